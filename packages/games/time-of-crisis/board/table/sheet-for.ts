import type { Line } from '@hegemon/host';
import type { Decision, Seat } from '@hegemon/kernel';
import type { ToCView } from '../../src/view.js';
import { type Fought, lastBattle } from './battle/fought.js';
import { commanderOf } from './things.js';
import { VOTE_PROMPTS, type Vote, voteAsked } from './vote/vote-facts.js';

/** What lies on the map beside the question in the dock. */
export type SheetContent =
  | { readonly what: 'market' | 'hand' }
  | { readonly what: 'vote'; readonly vote: Vote }
  | { readonly what: 'battle'; readonly fought: Fought };

interface Scene {
  readonly view: ToCView;
  readonly eyes: Seat;
  readonly decision: Decision | undefined;
  readonly lines: readonly Line[];
  /** Nothing lies over the past. */
  readonly isLive: boolean;
  /** The battle whose panel was closed. */
  readonly closed: number;
}
const HAND_PROMPTS: readonly string[] = ['choose-start-hand', 'pax-pick', 'refill-hand'];
/**
 * Questions that a sheet always puts: the dock need not repeat them. What the market does not sell is trashed on the
 * piles beside the hand.
 */
export const SHEET_ASKS: readonly string[] = [...HAND_PROMPTS, ...VOTE_PROMPTS, 'shop'];
const BATTLE_PROMPTS: readonly string[] = ['reroll', 'take-hit', 'reward', 'advance'];

export const sheetFor = ({ view, eyes, decision, lines, isLive, closed }: Scene): SheetContent | undefined => {
  if (!isLive) return undefined;
  if (decision?.prompt === 'shop') return { what: 'market' };
  if (decision && HAND_PROMPTS.includes(decision.prompt)) return { what: 'hand' };
  const vote = decision && voteAsked(decision);
  if (vote) return { what: 'vote', vote };
  const fought = lastBattle(lines);
  if (!fought) return undefined;
  const isAsked = view.battle !== null && decision !== undefined && BATTLE_PROMPTS.includes(decision.prompt);
  return isAsked || (isOwn(view, fought, eyes) && isNews(fought, lines, eyes, view) && closed !== fought.n)
    ? { what: 'battle', fought }
    : undefined;
};

const isOwn = (view: ToCView, { attacker, defender }: Fought, eyes: Seat): boolean =>
  commanderOf(view, attacker) === eyes || commanderOf(view, defender) === eyes;

/** It goes on, or it is over and nothing else was done by these eyes since. */
const isNews = ({ decided }: Fought, lines: readonly Line[], eyes: Seat, view: ToCView): boolean => {
  if (decided === undefined) return view.battle !== null;
  return !lines.some(({ n, seat, isUndone }) => n > decided && seat === eyes && !isUndone);
};
