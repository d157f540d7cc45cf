import { expect } from 'vitest';
import type { GeneralId } from '../../src/ids.js';
import { PAX } from '../vectors/dice.js';
import type { Stage } from '../vectors/stage.js';
import { atHome, closeTurn, crisisWas, legionsOf, type Player, paid, playing, supportOf } from './player.js';

/** What is taken for the next hand does not matter any more. */
const FIVE = { 'senate-1': 2, 'populace-1': 2, quaestor: 1 };

export const greenTurn6 = (stage: Stage, army: Record<string, GeneralId>): Player => {
  const { table } = stage;
  const green = playing(stage, 'green');
  crisisWas(green, 'green', { sum: 7, entry: 'event' });
  expect(green.heard('lasting-event')).toEqual([{ event: 'inflation', replaced: 'good-auguries' }]);
  green('play-card', 'flanking-maneuver');
  green('move-army', army['green-1']);
  green('move-to', 'thracia');
  expect(table.state.points.military).toBe(2);
  table.dice(1, 1, 2, 2, 2);
  green('initiate-battle', army['green-1']);
  green('attack', army['yellow-1']);
  green('declare-flanking', 1);
  expect(green.heard('battle-rolled')).toMatchObject([
    { side: 'attacker', hits: 0 },
    { side: 'defender', hits: 0 },
  ]);
  table.dice(6, 6, 3, 4, 3);
  green('reroll');
  expect(green.heard('battle-scored')).toEqual([{ attacker: 5, defender: 0 }]);
  expect(green.heard('hit-taken')).toHaveLength(4);
  expect(green.heard('general-returned')).toEqual([{ general: army['yellow-1'] }]);
  expect(green.heard('legacy-gained')).toEqual([{ seat: 'green', legacy: 2, for: 'battle' }]);
  green('advance');
  green('play-card', 'foederati');
  green('use-foederati', army['green-1']);
  green('recruit-from', 'thracia');
  expect(green.heard('foederati-joined')).toEqual([
    { army: army['green-1'], tribe: 'goths', region: 'thracia', side: 'active' },
  ]);
  green('play-card', 'tribute');
  green('use-tribute', 'gallia');
  expect(green.heard('tribute-paid')).toEqual([{ province: 'gallia', tribe: 'franks', count: 3 }]);
  // Three times two, less the four units in the capital.
  table.dice(2, 3, 4, 5, 1);
  green('place-governor', 'thracia');
  green('stake-senate', 5);
  expect(green.heard('senate-voted')).toMatchObject([{ required: 2, votes: 4, isPassed: true }]);
  expect(table.state.provinces.governor.thracia).toBe('green');
  expect(supportOf(stage, 'thracia', 'italia')).toEqual([2, 2]);
  green('play-card', 'mob');
  green('use-mob', 'italia');
  expect(table.state.provinces.mobs).toEqual({ italia: 1 });
  green('play-card', 'populace-1');
  green('build-improvement', 'aegyptus');
  green('build', 'basilica');
  expect(green.heard('improvement-built')).toMatchObject([{ improvement: 'basilica', cost: 4 }]);
  green('end-actions');
  expect(green.heard('points-lost')).toEqual([{ seat: 'green', military: 1, senate: 0, populace: 0 }]);
  expect(green.heard('support-changed')).toEqual([]);
  expect(green.heard('legacy-gained').map(({ legacy, for: what }) => [what, legacy])).toEqual([
    ['provinces', 4],
    ['improvements', 1],
  ]);
  expect(green.heard('politics-counted')).toMatchObject([{ politics: 8 }]);
  green('buy-card', 'praetorian-guard');
  expect(paid(green)).toEqual([['praetorian-guard', 4]]);
  green('buy-card', 'foederati');
  expect(paid(green)).toEqual([['foederati', 4]]);
  expect(table.asks('green')?.facts).toMatchObject({ politics: 0 });
  closeTurn(stage, green, 'green', FIVE, [4, 4, 4, 5]);
  return green;
};

