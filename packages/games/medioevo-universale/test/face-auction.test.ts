import { describe, expect, test } from 'vitest';
import { biddingIn, settledIn } from '../board/table/auction/bids.js';
import { highestBids, realmFacts } from '../board/table/auction/realms.js';
import { SHEET_ASKS, sheetFor } from '../board/table/sheet-for.js';
import { REALM } from '../src/catalog.js';
import { medioevoUniversale as game } from '../src/game.js';
import { type Player, REALMS } from '../src/ids.js';
import { arranged } from './arrange.js';
import { type PlayedLine, playedGame } from './played.js';

const [one, two, three] = ['player-1', 'player-2', 'player-3'] as const;
const viewOf = (g: ReturnType<typeof arranged>, seat: Player = one) => game.view(game.copy(g), seat);
const line = (n: number, ...heard: readonly object[]): PlayedLine => ({ n, seat: one, heard: heard as never });

describe('UI auction: letters', () => {
  const view = { order: [one, two, three] };
  const asked = (...seats: readonly string[]) => seats.map(seat => ({ seat, prompt: 'bid' }));

  test('MU 1-auction-bid: sealed letters tell nothing but that they are sealed; one’s own is open', () => {
    const lines = [{ n: 3, seat: one, answer: { kind: 'bid', arg: 80 }, heard: [] }];
    expect(biddingIn(view, one, asked(three), lines)).toEqual({
      turn: 0,
      letters: [
        { seat: one, state: 'sealed', sum: 80 },
        { seat: two, state: 'sealed' },
        { seat: three, state: 'bidding' },
      ],
    });
    expect(biddingIn(view, two, asked(three), lines)?.letters[0]).toEqual({ seat: one, state: 'sealed' });
    expect(biddingIn(view, one, [{ seat: one, prompt: 'window' }], lines)).toBeUndefined();
  });

  test('MU D-take: after a loan everybody bids anew', () => {
    const lines = [
      { n: 3, seat: one, answer: { kind: 'bid', arg: 80 }, heard: [] },
      line(4, { type: 'loan-taken', player: two, open: 1 }),
    ];
    expect(biddingIn(view, one, asked(one, two, three), lines)?.letters[0]).toEqual({ seat: one, state: 'bidding' });
  });

  test('MU 1-auction-tie-first: only those who tie for the first place bid on, on top of what is known', () => {
    const lines = [line(3, { type: 'bids-revealed', turn: 0, bids: { [one]: 50, [two]: 50, [three]: 20 } })];
    expect(biddingIn(view, one, asked(one, two), lines)).toEqual({
      turn: 1,
      letters: [
        { seat: one, state: 'bidding', sum: 50 },
        { seat: two, state: 'bidding', sum: 50 },
        { seat: three, state: 'idle', sum: 20 },
      ],
    });
  });

  test('MU 1-auction-pay: what was revealed, in its order, with the payment', () => {
    const lines = [
      line(
        7,
        { type: 'bids-revealed', turn: 0, bids: { [one]: 20, [two]: 80, [three]: 20 } },
        { type: 'order-settled', order: [two, three, one], byLot: false },
        { type: 'paid', player: two, florin: 80, for: 'auction', to: one },
      ),
    ];
    expect(settledIn(lines)).toEqual({
      n: 7,
      places: [
        { seat: two, sum: 80 },
        { seat: three, sum: 20 },
        { seat: one, sum: 20 },
      ],
      paid: 80,
      byLot: false,
      tied: [three, one],
    });
    expect(settledIn([])).toBeUndefined();
  });

  test('MU 1-auction-order: in played games the letters lie in the order of the table', () => {
    let auctions = 0;
    playedGame(
      'auctions',
      { players: 3, rounds: 8 },
      ({ view: seen, lines, decision, waiting, seat }) => {
        if (decision.prompt === 'bid') {
          const bidding = biddingIn(seen, seat, waiting, lines);
          expect(bidding?.turn).toBe(decision.facts?.turn);
          expect(bidding?.letters.find(letter => letter.seat === seat)?.state).toBe('bidding');
        }
        const settled = settledIn(lines);
        if (!settled || seen.phase !== 2) return;
        auctions++;
        expect(settled.places.map(place => place.seat)).toEqual(seen.order);
      },
      700,
    );
    expect(auctions).toBeGreaterThan(5);
  }, 60_000);

  test('MU 0-realms: what a realm has, and the most that can be bid for it', () => {
    const g = arranged({ realms: ['hungary', 'mamluks', 'byzantium'] });
    const facts = realmFacts(viewOf(g));
    expect(facts.map(({ realm }) => realm)).toEqual([...REALMS]);
    for (const { realm, territories } of facts) expect(territories).toEqual(REALM[realm].territories);
    expect(facts.find(({ realm }) => realm === 'hungary')).toMatchObject({ capital: 'buda', takenBy: one, ports: 0 });
    expect(highestBids(['hungary:0', 'hungary:4', 'novgorod:2'])).toEqual({ hungary: 4, novgorod: 2 });
  });
});

