import type { Language } from '@hegemon/board';
import type { Line } from '@hegemon/host';
import type { Heard } from '@hegemon/kernel';
import type { Player } from '../../../src/ids.js';
import type { Clause, Proposal, ProposalId, Treaty, TreatyId } from '../../../src/treaties.js';
import type { MUView } from '../../../src/view.js';
import { spokenIn } from '../../languages.js';

/** What a treaty says, signed or not. */
export type Terms = Pick<Treaty, 'parties' | 'clauses' | 'isSecret' | 'lastRound'>;

export const CLAUSE_SIGNS: Readonly<Record<Clause['type'], string>> = {
  trade: 'scales',
  'right-of-way': 'path-distance',
  stationing: 'rally-the-troops',
  'free-trade': 'camel',
  'non-aggression': 'shaking-hands',
  peace: 'shaking-hands',
  truce: 'shaking-hands',
  defence: 'cross-shield',
  attack: 'crossed-swords',
  payment: 'two-coins',
  prisoners: 'manacles',
  custom: 'quill-ink',
};

/** One clause as a sentence, by somebody who sees the table. */
export const clauseText = (view: MUView, clause: Clause, language: Language): string => {
  const text = spokenIn(language).tongueFor(view).clause(clause);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/** From whom to whom; what binds all alike has neither. */
export const partiesIn = (clause: Clause): { readonly from: Player; readonly to: Player } | undefined => {
  switch (clause.type) {
    case 'defence':
    case 'attack':
      return { from: clause.supporter, to: clause.beneficiary };
    case 'payment':
    case 'prisoners':
      return { from: clause.from, to: clause.to };
    case 'non-aggression':
    case 'peace':
    case 'truce':
    case 'custom':
      return undefined;
    default:
      return { from: clause.grantor, to: clause.grantee };
  }
};

/** A clause of a counter-proposal beside what it was before. */
export interface Compared {
  readonly clause: Clause;
  readonly is: 'same' | 'changed' | 'new' | 'dropped';
  readonly before?: Clause;
}
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
/** The same promise by the same to the same, whatever its figures. */
const isAkin = (a: Clause, b: Clause): boolean => a.type === b.type && isSame(partiesIn(a), partiesIn(b));

/** Clause by clause; what is no longer there stands at the end. Without an earlier version nothing is marked. */
export const comparedWith = (before: readonly Clause[] | undefined, after: readonly Clause[]): readonly Compared[] => {
  if (!before) return after.map(clause => ({ clause, is: 'same' }));
  const left = [...before];
  const take = (isMeant: (clause: Clause) => boolean): Clause | undefined => {
    const i = left.findIndex(isMeant);
    return i < 0 ? undefined : left.splice(i, 1)[0];
  };
  // Whatever was left as it is must not be taken for the change of another.
  const kept = after.map(clause => take(each => isSame(each, clause)) !== undefined);
  const rows = after.map((clause, i): Compared => {
    if (kept[i]) return { clause, is: 'same' };
    const earlier = take(each => isAkin(each, clause));
    return earlier ? { clause, is: 'changed', before: earlier } : { clause, is: 'new' };
  });
  return [...rows, ...left.map((clause): Compared => ({ clause, is: 'dropped' }))];
};

export interface Run {
  readonly text: string;
  readonly is: 'same' | 'gone' | 'new';
}
/** Two sentences as one: words that are gone, and words that are new. */
export const mergedWords = (before: string, after: string): readonly Run[] => {
  const [a, b] = [before.split(' '), after.split(' ')];
  // The longest common row of words, from the end.
  const most = Array.from({ length: a.length + 1 }, () => Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--)
    for (let k = b.length - 1; k >= 0; k--)
      most[i][k] = a[i] === b[k] ? most[i + 1][k + 1] + 1 : Math.max(most[i + 1][k], most[i][k + 1]);
  const runs: { text: string; is: Run['is'] }[] = [];
  const put = (word: string, is: Run['is']): void => {
    const last = runs.at(-1);
    if (last?.is === is) last.text += ` ${word}`;
    else runs.push({ text: word, is });
  };
  let [i, k] = [0, 0];
  while (i < a.length || k < b.length) {
    if (i < a.length && k < b.length && a[i] === b[k]) {
      put(a[i], 'same');
      i++;
      k++;
    } else if (i < a.length && (k === b.length || most[i + 1][k] >= most[i][k + 1])) put(a[i++], 'gone');
    else put(b[k++], 'new');
  }
  return runs;
};

/** Proposals that wait for an answer of this seat, and those it has made itself. */
export const proposalsFor = (
  { proposals }: MUView,
  seat: string,
): Readonly<Record<'received' | 'made', readonly (readonly [ProposalId, Proposal])[]>> => {
  const all = Object.entries(proposals) as [ProposalId, Proposal][];
  const isFor = ({ to }: Proposal): boolean => (to as readonly string[]).includes(seat);
  return { received: all.filter(([, each]) => isFor(each)), made: all.filter(([, each]) => each.from === seat) };
};
/** Treaties in force, those of this seat first. */
export const treatiesFor = ({ treaties }: MUView, seat: string): readonly (readonly [TreatyId, Treaty])[] => {
  const isOwn = ({ parties }: Treaty): boolean => (parties as readonly string[]).includes(seat);
  return (Object.entries(treaties) as [TreatyId, Treaty][]).sort(([, a], [, b]) => Number(isOwn(b)) - Number(isOwn(a)));
};

/** What others have declined since this seat last proposed something; a phase later it is an old story. */
export const declinedIn = (lines: readonly Line[], seat: string): readonly Heard[] => {
  const told = lines.filter(({ isUndone }) => !isUndone);
  const sent = told.findLastIndex(
    ({ seat: by, heard }) => by === seat && heard.some(({ type }) => type === 'proposed'),
  );
  const since = sent < 0 ? [] : told.slice(sent).flatMap(({ heard }) => heard);
  if (since.some(({ type }) => type === 'phase-began')) return [];
  return since.filter(({ type, by }) => type === 'declined' && by !== seat);
};
