import { expect, test } from 'vitest';
import type { CardId, Colour, GeneralId } from '../src/ids.js';
import { firstTurn } from './example-of-play/first-turn.js';
import { atHome, closeTurn, crisisWas, legionsOf, paid, playing, supportOf } from './example-of-play/player.js';
import { blueTurn6, greenTurn6, redTurn6, yellowTurn6 } from './example-of-play/sixth-turns.js';
import { PAX } from './vectors/dice.js';
import { settingFrom } from './vectors/given.js';
import { setUp } from './vectors/setup.js';
import { stageFrom } from './vectors/stage.js';
import { type Part, vectorCalled } from './vectors/vector.js';

const FIRST_HAND: readonly CardId[] = ['senate-1', 'senate-1', 'senate-1', 'populace-1', 'populace-1'];

test('ToC 13: round 1 is played as the book tells it', () => {
  const stage = setUp({
    players: 4,
    startPlayer: 'green',
    provinces: { green: 'aegyptus', blue: 'hispania', yellow: 'pannonia', red: 'asia' },
    hands: {
      green: ['senate-1', 'senate-1', 'senate-1', 'military-1', 'military-1'],
      blue: FIRST_HAND,
      yellow: FIRST_HAND,
      red: FIRST_HAND,
    },
    dice: [1, 2, 5, 5],
  });
  const { table } = stage;
  expect(table.state.active).toBe('green');
  expect(supportOf(stage, 'italia', 'aegyptus', 'hispania', 'pannonia', 'asia')).toEqual([8, 1, 1, 1, 1]);

  // Green, turn 1: the crisis is 3, Sassanids; one is turned, 5,5: no invasion.
  const green = playing(stage, 'green');
  crisisWas(green, 'green', { sum: 3, entry: 'sassanids', invasion: { black: 5, white: 5, active: 1, invaders: 0 } });
  expect(green.heard('castra-removed')).toEqual([]);
  expect(atHome(stage, 'sassanids')).toEqual({ active: 1, inactive: 9 });
  green('play-card', 'senate-1');
  green('recruit-governor', 'governor-1');
  expect(green.heard('governor-recruited')).toMatchObject([{ cost: 1 }]);
  expect(table.state.points.senate).toBe(0);
  green('play-card', 'senate-1');
  green('play-card', 'senate-1');
  // No need to roll: a neutral province, and every die from 1 up is a vote.
  table.dice(1, 1);
  green('place-governor', 'africa');
  green('stake-senate', 2);
  expect(green.heard('senate-voted')).toMatchObject([{ required: 2, votes: 2, isPassed: true }]);
  expect(table.state.provinces.governor.africa).toBe('green');
  expect(supportOf(stage, 'africa', 'italia')).toEqual([1, 7]);
  expect(table.state.governors.available.green).toBe(0);
  green('play-card', 'military-1');
  green('recruit-general', 'green-general-1');
  expect(green.heard('general-recruited')).toMatchObject([{ cost: 1 }]);
  green('play-card', 'military-1');
  green('create-army', 'africa');
  green('into-capital');
  expect(green.heard('army-created')).toMatchObject([{ army: 'green-general-1', province: 'africa' }]);
  expect(legionsOf(stage, 'green-general-1')).toEqual({ full: 1, reduced: 0 });
  expect(table.state.points).toEqual({ military: 0, senate: 0, populace: 0 });
  green('end-actions');
  expect(green.heard('support-changed')).toEqual([]);
  expect(green.heard('legacy-gained')).toEqual([{ seat: 'green', legacy: 2, for: 'provinces' }]);
  expect(green.heard('politics-counted')).toEqual([{ seat: 'green', politics: 2 }]);
  green('buy-card', 'tribute');
  expect(paid(green)).toEqual([['tribute', 2]]);
  expect(table.asks('green')?.facts).toMatchObject({ politics: 0 });
  closeTurn(stage, green, 'green', { 'senate-1': 1 }, [4, 6, 5, 2]);

  // Blue, turn 1: 10, Franks; 5,2.
  const blue = firstTurn(stage, green, {
    seat: 'blue',
    crisis: { sum: 10, entry: 'franks', invasion: { black: 5, white: 2, active: 1, invaders: 0 } },
    target: 'gallia',
    dice: [2, 5],
    raised: 'hispania',
    italia: 6,
    bought: 'castra',
    nextDice: [2, 3, 1, 3],
  });
  expect(atHome(stage, 'franks')).toEqual({ active: 1, inactive: 9 });

  // Yellow, turn 1: 5, Sassanids again; 1,3: one goes to Galatia.
  expect(blue.heard('barbarians-invaded')).toMatchObject([{ province: 'galatia', count: 1, isActive: true }]);
  expect(atHome(stage, 'sassanids')).toEqual({ active: 1, inactive: 8 });
  const yellow = firstTurn(stage, blue, {
    seat: 'yellow',
    crisis: { sum: 5, entry: 'sassanids', invasion: { black: 1, white: 3, active: 2, invaders: 1 } },
    target: 'thracia',
    dice: [4, 1],
    raised: 'thracia',
    italia: 5,
    bought: 'castra',
    nextDice: [3, 5, 4, 6],
  });

  // Red, turn 1: 8, Alamanni; 4,6.
  expect(atHome(stage, 'alamanni')).toEqual({ active: 1, inactive: 9 });
  firstTurn(stage, yellow, {
    seat: 'red',
    crisis: { sum: 8, entry: 'alamanni', invasion: { black: 4, white: 6, active: 1, invaders: 0 } },
    target: 'syria',
    dice: [2, 2],
    raised: 'syria',
    italia: 4,
    bought: 'tribute',
    nextDice: PAX,
  });
  expect(table.state.legacy).toEqual({ green: 2, blue: 2, yellow: 2, red: 2 });
  expect(table.state.chance.script).toEqual([]);
});

const SIXTH_HANDS: Readonly<Record<Colour, readonly CardId[]>> = {
  green: ['flanking-maneuver', 'foederati', 'tribute', 'mob', 'populace-1'],
  blue: ['quaestor', 'military-1', 'military-1', 'senate-1', 'mob'],
  yellow: ['quaestor', 'quaestor', 'flanking-maneuver', 'foederati', 'castra'],
  red: ['flanking-maneuver', 'military-1', 'military-1', 'castra', 'senate-1'],
};
const DECK: readonly CardId[] = ['military-1', 'senate-1', 'senate-1', 'populace-1', 'populace-1', 'quaestor'];
test('ToC 13: round 6 is played as the book tells it', () => {
  const { arrangement, armies } = settingFrom(vectorCalled('play-r6-state').then.state as Part);
  const stage = stageFrom({
    arrangement: {
      ...arrangement,
      hand: SIXTH_HANDS,
      available: { green: DECK, blue: DECK, yellow: DECK, red: DECK },
      discard: { yellow: ['populace-1'] },
      events: ['inflation'],
      phase: 'upkeep',
      dice: [3, 4],
    },
    armies,
  });
  const army = armies as Record<string, GeneralId>;
  const green = greenTurn6(stage, army);
  const blue = blueTurn6(stage, green, army);
  const yellow = yellowTurn6(stage, blue, army);
  redTurn6(stage, yellow, army);
  expect(stage.table.state.legacy).toEqual({ green: 7, blue: 8, yellow: 4, red: 7 });
  expect(atHome(stage, 'goths')).toEqual({ active: 3, inactive: 5 });
  expect(atHome(stage, 'franks')).toEqual({ active: 0, inactive: 9 });
  expect(stage.table.state.chance.script).toEqual([]);
});