export const blueTurn6 = (stage: Stage, last: Player, army: Record<string, GeneralId>): Player => {
  const { table } = stage;
  expect(last.heard('castra-removed')).toEqual([{ army: army['blue-1'] }]);
  crisisWas(last, 'blue', { sum: 8, entry: 'alamanni', invasion: { black: 4, white: 5, active: 3, invaders: 0 } });
  const blue = playing(stage, 'blue');
  blue('play-card', 'quaestor');
  blue('place-militia', 'gallia');
  expect(table.state.points.populace).toBe(0);
  blue('play-card', 'military-1');
  table.dice(5, 3, 5, 2, 4, 3);
  blue('initiate-battle', army['blue-1']);
  expect(blue.heard('battle-scored')).toEqual([{ attacker: 3, defender: 1 }]);
  expect(blue.heard('legacy-gained')).toEqual([{ seat: 'blue', legacy: 5, for: 'battle' }]);
  expect(blue.heard('militia-removed')).toEqual([{ province: 'gallia' }]);
  expect(legionsOf(stage, army['blue-1'])).toEqual({ full: 2, reduced: 0 });
  blue('play-card', 'military-1');
  table.dice(2, 1, 4, 6, 4);
  blue('initiate-battle', army['blue-2']);
  expect(blue.heard('battle-scored')).toEqual([{ attacker: 0, defender: 2 }]);
  expect(blue.heard('battle-won')).toEqual([{ winner: 'franks', loser: army['blue-2'] }]);
  expect(blue.heard('militia-removed')).toEqual([{ province: 'hispania' }]);
  expect(legionsOf(stage, army['blue-2'])).toEqual({ full: 1, reduced: 1 });
  expect(blue.heard('legacy-gained')).toEqual([]);
  blue('play-card', 'senate-1');
  table.dice(3);
  blue('place-governor', 'macedonia');
  expect(blue.heard('senate-voted')).toMatchObject([{ required: 4, votes: 1, isPassed: false }]);
  blue('play-card', 'mob');
  blue('use-mob', 'pannonia');
  blue('increase-support', 'hispania');
  expect(supportOf(stage, 'hispania')).toEqual([3]);
  expect(table.state.points.populace).toBe(0);
  blue('use-quaestor', 'britannia');
  blue('end-actions');
  expect(blue.heard('support-changed')).toEqual([{ province: 'hispania', support: 2, by: 'threat' }]);
  expect(blue.heard('legacy-gained')).toEqual([{ seat: 'blue', legacy: 3, for: 'provinces' }]);
  expect(blue.heard('politics-counted')).toMatchObject([{ politics: 6 }]);
  blue('buy-card', 'foederati');
  expect(paid(blue)).toEqual([['foederati', 3]]);
  blue('trash-card', 'senate-1');
  expect(table.asks('blue')?.facts).toMatchObject({ politics: 0 });
  closeTurn(stage, blue, 'blue', FIVE, [1, 4, 1, 6]);
  return blue;
};

export const yellowTurn6 = (stage: Stage, last: Player, army: Record<string, GeneralId>): Player => {
  const { table } = stage;
  expect(last.heard('castra-removed')).toEqual([{ army: army['yellow-2'] }]);
  expect(last.heard('quaestor-removed')).toEqual([{ province: 'italia' }]);
  // One would come, but with Ardashir all do.
  crisisWas(last, 'yellow', { sum: 5, entry: 'sassanids', invasion: { black: 1, white: 6, active: 3, invaders: 3 } });
  expect(last.heard('barbarians-invaded')).toMatchObject([{ province: 'syria', count: 2, leaders: ['ardashir'] }]);
  const yellow = playing(stage, 'yellow');
  yellow('play-card', 'quaestor');
  yellow('play-card', 'quaestor');
  yellow('hold-games', 'italia');
  yellow('hold-games', 'pannonia');
  expect(table.state.provinces.mobs).toEqual({});
  expect(table.state.points.populace).toBe(0);
  yellow('use-quaestor', 'italia');
  yellow('use-quaestor', 'pannonia');
  yellow('play-card', 'flanking-maneuver');
  yellow('add-legion', army['yellow-2']);
  expect(yellow.heard('legion-added')).toEqual([{ army: army['yellow-2'], legions: 3, cost: 3 }]);
  yellow('play-card', 'foederati');
  yellow('use-foederati', army['yellow-3']);
  yellow('recruit-from', 'alamanni');
  yellow('take-active');
  expect(yellow.heard('foederati-joined')).toMatchObject([{ army: army['yellow-3'], tribe: 'alamanni' }]);
  table.dice(5, 2, 5);
  yellow('place-governor', 'macedonia');
  yellow('stake-senate', 3);
  expect(yellow.heard('senate-voted')).toMatchObject([{ required: 4, votes: 3, isPassed: false }]);
  yellow('play-card', 'castra');
  yellow('use-castra', army['yellow-2']);
  yellow('create-army', 'pannonia');
  expect(yellow.heard('army-created')).toMatchObject([{ province: 'pannonia', inCapital: false }]);
  yellow('end-actions');
  expect(yellow.heard('points-lost')).toEqual([{ seat: 'yellow', military: 1, senate: 0, populace: 0 }]);
  expect(yellow.heard('support-changed')).toEqual([]);
  expect(yellow.heard('legacy-gained').map(({ legacy, for: what }) => [what, legacy])).toEqual([
    ['emperor', 2],
    ['provinces', 2],
  ]);
  expect(yellow.heard('emperor-turn')).toEqual([{ seat: 'yellow', turns: 2 }]);
  expect(yellow.heard('politics-counted')).toMatchObject([{ politics: 4 }]);
  yellow('trash-card', 'populace-1');
  expect(table.asks('yellow')?.facts).toMatchObject({ politics: 1 });
  closeTurn(stage, yellow, 'yellow', FIVE, [2, 4, 1, 1]);
  return yellow;
};

