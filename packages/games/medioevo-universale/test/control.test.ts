import { describe, expect, test } from 'vitest';
import { REALM, TERRITORY } from '../src/catalog.js';
import { removeUnits } from '../src/deeds/armies.js';
import { destroyBuilding, removeMarker } from '../src/deeds/buildings.js';
import { changeSides } from '../src/deeds/turncoats.js';
import { makePeace } from '../src/deeds/wars.js';
import { type Player, REALMS, TERRITORIES } from '../src/ids.js';
import { controllerOf, homeOf, territoriesOf } from '../src/rules/control.js';
import { areAtWar, hasTruce, letsTradePass, mayFight } from '../src/rules/relations.js';
import { type Arrangement, arranged } from './arrange.js';

const [BYZANTIUM, HUNGARY, MAMLUKS] = ['player-1', 'player-2', 'player-3'] as const;
const LI = { 'light-infantry': 1 };
const rightOfWay = (grantor: Player, grantee: Player) => ({ type: 'right-of-way', grantor, grantee }) as const;

describe('control', () => {
  test('MU 5-control-start: a start realm is its owner’s without any army', () => {
    const g = arranged();
    expect([...territoriesOf(g, BYZANTIUM)].sort()).toEqual([...REALM.byzantium.territories].sort());
    expect(homeOf(g, 'constantinople')).toBe(BYZANTIUM);
    // A realm nobody plays is land like any other.
    const lubeck = TERRITORIES.find(id => TERRITORY[id].realm === 'holy-roman-empire')!;
    expect(homeOf(g, lubeck)).toBeUndefined();
  });
  test('MU 5-control-test: barbarians, armies, guests, several armies, markers, the realm, nobody', () => {
    const at = 'constantinople';
    expect(controllerOf(arranged({ armies: { [at]: { barbarians: LI, [HUNGARY]: LI } } }), at)).toBeUndefined();
    expect(controllerOf(arranged({ armies: { [at]: { [HUNGARY]: LI } } }), at)).toBe(HUNGARY);
    const treaties = [{ parties: [BYZANTIUM, HUNGARY], clauses: [rightOfWay(BYZANTIUM, HUNGARY)] }];
    expect(controllerOf(arranged({ armies: { [at]: { [HUNGARY]: LI } }, treaties }), at)).toBe(BYZANTIUM);
    const both = { [at]: { [HUNGARY]: LI, [BYZANTIUM]: LI } };
    expect(controllerOf(arranged({ armies: both }), at)).toBeUndefined();
    const hosted = arranged({ armies: both, treaties });
    hosted.lastControl[at] = BYZANTIUM;
    expect(controllerOf(hosted, at)).toBe(BYZANTIUM);
    expect(controllerOf(arranged({ markers: { [at]: MAMLUKS } }), at)).toBe(MAMLUKS);
    expect(controllerOf(arranged(), at)).toBe(BYZANTIUM);
    expect(controllerOf(arranged(), 'rome')).toBeUndefined();
  });
  test('MU 5-control-return: it returns to its owner as soon as the army is gone', () => {
    const g = arranged({ armies: { thrace: { [HUNGARY]: LI } } });
    expect(controllerOf(g, 'thrace')).toBe(HUNGARY);
    delete g.armies.thrace;
    expect(controllerOf(g, 'thrace')).toBe(BYZANTIUM);
  });
  test('MU 5-control-loss: where an army of its owner stands the land stays his without the marker', () => {
    const treaties = [{ parties: [BYZANTIUM, HUNGARY], clauses: [rightOfWay(BYZANTIUM, HUNGARY)] }];
    const held = (armies: Arrangement['armies']) => {
      const g = arranged({ armies, markers: { thrace: HUNGARY }, treaties });
      g.buildings.military.bulgaria = 1;
      destroyBuilding(g, 'bulgaria', 'military', HUNGARY);
      expect(g.markers).toEqual({});
      return controllerOf(g, 'thrace');
    };
    expect(held({ thrace: { [HUNGARY]: LI } })).toBe(HUNGARY);
    // Without one it is whose it was by birth, and so it is where another holds it by his army.
    expect(held({})).toBe(BYZANTIUM);
    const g = arranged({ armies: { rome: { [BYZANTIUM]: LI, [HUNGARY]: LI } }, markers: { rome: HUNGARY } });
    g.lastControl.rome = BYZANTIUM;
    removeMarker(g, 'rome');
    expect(g.lastControl).toEqual({ rome: BYZANTIUM });
  });
  test('MU C-war-peace: what was conquered stays with the conqueror when he is granted the way', () => {
    const treaties = [{ parties: [BYZANTIUM, HUNGARY], clauses: [rightOfWay(BYZANTIUM, HUNGARY)] }];
    const g = arranged({ armies: { thrace: { [HUNGARY]: LI } }, treaties });
    expect(controllerOf(g, 'thrace')).toBe(BYZANTIUM);
    g.lastControl.thrace = HUNGARY;
    expect(controllerOf(g, 'thrace')).toBe(HUNGARY);
  });
  test('MU 5-control-test: whoever is left alone where armies faced each other has it, and keeps it in peace', () => {
    const facing = (what: Arrangement = {}) =>
      arranged({
        armies: { banat: { [BYZANTIUM]: LI, [HUNGARY]: LI } },
        wars: [[BYZANTIUM, HUNGARY, { from: 1 }]],
        ...what,
      });
    const g = facing();
    g.buildings.military.banat = 1;
    expect(controllerOf(g, 'banat')).toBeUndefined();
    removeUnits(g, 'banat', HUNGARY, LI);
    expect(controllerOf(g, 'banat')).toBe(BYZANTIUM);
    makePeace(g, BYZANTIUM, HUNGARY);
    expect([controllerOf(g, 'banat'), g.overstaying]).toEqual([BYZANTIUM, []]);
    // A guest whose host has gone away is a guest still.
    const guest = facing({
      wars: [],
      treaties: [
        { parties: [BYZANTIUM, HUNGARY], clauses: [{ type: 'right-of-way', grantor: HUNGARY, grantee: BYZANTIUM }] },
      ],
    });
    removeUnits(guest, 'banat', HUNGARY, LI);
    expect([controllerOf(guest, 'banat'), guest.lastControl]).toEqual([HUNGARY, {}]);
    // Whoever has just come in is still on the way to conquer it.
    const coming = facing();
    coming.flow.push({ proc: 'entering', step: 'fought', at: 'banat', side: BYZANTIUM, holder: HUNGARY } as never);
    removeUnits(coming, 'banat', HUNGARY, LI);
    expect(coming.lastControl).toEqual({});
  });
  test('MU 5-control-test: with the last barbarians who come over the land is his to whom they come', () => {
    const g = arranged({ armies: { banat: { barbarians: LI } }, wars: [[BYZANTIUM, HUNGARY, { from: 1 }]] });
    changeSides(g, 'banat', 'barbarians', BYZANTIUM, 'light-infantry');
    expect(controllerOf(g, 'banat')).toBe(BYZANTIUM);
    makePeace(g, BYZANTIUM, HUNGARY);
    expect([controllerOf(g, 'banat'), g.overstaying]).toEqual([BYZANTIUM, []]);
  });
  test('MU 5-control-markers: barbarians who are won over as they come end the control of another, but not of a host', () => {
    const comingOver = (owner: Player, what: Arrangement = {}) => {
      const g = arranged({ ...what, armies: { rome: { barbarians: LI } }, markers: { rome: owner } });
      changeSides(g, 'rome', 'barbarians', BYZANTIUM, 'light-infantry');
      const held = [g.markers.rome, controllerOf(g, 'rome')];
      removeUnits(g, 'rome', BYZANTIUM, LI);
      return [...held, controllerOf(g, 'rome')];
    };
    expect(comingOver(HUNGARY)).toEqual([undefined, BYZANTIUM, undefined]);
    expect(comingOver(BYZANTIUM)).toEqual([BYZANTIUM, BYZANTIUM, BYZANTIUM]);
    const treaties = [{ parties: [BYZANTIUM, HUNGARY], clauses: [rightOfWay(HUNGARY, BYZANTIUM)] }];
    expect(comingOver(HUNGARY, { treaties })).toEqual([HUNGARY, HUNGARY, HUNGARY]);
  });
  test('MU C-allied: a treaty is no use in war', () => {
    const treaties = [{ parties: [BYZANTIUM, HUNGARY], clauses: [rightOfWay(BYZANTIUM, HUNGARY)] }];
    const g = arranged({
      armies: { thrace: { [HUNGARY]: LI } },
      treaties,
      wars: [[BYZANTIUM, HUNGARY, { from: 1 }]],
    });
    expect(controllerOf(g, 'thrace')).toBe(HUNGARY);
  });
});

