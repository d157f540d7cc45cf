import { stream } from '@hegemon/kernel';
import { seedFor, simulate } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { crisisEntry, invasionPath } from '../src/catalog.js';
import { type Hazard, hazardsOf } from '../src/foresight/index.js';
import { type EventId, type ProvinceId, TRIBES, type TribeId } from '../src/ids.js';
import { timeOfCrisis } from '../src/index.js';
import { type Arrangement, arrange, arranged } from './arrange.js';
import { livelyPlayer } from './lively.js';

const PIPS = [1, 2, 3, 4, 5, 6];
/** How often the table says so, of 36. */
const chanceOf = (entry: string, players = 4): number =>
  PIPS.flatMap(black => PIPS.map(white => crisisEntry(players, black + white))).filter(each => each === entry).length /
  36;
/** How often the white die leads a tribe there first. */
const firstPaths = (tribe: TribeId, province: ProvinceId): number =>
  PIPS.filter(white => invasionPath(tribe, white)[0] === province).length / 6;

const hazardsIn = (a: Arrangement): readonly Hazard[] => hazardsOf(timeOfCrisis, arrange(a).state, 'green');
const shareOf = (hazards: readonly Hazard[], code: string, id: string): number =>
  hazards.find(each => each.code === code && each.id === id)?.share ?? 0;
const without = (...tribes: TribeId[]): NonNullable<Arrangement['barbarians']> =>
  Object.fromEntries(
    // All of them out in the open somewhere: nobody is at home to come.
    tribes.map(tribe => [tribe, { hispania: { active: 5 }, africa: { active: 5 } }]),
  );

describe('what the next crisis roll may do', () => {
  test('ToC 9.invasion-check: a tribe comes if it is rolled and as many are ready as the black die shows', () => {
    const hazards = hazardsIn({ players: 2, barbarians: { franks: { homeland: { active: 2 } } } });
    // One more takes up arms before the dice are looked at.
    expect(shareOf(hazards, 'invades', 'franks')).toBeCloseTo((chanceOf('franks', 2) * 3) / 6, 9);
    expect(shareOf(hazards, 'invades', 'goths')).toBeCloseTo((chanceOf('goths', 2) * 1) / 6, 9);
    expect(shareOf(hazards, 'invades', 'nomads')).toBe(0);
  });

  test('ToC 9.path: the first province of the path is entered, by whichever tribe', () => {
    const hazards = hazardsIn({
      barbarians: { ...without('alamanni', 'goths', 'nomads', 'sassanids'), franks: { homeland: { active: 1 } } },
    });
    const comes = (chanceOf('franks') * 2) / 6;
    expect(shareOf(hazards, 'invaded', 'britannia')).toBeCloseTo(comes * firstPaths('franks', 'britannia'), 9);
    expect(shareOf(hazards, 'invaded', 'gallia')).toBeCloseTo(comes * firstPaths('franks', 'gallia'), 9);
    expect(hazards.filter(({ code }) => code === 'invaded').length).toBe(2);
    expect(hazards.filter(({ code }) => code === 'invades').map(({ id }) => id)).toEqual(['franks']);
  });

  test('ToC 9.placement: a province that is full sends them on', () => {
    const others = without('alamanni', 'goths', 'nomads', 'sassanids');
    const full = hazardsIn({
      barbarians: { ...others, franks: { homeland: { active: 1 }, gallia: { active: 3 } } },
    });
    const comes = (chanceOf('franks') * 2) / 6;
    expect(shareOf(full, 'invaded', 'gallia')).toBe(0);
    const second = PIPS.filter(white => {
      const [first, next] = invasionPath('franks', white);
      return first === 'gallia' && next === 'hispania';
    }).length;
    expect(shareOf(full, 'invaded', 'hispania')).toBeCloseTo((comes * second) / 6, 9);
  });

  test('ToC event.preparing-for-war: nobody comes', () => {
    const hazards = hazardsIn({ lasting: 'preparing-for-war' });
    expect(hazards.some(({ code }) => code === 'invaded' || code === 'invades')).toBe(false);
  });

  test('ToC event.raiding-parties: the black die counts one less', () => {
    const barbarians = { franks: { homeland: { active: 2 } } };
    expect(shareOf(hazardsIn({ barbarians, lasting: 'raiding-parties' }), 'invades', 'franks')).toBeCloseTo(
      (chanceOf('franks') * 4) / 6,
      9,
    );
  });

  test('ToC 9.event: the entries of the table, and what may lie on top, each as likely', () => {
    const events: EventId[] = ['zenobia', 'cniva', 'inflation', 'bad-auguries', 'postumus'];
    const hazards = hazardsIn({ events });
    for (const entry of ['event', 'ira-deorum', 'pax-deorum']) {
      expect(shareOf(hazards, entry, entry)).toBeCloseTo(chanceOf(entry), 9);
    }
    // Eight cards and Diocletian, who lies among the last four.
    const each = chanceOf('event') / (events.length + 2);
    for (const id of ['zenobia', 'cniva', 'postumus']) expect(shareOf(hazards, 'enters', id)).toBeCloseTo(each, 9);
    expect(shareOf(hazards, 'enters', 'shapur-i')).toBe(0);
    expect(shareOf(hazards, 'ends', 'diocletian')).toBe(0);
  });

  test('ToC 7.1.diocletian: among the last four he may be the next', () => {
    const table = arrange({});
    expect(table.state.events.deck.length).toBe(4);
    expect(shareOf(hazardsOf(timeOfCrisis, table.state, 'green'), 'ends', 'diocletian')).toBeCloseTo(
      chanceOf('event') / 4,
      9,
    );
  });

  test('ToC 7.1: after the last turn there is none', () => {
    expect(hazardsIn({ lastRound: true, active: 'red' })).toEqual([]);
    expect(hazardsIn({ lastRound: true, active: 'blue' }).length).toBeGreaterThan(0);
    const over = arranged({});
    over.over = { winners: ['green'], points: {}, how: 'legacy', rule: 'ToC 7.1' };
    expect(hazardsOf(timeOfCrisis, over, 'spectator')).toEqual([]);
  });
});

