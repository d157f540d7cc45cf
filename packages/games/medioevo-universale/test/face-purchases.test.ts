import type { Foresight } from '@hegemon/host';
import { describe, expect, test } from 'vitest';
import { wordsFor } from '../board/index.js';
import { boughtIn, spentIn } from '../board/table/purchases/bought.js';
import { courseOf, likelyOf, paymentIn, placesIn, priceIn } from '../board/table/purchases/pricing.js';
import { purchasesWords } from '../board/table/purchases/purchases.words.js';
import { printedPrice, reasonFor } from '../board/table/purchases/reasons.js';
import { rowName } from '../board/table/purchases/row-name.js';
import { isPlaced, levelIn, offeredOf, rowsOf } from '../board/table/purchases/shelf.js';
import { techBoard } from '../board/table/purchases/technologies.js';
import { medioevoUniversale as game } from '../src/game.js';
import { WARES } from '../src/purchases.js';
import { arranged } from './arrange.js';
import { playedGame, type Step } from './played.js';

const one = 'player-1';
const viewOf = (g: ReturnType<typeof arranged>) => game.view(game.copy(g), one);
const rowOf = (id: string) => rowsOf({ choices: [] }).find(row => row.id === id)!;

describe('UI purchases: the shopping list', () => {
  const questions: Step[] = [];
  for (const name of ['shopping a', 'shopping b'])
    playedGame(
      name,
      { players: 3, rounds: 8 },
      step => {
        if (step.decision.prompt === 'purchases') questions.push({ ...step, state: game.copy(step.state) });
      },
      1500,
    );

  test('MU 4: everything that is offered is on exactly one line of the list, or on the board of technologies', () => {
    expect(questions.length).toBeGreaterThan(50);
    for (const { decision } of questions) {
      const rows = rowsOf(decision);
      for (const ware of WARES.filter(each => each !== 'buy-technology'))
        for (const what of offeredOf(decision, ware))
          expect(rows.filter(row => row.ware === ware && row.variants.includes(what))).toHaveLength(1);
    }
  });

  test('MU 4: every line has a name in both languages', () => {
    for (const { decision, view } of questions)
      for (const language of ['en', 'de'] as const)
        for (const row of rowsOf(decision)) {
          const words = wordsFor(language, view);
          const name = rowName(row, row.variants[0], words, purchasesWords[language]);
          expect(name).not.toContain(words.names.unknown);
          expect(name.charAt(0)).toBe(name.charAt(0).toUpperCase());
        }
  });

  test('MU 4-units-limit: what was bought in this phase is counted as the table counts it', () => {
    let counted = 0;
    for (const { lines, seat, state } of questions) {
      const units = boughtIn(lines, seat).filter(({ ware }) =>
        ['buy-unit', 'ransom', 'redeploy', 'buy-back'].includes(ware),
      ).length;
      counted += units;
      expect(units).toBe(state.bought.units[seat] ?? 0);
    }
    expect(counted).toBeGreaterThan(30);
  });

  test('MU 4-tech: what is bought is on the board, marked as new; the rest says what stands against it', () => {
    let bought = 0;
    for (const { lines, seat, view, decision } of questions) {
      const fresh = boughtIn(lines, seat).flatMap(({ ware, what }) => (ware === 'buy-technology' ? [what] : []));
      const offered = offeredOf(decision, 'buy-technology');
      const techs = techBoard(view, seat, offered, fresh).flatMap(({ techs: cells }) => cells);
      const inState = (...states: readonly string[]) =>
        techs.filter(({ state }) => states.includes(state)).map(t => t.id);
      bought += fresh.length;
      expect(inState('new').sort()).toEqual([...fresh].sort());
      expect(inState('owned', 'new').sort()).toEqual([...view.technologies[seat]].sort());
      expect(inState('can').sort()).toEqual([...offered].sort());
      // Nothing stays unexplained.
      expect(inState('later')).toEqual([]);
    }
    expect(bought).toBeGreaterThan(5);
  });

  test('MU 4: what was spent is what is missing in the treasury', () => {
    let spent = 0;
    for (const { lines, seat } of questions) {
      const began = lines.findLastIndex(({ heard }) =>
        heard.some(({ type, phase }) => type === 'phase-began' && phase === 4),
      );
      const paid = lines
        .slice(began + 1)
        .flatMap(({ heard }) => heard)
        .filter(({ type, player, for: reason }) => type === 'paid' && player === seat && reason !== 'card')
        .reduce((sum, { florin }) => sum + Number(florin), 0);
      spent += paid;
      expect(spentIn(lines, seat)).toBe(paid);
    }
    expect(spent).toBeGreaterThan(1000);
  });

  test('MU 4: a line that cannot be had says why', () => {
    const g = arranged();
    g.cash[one] = 90;
    const facts = { units: 2, cardPrice: 200 };
    const why = (id: string, given: object = facts) => {
      const row = rowOf(id);
      return reasonFor(viewOf(g), one, row, row.variants[0], given as never);
    };
    expect(why('captain')).toMatchObject({ why: 'technology', technology: 'military' });
    expect(why('galley')).toMatchObject({ why: 'technology', technology: 'carpentry' });
    expect(why('civil')).toMatchObject({ why: 'technology', technology: 'masonry' });
    expect(why('cavalry')).toMatchObject({ why: 'money', florin: 100 });
    expect(why('cavalry', { ...facts, units: 0 })).toMatchObject({ why: 'units' });
    expect(why('card')).toMatchObject({ why: 'money', florin: 200 });
    g.technologies[one] = ['masonry', 'carpentry'];
    expect(why('civil')).toMatchObject({ why: 'money', florin: 100 });
    g.cash[one] = 900;
    expect(why('galley')).toMatchObject({ why: 'place' });
    g.bought.card = { [one]: true };
    expect(why('card')).toMatchObject({ why: 'one-card' });
  });

  test('MU 4-units: printed prices, and levels by their ids', () => {
    expect(['captain-3', 'galley:2', 'archer', 'vehicle-3:2'].map(levelIn)).toEqual([3, 2, undefined, 2]);
    expect(printedPrice(rowOf('captain'), 'captain-3', undefined)).toBe(300);
    expect(printedPrice(rowOf('galley'), 'galley:2', undefined)).toBe(200);
    expect(printedPrice(rowOf('engine'), 'bombard', undefined)).toBe(300);
    expect(printedPrice(rowOf('light-infantry'), 'light-infantry', undefined)).toBe(20);
  });
});

