import { isRefusal, sampleAnswer, stream } from '../../src/index.js';
import { matchOf, stored } from './tiny.js';
import { wager } from './wager.js';

const NOTHING = { told: [], drew: [], dealt: [], revealed: false };

/**
 * Random play with much taking back, alone and by consent, and with people who come and go. Every state is written
 * down as it was.
 */
export const wander = (seed: string, length: number) => {
  const game = wager();
  const match = matchOf(game);
  const random = stream(seed);
  const states = [stored(match.state)];
  const happened = [match.opening];
  while (match.entries.length <= length && !match.outcome) {
    const seat = random(2) === 0 ? 'a' : 'b';
    const whim = random(24);
    const before = match.entries.length;
    if (whim < 4) match.undo(seat);
    else if (whim < 6) match.reset(seat);
    else if (whim < 9) {
      const again = match.redo(seat);
      if ('told' in again) happened.push({ ...NOTHING, told: again.told });
    } else if (whim === 9 && match.line.length > 0) {
      match.rewind(seat, match.line[Math.max(0, match.line.length - 1 - random(30))]);
    } else if (whim === 10) {
      match.sit(seat, { name: `guest ${before}`, kind: random(2) === 0 ? 'person' : 'bot' }, 'replaced');
    } else {
      const pending = game.pending(match.state);
      const decision = pending[random(pending.length)];
      const answer = sampleAnswer(decision, random);
      if (answer.kind === 'break' || answer.kind === 'finish') continue;
      if (match.state.deck.length === 0 && /draw|peek/.test(answer.kind)) continue;
      const reply = match.answer({ seat: decision.seat, ...answer });
      if (isRefusal(reply)) throw new Error(reply.refused);
      const { entry: _, ...rest } = reply;
      happened.push(rest);
    }
    if (match.entries.length > before) {
      states.push(stored(match.state));
      if (happened.length < states.length) happened.push(NOTHING);
    }
  }
  return { game, match, states, happened };
};
