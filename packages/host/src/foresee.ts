import { type Answer, type Game, type GameState, isAtLeisure, isRefusal, type Seat, seedOfText } from '@hegemon/kernel';
import type { Foresight } from './desk.js';
import type { ForesightHooks } from './listing.js';

/** Always the same deal of what is hidden: what is shown beside an answer must not flicker. */
const DEAL = seedOfText('foresight').slice(0, 32);

/** What each course would bring, tried on copies the seat could believe in. */
export const foresee = (
  game: Game,
  state: GameState,
  seat: Seat,
  courses: readonly (readonly Answer[])[],
  hooks: ForesightHooks,
): readonly Foresight[] => {
  const imagined = game.imagine(state, seat, DEAL);
  return courses.map(course => {
    const foresight = tried(game, game.copy(imagined), seat, course);
    return foresight.refusal ? foresight : { ...foresight, ...hooks.foresightOf(game, imagined, seat, course) };
  });
};

const tried = (game: Game, twin: GameState, seat: Seat, course: readonly Answer[]): Foresight => {
  let isBesides = false;
  for (const answer of course) {
    isBesides = isAtLeisure(game, twin, { ...answer, seat });
    const reply = game.apply(twin, { ...answer, seat });
    if (isRefusal(reply)) return { refusal: reply };
    // What comes after the dice is nobody's to foresee.
    if (reply.drew.length > 0 || reply.dealt.length > 0 || reply.revealed) return { draws: true };
  }
  const next = isBesides ? game.atLeisure(twin, seat) : game.pending(twin).find(d => d.seat === seat);
  return next ? { next } : {};
};
