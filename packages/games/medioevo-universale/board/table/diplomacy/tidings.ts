import type { Line } from '@hegemon/host';
import type { Heard, Seat } from '@hegemon/kernel';

/** What others do to one, beside what one is asked; and what came of a vote. */
const TIDINGS: readonly string[] = [
  'voted',
  'treaty-broken',
  'declined',
  'war-declared',
  'war-opened',
  'order-refused',
  'agreement-void',
];
/** No more than are read at a glance. */
const MOST = 3;

/** Of proposals only those hear whom they concern. */
const concerns = ({ type, by, on, of, parties, proposal }: Heard, eyes: Seat): boolean =>
  TIDINGS.includes(type) &&
  by !== eyes &&
  (type === 'voted' || proposal !== undefined || [on, of, parties].flat().includes(eyes));

/** The last of them that these eyes have not put away; two phases later they are old stories. */
export const tidingsFor = (lines: readonly Line[], eyes: Seat, closed: number): readonly Heard[] => {
  const fresh = lines.filter(({ n, isUndone }) => n > closed && !isUndone);
  const phases = fresh.filter(({ heard }) => heard.some(({ type }) => type === 'phase-began'));
  const since = phases.at(-2)?.n ?? 0;
  return fresh
    .filter(({ n }) => n >= since)
    .flatMap(({ heard }) => heard.filter(event => concerns(event, eyes)))
    .slice(-MOST);
};

/** Before this, whoever comes to the table has seen what there was: he has answered since. */
export const seenBefore = (lines: readonly Line[], eyes: Seat): number =>
  (lines.findLast(({ seat, isUndone }) => seat === eyes && !isUndone)?.n ?? 0) - 1;
