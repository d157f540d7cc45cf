import type { PlateRegion, Point } from '@hegemon/atlas';
import { type Ground, groundOf } from '@hegemon/board/map/ground.js';
import { textWidth } from '@hegemon/board/map/text-width.js';
import { type Box, boxAt, heightOf, widthOf } from '@hegemon/board/pieces/boxes.js';
import { bestPlace, Floor, type Found, ringsUpTo } from '@hegemon/board/pieces/floor.js';
import type { Site } from '../places/site.js';
import type { Piece } from './model.js';
import type { PlacedBadges, PlacedLockup, PlacedName, PlacedPiece, PlacedStage, PlacedTray, Scene } from './scene.js';
import { badgesBox, badgesOf, badgesWidth, forceForm, lockupBox, nameBox, STAGE, TARGET, traderBox } from './sizes.js';
import type { Stage } from './stages.js';

/** Px between two things, and from which share inside on a piece stands on its own ground. */
const GAP = 1.5;
const OWN_GROUND = 0.45;
const NEAR_BY = ringsUpTo(72, 9);
const ELSEWHERE = [...ringsUpTo(320, 16, 72), ...ringsUpTo(900, 32, 330)];
const AT_PLACE = ringsUpTo(40, 6);
const FOR_NAMES = ringsUpTo(48, 6);
/** How much of the name of a sea lies in it where islands leave no free room. */
const AMONG_ISLANDS = 0.85;

/** What a piece covers in px. */
const pieceBox = (piece: Piece, level: Scene['level'], isFanned = false): Box =>
  piece.sort === 'force' ? forceForm(piece, isFanned).box : traderBox(piece, level);
/** Units beside their counter are worth a way, but not any. */
const PLAIN = 30;

/** The most a place can be worth: all of it inside. */
const allInside = (distance: number): number => 120.5 - 0.5 * distance;

