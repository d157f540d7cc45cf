import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { soleArg } from '../src/choice/answers.js';
import {
  type Arg,
  argsOf,
  button,
  canonical,
  countAnswers,
  fileOf,
  fits,
  isOpen,
  listAnswers,
  Match,
  misfitOf,
  pick,
  readMatchFile,
  sampleAnswer,
  sampleArg,
  someAnswers,
  stream,
  verify,
  words,
} from '../src/index.js';
import { gameOf, proc, question } from './support/flows.js';
import { headOf, OVER } from './support/tiny.js';

const clause = words('clause', 20);
const random = () => stream('0'.repeat(32));

describe('in one’s own words', () => {
  test('house 7: there is something to say as soon as there is room for one character', () => {
    expect([isOpen(words('clause', 1)), isOpen(words('clause', 0)), isOpen(words('clause', -3))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('house 7: whatever the room, what is sampled and listed fits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), (max, seed) => {
        const c = words('clause', max);
        const draw = stream(seed.toString(16).padStart(32, '0'));
        for (const arg of argsOf(c)) expect(misfitOf(c, arg)).toBeUndefined();
        for (let i = 0; i < 8; i++) expect(misfitOf(c, sampleArg(c, draw))).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });

  test('house 7: a stranger’s text is taken only if it can be kept, and is kept as it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }), fc.anything()),
        arg => {
          const misfit = misfitOf(clause, arg as Arg);
          if (misfit) {
            expect(misfit.because).toMatch(/^[a-z-]+$/);
            return;
          }
          const text = arg as string;
          expect(text).toBe(text.trim());
          expect([...text].length).toBeLessThanOrEqual(20);
          expect(JSON.parse(canonical(text))).toBe(text);
          expect(text).not.toMatch(/\p{Cc}|\p{Cs}/u);
          expect(new TextDecoder().decode(new TextEncoder().encode(text))).toBe(text);
        },
      ),
      { numRuns: 3000 },
    );
  });

  const cases: [string, unknown, string | undefined, object?][] = [
    ['a sentence', 'Peace, and no tolls.', undefined],
    ['other letters', 'Мир, ειρήνη, שלום', undefined],
    ['characters beyond the first plane', '🕊'.repeat(20), undefined],
    ['one of them too many', '🕊'.repeat(21), 'too-long', { max: 20 }],
    ['joined characters', '👨\u200d👩\u200d👧', undefined],
    ['nothing', undefined, 'wants-words'],
    ['null', null, 'wants-words'],
    ['a number', 3, 'wants-words'],
    ['a list', ['peace'], 'wants-words'],
    ['a text in a box', Object('peace'), 'wants-words'],
    ['something that calls itself a text', { toString: () => 'peace', length: 5 }, 'wants-words'],
    ['an empty text', '', 'not-plain'],
    ['blanks', '   ', 'not-plain'],
    ['blanks before it', ' peace', 'not-plain'],
    ['blanks behind it', 'peace\u00a0', 'not-plain'],
    ['what nobody can see', '\u200b\u2060', 'not-plain'],
    ['an end of line', 'peace\nwar', 'not-plain'],
    ['a line separator', 'peace\u2028war', 'not-plain'],
    ['a tabulator', 'peace\twar', 'not-plain'],
    ['a nought byte', 'peace\u0000', 'not-plain'],
    ['an escape', '\u001b[2Jpeace', 'not-plain'],
    ['a control of the second set', 'peace\u009b', 'not-plain'],
    ['a line turned round', 'peace \u202eraw', 'not-plain'],
    ['the first half of a character', 'peace \ud83d', 'not-plain'],
    ['the second half of a character', '\udd4a peace', 'not-plain'],
    ['halves in the wrong order', '\udd4a\ud83d', 'not-plain'],
    ['a little too long', 'x'.repeat(21), 'too-long', { max: 20 }],
    ['a book', 'x'.repeat(5_000_000), 'too-long', { max: 20 }],
  ];
  test.each(cases)('house 7: %s', (_, arg, because, facts) => {
    const misfit = misfitOf(clause, arg as Arg);
    expect(misfit?.because).toBe(because);
    if (facts) expect(misfit?.facts).toEqual(facts);
  });

  test('house 7: the same text is an id to a pick and words to words', () => {
    expect([fits(pick('to', ['rome']), 'rome'), fits(clause, 'rome')]).toEqual([true, true]);
    expect([fits(pick('to', ['rome']), 'a text of mine'), fits(clause, 'a text of mine')]).toEqual([false, true]);
    expect(fits(button('sign'), 'rome')).toBe(false);
  });

  test('house 7: one example stands for all that may be said, and nothing is said for anybody', () => {
    const decision = { n: 1, seat: 'a', rule: 'r', prompt: 'p', choices: [clause] };
    expect(countAnswers(decision)).toBe(1);
    expect(soleArg(words('clause', 1))).toBeUndefined();
    expect(listAnswers(decision)).toEqual([{ kind: 'clause', arg: 'Pax' }]);
  });

  test('house 7: among the answers worth looking at, one text stands for all, and takes nothing from the others', () => {
    const of = Array.from({ length: 12 }, (_, i) => `id-${i}`);
    const choices = [clause, pick('to', of), words('other', 5), button('sign')];
    const answers = someAnswers({ n: 1, seat: 'a', rule: 'r', prompt: 'p', choices }, 20, random());
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual([
      'clause',
      'other',
      'sign',
      ...Array.from({ length: 12 }, () => 'to'),
    ]);
  });

  test('house 7: a sampler says something now and then, not always', () => {
    const decision = { n: 1, seat: 'a', rule: 'r', prompt: 'p', choices: [clause, button('sign')] };
    const draw = random();
    const kinds = Array.from({ length: 100 }, () => sampleAnswer(decision, draw).kind);
    const said = kinds.filter(kind => kind === 'clause').length;
    expect(said).toBeGreaterThan(20);
    expect(said).toBeLessThan(80);
  });
});

