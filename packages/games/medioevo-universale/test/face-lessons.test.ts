import { wantedInstead } from '@hegemon/board/lessons/guide.js';
import { askBot, greedy } from '@hegemon/bots';
import {
  type Answer,
  type Decision,
  isForForm,
  isRefusal,
  listAnswers,
  Match,
  type Seat,
  seedOfText,
  sha256,
} from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { FIRST_GAME } from '../board/table/first-game.js';
import { lessonsFor } from '../board/table/lessons/lessons.js';
import { STEPS } from '../board/table/lessons/steps.js';
import { EVENT, MAP, PRINTED_REALM } from '../src/catalog.js';
import { oddsOf } from '../src/foresight/odds.js';
import { medioevoUniversale } from '../src/game.js';
import type { EventId, TerritoryId } from '../src/ids.js';
import { permittedRate } from '../src/rules/uprisings.js';
import type { MU, MUOptions } from '../src/state.js';

/** What a step asks for that lies on a sheet: a realm, a card, a marker, rows of the shop, units, dice, and deals. */
const ON_SHEETS = [
  ...['byzantium', 'realm-35', 'green', 'masonry', 'civil', 'heavy-infantry', 'cavalry'],
  ...['archer:1', 'd6', 'd8', 'heavy-infantry:1', 'buy', 'sell'],
];
const { seat: ME, seed } = FIRST_GAME;
const OPTIONS = FIRST_GAME.options as unknown as MUOptions;

/** The same match that the table opens for the first game: the id and the key follow from the seed alone. */
const firstMatch = () => {
  const seats = Object.fromEntries(
    medioevoUniversale
      .seats(OPTIONS)
      .map(seat => [seat, { name: seat, kind: seat === ME ? ('person' as const) : ('bot' as const) }]),
  ) as Record<Seat, { name: string; kind: 'person' | 'bot' }>;
  const material = { serverSeed: seedOfText(seed), clientSeeds: {} };
  return new Match(medioevoUniversale, { id: `medioevo-universale-${seed}`, options: OPTIONS, seats, seed: material });
};
type Game = ReturnType<typeof firstMatch>;

const give = (game: Game, seat: Seat, answer: Answer): void => {
  const reply = game.answer({ ...answer, seat });
  if (isRefusal(reply)) throw new Error(`${JSON.stringify(answer)} is refused: ${JSON.stringify(reply)}`);
};
/** What is asked for form the host answers for the only person among bots. The opponents answer as they do at the table: the same match at the same question thinks the same thoughts. */
const letOthersPlay = (game: Game): void => {
  for (let step = 0; step < 1000; step++) {
    const pending = medioevoUniversale.pending(game.state);
    const forForm = pending.find(
      decision => decision.seat === ME && isForForm(medioevoUniversale, game.state, decision),
    );
    if (forForm) {
      give(game, ME, listAnswers(forForm)[0]);
      continue;
    }
    const other = pending.find(decision => decision.seat !== ME);
    if (!other) return;
    const thought = sha256(`hegemon bot ${game.key} ${other.seat} ${other.n}`).slice(0, 32);
    give(game, other.seat, askBot(medioevoUniversale, game.state, other.seat, greedy, thought).answer);
  }
  throw new Error('the opponents never come to an end');
};

const PASS: Answer = { kind: 'pass' };
const unitFor = (type: string): readonly Answer[] => [
  { kind: 'buy-unit', arg: type },
  { kind: 'place', arg: 'thessalonica' },
];
const LEISURE: readonly string[] = ['draft-treaty', 'add-clause', 'clause-between', 'send-draft'];

