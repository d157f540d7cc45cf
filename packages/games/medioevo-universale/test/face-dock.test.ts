import type { Decision } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { captivesOf, debtsOf, prisonersOf } from '../board/table/hand/debts.js';
import { markersOf } from '../board/table/hand/gears.js';
import { handWords } from '../board/table/hand/hand.words.js';
import { progressOf } from '../board/table/hand/progress.js';
import { eyesOf, shownSeat } from '../board/table/hand/whose.js';
import { eyesOfDie, fitting } from '../board/table/lists.js';
import { figure, florins, signed } from '../board/table/parts/florins.js';
import { hordeOf } from '../board/table/parts/horde.js';
import { loanTerms } from '../board/table/parts/loan-terms.js';
import { branchOn, gearsOn, personSign } from '../board/table/parts/persons.js';
import { malusOf, standingOf } from '../board/table/standing.js';
import { CARD } from '../src/catalog.js';
import { medioevoUniversale as game } from '../src/game.js';
import { CARDS, type CardId, type Player } from '../src/ids.js';
import { hordeFrom } from '../src/rules/barbarians.js';
import { attackValue, lossValue, malus } from '../src/rules/dice.js';
import { isReached } from '../src/rules/objectives/register.js';
import { arranged } from './arrange.js';
import { playedGame, type Step } from './played.js';

const [one, two, three] = ['player-1', 'player-2', 'player-3'] as const;
const viewOf = (g: ReturnType<typeof arranged>, seat: Player = one) => game.view(game.copy(g), seat);

describe('UI dock: figures as they are written', () => {
  test('UI florins: thousands are set apart, and the minus is a true one', () => {
    expect(florins(1240)).toBe('1\u202f240\u00a0F');
    expect(florins(-80)).toBe('−80\u00a0F');
    expect([figure(0), figure(999), figure(1_234_567)]).toEqual(['0', '999', '1\u202f234\u202f567']);
    expect([signed(3), signed(-3), signed(0)]).toEqual(['+3', '−3', '0']);
  });
});

describe('UI dock: lists', () => {
  const question = (prompt: string, facts: NonNullable<Decision['facts']>, of: readonly string[]): Decision => ({
    n: 1,
    seat: one,
    rule: 'MU 5',
    prompt,
    facts,
    choices: [{ kind: 'take', shape: 'subset', of, min: 0, max: of.length }],
  });

  test('MU 2-horde: a die that may be rolled again says what it shows', () => {
    const asked = question('reroll-horde', { dice: [4, 1, 7] }, ['d4', 'd6', 'd8']);
    expect(['d4', 'd6', 'd8', 'archer:1'].map(id => eyesOfDie(asked, id))).toEqual(['4', '1', '7', undefined]);
    expect(eyesOfDie(question('take-along', {}, []), 'd4')).toBeUndefined();
  });

  test('MU 5-move-complete: of all who could go along no more than the transports carry', () => {
    const of = ['archer:1', 'cavalry:1', 'cavalry:2', 'vehicle-1'];
    const asked = (room: Readonly<Record<string, number>>, ids = of) => question('take-along', { room }, ids);
    expect(fitting(asked({ 'vehicle-1': 2 }), 'take')).toEqual(['cavalry:1', 'cavalry:2', 'vehicle-1']);
    expect(fitting(asked({ 'vehicle-1': 3 }), 'take')).toBeUndefined();
    expect(fitting(asked({}, of.slice(0, 3)), 'take')).toBeUndefined();
  });

  test('MU D-take: what a loan costs is said before it is taken', () => {
    for (const language of ['en', 'de'] as const)
      for (const figures of ['50\u00a0F', '500\u00a0F', '550\u00a0F']) expect(loanTerms(language)).toContain(figures);
  });
});

