import type { Foresight } from '@hegemon/host';
import type { Answer, Id } from '@hegemon/kernel';
import type { TableState } from '../table.svelte.js';

type Table = Pick<TableState, 'speech' | 'waysTo' | 'lit' | 'decision' | 'foresee'>;

const start = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** What something costs in words; empty if it is free or not known yet. */
const costInWords = (table: Table, cost: Foresight['cost']): string =>
  (cost ?? [])
    .filter(({ amount }) => amount > 0)
    .map(({ unit, amount }) => `${amount} ${table.speech.unit(unit)}`)
    .join(', ');

/** The answers that could name this thing now, each with what it takes to get there. */
const coursesTo = (table: Table, id: Id): readonly (readonly Answer[])[] => {
  const ways = table.waysTo(id).map(({ first, second }) => [first, second]);
  if (ways.length > 0) return ways;
  return (table.lit.get(id)?.kinds ?? []).map(kind => [{ kind, arg: id }]);
};

/** What naming this thing would mean for the present choice, with what it costs; nothing if it cannot be named. */
export const meaningOf = (table: Table, id: Id, costs: (what: string, cost: string) => string): readonly string[] =>
  coursesTo(table, id).map(course => {
    const last = course[course.length - 1];
    const shape = table.decision?.choices.find(({ kind }) => kind === last.kind)?.shape;
    const what = start(table.speech.answer(last));
    // Only a thing that is looked at is foreseen: the desk is asked once for each.
    const cost = course.length > 1 || shape === 'pick' ? costInWords(table, table.foresee(course)?.cost) : '';
    return cost ? costs(what, cost) : `${what}.`;
  });
