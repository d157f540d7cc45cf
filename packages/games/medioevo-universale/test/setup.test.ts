import { newChance } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { components, hasPort, isInhabited, REALM, TERRITORY } from '../src/catalog.js';
import { beginSetup } from '../src/frames/setup.js';
import { medioevoUniversale } from '../src/game.js';
import { COLOURS, type Player, REALMS, type Realm, SEATS, TERRITORIES } from '../src/ids.js';
import { OPTIONS } from '../src/options.js';
import { malus } from '../src/rules/dice.js';
import { isConnectedSet } from '../src/rules/realms.js';
import { openTable } from '../src/setup.js';
import type { MU, MUOptions } from '../src/state.js';
import { Trial } from './table.js';

const [A, B, C] = SEATS;

const opened = (options: MUOptions): MU =>
  openTable(options, { n: 0, flow: [], chance: newChance('00'.repeat(16)), told: [] });
const settingUp = (options: Partial<MUOptions> = {}): Trial =>
  new Trial(opened({ players: 3, ...options }), beginSetup());

/** Different bids, the earlier seat the higher one. */
const bid = (t: Trial): Trial => {
  for (const [i, { seat }] of t.asked.entries()) t.answer(seat as Player, 'bid', 60 - 10 * i);
  return t;
};
/** Whatever is asked first gets the first answer that fits, as long as this prompt is put. */
const through = (t: Trial, ...prompts: string[]): Trial => {
  while (t.asked.length > 0 && prompts.includes(t.asked[0].prompt)) {
    const [{ seat, choices }] = t.asked;
    const [choice] = choices;
    t.answer(seat as Player, choice.kind, choice.shape === 'pick' ? choice.of[0] : undefined);
  }
  return t;
};
const PIECES = ['place-village', 'take-transport', 'place-transport', 'place-archer'];

describe('MU 0-players: who sits down', () => {
  const reads = (raw: object) => medioevoUniversale.readOptions(raw);
  test('MU 0-players: three to six', () => {
    for (const players of [3, 4, 5, 6]) expect(reads({ players })).toMatchObject({ ok: true });
    for (const players of [1, 7]) expect(reads({ players })).toMatchObject({ ok: false });
  });
  test('MU option.allowTwoPlayers: two only if it was agreed on', () => {
    expect(reads({ players: 2 })).toEqual({
      ok: false,
      fault: { code: 'wrong-players', path: 'options.players', allowed: [3, 4, 5, 6] },
    });
    expect(reads({ players: 2, 'two-players': false })).toMatchObject({ ok: false });
    expect(reads({ players: 2, 'two-players': true })).toMatchObject({ ok: true });
    expect([malus(2, 0), malus(2, 1)]).toEqual([0, -3]);
    const t = through(bid(settingUp({ players: 2, 'two-players': true })), ...PIECES, 'keep-start-card');
    expect(t.asked[0]).toMatchObject({ prompt: 'take-start-marker', seat: A });
  });
});