describe('UI dock: realm cards', () => {
  test('MU A-tp: every card shows its points, alternatives apart, and a person with a sign', () => {
    expect(gearsOn('realm-33')).toEqual([['green', 'green']]);
    expect(gearsOn('realm-30')).toHaveLength(2);
    for (const card of CARDS) {
      expect(gearsOn(card).flat()).toHaveLength(CARD[card].tp.flatMap(Object.values).reduce((a, b) => a + b, 0));
      expect(branchOn(card)).toBe(gearsOn(card)[0]?.[0]);
      expect(personSign(card)).toMatch(/^[a-z-]+$/);
    }
  });

  test('MU A-gears: markers that were flipped are told from the others', () => {
    const g = arranged();
    g.gears = { held: { [one]: { red: 3, green: 1 } }, used: { [one]: { red: 1 } } };
    expect(markersOf(viewOf(g), one)).toEqual([
      { colour: 'red', isFlipped: false },
      { colour: 'red', isFlipped: false },
      { colour: 'red', isFlipped: true },
      { colour: 'green', isFlipped: false },
    ]);
    expect(markersOf(viewOf(g), two)).toEqual([]);
  });

  test('MU A-objective: what is counted of an objective is reached exactly when the rules say so', () => {
    let counted = 0;
    let reached = 0;
    const look = ({ state, view, seat, decision }: Step): void => {
      if (decision.n % 25 !== 0 || !state.order.includes(seat)) return;
      for (const card of CARDS) {
        const progress = progressOf(view, seat, card);
        if (!progress) continue;
        counted++;
        const isThere = isReached(state, seat, CARD[card].objective.condition);
        if (isThere) reached++;
        expect([card, progress.has >= progress.wanted]).toEqual([card, isThere]);
      }
    };
    for (const name of ['objectives a', 'objectives b']) playedGame(name, { players: 4, rounds: 8 }, look, 2500);
    expect(counted).toBeGreaterThan(1000);
    expect(reached).toBeGreaterThan(20);
  }, 120_000);

  test('MU A-objective: things that do not occur in short games are counted, too', () => {
    const g = arranged({
      armies: { buda: { [one]: { archer: 6, 'hired-archer': 3, 'captain-2': 1, 'captain-3': 1 } } },
    });
    g.prisoners = { [one]: { [two]: { archer: 2 }, [three]: { cavalry: 1 } } };
    g.gears.held = { [one]: { red: 2, blue: 1, violet: 1 } };
    g.cash[one] = 3100;
    const view = viewOf(g);
    const has = (card: CardId): number | undefined => progressOf(view, one, card)?.has;
    expect([has('realm-07'), has('realm-08'), has('realm-28')]).toEqual([6, 6, 8]);
    expect([has('realm-67'), has('realm-68')]).toEqual([2, 1]);
    expect([has('realm-39'), has('realm-41')]).toEqual([3, 2]);
    expect([has('realm-45'), has('realm-71')]).toEqual([3, 4]);
    // What depends on more than counting is left to the words.
    expect([has('realm-06'), has('realm-36'), has('realm-05')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('UI dock: whose holdings lie there', () => {
  test('UI holdings: one sees one’s own; onlookers those of whoever is asked', () => {
    const view = viewOf(arranged());
    expect(eyesOf(view, 'spectator')).toBeUndefined();
    expect(eyesOf(view, 'player-5')).toBeUndefined();
    expect(shownSeat(view, two, [{ seat: three }])).toBe(two);
    expect(shownSeat(view, 'spectator', [{ seat: three }])).toBe(three);
    expect(shownSeat(view, 'spectator', [])).toBe(view.order[0]);
  });

  test('MU D-take: loans, prisoners and captives are named as far as there are any', () => {
    const g = arranged();
    expect(debtsOf(viewOf(g), one, handWords.en)).toEqual([]);
    g.loans.open[one] = 2;
    g.prisoners = { [one]: { [two]: { archer: 2 } }, [three]: { [one]: { cavalry: 1 } } };
    const view = viewOf(g);
    expect([prisonersOf(view, one), captivesOf(view, one), captivesOf(view, two)]).toEqual([2, 1, 2]);
    expect(debtsOf(view, one, handWords.en)).toEqual(['2 loans', '2 prisoners', '1 of yours captive']);
    expect(debtsOf(view, one, handWords.de)).toEqual(['2 Darlehen', '2 Gefangene', '1 eigene gefangen']);
  });
});

describe('UI rail: what stands beside a realm', () => {
  test('MU 5-battle-malus: place and malus of the turn order, and the short names of the rail', () => {
    const g = arranged({ realms: ['holy-roman-empire', 'hungary', 'novgorod'], armies: {} });
    g.phase = 5;
    g.order = [two, one, three];
    g.armies.vienna = { [one]: { archer: 2, cavalry: 1 } };
    const view = viewOf(g);
    expect(standingOf(view, one, 'de')).toMatchObject({
      name: 'Hl. Röm. Reich',
      pointsShort: 'EP',
      place: { at: 1, text: 'II · −1' },
    });
    expect(standingOf(view, one, 'en').figures.map(({ value }) => value)).toEqual([7, 3, 0]);
    for (const seat of g.order) expect(malusOf(view, seat)).toBe(malus(3, g.order.indexOf(seat)));
  });

  test('UI rail: no place before the order is settled, and whoever is out comes last', () => {
    const g = arranged();
    g.phase = 0;
    expect(standingOf(viewOf(g), one, 'en').place).toBeUndefined();
    g.phase = 4;
    g.order = [two, three];
    expect(standingOf(viewOf(g), one, 'en').place).toMatchObject({ at: 3, text: 'out' });
  });

  test('MU 2-horde: the dice of the round make the same horde as the rules, with the same values', () => {
    for (let d4 = 1; d4 <= 4; d4++)
      for (let d6 = 1; d6 <= 6; d6++)
        for (let d8 = 1; d8 <= 8; d8++) {
          const horde = hordeOf([d4, d6, d8]);
          const army = hordeFrom([d4, d6, d8]);
          expect(horde.units['light-infantry'] ?? 0).toBe(army['light-infantry'] ?? 0);
          expect(horde.units.archer ?? 0).toBe(army.archer ?? 0);
          expect(horde.units.captain ?? 0).toBe(army['captain-1'] ?? 0);
          expect([horde.attack, horde.loss]).toEqual([attackValue([d4, d6, d8]), lossValue([d4, d6, d8])]);
        }
  });
});
