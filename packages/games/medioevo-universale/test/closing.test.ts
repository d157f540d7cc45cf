import { describe, expect, test } from 'vitest';
import { components } from '../src/catalog.js';
import { addEffect } from '../src/deeds/effects.js';
import { gainHonour } from '../src/deeds/honour.js';
import { newVehicle } from '../src/deeds/vehicles.js';
import { beginClosing } from '../src/frames/rounds.js';
import { medioevoUniversale } from '../src/game.js';
import { CARDS, type CardId, SEATS, type TerritoryId } from '../src/ids.js';
import { sizeOf } from '../src/rules/armies.js';
import { controllerOf } from '../src/rules/control.js';
import type { MU } from '../src/state.js';
import { arranged } from './arrange.js';
import { Trial } from './table.js';

const [A, B, C] = SEATS;
const card = (number: number): CardId => CARDS[number - 1];
const at7 = (g: MU = arranged({ armies: {}, round: 3 })): MU => {
  g.phase = 7;
  return g;
};
const closed = (g: MU): MU => new Trial(g, beginClosing()).whileAsked('claim-objective', 'pass').g;

describe('MU 7: the end of a round', () => {
  test('MU 7: stop markers go, cards and markers are ready again, the round counter moves on', () => {
    const g = at7();
    const wagon = newVehicle(g, 'war-wagon', 1, A, 'thrace');
    g.vehicles.stopped[wagon] = true;
    g.armies.thrace = { [A]: { archer: 1 } };
    g.tired.thrace = { [A]: { archer: 1 } };
    g.cards.held[A] = [card(5), card(6)];
    g.cards.used = { [card(5)]: true, [card(6)]: true };
    g.gears.held[A] = { red: 2 };
    g.gears.used[A] = { red: 1 };
    const after = closed(g);
    expect(after.round).toBe(4);
    expect([after.vehicles.stopped, after.tired, after.cards.used, after.gears.used]).toEqual([{}, {}, {}, {}]);
    expect(after.gears.held[A]).toEqual({ red: 2 });
  });
  test('MU 7: what card 13 has named stays turned for the next round, and only for that', () => {
    const g = at7();
    g.cards.held[A] = [card(5), card(6)];
    g.cards.used = { [card(5)]: true, [card(6)]: true };
    g.keptUsed = { [card(6)]: true };
    const after = closed(g);
    expect([after.cards.used, after.keptUsed]).toEqual([{ [card(6)]: true }, {}]);
    expect(closed(at7(after)).cards.used).toEqual({});
  });
  test('MU 7: effects of the round end, and all that is counted by rounds', () => {
    const g = at7();
    addEffect(g, { type: 'no-trade', at: 'thrace', until: 'round' });
    g.bought = { units: { [A]: 3 }, card: { [A]: true } };
    g.branches[A] = ['blue'];
    g.feats[A] = [{ event: 'uprisingSuppressed' }];
    g.conquered.rome = true;
    g.holy.rome = true;
    g.copied[A] = [card(5)];
    g.loans = { open: { [A]: 1 }, taken: { [A]: true }, repaid: { [B]: true }, missed: {} };
    g.points[A] = { red: 1 };
    g.bans = { [card(1)]: [{ at: 'rome', round: 3 }], [card(2)]: [{ at: 'rome', round: 2 }] };
    g.tended = { [A]: { round: 4, army: { archer: 1 } }, [B]: { round: 3, army: { archer: 1 } } };
    const after = closed(g);
    expect(after.effects).toEqual([]);
    expect(after.bought).toEqual({ units: {}, card: {} });
    expect([after.branches, after.feats, after.conquered, after.copied, after.points]).toEqual([{}, {}, {}, {}, {}]);
    expect(after.loans).toEqual({ open: { [A]: 1 }, taken: {}, repaid: {}, missed: {} });
    // What lasts longer is still there.
    expect(after.holy).toEqual({ rome: true });
    expect(after.bans).toEqual({ [card(1)]: [{ at: 'rome', round: 3 }] });
    expect(after.tended).toEqual({ [A]: { round: 4, army: { archer: 1 } } });
  });
  test('MU E-raid: what was safe from barbarians for the round is theirs when it is over, unless an army is there', () => {
    const g = at7();
    g.armies = { rome: { barbarians: { archer: 1 } }, athens: { barbarians: { archer: 1 }, [A]: { archer: 1 } } };
    const [lost, guarded] = [newVehicle(g, 'caravan', 1, A, 'rome'), newVehicle(g, 'caravan', 1, A, 'athens')];
    addEffect(g, { type: 'safe-vehicle', vehicle: lost, until: 'round' });
    const t = new Trial(g, beginClosing());
    expect(Object.keys(t.g.vehicles.type)).toEqual([guarded]);
    expect(t.told).toContainEqual({ type: 'raided', at: 'rome' });
    expect(t.g.round).toBe(4);
  });
  test('MU card.11: a war wagon that was a caravan for the round keeps neither goods nor route; a caravan does', () => {
    const g = at7();
    const [wagon, caravan] = [newVehicle(g, 'war-wagon', 2, A, 'thrace'), newVehicle(g, 'caravan', 1, B, 'buda')];
    for (const vehicle of [wagon, caravan]) addEffect(g, { type: 'both-kinds', vehicle, until: 'round' });
    g.vehicles.cargo = { [wagon]: ['salt', 'salt'], [caravan]: ['furs'] };
    const stages: TerritoryId[] = ['athens', 'zagreb', 'konya', 'rome'];
    g.routes[A] = { vehicle: wagon, start: 'smyrna', stages, established: ['athens'], kind: 'caravan' };
    g.routes[B] = { vehicle: caravan, start: 'smyrna', stages, established: [], kind: 'caravan' };
    const t = new Trial(g, beginClosing());
    expect(t.g.vehicles.cargo).toEqual({ [caravan]: ['furs'] });
    expect(Object.keys(t.g.routes)).toEqual([B]);
    expect(t.told).toContainEqual({ type: 'cargo-lost', player: A, goods: { [`${wagon}:salt`]: 2 }, by: card(11) });
    expect(t.told).toContainEqual({ type: 'route-ended', player: A, because: 'lost' });
  });
  test('MU card.65: hired barbarians leave, on land and aboard', () => {
    const g = at7();
    g.armies.thrace = { [A]: { archer: 1, 'hired-archer': 2 } };
    const galley = newVehicle(g, 'galley', 1, A, 'northern-aegean');
    g.armies['northern-aegean'] = { [A]: { 'hired-light-infantry': 2 } };
    g.vehicles.aboard[galley] = { 'hired-light-infantry': 2 };
    const after = closed(g);
    expect(after.armies).toEqual({ thrace: { [A]: { archer: 1 } } });
    expect(after.vehicles.aboard).toEqual({});
  });
  test('MU card.66: who has joined barbarians returns, or goes to the supply if it is not his home any more', () => {
    const g = at7();
    g.armies.bulgaria = { barbarians: { archer: 1, 'lent-cavalry': 1, 'lent-archer': 1 } };
    g.armies.nicaea = { [B]: { archer: 1 } };
    g.lent = [
      { owner: A, at: 'bulgaria', home: 'thrace', army: { cavalry: 1 } },
      { owner: A, at: 'bulgaria', home: 'nicaea', army: { archer: 1 } },
    ];
    const t = new Trial(g, beginClosing());
    expect(t.g.armies).toEqual({
      bulgaria: { barbarians: { archer: 1 } },
      nicaea: { [B]: { archer: 1 } },
      thrace: { [A]: { cavalry: 1 } },
    });
    expect(t.g.lent).toEqual([]);
    expect(t.told.map(({ type }) => type)).toEqual(expect.arrayContaining(['lent-returned', 'lent-dispersed']));
  });
  test('MU E-move: a galley of barbarians that only such guests were aboard of is taken off the map', () => {
    const g = at7();
    g.armies['northern-aegean'] = { barbarians: { 'lent-cavalry': 1 } };
    g.lent = [{ owner: A, at: 'northern-aegean', home: 'thrace', army: { cavalry: 1 } }];
    newVehicle(g, 'galley', 1, 'barbarians', 'northern-aegean');
    const after = closed(g);
    expect(after.armies).toEqual({ thrace: { [A]: { cavalry: 1 } } });
    expect(after.vehicles.type).toEqual({});
  });
  test('MU card.66: they also return to land abroad that nobody has taken since they left it', () => {
    const g = at7();
    g.armies.bulgaria = { barbarians: { 'lent-cavalry': 1, 'lent-archer': 1 } };
    g.armies.rome = { barbarians: { archer: 1 } };
    g.lent = [
      { owner: A, at: 'bulgaria', home: 'naples', army: { cavalry: 1 } },
      { owner: A, at: 'bulgaria', home: 'rome', army: { archer: 1 } },
    ];
    const after = closed(g);
    expect(after.armies).toEqual({ naples: { [A]: { cavalry: 1 } }, rome: { barbarians: { archer: 1 } } });
  });
  test('MU C-war-truce: it ends with the round, the war does not', () => {
    const g = at7(arranged({ armies: {}, round: 3, wars: [[A, B, { from: 2, truce: 3 }]] }));
    expect(closed(g).wars).toEqual({ 'player-1 player-2': { from: 2 } });
  });
  test('MU C-end: treaties whose last round it was; whoever stays without a right must go', () => {
    const rightOfWay = { type: 'right-of-way', grantor: A, grantee: B } as const;
    const g = arranged({
      armies: { thrace: { [B]: { archer: 1 } } },
      round: 3,
      treaties: [
        { parties: [A, B], clauses: [rightOfWay], lastRound: 3 },
        { parties: [A, C], clauses: [], lastRound: 4 },
        { parties: [B, C], clauses: [] },
      ],
    });
    g.lastControl.thrace = A;
    expect(controllerOf(g, 'thrace')).toBe(A);
    const after = closed(at7(g));
    expect(Object.keys(after.treaties)).toEqual(['treaty-2', 'treaty-3']);
    expect(after.overstaying).toEqual([{ player: B, host: A, at: 'thrace', until: 4 }]);
    // Until then it is still the host's.
    expect(controllerOf(after, 'thrace')).toBe(A);
  });
  test('MU card.30: a route that was kept and has no vehicle ends', () => {
    const g = at7();
    const caravan = newVehicle(g, 'caravan', 1, B, 'buda');
    g.routes[A] = { vehicle: 'vehicle-99', start: 'nicaea', stages: [], established: [] };
    g.routes[B] = { vehicle: caravan, start: 'buda', stages: [], established: [] };
    expect(Object.keys(closed(g).routes)).toEqual([B]);
  });
  test('MU 4-redeploy: who has surrendered in this round is free in the next', () => {
    const g = at7();
    g.aside = { units: { [A]: { archer: 1 } }, fresh: { [A]: { archer: 1, cavalry: 2 }, [B]: { cavalry: 1 } } };
    expect(closed(g).aside).toEqual({ units: { [A]: { archer: 2, cavalry: 2 }, [B]: { cavalry: 1 } }, fresh: {} });
  });
  test('MU A-claims: also at the end of phase 7, before cards are readied', () => {
    const g = at7();
    g.cards.held[A] = [card(36), card(38)];
    g.cards.used[card(38)] = true;
    g.cash[A] = 3000;
    const t = new Trial(g, beginClosing());
    expect(t.choice(A, 'claim')).toMatchObject({ of: [card(36)] });
  });
});

