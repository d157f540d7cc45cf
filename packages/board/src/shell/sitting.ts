import type { Eyes, MatchCard } from '@hegemon/host';
import type { Seat } from '@hegemon/kernel';
import { standInOf } from '../bots/attendance.js';
import { botText, botWords } from '../bots/bots.words.js';
import type { Language } from '../face.js';
import { railWords } from './rail.words.js';
import { sitterWords } from './sitters.words.js';

/** Who plays a seat, in words. */
export interface Sitting {
  readonly kind: 'person' | 'bot';
  readonly isYou: boolean;
  /** The bot that plays for a person at present. */
  readonly standIn: string | undefined;
  /** Who decides: "Strategist (builder)". */
  readonly who: string;
  /** The same, and for whom. */
  readonly whole: string;
}

export const sittingAt = (match: MatchCard, eyes: Eyes, seat: Seat, language: Language): Sitting => {
  const sitter = match.sitters[seat];
  const isYou = seat === eyes && sitter.kind === 'person';
  const words = railWords[language];
  const person = isYou ? words.you(sitter.name) : sitterWords[language](sitter);
  const standIn = standInOf(match, seat);
  if (standIn === undefined) return { kind: sitter.kind, isYou, standIn, who: person, whole: person };
  const bot = botText(botWords[language], standIn);
  return { kind: 'bot', isYou, standIn, who: bot, whole: words.inPlaceOf(bot, sitter.name) };
};
