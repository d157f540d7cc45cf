import { seedOfText } from '../chance/fairness.js';
import type { Seed } from '../chance/stream.js';
import type { Answer, Decision } from '../choice/shapes.js';
import { type Game, isRefusal } from '../game.js';
import type { Seat } from '../ids.js';
import type { Options } from '../options.js';
import type { GameState } from '../state.js';

/** A fixed seed for every purpose: the same question gets the same answer. */
export const seedFor = (purpose: string): Seed => seedOfText(`foresight ${purpose}`).slice(0, 32);

export const askedOf = <S extends GameState>(
  game: Pick<Game<Options, S>, 'pending'>,
  s: S,
  seat: Seat,
): Decision | undefined => game.pending(s).find(decision => decision.seat === seat);

/** Gives the answers one after the other; false if one of them is refused. */
export const follow = <S extends GameState>(
  game: Pick<Game<Options, S>, 'apply'>,
  s: S,
  seat: Seat,
  course: readonly Answer[],
): boolean => course.every(answer => !isRefusal(game.apply(s, { ...answer, seat })));

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