describe('MU 0-length: when it ends', () => {
  const isScored = (g: MU): boolean => {
    const t = new Trial(at7(g), beginClosing());
    return t.told.some(({ type }) => type === 'scoring-began');
  };
  test('MU 0-length-rounds: eight, ten or twelve; twelve if nothing was agreed', () => {
    for (const rounds of [8, 10, 12] as const) {
      expect(isScored(arranged({ options: { rounds }, armies: {}, round: rounds - 1 }))).toBe(false);
      expect(isScored(arranged({ options: { rounds }, armies: {}, round: rounds }))).toBe(true);
    }
    expect(isScored(arranged({ armies: {}, round: components.rounds.default }))).toBe(true);
    expect(isScored(arranged({ armies: {}, round: 11 }))).toBe(false);
  });
  test('MU 7-last: in the last round nothing is readied', () => {
    const g = at7(arranged({ armies: {}, round: 12 }));
    g.cards.held[A] = [card(5)];
    g.cards.used[card(5)] = true;
    g.vehicles.stopped['vehicle-1'] = true;
    const t = new Trial(g, beginClosing());
    expect(t.g.over).toMatchObject({ how: 'rounds', rule: 'MU 0-length-rounds' });
    expect([t.g.cards.used, t.g.round, t.g.vehicles.stopped]).toEqual([{ [card(5)]: true }, 12, {}]);
  });
  test('MU 0-length-time: the round in which the time is up is the last', () => {
    const g = arranged({ options: { rounds: 10 }, armies: {}, round: 8 });
    g.isTimeUp = true;
    const t = new Trial(at7(g), beginClosing());
    expect(t.g.over).toMatchObject({ how: 'time', rule: 'MU 0-length-time' });
  });
  test('MU 0-length: of several conditions the first that is met', () => {
    const g = arranged({ options: { rounds: 10, honour: 30 }, armies: {}, round: 10 });
    expect(new Trial(at7(g), beginClosing()).g.over).toMatchObject({ how: 'rounds' });
  });
  test('MU 0-length-hp: whoever reaches the limit ends the game at once, in the middle of whatever is going on', () => {
    const g = arranged({ options: { honour: 30 }, armies: { thrace: { [A]: { archer: 1 } } }, round: 4 });
    g.phase = 5;
    g.honour[B] = 29;
    g.trade = { player: B, vehicle: 'vehicle-1', at: 'buda', isSale: true, goods: [] };
    g.uses = [{ seat: B, what: card(5), as: 'ability', window: 'values', named: [] }];
    gainHonour(g, B, 'conquer-inhabited');
    expect(g.isCutOff).toBe(true);
    const t = new Trial(g, { proc: 'stand', step: 'wait' });
    expect(t.g.over).toMatchObject({ how: 'honour', rule: 'MU 0-length-hp' });
    expect([t.g.trade, t.g.uses]).toEqual([undefined, []]);
    // The pieces stay where they are.
    expect(sizeOf(t.g.armies.thrace?.[A] ?? {})).toBe(1);
  });
  test('MU 0-length-hp: one point below nothing happens, and without a limit never', () => {
    const g = arranged({ options: { honour: 30 }, armies: {} });
    g.honour[B] = 28;
    gainHonour(g, B, 'conquer-inhabited');
    expect(g.isCutOff).toBeUndefined();
    const free = arranged({ armies: {} });
    free.honour[B] = 80;
    gainHonour(free, B, 'conquer-inhabited');
    expect(free.isCutOff).toBeUndefined();
  });
});

