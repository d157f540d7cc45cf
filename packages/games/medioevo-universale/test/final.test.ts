import { describe, expect, test } from 'vitest';
import { components, EVENT, PRODUCERS } from '../src/catalog.js';
import type { HonourFor } from '../src/data.js';
import { gainHonour } from '../src/deeds/honour.js';
import { beginFinal } from '../src/frames/rounds.js';
import { EVENTS, GOODS, type Player, type Realm, SEATS, type TechnologyId } from '../src/ids.js';
import { awardLines, captivesOf, PERSONAL, wealthOf } from '../src/rules/scoring.js';
import type { MU } from '../src/state.js';
import { arranged } from './arrange.js';
import { Trial } from './table.js';

const [A, B, C, D] = SEATS;
const FOUR: readonly Realm[] = ['byzantium', 'hungary', 'mamluks', 'holy-roman-empire'];

/** The last round is over. Byzantium, Hungary and the Mamluks, all with the same money and land. */
const last = (realms?: readonly Realm[]): MU => {
  const g = arranged({ ...(realms && { realms }), armies: {}, round: 12 });
  g.phase = 7;
  return g;
};
const lineOf = (g: MU, award: string) => awardLines(g).find(line => line.award === award);
const gets = (g: MU, award: string): readonly [readonly Player[], number] | undefined => {
  const line = lineOf(g, award);
  return line && [line.to, line.honour];
};

describe('MU V-ingame: honour while the game goes on', () => {
  const TABLE: readonly (readonly [HonourFor, number])[] = [
    ['conquer-inhabited', 1],
    ['per-building-level', 1],
    ['rome-or-jerusalem-first', 2],
    ['great-city-built', 1],
    ['castle-built', 1],
    ['cathedral-built', 1],
    ['uprising-suppressed', 1],
    ['large-army-defeated', 1],
    ['treaty-broken', -2],
    ['lost-to-barbarians', -1],
    ['attack-without-declaration', -3],
    ['additional-uprising', -1],
  ];
  test('MU V-ingame: the table of honour, and nothing beside it', () => {
    for (const [why, honour] of TABLE) {
      const g = last();
      gainHonour(g, A, why);
      expect([why, g.honour[A]]).toEqual([why, 10 + honour]);
    }
    expect(Object.keys(components.honour.inGame).sort()).toEqual(TABLE.map(([why]) => why).sort());
  });
  test('MU V-ingame: an inhabited territory with great city and castle gives seven; honour may fall below nothing', () => {
    const g = last();
    gainHonour(g, A, 'conquer-inhabited');
    gainHonour(g, A, 'per-building-level', 3 + 3);
    expect(g.honour[A]).toBe(17);
    gainHonour(g, A, 'attack-without-declaration', 8);
    expect(g.honour[A]).toBe(-7);
  });
});

