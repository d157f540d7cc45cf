import { type Answer, type Choice, type GameState, isRefusal, keyOfMatch, sha256 } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { foresee } from '../src/foresee.js';
import type { Sight } from '../src/index.js';
import { whyNot } from '../src/why.js';
import type { Room } from './support/house.js';
import { bot, created, game, listing, opened, person, play, room } from './support/house.js';

const ME = { green: person('Ann'), blue: bot() };
type Scene = { readonly place: Room; readonly id: string; readonly sight: Sight };

/** Plays until the person is asked such a thing. */
const until = async (isThere: (sight: Sight) => boolean, seed = 'room'): Promise<Scene> => {
  const place = room({ seed });
  const id = await created(place, ME);
  let sight = await opened(place, id);
  for (let i = 0; i < 2000; i++) {
    sight = await play(place, sight, { most: 1 });
    if (!sight.table.outcome && isThere(sight)) return { place, id, sight };
  }
  throw new Error('it never came to that');
};
const choiceOf = ({ table }: Sight, kind: string): Choice | undefined =>
  table.decisions[0]?.choices.find(choice => choice.kind === kind);
const firstOf = (sight: Sight, kind: string): Answer => {
  const choice = choiceOf(sight, kind);
  if (choice?.shape !== 'pick') throw new Error(`no ${kind}`);
  return { kind, arg: choice.of[0] };
};
/** The true state, which only a test may see. */
const truth = async ({ place, id }: Scene): Promise<GameState> => {
  const text = await place.desk.exported(id);
  const file = JSON.parse(text.ok ? text.value : '');
  const seats = game.seats(file.options);
  const state = game.newGame(file.options, keyOfMatch(file.seed, file.id, seats));
  for (const { seat, kind, arg } of file.entries.slice(1)) game.apply(state, { seat, kind, arg });
  return state;
};

describe('what an answer would bring', () => {
  test('ui: a card brings points, an action costs them, and the next question is shown', async () => {
    const { place, sight } = await until(now => choiceOf(now, 'play-card') !== undefined);
    const card = firstOf(sight, 'play-card');
    const [foresight, nonsense, twice] = await place.desk.foresee([
      [card],
      [{ kind: 'play-card', arg: 'waterloo' }],
      [card, { kind: 'end-actions' }],
    ]);
    expect(foresight.cost?.[0].amount).toBeLessThan(0);
    expect(foresight.next?.prompt).toBe('choose-action');
    expect(foresight.draws).toBeUndefined();
    expect(nonsense.refusal).toMatchObject({ refused: 'does-not-fit', because: 'not-in-hand' });
    expect(twice.next?.prompt).toMatch(/discard-more|shop/);
    expect(twice.cost).toBeUndefined();
    // Nothing was played.
    expect((await place.desk.ticks()).length).toBe(sight.last + 1);
  });

  test('ui: dice are announced, and what lies behind them is not', async () => {
    const scene = await until(now => choiceOf(now, 'initiate-battle') !== undefined);
    const attack = firstOf(scene.sight, 'initiate-battle');
    const [foresight] = await scene.place.desk.foresee([[attack]]);
    expect(foresight.draws === true || foresight.next !== undefined).toBe(true);
    if (foresight.draws) expect(foresight.next).toBeUndefined();
    expect(foresight.cost).toEqual([{ unit: 'military', amount: 1 }]);
  });

  test('ui: a vote says how many it takes', async () => {
    const { place, sight } = await until(now => choiceOf(now, 'place-governor') !== undefined);
    const [foresight] = await place.desk.foresee([[firstOf(sight, 'place-governor')]]);
    expect(foresight.facts).toMatchObject({ required: expect.any(Number), voteOn: expect.any(Number) });
  });

  test('ui: purchases cost politics', async () => {
    const { place, sight } = await until(now => choiceOf(now, 'buy-card') !== undefined);
    const [foresight] = await place.desk.foresee([[firstOf(sight, 'buy-card')]]);
    expect(foresight.cost).toMatchObject([{ unit: 'politics', amount: expect.any(Number) }]);
    expect(foresight.next?.prompt).toBe('shop');
  });

  test('house 11: neither foresight nor odds depend on what the seat cannot see', async () => {
    const scene = await until(now => choiceOf(now, 'place-governor') !== undefined);
    const vote = firstOf(scene.sight, 'place-governor');
    const state = await truth(scene);
    const hooks = await listing.foresight();
    const board = await listing.board();
    const known = (s: GameState) => [
      foresee(game, s, 'green', [[vote], [{ kind: 'end-actions' }], [firstOf(scene.sight, 'play-card')]], hooks),
      hooks.oddsOf(game, s, 'green', [vote]),
      whyNot(game, s, 'green', { kind: 'initiate-battle' }, board),
    ];
    const otherwise = game.imagine(state, 'green', sha256('another deal').slice(0, 32));
    expect(otherwise).not.toEqual(state);
    expect(known(otherwise)).toEqual(known(state));
  });
});

