import { readPlate } from '@hegemon/atlas';
import { groundOf } from '@hegemon/board/map/ground.js';
import { plateInPlay } from '@hegemon/board/map/plate-in-play.js';
import { type Box, overlaps } from '@hegemon/board/pieces/boxes.js';
import { describe, expect, test } from 'vitest';
import file from '../board/map/map.json' with { type: 'json' };
import { placedTargets } from '../board/table/pieces/costs.js';
import { countOf, piecesOf } from '../board/table/pieces/model.js';
import { placing } from '../board/table/pieces/placing.js';
import type { Placing, Scene } from '../board/table/pieces/scene.js';
import { inPlay } from '../board/table/places/areas.js';
import type { AreaId, Player, TerritoryId } from '../src/ids.js';
import { SEAS, TERRITORIES } from '../src/ids.js';
import type { MUView } from '../src/view.js';
import { positionsOfGames } from './board-views.js';

const WHOLE = readPlate(file as unknown as Parameters<typeof readPlate>[0]);
const plates = new Map<string, Scene['plate']>();
const plateFor = (view: MUView): Scene['plate'] => {
  const key = inPlay(view).join(' ');
  const areas = new Set<string>(inPlay(view));
  const plate = plates.get(key) ?? plateInPlay(WHOLE, id => areas.has(id));
  plates.set(key, plate);
  return plate;
};

/** As full as a table can be: armies of two realms wherever somebody may stand, towers, caravans and routes. */
const crowded = (view: MUView): MUView => {
  const full = structuredClone(view) as { -readonly [K in keyof MUView]: MUView[K] };
  const seats = full.seats;
  inPlay(view).forEach((at: AreaId, i) => {
    const [one, two, three] = [0, 1, 2].map(n => seats[(i + n) % seats.length]);
    const army = { cavalry: 4, 'heavy-infantry': 3, archer: 5, 'captain-1': 1 };
    full.armies[at] = {
      [one]: army,
      ...(i % 2 === 0 && { [two]: { 'light-infantry': 2 } }),
      ...(i % 9 === 0 && { [three]: { archer: 1 }, barbarians: { 'light-infantry': 3 } }),
    };
    if (!(TERRITORIES as readonly string[]).includes(at)) return;
    const id = `vehicle-${9000 + i}` as const;
    full.vehicles.type[id] = i % 3 === 0 ? 'war-wagon' : i % 3 === 1 ? 'caravan' : 'engine';
    full.vehicles.level[id] = 2;
    full.vehicles.owner[id] = one;
    full.vehicles.at[id] = at;
    full.vehicles.cargo[id] = i % 3 === 1 ? ['salt', 'wine', 'wine'] : [];
    if (i % 4 === 0) full.buildings.military[at as TerritoryId] = 2;
    if (i % 5 === 0) full.markers[at as TerritoryId] = two;
  });
  return full;
};
const VIEWS = positionsOfGames(4, 260);
const FULL = VIEWS.filter((_, i) => i % 8 === 5).map(({ view, eyes }) => ({ view: crowded(view), eyes }));

/** What one px of a piece covers on the map, from the whole plate on a laptop to close up. */
const SCENES: readonly Pick<Scene, 'level' | 'unit'>[] = [
  { level: 'far', unit: 2.2 },
  { level: 'far', unit: 1.5 },
  { level: 'table', unit: 1.33 },
  { level: 'table', unit: 0.8 },
  { level: 'table', unit: 0.6 },
  { level: 'near', unit: 0.55 },
  { level: 'near', unit: 0.34 },
];
const inAllScenes = (
  views: readonly { view: MUView; eyes: Player }[],
  check: (view: MUView, scene: Scene, board: Placing) => void,
): void => {
  views.forEach(({ view, eyes }, i) => {
    for (const scene of SCENES) {
      const language = i % 2 === 0 ? ('en' as const) : ('de' as const);
      const whole = { ...scene, eyes, language, plate: plateFor(view) };
      check(view, whole, placing(view, whole));
    }
  });
};
const boxesOf = (board: Placing): readonly { what: string; box: Box }[] => [
  ...board.lockups.map(({ site, box }) => ({ what: `place ${site.id}`, box })),
  ...board.pieces.filter(({ isInTray }) => !isInTray).map(({ piece, box }) => ({ what: piece.key, box })),
  ...board.trays.map(({ id, box }) => ({ what: `tray ${id}`, box })),
  ...board.badges.map(({ site, box }) => ({ what: `badges ${site.id}`, box })),
  ...board.stages.map(({ player, id, box }) => ({ what: `stage ${player} ${id}`, box })),
  ...board.names.map(({ id, box }) => ({ what: `name ${id}`, box })),
  ...board.seas.map(({ id, box }) => ({ what: `sea ${id}`, box })),
  ...board.realms.map(({ realm, box }) => ({ what: `realm ${realm}`, box })),
];
const pairsThatMeet = (board: Placing): readonly string[] => {
  const all = boxesOf(board);
  return all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter(b => overlaps(a.box, b.box))
      .map(b => `${a.what} / ${b.what}`),
  );
};

