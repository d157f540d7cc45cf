import { type Answer, type Decision, isRefusal, type Seat, seedFor } from '@hegemon/kernel';
import { WINDOWS, type WindowId } from '../ids.js';
import type { MU } from '../state.js';
import type { Rules } from './rules.js';

/**
 * The table as the seat may believe it to be, with nobody who would use a card or a technology: what others hold against a battle
 * is open to all, but whether they will spend it nobody knows.
 */
export const quietTable = (game: Rules, state: MU, seat: Seat, deal = 0): MU => {
  const twin = game.imagine(state, seat, seedFor(`deal ${deal}`));
  for (const player of twin.seats) twin.armed[player] = { ...NONE };
  return twin;
};
const NONE = Object.fromEntries(WINDOWS.map(window => [window, false])) as Readonly<Record<WindowId, false>>;

/** What lies between an answer and the battle it leads to, and how it is answered by whoever means it. */
const ON_THE_WAY: Readonly<Record<string, string>> = {
  window: 'pass',
  hostility: 'go-through',
  'attack-whom': 'opponent',
  'assault-whom': 'opponent',
  'fight-whom': 'opponent',
};
const MOST_STEPS = 12;

/** The answer that leads on to the battle; undefined if something else is asked. */
export const onwardTo = ({ prompt, choices }: Decision): Answer | undefined => {
  const choice = choices.find(({ kind }) => kind === ON_THE_WAY[prompt]);
  if (!choice) return undefined;
  return choice.shape === 'pick' ? { kind: choice.kind, arg: choice.of[0] } : { kind: choice.kind };
};

/** A battle that is about to be fought, or that is fought already. */
export interface Ahead {
  readonly at: string;
  readonly attacker: string;
  readonly defender: string;
}
const foughtIn = ({ battle }: MU): Ahead | undefined =>
  battle && { at: battle.at, attacker: battle.sides.attacker.side, defender: battle.sides.defender.side };

/** The battle these answers lead to, before anybody has decided anything in it, or that they are part of. `twin` is changed. */
export const battleAfter = (game: Rules, twin: MU, seat: Seat, course: readonly Answer[]): Ahead | undefined => {
  for (let step = 0; step < course.length + MOST_STEPS; step++) {
    const pending = game.pending(twin);
    const decision = pending.find(each => each.seat === seat) ?? pending[0];
    const isGiven = step < course.length;
    const answer = isGiven ? course[step] : decision && !twin.battle ? onwardTo(decision) : undefined;
    if (!answer || !decision) break;
    const reply = game.apply(twin, { ...answer, seat: isGiven ? seat : decision.seat });
    if (isRefusal(reply)) return undefined;
    // It may be over before anybody is asked.
    const began = reply.told.find(({ type }) => type === 'battle-began')?.open;
    if (began) return { at: String(began.at), attacker: String(began.attacker), defender: String(began.defender) };
  }
  return foughtIn(twin);
};