test('house 11: hazards do not depend on what nobody sees, and asking changes nothing', () => {
  const { state } = arrange({ events: ['zenobia', 'cniva', 'inflation', 'bad-auguries', 'postumus'] });
  const before = JSON.stringify(state);
  const seen = hazardsOf(timeOfCrisis, state, 'green');
  const otherwise = timeOfCrisis.imagine(state, 'green', seedFor('hazards', 'other'));
  expect(otherwise.events.deck).not.toEqual(state.events.deck);
  expect(hazardsOf(timeOfCrisis, otherwise, 'green')).toEqual(seen);
  expect(hazardsOf(timeOfCrisis, state, 'spectator')).toEqual(seen);
  expect(JSON.stringify(state)).toBe(before);
});

test.each([2, 3, 4])('house 18: hazards at any time of a game with %i players', players => {
  const random = stream(seedFor('hazards', 'looks'));
  const options = { players, 'overlapping-turns': players === 3 };
  let looks = 0;
  simulate(timeOfCrisis, options, seedFor('hazards', `${players}`), {
    players: Object.fromEntries(timeOfCrisis.seats(options).map(seat => [seat, livelyPlayer])),
    onDecision({ state, decision }) {
      if (random(40) > 0 || state.over) return;
      looks++;
      const before = JSON.stringify(state);
      const hazards = hazardsOf(timeOfCrisis, state, decision.seat);
      expect(JSON.stringify(state)).toBe(before);
      if (hazards.length === 0) return;
      for (const { share } of hazards) {
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThanOrEqual(1);
      }
      for (const entry of ['event', 'ira-deorum', 'pax-deorum']) {
        expect(shareOf(hazards, entry, entry)).toBeCloseTo(chanceOf(entry, players), 9);
      }
      for (const tribe of TRIBES) {
        expect(shareOf(hazards, 'invades', tribe)).toBeLessThanOrEqual(chanceOf(tribe, players) + 1e-9);
      }
    },
  });
  expect(looks).toBeGreaterThan(5);
});