describe('MU V-final: the awards', () => {
  test('MU V-final-money: cash and deposit without debts and a last interest', () => {
    const g = last();
    g.loans.open[A] = 2;
    expect(wealthOf(g, A)).toBe(1600 - 1100);
    g.deposit[B] = 300;
    expect(gets(g, 'most-money')).toEqual([[B], 3]);
    expect(lineOf(g, 'most-money')?.standings).toEqual({ [A]: [500], [B]: [1900], [C]: [1600] });
    g.deposit[C] = 300;
    expect(gets(g, 'most-money')).toEqual([[B, C], 1]);
  });
  test('MU V-final-money: of debtors, too, one is the richest', () => {
    const g = last();
    g.loans.open = { [A]: 2, [B]: 1, [C]: 1 };
    g.cash = { ...g.cash, [A]: 900, [B]: 500, [C]: 100 };
    expect(lineOf(g, 'most-money')?.standings).toEqual({ [A]: [-200], [B]: [-50], [C]: [-450] });
    expect(gets(g, 'most-money')).toEqual([[B], 3]);
    g.cash[A] = 1050;
    expect(gets(g, 'most-money')).toEqual([[A, B], 1]);
  });
  test('MU V-final-market: the best one in anybody’s hand', () => {
    const g = last();
    expect(gets(g, 'highest-market')?.[0]).toEqual([]);
    g.market = { nicaea: ['salt', 'furs'], buda: ['salt'], cairo: ['salt', 'furs', 'wine'] };
    expect(gets(g, 'highest-market')).toEqual([[C], 3]);
    g.armies.cairo = { barbarians: { archer: 1 } };
    expect(gets(g, 'highest-market')).toEqual([[A], 3]);
  });
  test('MU V-final-tech: the highest level, then in how many branches', () => {
    const branch = {
      blue: ['carpentry', 'logistics', 'machine-building', 'cartography'],
      yellow: ['trade', 'market', 'procurement', 'guilds'],
      orange: ['edict', 'laws', 'nation-state', 'influence'],
    } satisfies Record<string, TechnologyId[]>;
    const g = last();
    expect(gets(g, 'highest-technology')?.[0]).toEqual([]);
    g.technologies[A] = [...branch.blue];
    g.technologies[B] = [...branch.blue, ...branch.yellow];
    expect(gets(g, 'highest-technology')).toEqual([[B], 3]);
    g.technologies[B] = [...branch.yellow];
    g.technologies[C] = [...branch.blue.slice(0, 3), ...branch.yellow.slice(0, 3), ...branch.orange.slice(0, 3)];
    expect(gets(g, 'highest-technology')).toEqual([[A, B], 1]);
  });
  test('MU V-final-cathedrals: where the territory is controlled', () => {
    const g = last();
    expect(gets(g, 'most-cathedrals')?.[0]).toEqual([]);
    g.buildings.cathedral = { nicaea: true, thrace: true, buda: true };
    expect(gets(g, 'most-cathedrals')).toEqual([[A], 3]);
    g.armies.thrace = { [B]: { archer: 1 } };
    expect(gets(g, 'most-cathedrals')).toEqual([[B], 3]);
  });
  test('MU V-final-cities: great cities alone', () => {
    const g = last();
    g.buildings.civil = { nicaea: 2, constantinople: 2, buda: 3, cairo: 3 };
    expect(gets(g, 'most-great-cities')).toEqual([[B, C], 1]);
  });
  test('MU V-final-castles: castles alone', () => {
    const g = last();
    g.buildings.military = { nicaea: 2, thrace: 1, buda: 3 };
    expect(gets(g, 'most-castles')).toEqual([[B], 3]);
  });
  test('MU V-final-territories: all that is controlled', () => {
    const g = last();
    expect(gets(g, 'most-territories')).toEqual([[A, B, C], 1]);
    g.markers.bulgaria = A;
    expect(gets(g, 'most-territories')).toEqual([[A], 3]);
  });
  test('MU V-final-rome: whoever controls it', () => {
    const g = last();
    expect(gets(g, 'rome')?.[0]).toEqual([]);
    g.markers.rome = B;
    expect(gets(g, 'rome')).toEqual([[B], 3]);
    // Out of play there is nothing to award.
    const { rome: _, ...others } = g.inPlay;
    g.inPlay = others;
    expect(gets(g, 'rome')?.[0]).toEqual([]);
  });
  test('MU V-final-jerusalem: not for the Mamluks', () => {
    const g = last();
    expect(gets(g, 'jerusalem')?.[0]).toEqual([]);
    g.armies.jerusalem = { [A]: { archer: 1 } };
    expect(gets(g, 'jerusalem')).toEqual([[A], 3]);
  });
  test('MU V-final-monopoly: all territories in play that produce a good, if there are at least two', () => {
    const g = last();
    const producersOf = (good: (typeof GOODS)[number]) => PRODUCERS[good].filter(at => g.inPlay[at]);
    const good = GOODS.find(each => producersOf(each).length >= 2)!;
    for (const at of producersOf(good)) g.armies[at] = { [B]: { archer: 1 } };
    expect(awardLines(g).filter(line => line.award === 'monopoly')).toEqual([
      { award: 'monopoly', to: [B], honour: 3, standings: {}, good },
    ]);
    const [one] = producersOf(good);
    g.armies[one] = { [A]: { archer: 1 } };
    expect(lineOf(g, 'monopoly')).toBeUndefined();
    // Only one of them is in play: no monopoly.
    const others: readonly string[] = producersOf(good).slice(1);
    g.inPlay = Object.fromEntries(Object.entries(g.inPlay).filter(([at]) => !others.includes(at)));
    expect(lineOf(g, 'monopoly')).toBeUndefined();
  });
});