describe('words in a game', () => {
  const game = () =>
    gameOf(
      proc('treaty', {
        write: question(['a'], [words('clause', 40)]),
        last: () => ({ end: OVER }),
      }),
    );

  test('house 7: a question that has only words is put, not answered by the engine', () => {
    const rules = game();
    const s = rules.newGame({ players: 2 }, '0'.repeat(32));
    expect(rules.pending(s)).toMatchObject([{ seat: 'a', choices: [{ kind: 'clause', shape: 'words', max: 40 }] }]);
    expect(rules.apply(s, { seat: 'a', kind: 'clause', arg: 'No tolls\u0000' })).toMatchObject({
      refused: 'does-not-fit',
      because: 'not-plain',
    });
    expect(rules.apply(s, { seat: 'a', kind: 'clause' })).toMatchObject({ because: 'wants-words' });
    expect(rules.apply(s, { seat: 'a', kind: 'clause', arg: 'No tolls' })).not.toHaveProperty('refused');
    expect(s.notes).toEqual(['a clause "No tolls"']);
  });

  test('contracts 3: they lie in the log as they were said, and the file holds', () => {
    const rules = game();
    const match = new Match(rules, headOf({ seats: seatsOf('a', 'b', 'c') }));
    match.answer({ seat: 'a', kind: 'clause', arg: 'Żadnych ceł, 🕊' });
    expect(match.entries.at(-1)).toMatchObject({ kind: 'clause', arg: 'Żadnych ceł, 🕊' });
    const file = readMatchFile(JSON.stringify(fileOf(match)));
    if (!file.ok) throw new Error(JSON.stringify(file.fault));
    expect(verify(rules as never, file.value)).toMatchObject({ ok: true });
    const forged = JSON.parse(JSON.stringify(file.value).replace('Żadnych ceł', 'Wszystkie cła'));
    expect(verify(rules as never, forged)).toMatchObject({ ok: false, firstDifference: { entry: 1, what: 'hash' } });
    const hostile = JSON.parse(JSON.stringify(file.value).replace('Żadnych ceł, ', '\\ud800'));
    expect(verify(rules as never, hostile)).toMatchObject({ ok: false, firstDifference: { what: 'illegal' } });
  });
});

const seatsOf = (...seats: string[]) =>
  Object.fromEntries(seats.map(seat => [seat, { name: seat, kind: 'person' as const }]));
