import type { Game, Seat } from '@hegemon/kernel';
import { meanOf } from '@hegemon/testkit';
import type { Chosen } from '../arguments.js';
import { rounded } from '../figures.js';
import { type Balance, balanceOf } from './balance.js';
import type { Contest } from './one-contest.js';
import type { Form, TournamentPlan } from './plan.js';
import { PRIOR_ELO, type Rating, ratingsOf, type Standing } from './ratings.js';
import { encountersIn, type PairingReport, pairingReport, pointsOf } from './results.js';
import { type Quantiles, quantilesOf, together } from './spread.js';

/** A bot over all games; figures are those of one seat in one game. */
interface BotReport {
  readonly bot: string;
  readonly seatings: number;
  readonly meanPoints: number;
  readonly meanDecisions: number;
  /** Answers tried out for one decision. */
  readonly nodes: Quantiles;
  readonly faults: number;
}
export interface TournamentReport {
  readonly game: string;
  readonly edition: number;
  readonly form: Form;
  readonly players: number;
  readonly options: Chosen;
  readonly seed: string;
  readonly gamesInPairing: number;
  readonly games: number;
  readonly finished: number;
  readonly deadEnds: number;
  readonly errors: number;
  readonly meanLength: number;
  /** Faults of bots in whose place a lower level has answered, by the name of the bot. */
  readonly faults: Readonly<Record<string, number>>;
  readonly pairings: readonly PairingReport[];
  /** On Elo's scale; none where equals have played. The prior is a deviation on the same scale. */
  readonly ratings: readonly Standing[];
  readonly prior: number;
  readonly bots: readonly BotReport[];
  readonly balance: readonly Balance[];
  /** Everything that is measured by a clock, and so differs from run to run. */
  readonly timing: Timing;
}
export interface Timing {
  readonly seconds: number;
  readonly workers: number;
  readonly milliseconds: readonly ({ readonly bot: string } & Quantiles)[];
}

/** Adds up what was played. Everything but the timing follows from the plan alone. */
export const reportOn = (
  game: Game,
  plan: TournamentPlan,
  all: readonly Contest[],
  { seconds, workers }: Pick<Timing, 'seconds' | 'workers'>,
): TournamentReport => {
  const { pairings, bots, form } = plan;
  const ended = all.filter(({ played }) => played.finished);
  const seats = game.seats({ ...plan.switches, players: plan.players });
  const inPairing = (at: number): Contest[] => ended.filter(({ pairing }) => pairing === at);
  return {
    game: game.id,
    edition: game.edition,
    form,
    players: plan.players,
    options: plan.switches,
    seed: plan.seed,
    gamesInPairing: plan.games,
    games: all.length,
    finished: ended.length,
    deadEnds: all.filter(({ played }) => played.deadEnd !== undefined).length,
    errors: all.filter(({ played }) => played.error !== undefined).length,
    meanLength: rounded(meanOf(ended.map(({ played }) => played.decisions)).value, 1),
    faults: together(all.map(({ faults }) => faults.counts)),
    pairings: pairings.map((pairing, at) => pairingReport(pairing, seats, inPairing(at))),
    ratings: form === 'balance' ? [] : ratingsOf(bots, encountersIn(pairings, inPairing, seats)).map(shortened),
    prior: PRIOR_ELO,
    bots: bots.map(bot => botReport(bot, seats, all)),
    balance: form === 'balance' ? bots.map((bot, at) => balanceOf(bot, seats, inPairing(at))) : [],
    timing: {
      seconds: rounded(seconds, 2),
      workers,
      milliseconds: bots.map(bot => ({
        bot,
        ...quantilesOf(together(all.map(({ efforts }) => efforts[bot]?.milliseconds ?? {}))),
      })),
    },
  };
};

const shortened = ({ over, ...rating }: Standing): Standing => ({
  ...inTenths(rating),
  ...(over && { over: inTenths(over) }),
});
const inTenths = ({ bot, rating, interval: [low, high] }: Rating): Rating => ({
  bot,
  rating: rounded(rating, 1),
  interval: [rounded(low, 1), rounded(high, 1)],
});

const botReport = (bot: string, seats: readonly Seat[], all: readonly Contest[]): BotReport => {
  const efforts = all.flatMap(contest => contest.efforts[bot] ?? []);
  const seatings = all.reduce((sum, { cast }) => sum + cast.filter(name => name === bot).length, 0);
  const decisions = efforts.reduce((sum, effort) => sum + effort.decisions, 0);
  return {
    bot,
    seatings,
    meanPoints: pointsOf(bot, seats, all),
    meanDecisions: rounded(decisions / Math.max(1, seatings), 1),
    nodes: quantilesOf(together(efforts.map(({ nodes }) => nodes))),
    faults: all.reduce((sum, { faults }) => sum + (faults.counts[bot] ?? 0), 0),
  };
};