describe('UI: where the pieces of Medioevo Universale stand', () => {
  test('UI 4: nothing covers anything else, in whole games at all levels', () => {
    inAllScenes(VIEWS, (_, { level, unit }, board) => {
      expect(pairsThatMeet(board), `${level} ${unit}`).toEqual([]);
    });
  });

  test('UI 4: at the table and near by not even a table full of armies covers itself', () => {
    let most = 0;
    inAllScenes(FULL, (view, { level, unit }, board) => {
      most = Math.max(most, piecesOf(view).length);
      if (level === 'far' || unit > 1) return;
      expect(pairsThatMeet(board), `${level} ${unit}`).toEqual([]);
    });
    expect(most).toBeGreaterThan(200);
  });

  test('UI 4: every piece is placed once, in the order in which it is drawn; far away the armies', () => {
    inAllScenes([...VIEWS, ...FULL], (view, { level }, board) => {
      const expected = piecesOf(view).filter(
        piece => level !== 'far' || (piece.sort === 'force' && countOf(piece.army) > 0),
      );
      expect(board.pieces.map(({ piece }) => piece.key)).toEqual(expected.map(({ key }) => key));
      expect(board.lockups).toHaveLength(
        inPlay(view).filter(id => WHOLE.regions.find(region => region.id === id)?.city).length,
      );
    });
  });

  test('UI 4: whatever is on a tray lies on its ledge, apart from the rest', () => {
    let most = 0;
    inAllScenes(FULL, (_, __, board) => {
      for (const { id, box } of board.trays) {
        const members = board.pieces.filter(({ piece, isInTray }) => isInTray && piece.at === id);
        most = Math.max(most, members.length);
        for (const one of members) {
          expect(one.box[0] >= box[0] && one.box[2] <= box[2] && one.box[1] >= box[1] && one.box[3] <= box[3]).toBe(
            true,
          );
          for (const other of members) if (one !== other) expect(overlaps(one.box, other.box)).toBe(false);
        }
      }
    });
    expect(most).toBeGreaterThan(1);
  });

  test('UI 4: what was chosen is on no tray, its territory is named, and nothing else moves for it', () => {
    let evicted = 0;
    let named = 0;
    for (const { view, eyes } of FULL.slice(0, 2)) {
      const scene = { level: 'table', unit: 0.8, eyes, language: 'en', plate: plateFor(view) } as const;
      const usual = placing(view, scene);
      for (const { piece, isInTray } of usual.pieces.filter((_, i) => i % 11 === 0)) {
        const again = placing(view, { ...scene, chosen: piece.key });
        expect(again.pieces.find(other => other.piece.key === piece.key)!.isInTray).toBe(false);
        if (isInTray) evicted++;
        else expect(again.pieces).toEqual(usual.pieces);
        const isLettered = again.names.some(({ id }) => id === piece.at);
        const hasPlace = again.lockups.some(({ site }) => site.id === piece.at);
        const isSea = (SEAS as readonly string[]).includes(piece.at);
        if (!usual.names.some(({ id }) => id === piece.at) && isLettered) named++;
        if (!isSea && !hasPlace && !isInTray) expect(isLettered, piece.key).toBe(true);
      }
    }
    expect(evicted).toBeGreaterThan(0);
    expect(named).toBeGreaterThan(0);
  });

  test('UI 4: costs stand beside everything else and move nothing', () => {
    inAllScenes(VIEWS.slice(0, 6), (view, scene, board) => {
      if (scene.level === 'far') return;
      const before = board.floor.taken.length;
      const targets = inPlay(view)
        .slice(20, 40)
        .map((id, i) => ({ id, cost: 1, step: 1 as const, isHalt: i % 2 === 0, isHostile: false }));
      const placed = placedTargets(targets, board, scene);
      expect(placed).toHaveLength(targets.length);
      expect(board.floor.taken).toHaveLength(before);
    });
  });

  test('UI 4: names keep to their own land; of the seas those are lettered that have room, or islands only in it', () => {
    let lettered = 0;
    inAllScenes(VIEWS, (_, { plate, unit, level }, board) => {
      for (const { id, box } of board.seas) {
        const [, , radius] = plate.regions.find(region => region.id === id)!.pole;
        const { inside, sea } = groundOf(plate).sharesOf(id, box);
        expect(inside, id).toBeGreaterThanOrEqual(radius / unit < 26 ? 0.85 : 0.98);
        expect(sea, id).toBeLessThan(0.03);
      }
      if (level === 'table' && unit < 0.9) lettered = Math.max(lettered, board.names.length + board.seas.length);
    });
    expect(lettered).toBeGreaterThan(60);
  });

  test.each(['en', 'de'] as const)(
    'ui Layout: at the zoom of the table both Aegeans bear their names in %s',
    language => {
      const [{ view, eyes }] = VIEWS;
      const { seas } = placing(view, { level: 'table', unit: 0.8, eyes, language, plate: plateFor(view) });
      expect(seas.map(({ id }) => id)).toEqual(expect.arrayContaining(['northern-aegean', 'southern-aegean']));
    },
  );
});
