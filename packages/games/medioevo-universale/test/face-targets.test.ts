import type { Decision } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { stripOf } from '../board/table/pieces/marks.js';
import { type Force, forceNamed, piecesOf, type Trader } from '../board/table/pieces/model.js';
import { forceForm } from '../board/table/pieces/sizes.js';
import { slideOf } from '../board/table/pieces/slides.js';
import { isChosen, litOf, namesRegions, targetsOf, touchPiece } from '../board/table/pieces/targets.js';
import type { MUView } from '../src/view.js';

const VIEW = {
  inPlay: {},
  seats: ['player-1', 'player-2'],
  realm: { 'player-1': 'hungary', 'player-2': 'novgorod' },
  routes: {
    'player-1': { vehicle: 'vehicle-3', start: 'buda', stages: ['vienna', 'prague'], established: ['vienna'] },
  },
  armies: {
    buda: { 'player-1': { cavalry: 2, 'captain-2': 1 }, 'player-2': { archer: 1 } },
    vienna: { barbarians: { 'light-infantry': 2 } },
    'ionian-sea': { 'player-2': { 'heavy-infantry': 4 } },
  },
  tired: { buda: { 'player-1': { cavalry: 2, 'captain-2': 1 } } },
  vehicles: {
    made: 7,
    type: {
      'vehicle-1': 'galley',
      'vehicle-2': 'war-wagon',
      'vehicle-3': 'caravan',
      'vehicle-4': 'engine',
      'vehicle-5': 'galley',
      'vehicle-6': 'war-wagon',
    },
    level: { 'vehicle-1': 3, 'vehicle-2': 1, 'vehicle-3': 2, 'vehicle-4': 2, 'vehicle-5': 1, 'vehicle-6': 1 },
    owner: {
      'vehicle-1': 'player-1',
      'vehicle-2': 'player-1',
      'vehicle-3': 'player-1',
      'vehicle-4': 'player-1',
      'vehicle-5': 'player-2',
      'vehicle-6': 'player-2',
    },
    at: {
      'vehicle-1': 'buda',
      'vehicle-2': 'buda',
      'vehicle-3': 'buda',
      'vehicle-4': 'buda',
      'vehicle-5': 'ionian-sea',
      'vehicle-6': 'prague',
    },
    stopped: { 'vehicle-6': true },
    mp: {},
    cargo: { 'vehicle-3': ['salt', 'salt', 'wine'] },
    aboard: {},
    carrier: {},
  },
} as unknown as MUView;
const force = (side: string, at: string): Force => forceNamed(VIEW, `force:${side}@${at}`)!;
const trader = piecesOf(VIEW).find((piece): piece is Trader => piece.sort === 'trader')!;

type Lights = Readonly<
  Record<string, { kinds: readonly string[]; cost?: readonly { unit: string; amount: number }[] }>
>;
interface Asked {
  readonly lights?: Lights;
  readonly decision?: Pick<Decision, 'prompt' | 'facts'>;
  readonly chosen?: string;
  /** What the question after `go` would say of the points left. */
  readonly next?: Pick<Decision, 'prompt' | 'facts'>;
}
const tableWith = ({ lights = {}, decision, chosen, next }: Asked) => {
  const lit = new Map(Object.entries(lights).map(([id, light]) => [id, { ...light, step: 1 as const }]));
  const touched: string[] = [];
  const table = {
    lit,
    litRegion: (id: string) => (lit.get(id)?.kinds.some(namesRegions) ? lit.get(id) : undefined),
    isChosen: (id: string) => id === chosen,
    decision,
    draft: { ticked: [], spread: {}, ...(chosen && { id: chosen }) },
    sight: { eyes: 'player-1', table: { view: VIEW } },
    foresee: () => (next ? { next } : undefined),
    touch: (id: string) => void touched.push(id),
    touchRegion: (id: string) => void touched.push(`region ${id}`),
  } as unknown as Parameters<typeof litOf>[0];
  return { table, touched };
};

