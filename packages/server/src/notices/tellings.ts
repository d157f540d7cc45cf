import type { Channels } from '@hegemon/protocol';
import type { House } from '../house.js';
import { type Choices, channelsFor } from './choices.js';
import type { Noted, NoticeKind } from './kinds.js';
import type { Standing } from './standing.js';

/** What is told as one thing: all notices of a kind about a match, in the words of the last. */
export interface Telling {
  /** Of the last notice; the same when it is told again. */
  readonly id: number;
  readonly kind: NoticeKind;
  readonly match: string;
  /** What the host has called the match; may be empty. */
  readonly title: string;
  readonly game: { readonly id: string; readonly title: string };
  readonly turn: number | undefined;
  readonly phase: string | undefined;
  readonly at: number;
  readonly channels: Channels;
  readonly notes: readonly Noted[];
}

const PRIVATE_SIGNS = /[\p{Cf}\p{Cs}]/gu;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
/** On one line, and without signs that turn or hide what follows: what people have written must not look like ours. */
export const plain = (text: string): string => text.replace(PRIVATE_SIGNS, '').replace(BREAKS, ' ').trim();

/** In the order in which the first of each was noted. */
export const tellingsOf = (
  notes: readonly Noted[],
  standings: ReadonlyMap<string, Standing>,
  choices: Choices,
  listings: House['listings'],
): readonly Telling[] => {
  const groups = new Map<string, Noted[]>();
  for (const noted of notes) {
    const key = `${noted.match} ${noted.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), noted]);
  }
  return [...groups.values()].flatMap(group => {
    const last = group[group.length - 1];
    const standing = standings.get(last.match ?? '');
    if (!standing) return [];
    const { id, game, title } = standing.match;
    return {
      id: last.id,
      kind: last.kind,
      match: id,
      title: plain(title),
      game: { id: game, title: listings.find(listing => listing.game.id === game)?.game.title ?? game },
      turn: last.facts.turn,
      phase: last.facts.phase,
      at: last.at,
      channels: channelsFor(choices, standing.seats[0]?.notify_json),
      notes: group,
    };
  });
};