describe('odds', () => {
  /** The shares found by playing the true state on with other dice, apart from the hook. */
  const playedOut = (state: GameState, course: readonly Answer[], runs: number): number => {
    let passed = 0;
    for (let i = 0; i < runs; i++) {
      const twin = game.recast(state, sha256(`own dice ${i}`).slice(0, 32));
      const told = course.flatMap(answer => {
        const reply = game.apply(twin, { ...answer, seat: 'green' });
        return isRefusal(reply) ? [] : reply.told;
      });
      if (told.some(({ type, open }) => type === 'senate-voted' && open.isPassed === true)) passed++;
    }
    return passed / runs;
  };

  test('ui: of a vote are those of the dice', async () => {
    const scene = await until(now => choiceOf(now, 'place-governor') !== undefined);
    const vote = firstOf(scene.sight, 'place-governor');
    const odds = await scene.place.desk.odds([vote]);
    expect(odds.length).toBeGreaterThan(0);
    const state = await truth(scene);
    for (const { course, shares, figures, runs, isExact, error } of odds) {
      if (isExact) expect(error).toBeLessThan(0.01);
      else expect(runs).toBeGreaterThanOrEqual(400);
      expect(shares.map(({ code }) => code)).toEqual(['passes', 'fails']);
      expect(shares[0].share + shares[1].share).toBeCloseTo(1, 9);
      expect(figures[0]).toMatchObject({ code: 'required', value: expect.any(Number) });
      expect(Math.abs(shares[0].share - playedOut(state, course, 2000))).toBeLessThan(0.08);
    }
  });

  test('ui: of a battle, with the losses to expect', async () => {
    const scene = await until(now => choiceOf(now, 'initiate-battle') !== undefined);
    const odds = await scene.place.desk.odds([firstOf(scene.sight, 'initiate-battle')]);
    for (const { shares, figures } of odds) {
      expect(shares.map(({ code }) => code)).toEqual(['wins', 'loses', 'undecided', 'equal-hits']);
      expect(shares.slice(0, 3).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(figures.map(({ code }) => code)).toEqual(['own-losses', 'foe-losses']);
    }
    expect(odds.length).toBeGreaterThan(0);
  });

  test('ui: there are none where nothing is diced for', async () => {
    const { place, sight } = await until(now => choiceOf(now, 'play-card') !== undefined);
    expect(await place.desk.odds([])).toEqual([]);
    expect(await place.desk.odds([firstOf(sight, 'play-card')])).toEqual([]);
    expect(await place.desk.odds([{ kind: 'place-governor', arg: 'atlantis' }])).toEqual([]);
  });
});

describe('why not', () => {
  test('ui: a thing that cannot be chosen has its reason, and one that can has none', async () => {
    const { place, sight } = await until(
      now => choiceOf(now, 'end-actions') !== undefined && choiceOf(now, 'increase-support') === undefined,
    );
    const reasons = await place.desk.whyNot(undefined, 'increase-support');
    expect(reasons[0].refusal).toMatchObject({ refused: 'not-offered', because: expect.any(String) });
    const [one] = await place.desk.whyNot('gallia', 'increase-support');
    expect(one.answer).toEqual({ kind: 'increase-support', arg: 'gallia' });
    const anything = await place.desk.whyNot('italia');
    expect(new Set(anything.map(({ refusal }) => refusal.because)).size).toBe(anything.length);
    const [, card] = Object.values(firstOf({ ...sight }, 'play-card'));
    expect(await place.desk.whyNot(card as string, 'play-card')).toEqual([]);
    expect(await place.desk.whyNot(card as string)).toEqual([]);
  });

  test('ui: whoever is not asked is told so', async () => {
    const place = room();
    await opened(place, await created(place, { green: person('Ann'), blue: person('Bob') }));
    expect(await place.desk.whyNot('italia')).toMatchObject([{ refusal: { refused: 'not-your-decision' } }]);
  });
});