describe('MU 0-realms: who plays what', () => {
  test('MU 0-realms: six, of seven territories each', () => {
    expect(REALMS).toHaveLength(6);
    for (const realm of REALMS) expect(REALM[realm].territories).toHaveLength(7);
  });
  test('MU 0-realms-assign: at random, but a set that hangs together', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const g = opened({ players: 3, realms: 'random' });
      g.chance = newChance(`${10 + i}`.repeat(16));
      const realms = SEATS.slice(0, 3).map(seat => new Trial(g, beginSetup()).g.realm[seat] as Realm);
      expect(isConnectedSet(realms)).toBe(true);
      seen.add(realms.join());
    }
    expect(seen.size).toBeGreaterThan(3);
  });
  test('MU 0-realms-assign: freely, as long as the others can make it a set that hangs together', () => {
    const t = settingUp({ realms: 'agree' });
    expect(t.asked).toMatchObject([{ seat: A, prompt: 'choose-realm' }]);
    expect(t.choice(A, 'choose-realm')).toMatchObject({ of: REALMS });
    t.answer(A, 'choose-realm', 'holy-roman-empire');
    // The Mamluks are two realms away from Hungary: with three players nobody would close the gap.
    expect(t.choice(B, 'choose-realm')).toMatchObject({ of: ['byzantium', 'hungary', 'novgorod', 'golden-horde'] });
    t.answer(B, 'choose-realm', 'byzantium');
    // Only Hungary is left, so that nobody is asked.
    expect(t.g.realm).toEqual({ [A]: 'holy-roman-empire', [B]: 'byzantium', [C]: 'hungary' });
    expect(t.asked[0].prompt).toBe('bid');
  });
  test('MU 0-realms-connected: in turn order, after the auction, each beside those already chosen', () => {
    const t = settingUp({ realms: 'turn-order' });
    expect([t.asked[0].prompt, t.g.realm, t.g.inPlay]).toEqual(['bid', {}, {}]);
    t.answer(A, 'bid', 0).answer(B, 'bid', 5).answer(C, 'bid', 9);
    expect(t.asked).toMatchObject([{ seat: C, prompt: 'choose-realm' }]);
    t.answer(C, 'choose-realm', 'holy-roman-empire');
    expect(t.g.realm).toEqual({ [C]: 'holy-roman-empire', [B]: 'hungary' });
    expect(t.choice(A, 'choose-realm')).toMatchObject({ of: ['byzantium', 'novgorod', 'golden-horde'] });
    t.answer(A, 'choose-realm', 'byzantium');
    expect(t.asked[0]).toMatchObject({ seat: C, prompt: 'place-village' });
    expect(Object.keys(t.g.inPlay).length).toBeGreaterThan(100);
  });
  test('MU 0-realms-connected: beside Byzantium lie Hungary, the Golden Horde and the Mamluks', () => {
    const t = settingUp({ realms: 'turn-order' });
    t.answer(A, 'bid', 3).answer(B, 'bid', 2).answer(C, 'bid', 1).answer(A, 'choose-realm', 'byzantium');
    expect(t.choice(B, 'choose-realm')).toMatchObject({ of: ['mamluks', 'hungary', 'golden-horde'] });
  });
  test('MU 0-realms-connected: six players are not bound by it', () => {
    const t = settingUp({ players: 6, realms: 'turn-order' });
    SEATS.forEach((seat, i) => {
      t.answer(seat, 'bid', 6 - i);
    });
    t.answer(A, 'choose-realm', 'holy-roman-empire');
    expect(t.choice(B, 'choose-realm')).toMatchObject({
      of: ['byzantium', 'mamluks', 'hungary', 'novgorod', 'golden-horde'],
    });
  });
});