/** What the lesson tells one to do, step by step. */
const DEEDS: Readonly<Partial<Record<(typeof STEPS)[number]['id'], readonly Answer[]>>> = {
  realm: [{ kind: 'choose-realm', arg: 'byzantium' }],
  bid: [{ kind: 'bid', arg: 150 }],
  village: [{ kind: 'place-village', arg: 'constantinople' }],
  start: [
    { kind: 'take-transport', arg: 'galley:1' },
    { kind: 'place-transport', arg: 'thessalonica' },
    { kind: 'take-transport', arg: 'caravan:1' },
    { kind: 'place-transport', arg: 'constantinople' },
    { kind: 'place-archer', arg: 'thessalonica' },
  ],
  card: [
    { kind: 'keep-card', arg: 'realm-35' },
    { kind: 'take-marker', arg: 'green' },
  ],
  horde: [{ kind: 'reroll', arg: [] }],
  tax: [{ kind: 'tax-rate', arg: '30' }],
  technology: [{ kind: 'pay' }, { kind: 'buy-technology', arg: 'masonry' }],
  town: [
    { kind: 'build', arg: 'town' },
    { kind: 'place', arg: 'constantinople' },
    { kind: 'flip-marker', arg: 'green' },
  ],
  army: [...unitFor('cavalry'), ...unitFor('cavalry'), ...unitFor('heavy-infantry'), { kind: 'done-buying' }],
  march: [
    { kind: 'move', arg: 'thessalonica' },
    { kind: 'take', arg: ['heavy-infantry:1', 'cavalry:1', 'cavalry:2', 'vehicle-1'] },
  ],
  landing: [
    { kind: 'go', arg: 'northern-aegean' },
    { kind: 'go', arg: 'southern-aegean' },
    { kind: 'go', arg: 'candia' },
    { kind: 'use-card', arg: 'realm-35' },
    { kind: 'name', arg: 'archer' },
  ],
  archers: [{ kind: 'no-quarter' }, { kind: 'assign', arg: { 'archer:1': 1 } }],
  dice: [{ kind: 'stand' }, { kind: 'reroll', arg: ['d6', 'd8'] }],
  victory: [{ kind: 'assign', arg: { 'heavy-infantry:1': 1 } }],
  trade: [
    { kind: 'buy', arg: 2 },
    { kind: 'go', arg: 'nicaea' },
    { kind: 'sell', arg: ['cloth:1', 'cloth:2'] },
  ],
  market: [
    { kind: 'buy', arg: 2 },
    { kind: 'go', arg: 'constantinople' },
    { kind: 'sell', arg: ['wine:1', 'wine:2'] },
  ],
  order: [{ kind: 'bid', arg: 110 }],
  event: [
    { kind: 'reroll', arg: [] },
    { kind: 'symbol', arg: 'goods' },
  ],
  barbarians: [
    { kind: 'symbol', arg: 'units' },
    { kind: 'move-barbarians', arg: 'acre' },
    { kind: 'go', arg: 'damascus' },
  ],
  uprisings: [PASS, { kind: 'tax-rate', arg: '40' }],
  treaty: [
    { kind: 'pay' },
    { kind: 'draft-treaty', arg: ['player-2'] },
    { kind: 'add-clause', arg: 'non-aggression' },
    { kind: 'clause-between', arg: ['player-1', 'player-2'] },
    { kind: 'send-draft' },
  ],
};
type StepId = (typeof STEPS)[number]['id'];

/** The game as the lessons tell it: what was asked before each deed, and how things stood after each lesson. */
const played = () => {
  const game = firstMatch();
  const asked: Partial<Record<StepId, readonly Decision[]>> = {};
  const before: Partial<Record<StepId, readonly MU[]>> = {};
  const after: Partial<Record<StepId, MU>> = {};
  const mine = (): Decision => medioevoUniversale.pending(game.state).find(({ seat }) => seat === ME)!;
  for (const { id } of STEPS) {
    letOthersPlay(game);
    const seen: MU[] = [];
    asked[id] = (DEEDS[id] ?? []).map(deed => {
      const decision = mine();
      seen.push(structuredClone(game.state) as MU);
      give(game, ME, deed);
      // At leisure nobody is held up: the question that was open is still the same.
      if (LEISURE.includes(deed.kind)) expect(mine(), deed.kind).toEqual(decision);
      else letOthersPlay(game);
      return decision;
    });
    before[id] = seen;
    after[id] = structuredClone(game.state) as MU;
  }
  return {
    asked: asked as Record<StepId, readonly Decision[]>,
    before: before as Record<StepId, readonly MU[]>,
    after: after as Record<StepId, MU>,
  };
};

