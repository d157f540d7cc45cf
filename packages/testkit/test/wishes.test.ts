import { type Options, openMatch, readMatchFile } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { makePlaythroughs, playthroughText, randomPlayer, shortestMatch, type Wish } from '../src/index.js';
import { littleAuction } from './little-auction.js';

const game = littleAuction();
type LittleWish = Wish<Options<never>, ReturnType<typeof game.newGame>>;
const won: LittleWish = {
  name: 'red-wins',
  options: { players: 3 },
  seeds: 12,
  fulfilled: ({ winners }) => winners.includes('red'),
};

describe('wishes', () => {
  test('house 15: of all matches that fulfil a wish the shortest is played, always the same one', () => {
    const lengths: number[] = [];
    const match = shortestMatch(game, {
      ...won,
      fulfilled(outcome, actions) {
        const isMeant = won.fulfilled(outcome, actions);
        if (isMeant) lengths.push(actions.length);
        return isMeant;
      },
    })!;
    expect(match.outcome?.winners).toContain('red');
    expect(match.entries).toHaveLength(1 + Math.min(...lengths));
    expect(shortestMatch(game, won)?.entries).toEqual(match.entries);
  });

  test('house 15: whoever is named for a seat plays it in the match, too', () => {
    const asked = new Set<string>();
    const match = shortestMatch(game, {
      ...won,
      players: {
        red(s, decision, random) {
          asked.add(decision.seat);
          return randomPlayer(s, decision, random);
        },
      },
    });
    expect(match).toBeDefined();
    expect([...asked]).toEqual(['red']);
  });

  test('house 15: a playthrough is a file with one entry a line, and a text; a wish that fails is told', () => {
    const [kept, said]: [Record<string, string>, string[]] = [{}, []];
    const never: LittleWish = { ...won, name: 'nobody-wins', fulfilled: () => false };
    makePlaythroughs(game, [won, never], {
      keep(file, text) {
        kept[file] = text;
      },
      say: line => void said.push(line),
    });
    expect(Object.keys(kept)).toEqual(['red-wins.hegemon.json', 'red-wins.txt']);
    const file = readMatchFile(kept['red-wins.hegemon.json']);
    if (!file.ok) throw new Error(file.fault.code);
    const match = openMatch(game, file.value);
    if (!match.ok) throw new Error(match.fault.what);
    expect(playthroughText(match.value)).toBe(kept['red-wins.txt']);
    expect(kept['red-wins.hegemon.json'].match(/^ {4}\{"n":\d+/gm)).toHaveLength(match.value.entries.length);
    expect(said).toEqual([
      `red-wins: ${match.value.entries.length} entries, ${match.value.outcome?.how}`,
      'nobody-wins: no seed fulfils this wish',
    ]);
  });

  test('house 15: a game that breaks on the way is an error, not a wish that fails', () => {
    const broken = littleAuction({
      onBid: () => {
        throw new Error('no bids today');
      },
    });
    expect(() => shortestMatch(broken, won)).toThrow(/red-wins-0: no bids today/);
  });
});
