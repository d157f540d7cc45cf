import { type Answer, type Decision, type Game, isRefusal, type Seat, type Seed, seedOfText } from '@hegemon/kernel';
import type { ToC, ToCOptions } from '../state.js';
import type { ToCView } from '../view.js';

/** The game with which something is tried out; the true state is only ever imagined from. */
export type Rules = Game<ToCOptions, ToC, ToCView>;

/** A fixed seed for every purpose: the same question gets the same answer. */
export const seedFor = (purpose: string): Seed => seedOfText(`foresight ${purpose}`).slice(0, 32);

export const askedOf = (game: Rules, s: ToC, seat: Seat): Decision | undefined =>
  game.pending(s).find(d => d.seat === seat);

/** Gives the answers one after the other; false if one of them is refused. */
export const follow = (game: Rules, s: ToC, seat: Seat, course: readonly Answer[]): boolean =>
  course.every(answer => !isRefusal(game.apply(s, { ...answer, seat })));

/** What will do where it does not matter: the first thing listed, the smallest number, the first button. */
export const someAnswerTo = ({ choices: [first] }: Decision): Answer => {
  const { kind } = first;
  switch (first.shape) {
    case 'button':
      return { kind };
    case 'pick':
      return { kind, arg: first.of[0] };
    case 'amount':
      return { kind, arg: first.min };
    // Nothing is said in one's own words in this game.
    case 'words':
      return { kind, arg: '' };
    case 'subset':
      return { kind, arg: first.of.slice(0, first.min) };
    case 'allot': {
      const spread: Record<string, number> = {};
      let left = first.total;
      for (const [id, cap = 0] of Object.entries(first.caps)) {
        const part = Math.min(left, cap);
        if (part > 0) spread[id] = part;
        left -= part;
      }
      return { kind, arg: spread };
    }
  }
};
