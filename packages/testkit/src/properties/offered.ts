import { type GameState, isRefusal, someAnswers } from '@hegemon/kernel';
import { questionsIn, type Scene, trial } from './scene.js';
import { messageOf } from './violation.js';

/** (4) Every offered choice is accepted on a copy, and leads to where somebody is asked or the game is over. */
export const offersWork = <S extends GameState>(scene: Scene<S>): string[] => {
  const { game, random, effort } = scene;
  const findings: string[] = [];
  for (const decision of questionsIn(scene)) {
    for (const answer of someAnswers(decision, effort.answers, random)) {
      const what = `${decision.seat} is offered ${JSON.stringify(answer)} (${decision.rule})`;
      const copy = trial(scene);
      try {
        const action = { ...answer, seat: decision.seat, n: decision.n };
        if (game.refusalOf(copy, action)) findings.push(`${what}, but refusalOf refuses it`);
        const reply = game.apply(copy, action);
        if (isRefusal(reply)) findings.push(`${what}, but it is refused: ${reply.refused} ${reply.because ?? ''}`);
        else if (game.pending(copy).length === 0 && !game.outcome(copy)) findings.push(`${what}, a dead end`);
      } catch (fault) {
        findings.push(`${what}, but it throws: ${messageOf(fault)}`);
      }
    }
  }
  return findings;
};
