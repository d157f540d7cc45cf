import type { Decision } from '@hegemon/kernel';
import type { GameFace, Language, MenuGroup } from '../face.js';
import { choiceOf } from '../offers.js';

/** The action column: kinds in their groups, and the one that closes. */
export interface Menu {
  readonly groups: readonly MenuGroup[];
  /** The main button, if what it closes can be closed now. */
  readonly main: string | undefined;
}

/** All kinds of this question. What the face has forgotten stands at the end: nothing offered may be missing. */
export const menuFor = (
  face: Pick<GameFace<never>, 'menu' | 'closing'>,
  decision: Decision,
  language: Language,
): Menu => {
  const listed = face.menu?.(decision, language) ?? [];
  const known = new Set(listed.flatMap(({ kinds }) => kinds));
  const rest = decision.choices.map(({ kind }) => kind).filter(kind => !known.has(kind));
  const all = rest.length > 0 ? [...listed, { id: 'rest', name: '', kinds: rest }] : listed;
  const main = face.closing?.find(kind => choiceOf(decision, kind)?.shape === 'button');
  const groups = all.map(group => ({ ...group, kinds: group.kinds.filter(kind => kind !== main) }));
  return { groups: groups.filter(({ kinds }) => kinds.length > 0), main };
};

/** The same menu without some of its kinds. */
export const without = ({ groups, main }: Menu, isLeftOut: (kind: string) => boolean): Menu => ({
  main,
  groups: groups
    .map(group => ({ ...group, kinds: group.kinds.filter(kind => !isLeftOut(kind)) }))
    .filter(({ kinds }) => kinds.length > 0),
});

/** One list without headings: what is offered first, in the order of the groups. */
export const flat = ({ groups }: Menu, decision: Decision): readonly string[] => {
  const kinds = groups.flatMap(group => group.kinds);
  const isOffered = (kind: string): boolean => choiceOf(decision, kind) !== undefined;
  return [...kinds.filter(isOffered), ...kinds.filter(kind => !isOffered(kind))];
};
