import { countArgs, type Decision, type GameState, isOpen, LOG_KINDS } from '@hegemon/kernel';
import type { Scene } from './scene.js';

/** (1) Someone is asked, with a proper question, or the game is over. */
export const someoneIsAsked = <S extends GameState>({ game, s, seats }: Scene<S>): string[] => {
  const pending = game.pending(s);
  const outcome = game.outcome(s);
  if (outcome) {
    const faults = pending.length > 0 ? ['the game is over, and still somebody is asked'] : [];
    if (seats.some(seat => game.atLeisure(s, seat))) faults.push('the game is over, and still something is going on');
    if (!game.endings.includes(outcome.how)) faults.push(`the game does not list the ending "${outcome.how}"`);
    return faults;
  }
  if (pending.length === 0) return ['nobody is asked, and the game is not over'];
  const faults = pending.flatMap(faultsOf);
  if (new Set(pending.map(d => d.seat)).size < pending.length) faults.push('a seat is asked two questions at once');
  if (pending.some(d => d.n > s.n)) faults.push('a question has a number that was not given out yet');
  faults.push(...seats.flatMap(seat => besideTheGame(game.atLeisure(s, seat), pending, s.n)));
  const { drew, dealt } = s.chance;
  if (s.told.length > 0 || drew.length > 0 || dealt.length > 0 || s.revealed) {
    faults.push('what was told or drawn has not been handed over');
  }
  return faults;
};

/** A proper question too, in words that no question has for which the game waits. */
const besideTheGame = (free: Decision | undefined, pending: readonly Decision[], most: number): string[] => {
  if (!free) return [];
  const awaited = new Set(pending.flatMap(d => d.choices.map(c => c.kind)));
  const shared = free.choices.map(c => c.kind).filter(kind => awaited.has(kind));
  return [
    ...faultsOf(free),
    ...shared.map(kind => `${free.seat} may say "${kind}" at leisure, and it is a word of the game`),
    ...(free.n > most ? ['a question at leisure has a number that was not given out yet'] : []),
  ];
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
