import { overlaps } from '@hegemon/board/pieces/boxes.js';
import { describe, expect, test } from 'vitest';
import { countUnits, isAtHome, type Piece, piecesOf } from '../board/table/pieces/model.js';
import { obstaclesOf, type Placed, placing, type Scene } from '../board/table/pieces/placing.js';
import { anchorsOf, LAYOUT } from '../board/table/places/layout.js';
import { PROVINCES, SEAS, TRIBES } from '../src/ids.js';
import type { ToCView } from '../src/view.js';
import { viewsOfRandomGames } from './board-views.js';

const VIEWS = viewsOfRandomGames(3, 83);
const REGIONS = [...PROVINCES, ...TRIBES, ...SEAS];
/** From the far end of the table level to close up; what one px of a piece covers on the map. */
const SCENES: readonly Pick<Scene, 'level' | 'unit'>[] = [
  { level: 'table', unit: 1.6 },
  { level: 'table', unit: 1.26 },
  { level: 'table', unit: 0.85 },
  { level: 'near', unit: 0.64 },
  { level: 'near', unit: 0.34 },
];
const inAllScenes = (check: (view: ToCView, scene: Scene) => void): void => {
  for (const { view, eyes } of VIEWS) for (const scene of SCENES) check(view, { ...scene, eyes });
};
const totalOf = (counts: Readonly<Record<string, Readonly<Record<string, number | undefined>>>>): number =>
  Object.values(counts).reduce((sum, by) => sum + Object.values(by).reduce<number>((a, b) => a + (b ?? 0), 0), 0);
const isStill = ({ piece }: Placed): boolean => isAtHome(piece) || (piece.sort === 'army' && piece.isInCapital);
const groupKey = (piece: Piece): string => ('tribe' in piece ? `${piece.tribe}@${piece.at}` : piece.key);

describe('ui: where the pieces of Time of Crisis stand', () => {
  test('ui: every region has anchors of its own', () => {
    for (const id of REGIONS) {
      const { open, cost, tray } = anchorsOf(id);
      expect(open.length, id).toBeGreaterThan(0);
      for (const point of [...open, cost, tray.tether]) {
        expect(point).toHaveLength(2);
        expect(point.every(Number.isFinite), id).toBe(true);
      }
    }
    expect(Object.keys(LAYOUT.provinces)).toEqual([...PROVINCES]);
  });

  test('ui: the pieces are those of the view, none lost and none twice', () => {
    for (const { view } of VIEWS) {
      const pieces = piecesOf(view);
      expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length);
      const armies = pieces.filter(piece => piece.sort === 'army');
      const count = (of: (piece: (typeof armies)[number]) => number): number => armies.reduce((n, a) => n + of(a), 0);
      const sum = (column: object): number => Object.values(column).reduce((a: number, b: number) => a + b, 0);
      expect(armies.filter(({ number }) => number !== undefined)).toHaveLength(Object.keys(view.armies.at).length);
      expect(count(army => army.legions)).toBe(sum(view.armies.legions));
      expect(count(army => army.reduced)).toBe(sum(view.armies.reduced));
      expect(count(army => (army.hasMilitia ? 1 : 0))).toBe(Object.keys(view.provinces.militia).length);
      expect(count(army => army.foederati.length)).toBe(Object.values(view.armies.foederati).flat().length);
      expect(armies.every(army => countUnits(army) > 0)).toBe(true);
      const barbarians = pieces.filter(piece => piece.sort === 'barbarians');
      expect(barbarians.reduce((n, { count: some }) => n + some, 0)).toBe(
        totalOf(view.barbarians.active) + totalOf(view.barbarians.inactive),
      );
      expect(pieces.filter(({ sort }) => sort === 'leader')).toHaveLength(Object.keys(view.leaders.at).length);
      expect(pieces.filter(({ sort }) => sort === 'rival')).toHaveLength(Object.keys(view.rivals).length);
    }
  });

  test('ui: every piece is placed once, in the order in which it is drawn', () => {
    inAllScenes((view, scene) => {
      const { placed } = placing(view, scene);
      expect(placed.map(({ piece }) => piece.key)).toEqual(piecesOf(view).map(({ key }) => key));
    });
  });

  test('ui: what stands in a slot covers neither its neighbours nor lockups, capitals and homelands', () => {
    inAllScenes((view, scene) => {
      const { placed } = placing(view, scene);
      const obstacles = obstaclesOf(view, scene);
      const open = placed.filter(each => !each.isInTray && !isStill(each));
      for (const one of open) {
        expect(
          obstacles.some(box => overlaps(one.box, box)),
          one.piece.key,
        ).toBe(false);
        for (const other of open) {
          if (groupKey(one.piece) === groupKey(other.piece)) continue;
          expect(overlaps(one.box, other.box), `${one.piece.key} ${other.piece.key}`).toBe(false);
        }
      }
    });
  });

  test('ui: within a tray no army covers another, and all of it lies on the ledge', () => {
    let most = 0;
    inAllScenes((view, scene) => {
      for (const { members, box, region } of placing(view, scene).trays) {
        most = Math.max(most, members.length);
        const armies = members.filter(({ piece }) => piece.sort === 'army');
        for (const one of members) {
          expect(one.piece.at).toBe(region);
          expect(one.x > box[0] && one.x < box[2] && one.y > box[1] && one.y < box[3]).toBe(true);
        }
        for (const one of armies) {
          for (const other of armies) {
            if (one !== other) expect(Math.abs(one.x - other.x) > 34 || Math.abs(one.y - other.y) > 37).toBe(true);
          }
        }
      }
    });
    expect(most).toBeGreaterThan(0);
  });

  test('ui: the chosen army is never in a tray, and choosing one that is not moves nothing', () => {
    let evicted = 0;
    inAllScenes((view, scene) => {
      const usual = placing(view, scene);
      for (const { piece, isInTray } of usual.placed) {
        if (piece.sort !== 'army') continue;
        const again = placing(view, { ...scene, chosen: piece.key });
        if (!isInTray) expect(again).toEqual(usual);
        else expect(again.placed.find(other => other.piece.key === piece.key)!.isInTray).toBe(false);
        if (isInTray) evicted++;
      }
    });
    expect(evicted).toBeGreaterThan(0);
  });
});
