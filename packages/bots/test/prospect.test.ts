import { type Answer, sha256 } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { besideOthers, RIVALS } from '../src/beside.js';
import { type Prospects, prospectsOf } from '../src/index.js';
import { type GoldRush, goldRush as game } from './gold-rush.js';

const seedOf = (text: string) => sha256(text).slice(0, 32);
const fresh = () => game.newGame({ players: 2 }, seedOf('settle'));
const [SELL] = fresh().hands.red;
const WASTE: Answer = { kind: 'waste', arg: 5 };
const DIG: Answer = { kind: 'dig' };
const SALE: Answer = { kind: 'sell', arg: SELL };

const found = (rules: Parameters<typeof prospectsOf<GoldRush>>[0], answers: readonly Answer[]): Prospects => {
  const steps = prospectsOf(rules, fresh(), 'red', answers, seedOf('w'));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};
/** In this game the odds to win are gold against gold, in twenties. */
const explained = { ...game, appraise: (g: GoldRush, seat: string) => ({ gold: g.gold[seat] / 20 }) };
const sum = (figures: Readonly<Record<string, number>> | readonly number[]) =>
  Object.values(figures).reduce((a, b) => a + b, 0);

describe('prospects', () => {
  test('house 18: answers are weighed with the same cards and dice, and all that is tried out is counted', () => {
    let tried = 0;
    const apply = (...args: Parameters<typeof game.apply>) => {
      tried++;
      return game.apply(...args);
    };
    const { answers, nodes } = found({ ...explained, apply }, [WASTE, SALE]);
    expect(nodes).toBe(tried);
    // Nothing that is drawn has to do with either, so that nothing between them is chance.
    for (const each of answers) {
      expect(each?.lead.error).toBeCloseTo(0, 9);
      expect(each?.besides.gold.error).toBeCloseTo(0, 9);
    }
    const [waste, sale] = answers;
    const s = fresh();
    const chance = (gold: number) => 1 / (1 + Math.exp((s.gold.green - gold) / 20));
    expect(waste?.worth.mean).toBeCloseTo(chance(s.gold.red - 5), 9);
    expect(sale?.worth.mean).toBeCloseTo(chance(s.gold.red + Number(SELL.split('-')[1])), 9);
  });

  test('house 18: each is measured by the first, and its chance is as good as that of the others', () => {
    const { answers } = found(explained, [DIG, WASTE, SALE]);
    const [dig, ...others] = answers;
    expect(dig?.lead).toEqual({ mean: 0, error: 0 });
    // Dice lie behind the first alone.
    expect(dig?.worth.error).toBeGreaterThan(0);
    for (const each of others) {
      if (!each || !dig) throw new Error('it could be given');
      expect(each.lead.mean).toBeCloseTo(each.worth.mean - dig.worth.mean, 9);
      expect(each.lead.error).toBeCloseTo(dig.worth.error, 9);
    }
  });

  test('house 18: what an answer brings beside the others is what its chance is beside theirs', () => {
    const { answers } = found(explained, [DIG, WASTE, SALE]);
    const worths = answers.map(each => each?.worth.mean ?? 0);
    for (const [at, each] of answers.entries()) {
      const others = worths.filter((_, i) => i !== at);
      const beside = worths[at] - sum(others) / others.length;
      const parts = Object.values(each?.besides ?? {}).map(({ mean }) => mean);
      expect(sum(parts)).toBeCloseTo(beside, 9);
    }
  });

  test('house 18: one answer alone has a chance, and nothing beside it', () => {
    const [alone] = found(explained, [WASTE]).answers;
    expect(alone?.besides).toEqual({});
    expect(alone?.worth.mean).toBeGreaterThan(0);
    expect(found(explained, [{ kind: 'fly' }]).answers).toEqual([undefined]);
  });
});

describe('what lies between positions', () => {
  const chance = (own: number, rival: number) => 1 / (1 + Math.exp(rival - own));
  const standing = (legacy: number, units: number, rival: number) => ({
    worth: chance(legacy + units, rival),
    terms: { legacy, units },
  });

  test('house 18: is told in chances to win, each term by its part', () => {
    const [own, other] = [standing(2, 1, 2), standing(1, 1.5, 2)];
    const parts = besideOthers(own, [other]);
    expect(sum(parts)).toBeCloseTo(own.worth - other.worth, 12);
    expect(parts.legacy / parts.units).toBeCloseTo(-2, 12);
    expect(parts[RIVALS]).toBeCloseTo(0, 12);
  });

  test('house 18: what the own terms do not explain has been taken from the others, or given to them', () => {
    const parts = besideOthers(standing(1, 1, 1), [standing(1, 1, 2)]);
    expect(parts.legacy).toBe(0);
    expect(parts[RIVALS]).toBeCloseTo(chance(2, 1) - chance(2, 2), 12);
    // Where both are worth the same, one thing has made up for the other.
    const even = besideOthers(standing(1, 2, 3), [standing(2, 1, 3)]);
    expect(even.units).toBeCloseTo(0.25, 9);
    expect(sum(even)).toBeCloseTo(0, 12);
  });

  test('house 18: a match that is won has finite reasons, and a game that gives none has none', () => {
    const won = { worth: 1, terms: { legacy: 2 } };
    const parts = besideOthers(won, [{ worth: 0, terms: { legacy: 1 } }]);
    expect(sum(parts)).toBeCloseTo(0.998, 12);
    expect(besideOthers({ worth: 0.6, terms: {} }, [{ worth: 0.5, terms: {} }])).toEqual({});
    expect(besideOthers(won, [])).toEqual({});
  });
});