describe('UI: pieces of Medioevo Universale as they stand to a question', () => {
  test('UI 5: an army stands on its wagon, at sea on its galley; the rest goes along', () => {
    const army = force('player-1', 'buda');
    expect(army.base?.id).toBe('vehicle-2');
    expect(army.train.map(({ id }) => id)).toEqual(['vehicle-1', 'vehicle-4']);
    expect(army.isStopped).toBe(true);
    expect(force('player-2', 'ionian-sea').base?.id).toBe('vehicle-5');
    const empty = force('player-2', 'prague');
    expect(empty.size).toBe(0);
    expect(empty.isStopped).toBe(true);
    expect(forceForm(empty, false).lead?.id).toBe('vehicle-6');
    expect(trader.isOnRoute).toBe(true);
  });

  test('UI 5: one mark for each unit, captain first; where they would not fit, numbers', () => {
    expect(stripOf({ archer: 1, 'captain-1': 1, cavalry: 1 }).marks.map(({ type }) => type)).toEqual([
      'captain',
      'cavalry',
      'archer',
    ]);
    const many = stripOf({ cavalry: 8, archer: 3 });
    expect(many.marks.map(({ type, number }) => [type, number?.count])).toEqual([
      ['cavalry', 8],
      ['archer', 3],
    ]);
    expect(many.scale).toBe(1);
  });

  test('UI 4: near by each type of unit stands beside the counter', () => {
    const { fan, box } = forceForm(force('player-1', 'buda'), true);
    expect(fan.map(({ type, count }) => `${count} ${type}`)).toEqual(['1 captain', '2 cavalry']);
    expect(box[2]).toBeGreaterThan(fan[1].x);
    expect(forceForm(force('player-1', 'buda'), false).fan).toEqual([]);
  });

  test('UI: who can move is lit, and a touch names its territory', () => {
    const { table, touched } = tableWith({ lights: { buda: { kinds: ['move'] }, vienna: { kinds: ['move'] } } });
    expect(litOf(table, force('player-1', 'buda'))).toBe(1);
    expect(litOf(table, force('player-2', 'buda'))).toBeUndefined();
    expect(litOf(table, force('barbarians', 'vienna'))).toBeUndefined();
    touchPiece(table, force('player-1', 'buda'));
    expect(touched).toEqual(['region buda']);
  });

  test('UI: an opponent is named where the battle is, and nowhere else', () => {
    const { table, touched } = tableWith({
      lights: { 'player-2': { kinds: ['opponent'] } },
      decision: { prompt: 'fight-whom', facts: { at: 'buda', side: 'player-1' } },
    });
    expect(litOf(table, force('player-2', 'buda'))).toBe(1);
    expect(litOf(table, force('player-2', 'ionian-sea'))).toBeUndefined();
    touchPiece(table, force('player-2', 'buda'));
    expect(touched).toEqual(['player-2']);
  });

  test('UI: barbarians whom the first player may move are lit', () => {
    const { table } = tableWith({ lights: { vienna: { kinds: ['move-barbarians'] } } });
    expect(litOf(table, force('barbarians', 'vienna'))).toBe(1);
  });

  test('UI: a trader is touched for itself; where its land is asked for, the land', () => {
    const named = tableWith({ lights: { 'vehicle-3': { kinds: ['trader'] } } });
    expect(litOf(named.table, trader)).toBe(1);
    touchPiece(named.table, trader);
    expect(named.touched).toEqual(['vehicle-3']);
    const land = tableWith({ lights: { buda: { kinds: ['place'] } } });
    expect(litOf(land.table, trader)).toBeUndefined();
    touchPiece(land.table, trader);
    expect(land.touched).toEqual(['region buda']);
  });

  test('UI: the force that moves and the vehicle that trades are chosen', () => {
    const moving = tableWith({ decision: { prompt: 'move-on', facts: { at: 'buda' } } });
    expect(isChosen(moving.table, force('player-1', 'buda'))).toBe(true);
    expect(isChosen(moving.table, force('player-2', 'buda'))).toBe(false);
    const trading = tableWith({ decision: { prompt: 'trade-with', facts: { vehicle: 'vehicle-3', at: 'buda' } } });
    expect(isChosen(trading.table, trader)).toBe(true);
    expect(isChosen(tableWith({ chosen: 'buda' }).table, force('player-1', 'buda'))).toBe(true);
  });

  test('UI: a step shows what it takes of the points, where it ends, and where it is war', () => {
    const facts = { at: 'buda', mp: { 'vehicle-2': 6 }, halts: ['vienna'], hostile: ['prague'] };
    const { table } = tableWith({
      lights: { vienna: { kinds: ['go'] }, prague: { kinds: ['go'] }, zagreb: { kinds: ['go'] } },
      decision: { prompt: 'move-on', facts },
      next: { prompt: 'move-on', facts: { mp: { 'vehicle-2': 4 } } },
    });
    expect(targetsOf(table)).toEqual([
      { id: 'vienna', cost: 2, step: 1, isHalt: true, isHostile: false },
      { id: 'prague', cost: 2, step: 1, isHalt: false, isHostile: true },
      { id: 'zagreb', cost: 2, step: 1, isHalt: false, isHostile: false },
    ]);
  });

  test('UI: a price that was foreseen stands on the map, what is free does not', () => {
    const { table } = tableWith({
      lights: {
        buda: { kinds: ['place'], cost: [{ unit: 'florin', amount: 50 }] },
        vienna: { kinds: ['place'] },
        'player-2': { kinds: ['opponent'] },
      },
    });
    expect(targetsOf(table)).toEqual([{ id: 'buda', cost: 50, step: 1, isHalt: false, isHostile: false }]);
  });

  test('UI: armies on their way slide, and nobody else', () => {
    expect(slideOf({ type: 'force-moved', player: 'player-1', from: 'buda', to: 'vienna' })).toMatchObject({
      who: 'player-1',
      from: 'buda',
      to: 'vienna',
    });
    expect(slideOf({ type: 'barbarians-moved', from: 'buda', to: 'vienna' })?.who).toBe('barbarians');
    expect(slideOf({ type: 'trader-moved', player: 'player-1', from: 'buda', to: 'vienna' })).toBeUndefined();
    expect(slideOf({ type: 'force-moved', player: 'player-1' })).toBeUndefined();
  });
});
