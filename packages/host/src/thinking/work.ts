import { answerBelieving, type Prospects, prospectsOf, type Thought } from '@hegemon/bots';
import { type Answer, openMatch, readMatchFile, type Seed, seedOfText } from '@hegemon/kernel';
import type { Bots } from '../bots.js';
import type { Report } from '../desk.js';
import { type AnyMatch, type GameListing, type Listed, listingFor } from '../listing.js';
import type { Question } from './question.js';
import { type TellShare, UnknownBot } from './thinker.js';

/** What one needs in order to think. */
export interface Study {
  readonly listings: readonly Listed[];
  readonly bots: Bots;
}

const listingOf = async ({ listings }: Study, id: string): Promise<GameListing> => {
  const listing = await listingFor(listings, id);
  if (!listing) throw new Error(`nobody knows a game named ${id}`);
  return listing;
};

/** Thinks until it has an answer, or at leisure has found nothing to do; nothing else happens here meanwhile. */
export const thoughtOn = async (study: Study, question: Question, tell: TellShare): Promise<Thought | undefined> => {
  const { game: id, believed, seat, bot: name, seed } = question;
  const bot = study.bots.byName(name);
  if (!bot) throw new UnknownBot(name);
  const { game } = await listingOf(study, id);
  if (!question.isAtLeisure) return answerBelieving(game, believed, seat, bot, seed, tell);
  const leisure = await study.bots.leisure?.();
  return leisure?.answerAtLeisure(game, believed, seat, bot, seed);
};

/** The same answers get the same reasons. */
const SEED: Seed = seedOfText('reasons').slice(0, 32);

/** What may be expected of each answer, in steps: after each it says how far it is. */
export const weighingSteps = async (
  study: Study,
  { game, believed, seat }: Question,
  answers: readonly Answer[],
): Promise<Generator<number, Prospects>> =>
  prospectsOf((await listingOf(study, game)).game, believed, seat, answers, SEED);

/** The report on a match file, in steps: after each it says how far it is. */
export const reportSteps = async (study: Study, text: string): Promise<Generator<number, Report>> => {
  const file = readMatchFile(text);
  if (!file.ok) throw new Error(`the match file does not hold: ${file.fault.code} ${file.fault.path}`);
  const listing = await listingOf(study, file.value.game);
  const opened = openMatch(listing.game, file.value);
  if (!opened.ok) throw new Error(`the match file does not hold: entry ${opened.fault.entry}`);
  const match: AnyMatch = opened.value;
  const { reportOn } = await study.bots.reports();
  return reportOn(match, await listing.board());
};
