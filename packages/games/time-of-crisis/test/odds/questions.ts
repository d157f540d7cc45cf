import { type Answer, type Decision, type Random, type Seat, stream } from '@hegemon/kernel';
import { randomPlayer, seedFor, simulate } from '@hegemon/testkit';
import { timeOfCrisis } from '../../src/index.js';
import type { ToC } from '../../src/state.js';
import { livelyPlayer } from '../lively.js';

/** A battle or a vote somebody might want to know the odds of. */
export interface Question {
  readonly sort: Sort | 'large';
  readonly state: ToC;
  readonly seat: Seat;
  readonly course: readonly Answer[];
}
const SORTS = ['battle', 'flanking', 'reroll', 'vote', 'guard'] as const;
type Sort = (typeof SORTS)[number];

/** By prompt, or by kind of answer where it leads to dice by itself. */
const SORT_OF_PROMPT: Readonly<Record<string, Sort>> = {
  'declare-flanking': 'flanking',
  reroll: 'reroll',
  'stake-senate': 'vote',
  'stake-military': 'guard',
};
const SORT_OF_KIND: Readonly<Record<string, Sort>> = {
  'initiate-battle': 'battle',
  'place-governor': 'vote',
  'use-praetorian-guard': 'guard',
};

const questionsAt = (
  { prompt, choices, seat }: Decision,
  state: ToC,
  random: Random,
): (Question & { sort: Sort })[] => {
  const asked = SORT_OF_PROMPT[prompt];
  if (asked) return [{ sort: asked, state, seat, course: [] }];
  return choices.flatMap(choice => {
    const { kind } = choice;
    const sort = SORT_OF_KIND[kind];
    if (!sort) return [];
    const course = [choice.shape === 'pick' ? { kind, arg: choice.of[random(choice.of.length)] } : { kind }];
    return [{ sort, state, seat, course }];
  });
};

/**
 * So many questions out of games that are played by chance and by a lively player, every sort alike as far as there are
 * any. Always the same ones, as long as the rules stay the same.
 */
export const someQuestions = (count: number, games: number, seed: string): readonly Question[] => {
  const bySort: Record<Sort, Question[]> = { battle: [], flanking: [], reroll: [], vote: [], guard: [] };
  for (let game = 0; game < games; game++) gather(bySort, `${seed} ${game}`, game);
  const random = stream(seedFor(seed, 'choice'));
  const chosen: Question[] = [];
  while (chosen.length < count && SORTS.some(sort => bySort[sort].length > 0)) {
    for (const sort of SORTS) {
      const rest = bySort[sort];
      if (rest.length > 0 && chosen.length < count) chosen.push(...rest.splice(random(rest.length), 1));
    }
  }
  return chosen;
};

/** Few enough of every game that no game is seen too often. */
const MOST_OF_A_GAME = 12;

const gather = (bySort: Record<Sort, Question[]>, seed: string, game: number): void => {
  const random = stream(seedFor(seed, 'questions'));
  const found: Record<Sort, number> = { battle: 0, flanking: 0, reroll: 0, vote: 0, guard: 0 };
  const players = { players: 2 + (game % 3) };
  const player = game % 4 === 3 ? randomPlayer : livelyPlayer;
  simulate(timeOfCrisis, players, seedFor(seed, 'game'), {
    players: Object.fromEntries(timeOfCrisis.seats(players).map(seat => [seat, player])),
    onDecision({ state }) {
      const [decision] = timeOfCrisis.pending(state);
      if (!decision) return;
      for (const question of questionsAt(decision, state, random)) {
        // The commonest are passed over often: a game is to be seen from its beginning to its end.
        if (found[question.sort] >= MOST_OF_A_GAME || random(3) > 0) continue;
        found[question.sort]++;
        bySort[question.sort].push({ ...question, state: timeOfCrisis.copy(state) });
      }
    },
  });
};
