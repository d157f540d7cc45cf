import type { Decision, Id } from '@hegemon/kernel';

const DICE: readonly Id[] = ['d4', 'd6', 'd8'];

/** What a die shows that may be rolled again. */
export const eyesOfDie = ({ facts }: Decision, id: Id): string | undefined => {
  const eyes: unknown = facts?.dice;
  const shown: unknown = Array.isArray(eyes) ? eyes[DICE.indexOf(id)] : undefined;
  return shown === undefined ? undefined : `${shown}`;
};

/** @rule MU 5-move-complete Whoever is taken along, and no more units than the transports carry; on foot all may go. */
export const fitting = ({ prompt, facts, choices }: Decision, kind: string): readonly Id[] | undefined => {
  const choice = choices.find(each => each.kind === kind);
  if (prompt !== 'take-along' || choice?.shape !== 'subset') return undefined;
  const room = facts?.room as Readonly<Record<Id, number>>;
  const holds = Object.values(room).reduce((sum, units) => sum + units, 0);
  const units = choice.of.filter(id => !Object.hasOwn(room, id));
  if (holds === 0 || units.length <= holds) return undefined;
  const some = new Set(units.slice(-holds));
  return choice.of.filter(id => Object.hasOwn(room, id) || some.has(id));
};
