import { botByName } from '@hegemon/bots';
import { Ladder, thinkHere } from '@hegemon/host';
import { Idling } from '@hegemon/host/leisure';
import { Match, type Seat, sampleAnswer, words } from '@hegemon/kernel';
import { EFFORTS, simulate } from '@hegemon/testkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parleyListing } from '../../packages/host/test/support/parley.js';
import { OPTIONS, type ParleyGame, parley, SEATS } from '../../packages/kernel/test/support/parley.js';
import { botPhrasesFor } from '../src/play/bot-phrases.js';
import { playOn } from '../src/play/loop.js';
import { phrasesFor } from '../src/play/phrases.js';
import { type Reader, readAnswer, typedFor } from '../src/play/reading.js';
import type { PlayTable } from '../src/play/table.js';
import { BOTS } from '../src/play/thinking.js';
import { idlerFor } from '../src/simulate/idling.js';
import type { Speech } from '../src/speech.js';
import { tableFor } from '../src/tables/index.js';

const speech = {
  language: 'en',
  name: (id: string) => id.toUpperCase(),
  seat: (seat: string) => seat.toUpperCase(),
  question: ({ prompt }) => `What about ${prompt}?`,
  heading: (kind: string) => kind.replaceAll('-', ' '),
  answer: ({ kind, arg }) => `${kind} ${arg}`,
  event: ({ type, by }) => `${type} by ${by}`,
  refusal: ({ refused, because }) => `refused: ${refused} ${because}`,
  noUndo: ({ refused }) => `no undo: ${refused}`,
  outcome: ({ winners }) => `won by ${winners.join()}`,
} as Partial<Speech> as Speech;
/** Types these lines at the seat a; b and c are bots. What was shown comes back. */
const typed = async (
  lines: string[],
  names: Record<Seat, string> = { b: 'random', c: 'random' },
  game: ParleyGame = parley(),
) => {
  const listing = parleyListing(game);
  const shown: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    shown.push(String(text));
    return true;
  });
  vi.spyOn(console, 'log').mockImplementation((...text) => void shown.push(`${text.join(' ')}\n`));
  const seats = Object.fromEntries(
    SEATS.map(seat => [
      seat,
      names[seat] ? { name: names[seat], kind: 'bot' as const } : { name: 'you', kind: 'person' as const },
    ]),
  );
  const match = new Match(listing.game, {
    id: 'm',
    options: OPTIONS,
    seats,
    seed: { serverSeed: '0'.repeat(64), clientSeeds: {} },
  });
  const phrases = phrasesFor('en');
  const thinker = thinkHere({ listings: [listing], bots: BOTS }, async () => undefined);
  const ended = await playOn({
    match,
    language: 'en',
    speech,
    phrases,
    botPhrases: botPhrasesFor('en'),
    drawing: tableFor(listing.game),
    input: {
      isTerminal: false,
      line: async () => lines.shift(),
      overheard: () => undefined,
      interrupted: new Promise<void>(() => undefined),
      close: () => undefined,
    },
    keeper: { path: '', isKept: true, keep: () => undefined, keepLightly: () => undefined },
    ladder: new Ladder(match, BOTS, thinker, () => undefined),
    thinker,
    idling: new Idling(match),
    people: match.seats.filter(seat => seats[seat].kind === 'person'),
    standIns: new Map(),
    toldTo: {},
    viewer: undefined,
    askedAt: match.entries.length,
  } as Partial<PlayTable> as PlayTable);
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that colour a text
  return { match, ended, out: shown.join('').replace(/\x1b\[\d+m/g, '') };
};
afterEach(() => vi.restoreAllMocks());