export const redTurn6 = (stage: Stage, last: Player, army: Record<string, GeneralId>): void => {
  const { table } = stage;
  expect(last.heard('quaestor-removed')).toEqual([{ province: 'syria' }]);
  crisisWas(last, 'red', { sum: 6, entry: 'goths', invasion: { black: 1, white: 1, active: 4, invaders: 1 } });
  expect(last.heard('barbarians-invaded')).toMatchObject([{ province: 'thracia', count: 1 }]);
  const red = playing(stage, 'red');
  red('play-card', 'flanking-maneuver');
  red('add-legion', army['red-1']);
  expect(red.heard('legion-added')).toMatchObject([{ legions: 3, cost: 3 }]);
  red('play-card', 'military-1');
  red('move-army', army['red-1']);
  red('move-to', 'syria');
  red('play-card', 'military-1');
  table.dice(2, 5, 4, 4, 1, 2, 3);
  red('initiate-battle', army['red-1']);
  red('declare-flanking', 1);
  red('keep-dice');
  expect(red.heard('battle-scored')).toEqual([{ attacker: 2, defender: 1 }]);
  red('take-hit', 'ardashir');
  expect(red.heard('hit-taken').map(({ loss }) => loss)).toEqual(['ardashir', 'active', 'legion']);
  expect(red.heard('legacy-gained')).toEqual([{ seat: 'red', legacy: 4, for: 'battle' }]);
  expect(legionsOf(stage, army['red-1'])).toEqual({ full: 2, reduced: 1 });
  expect(table.state.leaders.at).toEqual({});
  red('take-support');
  expect(supportOf(stage, 'syria')).toEqual([3]);
  expect(red.heard('barbarians-retreated')).toEqual([{ tribe: 'sassanids', count: 1 }]);
  expect(atHome(stage, 'sassanids')).toEqual({ active: 1, inactive: 9 });
  red('stay');
  red('play-card', 'castra');
  red('use-castra', army['red-2']);
  red('train-legion', army['red-1']);
  expect(legionsOf(stage, army['red-1'])).toEqual({ full: 3, reduced: 0 });
  red('play-card', 'senate-1');
  table.dice(4);
  red('place-governor', 'macedonia');
  expect(red.heard('senate-voted')).toMatchObject([{ required: 4, votes: 1, isPassed: false }]);
  red('end-actions');
  expect(red.heard('points-lost')).toEqual([{ seat: 'red', military: 1, senate: 0, populace: 0 }]);
  expect(red.heard('support-changed')).toEqual([]);
  expect(red.heard('legacy-gained')).toEqual([{ seat: 'red', legacy: 3, for: 'provinces' }]);
  expect(red.heard('politics-counted')).toMatchObject([{ politics: 8 }]);
  red('buy-card', 'pretender');
  expect(paid(red)).toEqual([['pretender', 8]]);
  closeTurn(stage, red, 'red', FIVE, PAX);
};