describe('MU 0-setup: the table is laid', () => {
  const withRealms = (...realms: Realm[]): Trial => {
    const t = settingUp({ players: realms.length, realms: 'agree' });
    while (t.asked[0].prompt === 'choose-realm') {
      const seat = t.asked[0].seat as Player;
      t.answer(seat, 'choose-realm', realms[SEATS.indexOf(seat)]);
    }
    return bid(t);
  };
  test('MU 0-setup: in this order, and nobody is in any phase yet', () => {
    const t = settingUp();
    const prompts: string[] = [];
    const note = (): void => {
      for (const { prompt } of t.asked.slice(0, 1)) if (prompts.at(-1) !== prompt) prompts.push(prompt);
    };
    note();
    bid(t);
    while (!t.isOver) {
      note();
      expect([t.g.phase, t.g.round]).toEqual([0, 1]);
      through(t, t.asked[0].prompt);
    }
    expect(prompts.slice(0, 2)).toEqual(['bid', 'place-village']);
    expect(prompts.slice(-2)).toEqual(['keep-start-card', 'take-start-marker']);
    const order = ['realm-taken', 'map-opened', 'order-settled', 'village-placed', 'transport-placed'];
    order.push('barbarians-settled', 'start-cards-drawn', 'start-card-kept', 'start-marker-taken');
    const first = order.map(type => t.told.findIndex(told => told.type === type));
    expect(first.every(i => i >= 0)).toBe(true);
    expect([...first].sort((a, b) => a - b)).toEqual(first);
  });
  test('MU 0-setup-material: 1600 Florin, 10 points of honour, an archer, a village and two levels of transports each', () => {
    const t = withRealms('byzantium', 'hungary', 'mamluks');
    t.g.cash[A] += 60;
    t.g.cash[C] -= 60;
    through(t, ...PIECES);
    expect(Object.values(t.g.cash)).toEqual([1600, 1600, 1600]);
    expect(Object.values(t.g.honour)).toEqual([10, 10, 10]);
    expect(Object.values(t.g.buildings.civil)).toEqual([1, 1, 1]);
    for (const player of [A, B, C]) {
      const archers = Object.values(t.g.armies).flatMap(there => there?.[player] ?? []);
      expect(archers).toEqual([{ archer: 1 }]);
      const levels = Object.entries(t.g.vehicles.owner).flatMap(([id, owner]) =>
        owner === player ? (t.g.vehicles.level[id as 'vehicle-1'] ?? 0) : 0,
      );
      expect(levels.reduce<number>((sum, level) => sum + level, 0)).toBe(components.setup.transportLevels);
    }
  });
  test('MU 0-setup-village: in turn order, in an inhabited territory of the own realm', () => {
    const t = withRealms('byzantium', 'hungary', 'mamluks');
    const lands = REALM.byzantium.territories;
    expect(t.asked).toMatchObject([{ seat: A, prompt: 'place-village' }]);
    expect(t.choice(A, 'place-village')).toMatchObject({ of: lands.filter(isInhabited) });
    t.answer(A, 'place-village', 'nicaea');
    expect(t.g.buildings.civil).toEqual({ nicaea: 1 });
    expect(t.g.cash[A]).toBe(1600 - 60);
    expect(t.asked).toMatchObject([{ seat: B, prompt: 'place-village' }]);
    expect(t.refusal(B, 'place-village', 'nicaea')).toBeDefined();
  });
  test('MU 0-setup-army: one of level II or two of level I, ships only in ports', () => {
    const t = through(withRealms('byzantium', 'hungary', 'mamluks'), 'place-village');
    expect(t.choice(A, 'take-transport')).toMatchObject({ shape: 'pick' });
    expect(t.refusal(A, 'take-transport', 'caravan:3')).toBeDefined();
    t.answer(A, 'take-transport', 'galley:1');
    expect(t.choice(A, 'place-transport')).toMatchObject({ of: REALM.byzantium.territories.filter(hasPort) });
    t.answer(A, 'place-transport', 'smyrna');
    // Exactly two levels must be taken: one more of level I.
    expect(t.refusal(A, 'take-transport', 'caravan:2')).toBeDefined();
    t.answer(A, 'take-transport', 'caravan:1');
    expect(t.choice(A, 'place-transport')).toMatchObject({ of: REALM.byzantium.territories });
    t.answer(A, 'place-transport', 'thrace');
    expect(t.choice(A, 'place-archer')).toMatchObject({ of: REALM.byzantium.territories });
    t.answer(A, 'place-archer', 'macedonia');
    expect(t.g.armies.macedonia).toEqual({ [A]: { archer: 1 } });
    expect(t.g.vehicles.at).toEqual({ 'vehicle-1': 'smyrna', 'vehicle-2': 'thrace' });
    // Hungary has no port.
    expect(t.choice(B, 'take-transport')).toMatchObject({
      of: ['war-wagon:1', 'war-wagon:2', 'caravan:1', 'caravan:2'],
    });
    t.answer(B, 'take-transport', 'caravan:2').answer(B, 'place-transport', 'banat').answer(B, 'place-archer', 'buda');
    t.answer(C, 'take-transport', 'merchant-ship:2').answer(C, 'place-transport', 'damietta');
    expect(t.g.vehicles.level).toEqual({ 'vehicle-1': 1, 'vehicle-2': 1, 'vehicle-3': 2, 'vehicle-4': 2 });
  });
  test('MU 0-setup-barbarians: where their sign is, and the realm is nobody’s', () => {
    const t = through(withRealms('byzantium', 'hungary', 'mamluks'), ...PIECES);
    const signs = TERRITORIES.filter(id => TERRITORY[id].barbarianSymbol && t.g.inPlay[id]);
    const held = TERRITORIES.filter(id => t.g.armies[id]?.barbarians);
    expect(held).toEqual(signs);
    expect(t.told.find(({ type }) => type === 'barbarians-settled')?.at).toEqual(signs);
    for (const id of held) expect(t.g.armies[id]?.barbarians).toEqual({ 'light-infantry': 1 });
  });
  test('MU 0-setup-cards: three are drawn in secret, one is kept, the others go back before the next draws', () => {
    const t = through(withRealms('byzantium', 'hungary', 'mamluks'), ...PIECES);
    expect(t.asked).toMatchObject([{ seat: A, prompt: 'keep-start-card' }]);
    const choice = t.choice(A, 'keep-card');
    if (choice?.shape !== 'pick') throw new Error('no cards');
    expect(choice.of).toHaveLength(3);
    expect(t.g.decks.cards).toHaveLength(69);
    // What was drawn is told to its player alone.
    expect(t.told.at(-1)).toEqual({ type: 'start-cards-drawn', player: A, count: 3 });
    const imagined = medioevoUniversale.imagine(t.g, B, 'ab'.repeat(16));
    expect(medioevoUniversale.imagine(t.g, A, 'ab'.repeat(16)).flow.at(-1)).toMatchObject({ drawn: choice.of });
    expect(imagined.flow.at(-1)).not.toMatchObject({ drawn: choice.of });
    t.answer(A, 'keep-card', choice.of[1]);
    expect(t.g.cards.held[A]).toEqual([choice.of[1]]);
    expect(t.told).toContainEqual({ type: 'start-card-kept', player: A, card: choice.of[1] });
    // The next one has drawn three of the 71.
    const next = t.choice(B, 'keep-card');
    expect(next).toMatchObject({ shape: 'pick' });
    const drawn = next?.shape === 'pick' ? next.of : [];
    const back = [choice.of[0], choice.of[2]];
    for (const card of back) expect([...t.g.decks.cards, ...drawn]).toContain(card);
    expect(t.g.decks.cards).toHaveLength(68);
  });
  test('MU 0-setup-gear: a marker of any colour each, in turn order', () => {
    const t = through(withRealms('byzantium', 'hungary', 'mamluks'), ...PIECES, 'keep-start-card');
    expect(t.choice(A, 'take-marker')).toMatchObject({ of: COLOURS });
    t.answer(A, 'take-marker', 'green').answer(B, 'take-marker', 'green').answer(C, 'take-marker', 'violet');
    expect(t.g.gears.held).toEqual({ [A]: { green: 1 }, [B]: { green: 1 }, [C]: { violet: 1 } });
    expect(t.isOver).toBe(true);
  });
  test('MU 0-setup-decks: nothing of the decks is lost', () => {
    const t = through(withRealms('byzantium', 'hungary', 'mamluks'), ...PIECES, 'keep-start-card');
    const held = [A, B, C].flatMap(player => t.g.cards.held[player]);
    expect(new Set([...t.g.decks.cards, ...held]).size).toBe(72);
    expect(t.g.decks.events).toHaveLength(30);
  });
});