describe('ui: the guided first game', () => {
  const { asked, before, after } = played();

  test('MU 0-round: every lesson can be followed, in order, and ends with what it waits for', () => {
    for (const step of STEPS) {
      const kinds = (DEEDS[step.id] ?? []).map(({ kind }) => kind);
      // What a lesson says first is what it is about; the rest is for those who have overtaken it.
      expect(kinds.at(-1), step.id).toBe('until' in step ? step.until[0] : undefined);
      // Nothing that is done on the way ends the lesson too early.
      const waits: readonly string[] = 'until' in step ? step.until : [];
      expect(
        kinds.slice(0, -1).filter(kind => waits.includes(kind)),
        step.id,
      ).toEqual([]);
    }
    expect(after.goal).toMatchObject({ round: 2, phase: 4, order: ['player-1', 'player-2', 'player-3'] });
  });

  test('MU 1-auction, MU 5-conquer: what the texts say of the first round is true', () => {
    expect(after.card.realm).toEqual({ 'player-1': 'byzantium', 'player-2': 'mamluks', 'player-3': 'golden-horde' });
    expect(after.card.order[0]).toBe(ME);
    expect(asked.horde[0]).toMatchObject({ prompt: 'reroll-horde', facts: { dice: [4, 1, 2] } });
    expect(asked.technology[0]).toMatchObject({ prompt: 'pay-dues', facts: { upkeep: 60 } });
    expect(asked.archers.map(({ prompt }) => prompt)).toEqual(['declare-capture', 'assign']);
    expect(asked.dice[1]).toMatchObject({ prompt: 'reroll', facts: { attack: 4 } });
    expect(asked.victory[0]).toMatchObject({ prompt: 'assign', facts: { source: 'loss', points: 1 } });
    expect(after.victory.honour[ME]).toBe(11);
    expect(after.victory.armies.candia).toEqual({ [ME]: { cavalry: 2, 'light-infantry': 1 } });
  });

  test('MU 6-place, MU 2-uprisings: what the texts say of trade and of the second round is true', () => {
    expect(after.market).toMatchObject({ round: 2, market: { nicaea: ['cloth'], constantinople: ['wine'] } });
    expect(asked.event[0]).toMatchObject({ prompt: 'reroll-horde', facts: { dice: [4, 2, 7] } });
    const { startRealmTerritories, otherTerritories } = EVENT[asked.event[1].facts!.card as EventId];
    const isMine = (id: TerritoryId): boolean => id === 'candia' || PRINTED_REALM[id] === 'byzantium';
    expect([...startRealmTerritories, ...otherTerritories].filter(isMine)).toEqual([]);
    expect(after.barbarians.armies.damascus).toHaveProperty('barbarians');
    expect(PRINTED_REALM.damascus).toBe('mamluks');
    expect(permittedRate(after.barbarians)).toBe(40);
    expect(after.uprisings.honour[ME]).toBe(11);
  });

  test('MU 5-battle-5: the dice that the lesson rolls again are those that promise most', () => {
    const [best] = before.dice
      .map(state => oddsOf(medioevoUniversale, state, ME, []))
      .at(-1)!
      .toSorted((a, b) => b.shares[0].share - a.shares[0].share);
    expect(best.course).toEqual(DEEDS.dice!.slice(-1));
  });

  test('ui: none of the others gives away what it has bought in the first round', () => {
    for (const seat of ['player-2', 'player-3'] as const) {
      const units = Object.values(after.market.armies).flatMap(each => Object.values(each[seat] ?? {}));
      expect(units.length, seat).toBeGreaterThan(0);
      expect(after.market.honour[seat], seat).toBeGreaterThanOrEqual(10);
    }
  });

  test('ui: what is told to do is what the guide takes', () => {
    for (const lesson of lessonsFor('en')) {
      for (const deed of DEEDS[lesson.id as StepId] ?? [])
        expect(wantedInstead(lesson, deed), lesson.id).toBeUndefined();
    }
    const [card] = lessonsFor('en').filter(({ id }) => id === 'card');
    expect(wantedInstead(card, { kind: 'keep-card', arg: 'realm-26' })).toEqual([DEEDS.card![0]]);
  });

  test('MU C-treaty: the draft that is sent lies before the Mamluks', () => {
    expect(Object.values(after.treaty.proposals)).toMatchObject([{ from: ME, to: ['player-2'] }]);
  });

  test('ui: every target is a part of the page, an area of the map, or what the step asks for on a sheet', () => {
    const areas: readonly string[] = [...MAP.areas, ...ON_SHEETS];
    for (const { id, targets } of STEPS) {
      expect(targets.length, id).toBeGreaterThan(0);
      for (const target of targets)
        expect(target.startsWith('part:') || areas.includes(target), `${id} ${target}`).toBe(true);
    }
  });

  test.each(['en', 'de'] as const)('ui: every step has a title and a short text in %s', language => {
    const lessons = lessonsFor(language);
    expect(lessons.map(({ id }) => id)).toEqual(STEPS.map(({ id }) => id));
    for (const { id, title, text } of lessons) {
      expect(title.length, id).toBeGreaterThan(2);
      expect(text.length, id).toBeGreaterThan(20);
      expect(text.length, id).toBeLessThan(280);
    }
  });
});