describe('meanwhile', () => {
  test('contracts 4: it shows what may be done beside the game, takes it step by step, and the question comes back', async () => {
    const lines = ['meanwhile', 'b', 'promise "save our souls"', '1 2', 'quit'];
    const { match, out, ended } = await typed(lines);
    expect(ended).toBe('left');
    expect(out).toContain('What about free?');
    expect(out).toContain('What about sum?');
    const said = match.entries.filter(({ seat }) => seat === 'a').map(({ kind, arg }) => [kind, arg]);
    expect(said).toEqual([
      ['offer-to', 'b'],
      ['promise', 'save our souls'],
      ['sum', 2],
    ]);
    // The bot has answered at once, and the game still waits for the same seat.
    expect(match.state).toMatchObject({ offers: [] });
    expect(match.entries.at(-1)).toMatchObject({ seat: 'b' });
    expect(out.split('What about pace?').length).toBeGreaterThan(2);
  });

  test('contracts 4: all of it in one line, and back with an empty one', async () => {
    const { match, out } = await typed(['meanwhile 1', '', 'meanwhile', 'back', 'nebenbei drop', 'quit']);
    expect(match.entries.map(({ kind }) => kind)).toEqual(['start', 'offer-to', 'drop']);
    expect(out).toContain('What about sum?');
  });

  test('contracts 4: what cannot be done is refused there, and what was begun is taken back', async () => {
    const { match, out } = await typed(['meanwhile a', 'c', 'undo', 'meanwhile', '', 'quit']);
    expect(out).toContain("'a' is not among the answers");
    expect(match.entries.map(({ kind }) => kind)).toEqual(['start', 'offer-to', 'undo']);
  });

  test('contracts 4: whoever is hoped for is told so', async () => {
    const { out } = await typed(['', 'meanwhile b', 'sum 2', 'pace', '', 'meanwhile accept a', 'quit'], {
      c: 'random',
    });
    expect(out).toContain('Somebody hopes for an answer of yours: type meanwhile.');
    expect(out).toContain('paid by a');
  });

  test('contracts 4: where a game has no such thing, it says so', async () => {
    const { out } = await typed(['meanwhile', 'quit'], undefined, { ...parley(), atLeisure: () => undefined });
    expect(out).toContain('There is nothing to do beside the game now.');
  });
});

describe('in one’s own words', () => {
  const reader: Reader = { speech, phrases: phrasesFor('en'), alias: () => undefined };
  const asked = (...choices: Parameters<typeof readAnswer>[1]['choices']) => ({
    n: 1,
    seat: 'a',
    rule: 'x',
    prompt: 'x',
    choices,
  });
  const clause = words('clause', 40);
  test.each([
    ['No tolls for a year', 'No tolls for a year'],
    ['3 ships, and peace', '3 ships, and peace'],
    ['"undo all harm"', 'undo all harm'],
    ['  Ä propos  ', 'Ä propos'],
  ])('contracts 4: %s', (text, arg) => {
    expect(readAnswer(reader, asked(clause), text)).toEqual({ answer: { kind: 'clause', arg } });
  });
  test('contracts 4: beside other answers they come behind their verb or number, and can be typed again', () => {
    const decision = asked({ kind: 'sign', shape: 'button' }, clause);
    const answer = { kind: 'clause', arg: 'No tolls' };
    expect(readAnswer(reader, decision, 'clause No tolls')).toEqual({ answer });
    expect(readAnswer(reader, decision, '2 No tolls')).toEqual({ answer });
    expect(readAnswer(reader, decision, typedFor(decision, answer))).toEqual({ answer });
    expect(readAnswer(reader, decision, '2')).toEqual({ details: clause });
  });
});

describe('bots at leisure in simulations', () => {
  test.each(['greedy', 'planner'])('contracts 4: %s answers who hopes for it, and begins nothing', name => {
    const bot = botByName(name)!;
    const game = parley();
    const kinds = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const report = simulate(game, OPTIONS, `${i}`.padStart(32, '0'), {
        players: Object.fromEntries(SEATS.map(seat => [seat, () => ({ kind: 'pace' })])),
        idlers: {
          a: idlerFor(game as never, bot) as never,
          b: (_, decision, random) => sampleAnswer(decision, random),
        },
        check: EFFORTS.light,
      });
      expect(report).toMatchObject({ finished: true, violations: [] });
      for (const { seat, kind } of report.actions) if (seat === 'a') kinds.add(kind);
    }
    expect([...kinds].toSorted()).toEqual(['accept', 'pace']);
  });
});