describe('MU 0-round: seven phases', () => {
  test('MU 0-round: the first round begins with phase 2, later ones with phase 1 in the order of the round before', () => {
    const g = arranged({ armies: {}, round: 2 });
    g.order = [C, A, B];
    g.loans.open[A] = 1;
    const t = new Trial(g, { proc: 'rounds', step: 'round' });
    expect(t.told.slice(0, 2)).toEqual([
      { type: 'round-began', round: 2 },
      { type: 'phase-began', phase: 1, round: 2 },
    ]);
    expect(t.asked.map(({ seat, prompt }) => [seat, prompt])).toEqual([C, A, B].map(seat => [seat, 'bid']));
    expect(t.g.indebted).toEqual({ [A]: true });
    const first = new Trial(arranged({ armies: {} }), { proc: 'rounds', step: 'round' });
    expect(first.told[1]).toEqual({ type: 'phase-began', phase: 2, round: 1 });
  });
  test('MU 0-round: after each phase claims are asked for, points expire and the next begins', () => {
    const g = arranged({ armies: {}, round: 2 });
    g.phase = 6;
    g.points[A] = { red: 1 };
    g.cards.held[B] = [card(1)];
    addEffect(g, { type: 'discount', player: A, percent: 50, florin: 0, until: 'turn' });
    addEffect(g, { type: 'no-trade', at: 'rome', until: 'round' });
    const t = new Trial(g, { proc: 'rounds', step: 'claims' });
    expect(t.asked).toMatchObject([{ seat: B, prompt: 'claim-objective' }]);
    expect(t.g.points).toEqual({ [A]: { red: 1 } });
    t.answer(B, 'pass');
    expect(t.told).toContainEqual({ type: 'phase-began', phase: 7, round: 2 });
    expect([t.g.points, t.g.effects.map(({ type }) => type)]).toEqual([{}, ['no-trade']]);
  });
  test('MU B-expire: points live as long as the phase', () => {
    const g = arranged({ armies: {}, round: 2 });
    g.phase = 4;
    g.points = { [A]: { red: 1 }, [B]: { blue: 2 } };
    const t = new Trial(g, { proc: 'rounds', step: 'shut' });
    expect([t.g.points, t.told[0]]).toEqual([{}, { type: 'phase-began', phase: 5, round: 2 }]);
  });
  test('MU objective.thisRound: a loan taken before the first auction is none of an earlier round', () => {
    const g = arranged({ armies: {} });
    g.loans.open = { [A]: 1 };
    g.loans.taken = { [A]: true };
    expect(new Trial(g, { proc: 'rounds', step: 'round' }).g.indebted).toEqual({});
  });
  test('MU D-bankrupt-out: whoever is left alone has won', () => {
    const g = arranged({ armies: {}, round: 5 });
    g.phase = 3;
    g.order = [B];
    const t = new Trial(g, { proc: 'rounds', step: 'left' });
    expect(t.g.over).toEqual({
      winners: [B],
      points: { [A]: 10, [B]: 10, [C]: 10 },
      how: 'last-standing',
      rule: 'MU D-bankrupt-out',
    });
  });
  test('MU X-team: a team that is left alone has won', () => {
    const g = arranged({ realms: ['byzantium', 'hungary', 'mamluks', 'holy-roman-empire'], armies: {}, round: 5 });
    g.phase = 3;
    g.teams = { [A]: 1, [B]: 2, [C]: 1, 'player-4': 2 };
    g.order = [C, B];
    expect(new Trial(g, { proc: 'rounds', step: 'left' }).g.over).toBeUndefined();
    g.order = [C];
    expect(new Trial(g, { proc: 'rounds', step: 'left' }).g.over?.winners).toEqual([C]);
  });
  test('MU 0: a whole game is known by its ways to end', () => {
    expect(medioevoUniversale.endings).toEqual(['rounds', 'honour', 'time', 'last-standing']);
  });
});