describe('UI sheets: which one lies on the map', () => {
  const view = viewOf(arranged());
  const scene = { view, eyes: one, waiting: [], lines: [], isLive: true, closed: {} } as const;
  const asking = (prompt: string, facts = {}) => ({ n: 1, seat: one, rule: 'MU 0', prompt, facts, choices: [] });

  test('UI sheets: a question has its sheet, and nothing lies over the past', () => {
    expect(sheetFor({ ...scene, decision: asking('purchases') })).toEqual({ what: 'purchases' });
    expect(sheetFor({ ...scene, decision: asking('tax-rate') })).toEqual({ what: 'taxes' });
    expect(sheetFor({ ...scene, decision: asking('keep-start-card') })).toEqual({ what: 'choice' });
    expect(sheetFor({ ...scene, decision: asking('place-village') })).toBeUndefined();
    expect(sheetFor({ ...scene, decision: asking('purchases'), isLive: false })).toBeUndefined();
    expect(SHEET_ASKS).toContain('purchases');
  });

  test('MU X-hidden: where an ordered building shall stand is shown on the map', () => {
    expect(sheetFor({ ...scene, decision: asking('compose-orders', { orders: [], cash: 9 }) })?.what).toBe('purchases');
    expect(sheetFor({ ...scene, decision: asking('compose-orders', { what: 'town' }) })).toBeUndefined();
  });

  test('MU 1-auction: letters lie there while others bid, and open until one goes on', () => {
    const settled = line(7, { type: 'order-settled', order: [one, two, three], byLot: false });
    const early = { ...view, phase: 1 as const };
    const waiting = [{ seat: two, prompt: 'bid' }];
    expect(sheetFor({ ...scene, view: early, decision: undefined, waiting })).toEqual({ what: 'auction' });
    const after = { ...scene, view: early, decision: undefined, lines: [settled] };
    expect(sheetFor(after)).toEqual({ what: 'auction' });
    expect(sheetFor({ ...after, closed: { auction: 7 } })).toBeUndefined();
    expect(sheetFor({ ...after, view: { ...view, phase: 3 } })).toBeUndefined();
    expect(sheetFor({ ...after, eyes: 'spectator' })).toBeUndefined();
    const own = { n: 8, seat: one, answer: { kind: 'pass' }, heard: [] };
    expect(sheetFor({ ...after, lines: [settled, own] })).toBeUndefined();
    expect(sheetFor({ ...after, lines: [settled, { ...own, byOrder: true }] })).toEqual({ what: 'auction' });
  });

  test('MU 0-realms-assign: whoever is first sees what was bid before he chooses his realm', () => {
    const settled = line(7, { type: 'order-settled', order: [one, two, three], byLot: false });
    const first = {
      ...scene,
      view: { ...view, phase: 0 as const },
      decision: asking('choose-realm'),
      lines: [settled],
    };
    expect(sheetFor(first)).toEqual({ what: 'auction' });
    expect(sheetFor({ ...first, closed: { auction: 7 } })).toEqual({ what: 'choice' });
    expect(sheetFor({ ...first, lines: [] })).toEqual({ what: 'choice' });
  });
});
