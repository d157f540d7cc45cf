import type { Language } from '@hegemon/board';
import type { Line } from '@hegemon/host';
import type { MUView } from '../../src/view.js';
import { ROMANS } from './standing.js';

const WORDS: Readonly<Record<Language, readonly [string, string, string]>> = {
  en: ['Round', 'of', 'combat round'],
  de: ['Runde', 'von', 'Kampfrunde'],
};

/** "Round VI of XII, combat round 2". Before the first round: nothing. */
export const whereIn = (
  { round, phase, options }: Pick<MUView, 'round' | 'phase' | 'options'>,
  lines: readonly Line[],
  at: number,
  language: Language,
): string | undefined => {
  if (phase === 0) return undefined;
  const [name, of, combat] = WORDS[language];
  const told = lines.flatMap(({ n, heard, isUndone }) => (n > at || isUndone ? [] : heard));
  const fight = phase === 5 ? told.findLast(({ type }) => type === 'combat-round-began') : undefined;
  const whole = `${name} ${ROMANS[round]}${options.rounds ? ` ${of} ${ROMANS[options.rounds]}` : ''}`;
  return fight ? `${whole}, ${combat} ${fight.round}` : whole;
};
