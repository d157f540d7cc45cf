import type { Eyes } from '@hegemon/host';
import { diff, type FromServer } from '@hegemon/protocol';
import type { Kept } from '../ledger/rows.js';
import { seatOfPerson } from '../lobby/room.js';
import type { Live } from '../tables/live.js';

/** Through whose eyes somebody may look at a match; undefined if he may not look at all. */
export const eyesFor = (kept: Kept, person: string | undefined, wanted?: string): Eyes | undefined => {
  const mine = seatOfPerson(kept, person);
  if (kept.row.status === 'over') {
    // Nothing is hidden any more, and whoever may look may look from anywhere.
    const isSeat = kept.seats.some(({ seat }) => seat === wanted);
    const eyes = isSeat || wanted === 'spectator' ? wanted : (mine ?? 'spectator');
    // Whoever gave up has sat there too.
    const hasSat = kept.seats.some(each => each.person !== null && each.person === person);
    return hasSat || kept.terms.watching !== 'closed' ? (eyes as Eyes) : undefined;
  }
  if (mine !== undefined) return mine;
  return kept.terms.watching === 'closed' ? undefined : 'spectator';
};

/** May somebody know of a match at all? Its host may, though he does not sit there. */
export const mayLook = (kept: Kept, person: string | undefined): boolean =>
  kept.row.host === person || eyesFor(kept, person) !== undefined;

/** How many entries these eyes may see at a time: whoever looks on late sees what was there then. */
export const visibleTo = (live: Live, eyes: Eyes, now: number): number => {
  const { terms, row } = live.kept;
  if (eyes !== 'spectator' || terms.watching !== 'late' || row.status === 'over') return live.version;
  const { entries } = live.match;
  let version = live.version;
  while (version > 1 && Date.parse(entries[version - 1].at ?? '') > now - terms.delay) version--;
  return version;
};

/** When the next entry can be seen by those who look on late; undefined if there is none. */
export const nextVisible = (live: Live, version: number): number | undefined => {
  const entry = live.match.entries[version];
  return entry && Date.parse(entry.at ?? '') + live.kept.terms.delay;
};

/** What is new for these eyes since the version they have seen: all of it, or what lies between. */
export const sightMessage = (live: Live, eyes: Eyes, seen: number, visible: number): FromServer => {
  const match = live.id;
  if (seen < 1 || seen > visible) {
    return { type: 'sight', match, v: visible, sight: live.sight(eyes, visible, visible) };
  }
  const sat = live.match.entries.slice(seen, visible).some(({ kind }) => kind === 'sit');
  const isNow = visible === live.version;
  return {
    type: 'patch',
    match,
    base: seen,
    v: visible,
    patch: diff(live.tableAt(seen, eyes), live.tableAt(visible, eyes)) ?? null,
    last: visible - 1,
    undo: isNow ? live.undoOf(eyes) : { refused: 'nothing-to-undo' },
    redo: isNow ? live.redoOf(eyes) : { refused: 'nothing-to-redo' },
    news: live.newsSince(seen, eyes, visible),
    ...(live.isOver && { serverSeed: live.kept.seed.serverSeed }),
    ...(sat && { sitters: live.match.sitters }),
  };
};