describe('MU X: variants', () => {
  test('MU X: none is played unless it was agreed on', () => {
    const variants = ['terrain', 'realm-auction', 'blood-tokens', 'teams', 'hidden-purchases', 'two-players'];
    for (const id of variants) expect(OPTIONS.find(each => each.id === id)?.byDefault).toBe(false);
    expect(OPTIONS.find(({ id }) => id === 'rounds')).toMatchObject({ byDefault: components.rounds.default });
    expect(OPTIONS.find(({ id }) => id === 'honour')).toMatchObject({ byDefault: 0 });
  });
});

describe('MU X-auction: realms against honour', () => {
  const auctioning = (players = 3): Trial => settingUp({ players, 'realm-auction': true });
  test('MU X-auction: all bid face down, the highest gets it, and the lowest ends up on ten', () => {
    const t = auctioning();
    expect(t.asked.map(({ seat, prompt }) => [seat, prompt])).toEqual([A, B, C].map(seat => [seat, 'bid-for-realm']));
    t.answer(A, 'bid-realm', 'byzantium:4').answer(B, 'bid-realm', 'hungary:0').answer(C, 'bid-realm', 'mamluks:2');
    expect(t.g.realm).toEqual({ [A]: 'byzantium', [B]: 'hungary', [C]: 'mamluks' });
    // 6, 10 and 8, moved up by 4.
    expect(t.g.honour).toEqual({ [A]: 10, [B]: 14, [C]: 12 });
    expect(t.asked[0].prompt).toBe('bid');
  });
  test('MU X-auction: whoever ties raises face down, up to ten in all', () => {
    const t = auctioning();
    t.answer(A, 'bid-realm', 'byzantium:4').answer(B, 'bid-realm', 'byzantium:4').answer(C, 'bid-realm', 'mamluks:2');
    expect(t.asked.map(({ seat, prompt }) => [seat, prompt])).toEqual([A, B].map(seat => [seat, 'raise-bid']));
    expect(t.choice(A, 'raise-bid')).toMatchObject({ min: 0, max: 6 });
    t.answer(A, 'raise-bid', 1).answer(B, 'raise-bid', 3);
    expect(t.g.realm).toEqual({ [B]: 'byzantium', [C]: 'mamluks' });
    // Whoever is left bids once more, for what still hangs together.
    expect(t.asked).toMatchObject([{ seat: A, prompt: 'bid-for-realm' }]);
    const choice = t.choice(A, 'bid-realm');
    const offered = new Set(choice?.shape === 'pick' ? choice.of.map(id => id.split(':')[0]) : []);
    expect([...offered]).toEqual(['hungary', 'golden-horde']);
    t.answer(A, 'bid-realm', 'golden-horde:0');
    expect(t.g.honour).toEqual({ [A]: 17, [B]: 10, [C]: 15 });
  });
  test('MU X-auction: after three raises without an end chance decides', () => {
    const g = opened({ players: 3, 'realm-auction': true });
    g.chance.script = [2];
    const t = new Trial(g, beginSetup());
    t.answer(A, 'bid-realm', 'byzantium:0').answer(B, 'bid-realm', 'byzantium:0').answer(C, 'bid-realm', 'mamluks:0');
    for (let i = 0; i < 3; i++) t.answer(A, 'raise-bid', 0).answer(B, 'raise-bid', 0);
    expect(t.g.realm[B]).toBe('byzantium');
    expect(t.asked).toMatchObject([{ seat: A, prompt: 'bid-for-realm' }]);
  });
  test('MU X-auction: a bid that leaves no set that hangs together is void, the next one counts', () => {
    const t = auctioning();
    // With the Holy Roman Empire gone, the Mamluks would lie too far off for three.
    t.answer(A, 'bid-realm', 'holy-roman-empire:5').answer(B, 'bid-realm', 'mamluks:3');
    t.answer(C, 'bid-realm', 'hungary:1');
    expect(t.g.realm).toEqual({ [A]: 'holy-roman-empire', [C]: 'hungary' });
    expect(t.asked).toMatchObject([{ seat: B, prompt: 'bid-for-realm' }]);
    expect(t.refusal(B, 'bid-realm', 'mamluks:3')).toBeDefined();
  });
  test('MU X-auction: what is open after the second time is dealt, and hangs together', () => {
    const t = auctioning(4);
    const D = SEATS[3];
    for (const seat of [A, B, C, D]) t.answer(seat, 'bid-realm', 'hungary:10');
    // All at ten: nothing can be raised, and one of them has it.
    expect(Object.values(t.g.realm)).toEqual(['hungary']);
    for (const { seat } of t.asked) t.answer(seat as Player, 'bid-realm', 'byzantium:10');
    expect(isConnectedSet(Object.values(t.g.realm))).toBe(true);
    expect(Object.keys(t.g.realm)).toHaveLength(4);
    // Two have paid ten, two nothing: the former are moved up to ten.
    expect(Object.values(t.g.honour).sort()).toEqual([10, 10, 20, 20]);
    expect(t.told.filter(({ type, how }) => type === 'realm-taken' && how === 'drawn')).toHaveLength(2);
  });
});

describe('MU X-team: fixed teams', () => {
  test('MU X-team: four and six play in two teams, every other seat; others do not', () => {
    expect(settingUp({ players: 4, teams: true }).g.teams).toEqual({ [A]: 1, [B]: 2, [C]: 1, 'player-4': 2 });
    expect(Object.values(settingUp({ players: 6, teams: true }).g.teams)).toEqual([1, 2, 1, 2, 1, 2]);
    for (const players of [3, 5]) expect(settingUp({ players, teams: true }).g.teams).toEqual({});
    expect(settingUp({ players: 4 }).g.teams).toEqual({});
  });
});
