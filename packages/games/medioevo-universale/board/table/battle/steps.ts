import type { Decision } from '@hegemon/kernel';
import type { Damage } from '../../../src/battle.js';
import type { MUView } from '../../../src/view.js';
import type { Prompt } from '../../asked.js';
import type { Fought } from './fought.js';
import { inThisRound } from './fought.js';

/** The ten steps of a battle round; 0 is before the first, 11 after the last. */
export const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Step = (typeof STEPS)[number];

/** Questions that are only put in a battle, and the step to which each belongs. */
const ASKED: Readonly<Partial<Record<Prompt, Step | 0 | 11>>> = {
  parley: 0,
  'answer-surrender': 0,
  shelter: 0,
  'declare-capture': 0,
  crew: 1,
  target: 1,
  retarget: 1,
  captain: 2,
  'announce-retreat': 5,
  sacrifice: 5,
  reroll: 5,
  'spend-blood': 7,
  superiority: 8,
  expose: 9,
  assign: 9,
  'retreat-to': 10,
  reload: 11,
  'reload-onto': 11,
};
export const BATTLE_PROMPTS = Object.keys(ASKED) as readonly Prompt[];
/** Those that are answered on the sheet: dice and units are touched there. All others are put in the dock. */
export const ON_SHEET: readonly Prompt[] = ['reroll', 'crew', 'sacrifice', 'expose', 'assign'];

const OF_DAMAGE: Readonly<Record<Damage['source'], Step | 0>> = { siege: 1, archers: 3, result: 9, loss: 10, event: 0 };
/** What has been told in this round says how far it has come. */
const TOLD: Readonly<Record<string, Step>> = {
  'crew-assigned': 1,
  'engine-aimed': 1,
  'engine-fired': 1,
  'archers-shot': 3,
  'retreat-announced': 5,
  'melee-decided': 7,
  'superiority-used': 8,
  retreated: 10,
};

type Asked = Pick<Decision, 'seat' | 'prompt'> & Partial<Pick<Decision, 'choices'>>;

/** Where the battle stands, from what is asked and what lies on the table. */
export const stepOf = (view: MUView, fought: Fought, asked: Asked | undefined): Step | 0 | 11 => {
  const { battle, damage, roll } = view;
  if (!battle) return 11;
  if (damage && damage.source !== 'event') return OF_DAMAGE[damage.source];
  if (roll?.what === 'siege') return 1;
  if (roll?.what === 'archers') return 3;
  if (battle.isBetweenRounds) return battle.round === 0 ? 0 : 11;
  const { attacker, defender } = battle.sides;
  const isAttackers = asked?.seat === attacker.side;
  const prompt = asked?.prompt as Prompt | undefined;
  if (prompt === 'reroll' || prompt === 'sacrifice') return isAttackers ? 5 : 6;
  if (asked && prompt === 'captain') return isAboutArchers(view, asked) ? 2 : 4;
  const known = prompt === undefined ? undefined : ASKED[prompt];
  if (known !== undefined && prompt !== 'expose' && prompt !== 'assign') return known;
  // Somebody may use something: the dice and the chronicle tell when.
  const told = inThisRound(fought).reduce<Step | 0>((most, { type }) => {
    const step = Object.hasOwn(TOLD, type) ? TOLD[type] : 0;
    return step > most ? step : most;
  }, 0);
  if (attacker.now.dice && (defender.now.dice || defender.side === 'barbarians')) return told > 7 ? told : 7;
  if (attacker.now.dice) return 6;
  if (Object.keys(attacker.now.able).length > 0) return told > 5 ? told : 5;
  if (attacker.now.archery.length + defender.now.archery.length > 0) return 3;
  return told > 1 ? told : told === 1 || Object.keys(attacker.now.crews).length > 0 ? 1 : 0;
};

/** Captains speak of archers first, and of the others when the melee begins. */
const isAboutArchers = ({ battle }: MUView, { choices }: Asked): boolean => {
  const orders = choices?.flatMap(choice => ('of' in choice ? choice.of : [])) ?? [];
  if (orders.length > 0) return orders.some(order => order.endsWith(':archer'));
  const { attacker, defender } = battle!.sides;
  return attacker.now.archery.length + defender.now.archery.length === 0;
};
