import type { MUView } from '../../../src/view.js';
import { isTerritory } from '../places/areas.js';
import { mapNames } from '../places/map-names.js';
import { siteOf } from '../places/site.js';
import { Board } from './board.js';
import { placedFar } from './far-placing.js';
import { type Piece, piecesOf } from './model.js';
import type { Placing, Scene } from './scene.js';
import { stagesOf } from './stages.js';

/** So many forces and so many traders stand on the land itself; the rest goes to a tray. */
const MOST = 2;

/** Whoever looks first finds room for his own; barbarians come last. */
const ranked = (pieces: readonly Piece[], { eyes, chosen }: Scene): readonly Piece[] => {
  const rank = (piece: Piece): number => {
    if (piece.key === chosen) return 0;
    if (piece.side === eyes) return piece.sort === 'force' ? 1 : 2;
    if (piece.side === 'barbarians') return 5;
    return piece.sort === 'force' ? 3 : 4;
  };
  return [...pieces].sort((a, b) => rank(a) - rank(b));
};

/** Where everything stands. Choosing something that is on no tray moves nothing. */
export const placing = (view: MUView, scene: Scene): Placing => {
  if (scene.level === 'far') return placedFar(view, scene);
  const { chosen, ...plain } = scene;
  const usual = placedWith(view, plain, chosen);
  const isOnTray = usual.pieces.some(({ piece, isInTray }) => isInTray && piece.key === chosen);
  return isOnTray ? placedWith(view, scene, chosen) : usual;
};

const placedWith = (view: MUView, scene: Scene, chosen: string | undefined): Placing => {
  const board = new Board(scene);
  const names = mapNames(scene.language);
  const ids = scene.plate.regions.map(({ id }) => id);
  const sites = ids.filter(isTerritory).map(id => siteOf(view, id));
  const here = piecesOf(view).filter(({ at }) => board.region(at) !== undefined);

  const lockups = sites.filter(({ good }) => good).flatMap(site => board.lockup(site, names.place(site.id)) ?? []);
  const { standing, crowd } = divided(ranked(here, scene));
  const isTraderOrBarbarian = ({ sort, side }: Piece): boolean => sort === 'trader' || side === 'barbarians';
  const placed = standing.filter(piece => !isTraderOrBarbarian(piece)).map(piece => board.piece(piece));
  placed.push(
    ...standing.filter(({ side, sort }) => side === 'barbarians' && sort === 'force').map(piece => board.piece(piece)),
  );
  placed.push(...standing.filter(({ sort }) => sort === 'trader').map(piece => board.piece(piece)));
  const trays = [...crowd].map(([id, pieces]) => board.tray(id, pieces));
  placed.push(...trays.flatMap(({ pieces }) => pieces));
  const badges = sites.flatMap(site => board.badges(site) ?? []);
  const stages = stagesOf(view)
    .filter(({ id }) => board.region(id))
    .map(stage => board.stage(stage));
  const needed = here.find(({ key }) => key === chosen)?.at;
  const lettered = sites.filter(({ good }) => !good);
  const territories = lettered.flatMap(({ id }) => board.name(id, names.short(id), id === needed) ?? []);
  const seas = scene.plate.regions
    .filter(({ kind }) => kind === 'sea')
    .flatMap(region => board.sea(region, names.short(region.id)) ?? []);

  const order = new Map(here.map(({ key }, i) => [key, i]));
  return {
    pieces: placed.sort((a, b) => order.get(a.piece.key)! - order.get(b.piece.key)!),
    lockups,
    names: territories,
    seas,
    badges,
    stages,
    trays: trays.map(({ tray }) => tray),
    realms: [],
    floor: board.floor,
  };
};

/** Who stands on the land itself, and who beside it. */
const divided = (
  pieces: readonly Piece[],
): { standing: readonly Piece[]; crowd: ReadonlyMap<string, readonly Piece[]> } => {
  const standing: Piece[] = [];
  const crowd = new Map<string, Piece[]>();
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    const key = `${piece.sort} ${piece.at}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= MOST) standing.push(piece);
    else crowd.set(piece.at, [...(crowd.get(piece.at) ?? []), piece]);
  }
  return { standing, crowd };
};
