import { canonical, copy, freshSeed, type GameState } from '@hegemon/kernel';
import { firstDifference, isSurelySame } from '../plain.js';
import { onlookers, type Scene } from './scene.js';

/**
 * (6, first part) What a seat is given survives dealing anew everything it cannot see: its view, its questions, and
 * who else is waited for, letter by letter. Whatever would differ, the seat could have read off. And what is imagined
 * from such a twin is what is imagined from the truth: a belief holds nothing that the seat does not know.
 */
export const viewsHideWhatIsHidden = <S extends GameState>({ game, s, seats, random, effort }: Scene<S>): string[] => {
  const findings: string[] = [];
  const before = copy(s);
  for (const seat of onlookers(seats)) {
    const truth = game.table(s, seat);
    for (let i = 0; i < effort.twins; i++) {
      const twin = game.imagine(s, seat, freshSeed(random));
      const imagined = game.table(twin, seat);
      if (!isSurelySame(imagined, truth) && canonical(imagined) !== canonical(truth)) {
        findings.push(`${seat} can tell what is hidden: ${firstDifference(truth, imagined) ?? 'order'}`);
      }
      // What a seat believes follows from what it sees: who imagines from a belief must come to the same.
      const dream = freshSeed(random);
      const difference = firstDifference(game.imagine(s, seat, dream), game.imagine(twin, seat, dream));
      if (difference) findings.push(`what ${seat} believes depends on what is hidden: ${difference}`);
      for (const fault of game.faults(twin)) findings.push(`imagined by ${seat}, an invariant breaks: ${fault}`);
    }
  }
  if (!isSurelySame(s, before) && JSON.stringify(s) !== JSON.stringify(before))
    findings.push('looking or imagining has changed the state');
  return findings;
};
