import type { Line } from '@hegemon/host';
import type { Decision, Seat } from '@hegemon/kernel';
import type { MUView } from '../../../src/view.js';
import { lastBattle } from './fought.js';
import { BATTLE_PROMPTS } from './steps.js';

interface Scene {
  readonly view: MUView;
  readonly eyes: Seat;
  readonly decision: Decision | undefined;
  readonly lines: readonly Line[];
  /** The line up to which everything that was only shown has been put away. */
  readonly closed: number;
}

/**
 * Is a battle to be seen? While one is asked in it, or may use something; while one's own army fights, or one only looks on; and
 * afterwards until it was closed, or something else was done.
 */
export const isBattleShown = ({ view, eyes, decision, lines, closed }: Scene): boolean => {
  const { battle } = view;
  if (battle) {
    if (decision && (decision.prompt === 'window' || BATTLE_PROMPTS.some(prompt => prompt === decision.prompt)))
      return true;
    return eyes === 'spectator' || battle.sides.attacker.side === eyes || battle.sides.defender.side === eyes;
  }
  const fought = lastBattle(lines);
  if (fought?.decided === undefined || fought.decided <= closed) return false;
  if (fought.attacker !== eyes && fought.defender !== eyes) return false;
  return !hasActedSince(lines, eyes, fought.decided);
};

/** With its own hand: what was answered for it by order it need not have seen. */
export const hasActedSince = (lines: readonly Line[], eyes: Seat, since: number): boolean =>
  lines.some(({ n, seat, answer, byOrder, isUndone }) => n > since && seat === eyes && answer && !byOrder && !isUndone);
