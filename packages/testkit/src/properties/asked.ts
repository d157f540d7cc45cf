import { countArgs, type Decision, type GameState, isOpen, LOG_KINDS } from '@hegemon/kernel';
import type { Scene } from './scene.js';

/** (1) Someone is asked, with a proper question, or the game is over. */
export const someoneIsAsked = <S extends GameState>({ game, s }: Scene<S>): string[] => {
  const pending = game.pending(s);
  const outcome = game.outcome(s);
  if (outcome) {
    const faults = pending.length > 0 ? ['the game is over, and still somebody is asked'] : [];
    if (!game.endings.includes(outcome.how)) faults.push(`the game does not list the ending "${outcome.how}"`);
    return faults;
  }
  if (pending.length === 0) return ['nobody is asked, and the game is not over'];
  const faults = pending.flatMap(faultsOf);
  if (new Set(pending.map(d => d.seat)).size < pending.length) faults.push('a seat is asked two questions at once');
  if (pending.some(d => d.n > s.n)) faults.push('a question has a number that was not given out yet');
  const { drew, dealt } = s.chance;
  if (s.told.length > 0 || drew.length > 0 || dealt.length > 0 || s.revealed) {
    faults.push('what was told or drawn has not been handed over');
  }
  return faults;
};

const faultsOf = ({ seat, rule, prompt, choices }: Decision): string[] => {
  const faults: string[] = [];
  const add = (fault: string) => faults.push(`the question to ${seat} (${rule}) ${fault}`);
  if (!rule || !prompt) add('has no rule or no prompt');
  if (choices.length === 0) add('offers nothing');
  const kinds = choices.map(c => c.kind);
  if (new Set(kinds).size < kinds.length) add(`offers a kind twice: ${kinds.join(', ')}`);
  for (const c of choices) {
    if (LOG_KINDS.includes(c.kind)) add(`uses the word "${c.kind}", which belongs to the log`);
    if (!isOpen(c) || countArgs(c) < 1) add(`offers ${c.kind}, to which there is no answer`);
    if ((c.shape === 'pick' || c.shape === 'subset') && new Set(c.of).size < c.of.length) {
      add(`lists an id of ${c.kind} twice`);
    }
  }
  return faults;
};