/** Gives out the room on the map, one thing after the other. */
export class Board {
  readonly floor = new Floor();
  readonly #ground: Ground;
  readonly #scene: Scene;
  readonly #regions: ReadonlyMap<string, PlateRegion>;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#ground = groundOf(scene.plate);
    this.#regions = new Map(scene.plate.regions.map(region => [region.id, region]));
  }

  region(id: string): PlateRegion | undefined {
    return this.#regions.get(id);
  }

  /** Inside its region if possible, rather on water than on the land of others, and always somewhere. */
  stand<T>(
    id: string,
    at: Point,
    forms: readonly { form: T; box: Box }[],
    spots = NEAR_BY,
  ): Found<T> & { inside: number } {
    const worth = (box: Box, distance: number, form: T): number => {
      const { inside, sea, foreign } = this.#ground.sharesOf(id, box);
      return (
        120 * inside + 25 * sea - 30 * foreign - 0.5 * distance - (forms.length > 1 && form === 'plain' ? PLAIN : 0)
      );
    };
    const search = { at, forms, worth, atMost: allInside, unit: this.#scene.unit, gap: GAP };
    const found = bestPlace(this.floor, { ...search, spots }) ??
      bestPlace(this.floor, { ...search, spots: ELSEWHERE }) ?? {
        at,
        form: forms[0].form,
        box: boxAt(at, forms[0].box, this.#scene.unit),
      };
    this.floor.take(found.box);
    return { ...found, inside: this.#ground.sharesOf(id, found.box).inside };
  }

  lockup(site: Site, name: string): PlacedLockup | undefined {
    const region = this.region(site.id);
    if (!region?.city) return undefined;
    const { level } = this.#scene;
    const forms = (['right', 'left'] as const).map(hand => ({ form: hand, box: lockupBox(site, name, level, hand) }));
    const { at, box, form } = this.stand(site.id, region.city.at, forms, AT_PLACE);
    return { site, name, hand: form, at, box };
  }

  piece(piece: Piece): PlacedPiece {
    const { pole } = this.region(piece.at)!;
    const home: Point = [pole[0], pole[1]];
    const { level } = this.#scene;
    const mayFan = level === 'near' && piece.sort === 'force' && piece.size > 0 && piece.side !== 'barbarians';
    const forms = [
      ...(mayFan ? [{ form: 'fan' as const, box: pieceBox(piece, level, true) }] : []),
      { form: 'plain' as const, box: pieceBox(piece, level) },
    ];
    const { at, box, inside, form } = this.stand(piece.at, home, forms);
    return { piece, at, box, isInTray: false, isFanned: form === 'fan', ...(inside < OWN_GROUND && { tether: home }) };
  }

  /** A ledge beside a crowded region, seaward if there is a sea. */
  tray(id: string, pieces: readonly Piece[]): { tray: PlacedTray; pieces: readonly PlacedPiece[] } {
    const { unit, level } = this.#scene;
    const boxes = pieces.map(piece => pieceBox(piece, level));
    const wide = boxes.reduce((sum, box) => sum + widthOf(box) + 4, 6);
    const high = Math.max(...boxes.map(heightOf)) + 10;
    const { pole } = this.region(id)!;
    const home: Point = [pole[0], pole[1]];
    const ledge: Box = [-wide / 2, -high / 2, wide / 2, high / 2];
    const worth = (box: Box, distance: number): number => 40 * this.#ground.sharesOf(id, box).sea - 0.5 * distance;
    const search = { at: home, forms: [{ form: 0, box: ledge }], worth, atMost: allInside, unit, gap: GAP };
    const spots = [ringsUpTo(120, 12, 36), ELSEWHERE];
    const found = bestPlace(this.floor, { ...search, spots: spots[0] }) ??
      bestPlace(this.floor, { ...search, spots: spots[1] }) ?? { at: home, box: boxAt(home, ledge, unit) };
    this.floor.take(found.box);
    let left = -wide / 2 + 5;
    const placed = pieces.map((piece, i): PlacedPiece => {
      const [x0, y0, x1, y1] = boxes[i];
      const at: Point = [found.at[0] + (left - x0) * unit, found.at[1] - ((y0 + y1) / 2) * unit];
      left += x1 - x0 + 4;
      return { piece, at, box: boxAt(at, boxes[i], unit), isInTray: true, isFanned: false };
    });
    return { tray: { id, at: found.at, box: found.box, tether: home }, pieces: placed };
  }

  /** Mostly inside, or smaller and at least partly; else it is not lettered. */
  name(id: string, text: string, isNeeded: boolean): PlacedName | undefined {
    const { level, unit } = this.#scene;
    const { pole } = this.region(id)!;
    const full = level === 'near' ? 17 : 12;
    const track = level === 'near' ? 0.06 : 0.02;
    const tries = [
      { size: full, least: 0.58 },
      { size: full * 0.92, least: 0.3 },
      ...(isNeeded ? [{ size: full * 0.92, least: 0 }] : []),
    ];
    for (const { size, least } of tries) {
      const width = (textWidth(text, true) + text.length * track) * size;
      const worth = (box: Box, distance: number): number | undefined => {
        const { inside, foreign } = this.#ground.sharesOf(id, box);
        if (inside < least || (foreign > 0.3 && !isNeeded)) return undefined;
        return 120 * inside - 60 * foreign - 0.5 * distance;
      };
      const found = bestPlace(this.floor, {
        at: [pole[0], pole[1]],
        forms: [{ form: 0, box: nameBox(width, size) }],
        spots: least === 0 ? [...NEAR_BY, ...ELSEWHERE] : FOR_NAMES,
        worth,
        atMost: allInside,
        unit,
        gap: GAP,
      });
      if (!found) continue;
      this.floor.take(found.box);
      return { id, lines: [text], size, at: found.at, box: found.box };
    }
    return undefined;
  }

  badges(site: Site): PlacedBadges | undefined {
    const badges = badgesOf(site);
    if (badgesWidth(badges) === 0) return undefined;
    const { pole } = this.region(site.id)!;
    const { at, box } = this.stand(site.id, [pole[0], pole[1]], [{ form: 0, box: badgesBox(badges) }]);
    return { site, at, box };
  }

  stage(stage: Stage): PlacedStage {
    const { id, number } = stage;
    const region = this.region(id)!;
    const { at, box } = this.stand(id, region.city?.at ?? [region.pole[0], region.pole[1]], [
      { form: 0, box: number === 0 ? TARGET : STAGE },
    ]);
    return { ...stage, at, box };
  }

  /** Only where there is water enough, and nothing else. */
  sea(region: PlateRegion, text: string): PlacedName | undefined {
    const { unit } = this.#scene;
    const [x, y, radius] = region.pole;
    // Among many islands there is no room without one: there a name crosses them, as on any chart.
    const least = radius / unit < 26 ? AMONG_ISLANDS : 0.98;
    const words = text.split(' ');
    const halves = [
      words.slice(0, Math.ceil(words.length / 2)).join(' '),
      words.slice(Math.ceil(words.length / 2)).join(' '),
    ];
    const forms = [15, 13].flatMap(size =>
      [[text], ...(words.length > 1 ? [halves] : [])].map(lines => {
        const width = Math.max(...lines.map(line => textWidth(line, true) + line.length * SEA_TRACK)) * size;
        return { form: { lines, size }, box: nameBox(width, size, lines.length) };
      }),
    );
    for (const each of forms) {
      const found = bestPlace(this.floor, {
        at: [x, y],
        forms: [each],
        spots: FOR_NAMES,
        worth: (box, distance) => {
          const { inside, sea } = this.#ground.sharesOf(region.id, box);
          // Never into another sea.
          return inside < least || sea > 0.02 ? undefined : -distance;
        },
        atMost: distance => -distance,
        unit,
        gap: 3,
      });
      if (!found) continue;
      this.floor.take(found.box);
      return { id: region.id, ...found.form, at: found.at, box: found.box };
    }
    return undefined;
  }
}
/** Between the letters of a sea's name, in ems. */
const SEA_TRACK = 0.12;