describe('MU V-final: what each has and owes', () => {
  const honourFor = (award: string, measured: number): number =>
    PERSONAL.find(each => each.award === award)!.honour(measured);
  test('MU V-final-captives: by threes, and nine at most', () => {
    expect([0, 1, 3, 4, 6, 7, 12].map(count => honourFor('captives', count))).toEqual([0, -3, -3, -6, -6, -9, -9]);
    const g = last();
    g.prisoners = { [B]: { [A]: { archer: 2 } }, [C]: { [A]: { cavalry: 2 }, [B]: { archer: 1 } } };
    expect([A, B, C].map(player => captivesOf(g, player))).toEqual([4, 1, 0]);
  });
  test('MU V-final-loans: the more the worse', () => {
    expect([0, 1, 2, 3, 4, 5].map(count => honourFor('loans', count))).toEqual([0, -2, -4, -6, -9, -15]);
  });
  test('MU V-final-gears: eight count for twenty, and so do more', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(count => honourFor('gears', count))).toEqual([
      0, 0, 1, 3, 5, 8, 11, 15, 20, 20,
    ]);
  });
});

describe('MU V-final: from the last phase to the winner', () => {
  test('MU V-final: uprisings, awards, captives, loans, markers, in this order, all told', () => {
    const g = last();
    g.cash[A] = 5000;
    g.prisoners = { [B]: { [C]: { archer: 1 } } };
    g.loans.open[B] = 2;
    g.gears.held[C] = { red: 2, blue: 1 };
    g.gears.used[C] = { red: 2 };
    const t = new Trial(g, beginFinal());
    const awards = t.told.filter(({ type }) => type === 'awarded').map(({ award }) => award);
    expect(awards).toEqual([
      'most-money',
      'highest-market',
      'highest-technology',
      'most-cathedrals',
      'most-great-cities',
      'most-castles',
      'most-territories',
      'rome',
      'jerusalem',
      'captives',
      'loans',
      'gears',
    ]);
    expect(t.told.slice(0, 1)).toEqual([{ type: 'scoring-began', how: 'rounds' }]);
    // Most money 3; territories tied 1; loans -4; captives -3, markers 3.
    expect(t.g.honour).toEqual({ [A]: 14, [B]: 7, [C]: 11 });
    expect(t.g.over).toEqual({
      winners: [A],
      points: { [A]: 14, [B]: 7, [C]: 11 },
      how: 'rounds',
      rule: 'MU 0-length-rounds',
    });
  });
  test('MU V: honour that is awarded at the end does not cut the game off any more', () => {
    const g = arranged({ options: { honour: 30 }, armies: {}, round: 12 });
    g.honour[A] = 29;
    g.markers.rome = A;
    const t = new Trial(g, beginFinal());
    expect(t.g.honour[A]).toBeGreaterThan(30);
    expect([t.g.isCutOff, t.g.over?.how]).toEqual([undefined, 'rounds']);
    expect(t.told.filter(({ type }) => type === 'scoring-began')).toHaveLength(1);
  });
  test('MU 0-goal: the most honour wins', () => {
    const g = last();
    g.honour = { ...g.honour, [B]: 40 };
    expect(new Trial(g, beginFinal()).g.over?.winners).toEqual([B]);
  });
  test('MU V-final-uprisings: one card is drawn without effect, and the next shows what is permitted', () => {
    const g = last();
    g.horde = { dice: [4, 6, 8] };
    g.taxRate = { [A]: 60, [B]: 10, [C]: 10 };
    const strict = EVENTS.filter(id => EVENT[id].permittedTaxRate <= 40);
    const mild = EVENTS.filter(id => EVENT[id].permittedTaxRate === 60);
    g.decks.events = [mild[0] ?? EVENTS[0], strict[0], ...EVENTS.filter(id => id !== mild[0] && id !== strict[0])];
    const [drawn] = g.decks.events;
    const t = new Trial(g, beginFinal());
    expect(t.told[1]).toMatchObject({ type: 'event-discarded', card: drawn });
    expect(t.told[2]).toEqual({
      type: 'final-event-drawn',
      card: drawn,
      permitted: EVENT[strict[0]].permittedTaxRate,
    });
    expect(t.g.phase).toBe(2);
    expect(t.g.decks.discarded).toContain(drawn);
  });
  test('MU V-final-uprisings: everybody who took too much suffers them, in turn order', () => {
    const g = last();
    g.horde = { dice: [4, 6, 8] };
    g.taxRate = { [A]: 60, [B]: 60, [C]: 10 };
    const [top, next] = EVENTS.filter(id => EVENT[id].permittedTaxRate === 50);
    g.decks.events = [top, next];
    g.order = [B, A, C];
    const t = new Trial(g, beginFinal());
    const asked: string[] = [];
    for (let i = 0; i < 20 && t.asked.length > 0; i++) {
      const [{ seat, choices }] = t.asked;
      asked.push(seat);
      const [choice] = choices;
      t.answer(seat as Player, choice.kind, choice.shape === 'pick' ? choice.of[0] : undefined);
    }
    const risen = t.told.filter(({ type }) => type === 'uprising-began').map(({ player }) => player);
    expect(risen).toEqual([B, A]);
    expect(t.g.over).toBeDefined();
  });
  test('MU V-final-winner: a tie is decided by money, then by the last turn order', () => {
    const tied = (): MU => {
      const g = last();
      g.markers = { bulgaria: A };
      // Player 1 has the most territories, player 2 the most money; all else is equal.
      g.cash[B] = 1700;
      return g;
    };
    const rich = new Trial(tied(), beginFinal());
    expect(rich.g.honour).toEqual({ [A]: 13, [B]: 13, [C]: 10 });
    expect(rich.g.over).toMatchObject({ winners: [B], decidedBy: 'money' });
    const even = last();
    even.order = [C, A, B];
    expect(new Trial(even, beginFinal()).g.over).toMatchObject({ winners: [C], decidedBy: 'turn-order' });
  });
  test('MU D-bankrupt-out: whoever is out takes no part', () => {
    const g = last();
    g.order = [A, C];
    g.honour[B] = 90;
    g.cash[B] = 9999;
    const t = new Trial(g, beginFinal());
    expect(t.g.over?.winners).not.toContain(B);
    expect(t.told.find(({ award }) => award === 'most-money')).toMatchObject({ to: [A, C] });
  });
  test('MU X-team: the sum of the team counts, then its money, then its best place in the turn order', () => {
    const g = last(FOUR);
    g.teams = { [A]: 1, [B]: 2, [C]: 1, [D]: 2 };
    g.honour = { ...g.honour, [A]: 30, [B]: 22, [C]: 1, [D]: 21 };
    const t = new Trial(g, beginFinal());
    expect([...(t.g.over?.winners ?? [])].sort()).toEqual([B, D]);
    // Money and land are equal: one point each for both.
    expect(t.told.filter(({ type }) => type === 'team-scored')).toMatchObject([
      { team: 1, players: [A, C], honour: 35 },
      { team: 2, players: [B, D], honour: 47 },
    ]);
    const even = last(FOUR);
    even.teams = { ...g.teams };
    even.order = [D, A, B, C];
    expect(new Trial(even, beginFinal()).g.over).toMatchObject({ winners: [D, B], decidedBy: 'turn-order' });
    const rich = last(FOUR);
    rich.teams = { ...g.teams };
    rich.cash[C] = 1650;
    rich.honour[B] = 13;
    expect(new Trial(rich, beginFinal()).g.over).toMatchObject({ winners: [A, C], decidedBy: 'money' });
  });
  test('MU V-final: whatever was going on is cleared away when the game is cut off', () => {
    const g = arranged({ options: { honour: 30 }, armies: {}, round: 4 });
    g.phase = 2;
    g.isCutOff = true;
    g.roll = { by: A, what: 'horde', sides: [4], dice: [1] };
    g.trade = { player: A, vehicle: 'vehicle-1', at: 'nicaea', isSale: true, goods: [] };
    g.damage = { at: 'thrace', side: A, source: 'event', points: 1, chosen: {}, ignored: 0 };
    const [card] = g.decks.events.splice(0, 1);
    g.event = { card, symbols: [] };
    g.orphaned = [A];
    const t = new Trial(g, { proc: 'stand', step: 'wait' });
    expect(t.g.over).toMatchObject({ how: 'honour' });
    for (const column of ['battle', 'movement', 'damage', 'roll', 'trade', 'event'] as const)
      expect(t.g[column]).toBeUndefined();
    // No event is lost.
    expect(new Set([...t.g.decks.events, ...t.g.decks.discarded]).size).toBe(30);
  });
});
