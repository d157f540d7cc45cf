import type { Seat } from '@hegemon/kernel';
import { meanOf } from '@hegemon/testkit';
import { rounded } from '../figures.js';
import type { Contest } from './one-contest.js';
import type { Pairing } from './plan.js';
import type { Encounter } from './ratings.js';
import { partOf, type Share, shareIn } from './shares.js';

/** How the bots of one name did in one pairing. */
interface Result extends Share {
  readonly bot: string;
  readonly seats: number;
  readonly fair: number;
  readonly meanPoints: number;
  /** Of a bot that was alone of its name: by the seat it had. */
  readonly bySeat?: readonly (Share & { readonly seat: Seat })[];
}
export interface PairingReport {
  readonly cast: readonly string[];
  readonly results: readonly Result[];
}
export const pairingReport = (
  { cast }: Pairing,
  seats: readonly Seat[],
  contests: readonly Contest[],
): PairingReport => ({
  cast,
  results: [...new Set(cast)].map(bot => {
    const count = cast.filter(name => name === bot).length;
    const parts = contests.map(contest => partOfBot(bot, contest, seats));
    return {
      bot,
      seats: count,
      fair: rounded(count / cast.length, 4),
      ...shareIn(contests.length, parts),
      meanPoints: pointsOf(bot, seats, contests),
      ...(count === 1 && { bySeat: bySeat(bot, seats, contests) }),
    };
  }),
});

const bySeat = (bot: string, seats: readonly Seat[], contests: readonly Contest[]): (Share & { seat: Seat })[] =>
  seats.map((seat, place) => {
    const there = contests.filter(({ cast }) => cast[place] === bot);
    return {
      seat,
      ...shareIn(
        there.length,
        there.map(contest => partOfBot(bot, contest, seats)),
      ),
    };
  });

const partOfBot = (bot: string, { cast, played }: Contest, seats: readonly Seat[]): number =>
  seats.reduce(
    (sum, seat, place) => sum + (cast[place] === bot && played.outcome ? partOf(played.outcome, seat) : 0),
    0,
  );

/** The mean points of a seat that this bot had. */
export const pointsOf = (bot: string, seats: readonly Seat[], contests: readonly Contest[]): number => {
  const points = contests.flatMap(({ cast, played }) =>
    seats.flatMap((seat, place) => (cast[place] === bot && played.outcome ? (played.outcome.points[seat] ?? 0) : [])),
  );
  return rounded(meanOf(points).value, 2);
};

/** What the ratings are fitted to. */
export const encountersIn = (
  pairings: readonly Pairing[],
  inPairing: (at: number) => readonly Contest[],
  seats: readonly Seat[],
): Encounter[] =>
  pairings.map(({ cast }, at) => {
    const contests = inPairing(at);
    const bots = [...new Set(cast)];
    const sumOf = (bot: string): number => contests.reduce((sum, each) => sum + partOfBot(bot, each, seats), 0);
    return {
      seats: Object.fromEntries(bots.map(bot => [bot, cast.filter(name => name === bot).length])),
      wins: Object.fromEntries(bots.map(bot => [bot, sumOf(bot)])),
      games: contests.length,
    };
  });