describe('UI purchases: prices as they are foreseen', () => {
  test('MU 4-units-where: what is placed is bought in one go, once the place is known', () => {
    expect(courseOf(rowOf('archer'), 'archer', 'buda')).toEqual([
      { kind: 'buy-unit', arg: 'archer' },
      { kind: 'place', arg: 'buda' },
    ]);
    expect(courseOf(rowOf('card'), 'card')).toEqual([{ kind: 'buy-card' }]);
    expect([isPlaced('buy-unit', false), isPlaced('buy-unit', true), isPlaced('build', true)]).toEqual([
      true,
      false,
      true,
    ]);
    const next = { choices: [{ kind: 'place', shape: 'pick', of: ['buda'] }] };
    expect(placesIn({ next } as unknown as Foresight)).toEqual(['buda']);
    expect(placesIn(undefined)).toEqual([]);
  });

  test('MU 4-units-where: it goes to where most of the most of the own units stand, unless one says otherwise', () => {
    const armies = { buda: { [one]: { archer: 1 } }, zagreb: { [one]: { cavalry: 2 }, barbarians: { archer: 1 } } };
    expect(likelyOf(['kronstadt', 'buda', 'zagreb'], { armies }, one)).toBe('zagreb');
    expect(likelyOf(['kronstadt', 'buda', 'zagreb'], { armies }, 'player-2')).toBe('kronstadt');
    expect(likelyOf([], { armies }, one)).toBeUndefined();
  });

  test('MU B-missing: paid at once, or a question how', () => {
    const paid: Foresight = {
      cost: [
        { unit: 'florin', amount: 200 },
        { unit: 'green', amount: 2 },
      ],
    };
    expect(priceIn(paid)).toEqual({ florin: 200, points: ['green', 'green'], missing: [] });
    const next = {
      n: 1,
      seat: one,
      rule: '',
      prompt: 'payment',
      choices: [],
      facts: { florin: 300, points: { red: 1 } },
    };
    expect(priceIn({ next })).toEqual({ florin: 300, points: [], missing: ['red'] });
    expect(paymentIn({ ...next, prompt: 'window' })).toBeUndefined();
    expect(priceIn(undefined)).toBeUndefined();
  });
});
