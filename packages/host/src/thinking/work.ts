import { answerBelieving, type Thought } from '@hegemon/bots';
import { openMatch, readMatchFile } from '@hegemon/kernel';
import type { Bots } from '../bots.js';
import type { Report } from '../desk.js';
import type { AnyMatch, GameListing } from '../listing.js';
import { reportOn } from '../report/report.js';
import type { Question } from './question.js';
import type { TellShare } from './thinker.js';

/** What one needs in order to think. */
export interface Study {
  readonly listings: readonly GameListing[];
  readonly bots: Bots;
}

const listingOf = ({ listings }: Study, id: string): GameListing => {
  const listing = listings.find(({ game }) => game.id === id);
  if (!listing) throw new Error(`nobody knows a game named ${id}`);
  return listing;
};

/** Thinks until it has an answer; nothing else happens here meanwhile. */
export const thoughtOn = (study: Study, question: Question, tell: TellShare): Thought => {
  const { game, believed, seat, bot: name, seed } = question;
  const bot = study.bots.byName(name);
  if (!bot) throw new Error(`nobody knows a bot named ${name}`);
  return answerBelieving(listingOf(study, game).game, believed, seat, bot, seed, tell);
};

/** The report on a match file, in steps: after each it says how far it is. */
export const reportSteps = async (study: Study, text: string): Promise<Generator<number, Report>> => {
  const file = readMatchFile(text);
  if (!file.ok) throw new Error(`the match file does not hold: ${file.fault.code} ${file.fault.path}`);
  const listing = listingOf(study, file.value.game);
  const opened = openMatch(listing.game, file.value);
  if (!opened.ok) throw new Error(`the match file does not hold: entry ${opened.fault.entry}`);
  const match: AnyMatch = opened.value;
  return reportOn(match, await listing.board());
};
