import { askBot, random } from '@hegemon/bots';
import { type Answer, type Decision, isRefusal, Match, type Seat, seedOfText, sha256 } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { FIRST_GAME } from '../board/table/first-game.js';
import { lessonsIn } from '../board/table/lessons/lessons.js';
import { STEPS } from '../board/table/lessons/steps.js';
import { placeOf } from '../board/table/places/place-of.js';
import { timeOfCrisis } from '../src/index.js';
import type { ToC } from '../src/state.js';

const { options, seat: ME, seed } = FIRST_GAME;

/** The same match that the table opens for the first game: the id and the key follow from the seed alone. */
const firstMatch = () => {
  const seats = Object.fromEntries(
    timeOfCrisis.seats(options).map(seat => [seat, { name: seat, kind: seat === ME ? ('person' as const) : 'bot' }]),
  ) as Record<Seat, { name: string; kind: 'person' | 'bot' }>;
  const material = { serverSeed: seedOfText(seed), clientSeeds: {} };
  return new Match(timeOfCrisis, { id: `time-of-crisis-${seed}`, options, seats, seed: material });
};
type Game = ReturnType<typeof firstMatch>;

const asked = (game: Game, seat: Seat): Decision | undefined =>
  timeOfCrisis.pending(game.state).find(decision => decision.seat === seat);
const give = (game: Game, seat: Seat, answer: Answer): void => {
  const reply = game.answer({ ...answer, seat });
  if (isRefusal(reply)) throw new Error(`${JSON.stringify(answer)} is refused: ${JSON.stringify(reply)}`);
};
/** The opponent answers as it does at the table: the same match at the same question thinks the same thoughts. */
const letOthersPlay = (game: Game): void => {
  for (let step = 0; step < 100; step++) {
    const other = timeOfCrisis.pending(game.state).find(decision => decision.seat !== ME);
    if (!other) return;
    const thought = sha256(`hegemon bot ${game.key} ${other.seat} ${other.n}`).slice(0, 32);
    give(game, other.seat, askBot(timeOfCrisis, game.state, other.seat, random, thought).answer);
  }
  throw new Error('the opponent never comes to an end');
};

/** What the lesson tells one to do, step by step. */
const DEEDS: Readonly<Partial<Record<(typeof STEPS)[number]['id'], readonly Answer[]>>> = {
  province: [{ kind: 'choose-start-province', arg: 'thracia' }],
  hand: [{ kind: 'choose-start-hand', arg: { 'military-1': 1, 'senate-1': 3, 'populace-1': 1 } }],
  play: [{ kind: 'play-card', arg: 'military-1' }],
  battle: [{ kind: 'initiate-battle', arg: 'blue-general-0' }],
  senate: [{ kind: 'play-card', arg: 'senate-1' }],
  governor: [{ kind: 'recruit-governor', arg: 'governor-1' }],
  vote: [
    { kind: 'play-card', arg: 'senate-1' },
    { kind: 'play-card', arg: 'senate-1' },
    { kind: 'place-governor', arg: 'macedonia' },
  ],
  stake: [{ kind: 'stake-senate', arg: 2 }],
  end: [{ kind: 'end-actions' }],
  keep: [{ kind: 'keep-rest' }],
  buy: [{ kind: 'buy-card', arg: 'quaestor' }],
  finish: [{ kind: 'end-purchases' }],
  support: [
    { kind: 'play-card', arg: 'populace-1' },
    { kind: 'play-card', arg: 'populace-1' },
    { kind: 'increase-support', arg: 'thracia' },
  ],
  army: [
    { kind: 'play-card', arg: 'military-1' },
    { kind: 'play-card', arg: 'military-1' },
    { kind: 'recruit-general', arg: 'blue-general-1' },
    { kind: 'create-army', arg: 'thracia' },
  ],
};

describe('ui: the guided first game', () => {
  test('every lesson can be followed, in order, and ends with what it waits for', () => {
    const game = firstMatch();
    for (const step of STEPS) {
      letOthersPlay(game);
      const deeds = DEEDS[step.id] ?? [];
      for (const deed of deeds) give(game, ME, deed);
      const last = deeds.at(-1)?.kind;
      if ('until' in step) expect(step.until, step.id).toContain(last);
      else expect(last, step.id).toBeUndefined();
      // What a lesson says first is what it is about; the rest is for those who have overtaken it.
      if ('until' in step) expect(last, step.id).toBe(step.until[0]);
    }
    const view = timeOfCrisis.view(game.state, ME);
    expect(view.provinces.governor).toMatchObject({ thracia: 'blue', macedonia: 'blue' });
    expect(view.provinces.support.thracia).toBe(2);
    expect(view.armies.at).toMatchObject({ 'blue-general-0': 'thracia', 'blue-general-1': 'thracia' });
  });

  test('what the texts say of this game is true', () => {
    const game = firstMatch();
    expect(asked(game, ME)?.prompt).toBe('choose-start-province');
    give(game, ME, DEEDS.province![0]);
    letOthersPlay(game);
    give(game, ME, DEEDS.hand![0]);
    letOthersPlay(game);
    const state = game.state as ToC;
    expect(state).toMatchObject({ turn: 1, active: 'blue' });
    expect(state.barbarians.active.goths).toEqual({ thracia: 1 });
    give(game, ME, DEEDS.play![0]);
    give(game, ME, DEEDS.battle![0]);
    // 2 for the victory, 1 for the Goth; the militia has taken the hit.
    expect(game.state.legacy.blue).toBe(3);
    expect(game.state.armies.legions['blue-general-0']).toBe(1);
    expect(game.state.provinces.militia.thracia).toBeUndefined();
  });

  test('every target is a part of the page, a card, a governor or something on the map', () => {
    const view = timeOfCrisis.view(firstMatch().state, ME);
    const isThing = (id: string): boolean =>
      /^(military|senate|populace)-1$/.test(id) ||
      ['governor-1', 'quaestor', 'blue-general-0'].includes(id) ||
      placeOf(view, id) !== undefined;
    for (const { id, targets } of STEPS) {
      expect(targets.length, id).toBeGreaterThan(0);
      for (const target of targets) expect(target.startsWith('part:') || isThing(target), `${id} ${target}`).toBe(true);
    }
  });

  test.each(['en', 'de'] as const)('every step has a title and a short text in %s', language => {
    const lessons = lessonsIn(language);
    expect(lessons.map(({ id }) => id)).toEqual(STEPS.map(({ id }) => id));
    for (const { title, text } of lessons) {
      expect(title.length).toBeGreaterThan(2);
      expect(text.length).toBeGreaterThan(20);
      expect(text.length).toBeLessThan(280);
    }
  });
});
