import { allot, amount, button, type Choice, pick, subset } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { priceOf, samplesOf } from '../src/ask/costs.js';
import { partsOf } from '../src/ask/emphasis.js';
import { fit, found } from '../src/ask/finding.js';
import { elsewhere, narrowed } from '../src/ask/list-places.js';
import { flat, menuFor } from '../src/ask/menu.js';
import { answerOf, isIn, NO_DRAFT, spread, takesMore, ticked } from '../src/offers.js';

const TOOLS = subset('carry', ['a', 'b', 'c'], 1, 2);
const HEAPS = allot('sow', 3, { a: 2, b: 2, c: 0 });

describe('ui: an answer is put together', () => {
  test('ui: nothing is sent before it is whole', () => {
    expect(answerOf(button('go'), NO_DRAFT)).toEqual({ kind: 'go' });
    expect(answerOf(pick('take', ['a']), NO_DRAFT)).toBeUndefined();
    expect(answerOf(pick('take', ['a']), { ...NO_DRAFT, id: 'b' })).toBeUndefined();
    expect(answerOf(TOOLS, NO_DRAFT)).toBeUndefined();
    expect(answerOf(TOOLS, { ...NO_DRAFT, ticked: ['a'] })).toEqual({ kind: 'carry', arg: ['a'] });
    expect(answerOf(HEAPS, { ...NO_DRAFT, spread: { a: 2 } })).toBeUndefined();
    expect(answerOf(HEAPS, { ...NO_DRAFT, spread: { a: 2, b: 1, c: 0 } })).toEqual({
      kind: 'sow',
      arg: { a: 2, b: 1 },
    });
  });

  test('ui: a number begins at the least and stays between its bounds', () => {
    const dial = amount('stake', 2, 5);
    expect(answerOf(dial, NO_DRAFT)).toEqual({ kind: 'stake', arg: 2 });
    expect(answerOf(dial, { ...NO_DRAFT, amount: 9 })).toEqual({ kind: 'stake', arg: 5 });
  });

  test('ui: ticks come and go; a full list takes no more, a list for one changes its mind', () => {
    const two = ticked(ticked(NO_DRAFT, TOOLS, 'a'), TOOLS, 'b');
    expect(two.ticked).toEqual(['a', 'b']);
    expect(ticked(two, TOOLS, 'c')).toBe(two);
    expect(ticked(two, TOOLS, 'a').ticked).toEqual(['b']);
    expect(takesMore(TOOLS, two, 'c')).toBe(false);
    expect(takesMore(TOOLS, two, 'a')).toBe(false);
    const one = subset('carry', ['a', 'b'], 1, 1);
    expect(ticked(ticked(NO_DRAFT, one, 'a'), one, 'b').ticked).toEqual(['b']);
  });

  test('ui: heaps grow up to their caps and to what is left', () => {
    let draft = NO_DRAFT;
    for (const id of ['a', 'a', 'a', 'b', 'b', 'c']) draft = spread(draft, HEAPS, id, 1);
    expect(draft.spread).toEqual({ a: 2, b: 1, c: 0 });
    expect(takesMore(HEAPS, draft, 'b')).toBe(false);
    expect(isIn(draft, 'b')).toBe(true);
    expect(spread(spread(draft, HEAPS, 'c', -1), HEAPS, 'a', -1).spread).toEqual({ a: 1, b: 1, c: 0 });
  });
});

describe('ui: the action column', () => {
  const decision = (choices: readonly Choice[]) => ({ n: 1, seat: 'red', rule: '', prompt: 'act', choices });
  const face = {
    menu: () => [
      { id: 'war', name: 'War', kinds: ['fight', 'march'] },
      { id: 'end', name: 'End', kinds: ['stop'] },
    ],
    closing: ['stop'],
  };

  test('ui: what closes is the main button, and only if it is offered', () => {
    expect(menuFor(face, decision([button('stop')]), 'en').main).toBe('stop');
    const open = menuFor(face, decision([button('march')]), 'en');
    expect(open.main).toBeUndefined();
    expect(open.groups.map(({ id }) => id)).toEqual(['war', 'end']);
  });

  test('ui: nothing offered is missing, and it comes first', () => {
    const asked = decision([button('march'), button('forgotten'), button('stop')]);
    expect(flat(menuFor(face, asked, 'en'), asked)).toEqual(['march', 'forgotten', 'fight']);
  });

  test('ui: a price is shown when all of it is known', () => {
    const two = { cost: [{ unit: 'gold', amount: 2 }] };
    const one = { cost: [{ unit: 'gold', amount: 1 }] };
    expect(samplesOf(pick('buy', ['a', 'b']), undefined)).toHaveLength(2);
    expect(samplesOf(pick('buy', ['a', 'b']), 'b')).toEqual([{ kind: 'buy', arg: 'b' }]);
    expect(priceOf([two, undefined])).toBeUndefined();
    expect(priceOf([two, two])).toEqual({ cost: two.cost, isFrom: false });
    expect(priceOf([two, one])).toEqual({ cost: one.cost, isFrom: true });
    expect(priceOf([one, { cost: [{ unit: 'wood', amount: 1 }] }])).toBeUndefined();
  });
});

describe('ui: finding things by what is typed', () => {
  test('ui: accents and case do not matter, the beginning of a word comes first', () => {
    expect(found(['Étain', 'Metz', 'Montet'], name => name, 'et')).toEqual(['Étain', 'Metz', 'Montet']);
    expect(found(['march to Syria', 'stay'], name => name, 'syr')).toEqual(['march to Syria']);
    expect(fit('hold games in Italia', 'hgi')).toBeDefined();
    expect(fit('stay', 'go')).toBeUndefined();
  });

  test('ui: the list keeps places with what is wanted in them', () => {
    const places = [
      { id: 'gaul', name: 'Gaul', lines: [{ text: 'First army', ids: ['x'] }] },
      { id: 'spain', name: 'Spain', lines: [] },
    ];
    expect(narrowed(places, { typed: 'army' }).map(({ id }) => id)).toEqual(['gaul']);
    expect(narrowed(places, { typed: '', only: new Set(['spain']) }).map(({ id }) => id)).toEqual(['spain']);
    expect(elsewhere(places, ['x', 'card'])).toEqual(['card']);
  });

  test('ui: the subject of a sentence is strong', () => {
    expect(partsOf('Red decides.', ['Red'])).toEqual([
      { text: 'Red', isStrong: true },
      { text: ' decides.', isStrong: false },
    ]);
    const within = partsOf('Republic of Novgorod: From Novgorod?', ['Novgorod', 'Republic of Novgorod']);
    expect(within.map(({ text }) => text)).toEqual(['Republic of Novgorod: From ', 'Novgorod', '?']);
    const alone = partsOf('Republic of Novgorod: Pay?', ['Novgorod', 'Republic of Novgorod']);
    expect(alone[0]).toEqual({ text: 'Republic of Novgorod', isStrong: true });
    expect(partsOf('**Two** stand here')[0]).toEqual({ text: 'Two', isStrong: true });
    expect(partsOf('Nobody.')).toHaveLength(1);
  });
});