describe('war and peace', () => {
  test('MU C-war-declare: it is fought from the round after', () => {
    const g = arranged({ round: 3, wars: [[HUNGARY, BYZANTIUM, { from: 4 }]] });
    expect([areAtWar(g, BYZANTIUM, HUNGARY), mayFight(g, BYZANTIUM, HUNGARY)]).toEqual([true, false]);
    g.round = 4;
    expect(mayFight(g, HUNGARY, BYZANTIUM)).toBe(true);
    expect(mayFight(g, HUNGARY, MAMLUKS)).toBe(false);
  });
  test('MU C-war-truce: until the end of the round', () => {
    const g = arranged({ round: 4, wars: [[HUNGARY, BYZANTIUM, { from: 2, truce: 4 }]] });
    expect([hasTruce(g, BYZANTIUM, HUNGARY), mayFight(g, BYZANTIUM, HUNGARY)]).toEqual([true, false]);
    g.round = 5;
    expect(mayFight(g, BYZANTIUM, HUNGARY)).toBe(true);
  });
  test('MU C-allied: whoever has any treaty of friendship lets traders pass', () => {
    const pact = { type: 'non-aggression', between: [BYZANTIUM, HUNGARY] } as const;
    const g = arranged({ treaties: [{ parties: [BYZANTIUM, HUNGARY], clauses: [pact] }] });
    expect([letsTradePass(g, HUNGARY, BYZANTIUM), letsTradePass(g, MAMLUKS, BYZANTIUM)]).toEqual([true, false]);
  });
  test('MU X-team: team-mates are allied', () => {
    const g = arranged({ armies: { thrace: { [HUNGARY]: LI } } });
    g.teams = { [BYZANTIUM]: 1, [HUNGARY]: 1, [MAMLUKS]: 2 };
    expect(controllerOf(g, 'thrace')).toBe(BYZANTIUM);
    expect(letsTradePass(g, HUNGARY, BYZANTIUM)).toBe(true);
  });
});

describe('the set-up', () => {
  test('MU 0-setup-material: 1600 Florin and 10 points of honour each', () => {
    const g = arranged();
    expect(Object.values(g.cash)).toEqual([1600, 1600, 1600]);
    expect(Object.values(g.honour)).toEqual([10, 10, 10]);
    expect(2 * 500 + 4 * 100 + 3 * 50 + 3 * 10 + 3 * 5 + 5).toBe(1600);
  });
  test('MU 0-setup-barbarians: one in every territory in play with their sign', () => {
    const whole = arranged({ realms: REALMS });
    const symbols = TERRITORIES.filter(id => TERRITORY[id].barbarianSymbol);
    expect(symbols).toHaveLength(16);
    expect(whole.armies).toEqual(Object.fromEntries(symbols.map(id => [id, { barbarians: LI }])));
    const part = arranged();
    expect(Object.keys(part.armies)).toEqual(symbols.filter(id => part.inPlay[id]));
  });
  test('MU 0-setup-decks: both are shuffled, and whole', () => {
    const { decks } = arranged();
    expect([decks.events.length, decks.cards.length]).toEqual([30, 72]);
    expect([...decks.cards].sort()).not.toEqual(decks.cards);
  });
});
