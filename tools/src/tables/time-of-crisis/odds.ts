import {
  type Answer,
  type Decision,
  type Game,
  type GameState,
  isRefusal,
  type Seat,
  type Told,
} from '@hegemon/kernel';
import { seedFor } from '@hegemon/testkit';
import type { ToC } from '@hegemon/time-of-crisis';
import { data, isGeneral, isMilitia } from '@hegemon/time-of-crisis/catalog';
import type { Speech } from '../../speech.js';
import type { Odds, OddsQuestion } from '../table.js';
import { boardWords } from './words.js';

/** Enough for a figure of two places, and done before anybody grows impatient. */
const RUNS = 6000;
const LEAST_RUNS = 1000;
/** Hidden things are dealt anew this often; in between only the dice are new. */
const DEALS = 24;
/** More questions than any battle or vote has. */
const MOST_STEPS = 60;

/** A course to be tried: what is answered when, and what was set on the table before. */
interface Course {
  readonly label: string;
  readonly answers: Readonly<Record<string, Answer['arg'] | null>>;
  prepare?(s: ToC): void;
}

/** The chances of a battle or a vote. Every run is played by the rules themselves, on a state the seat could believe in. */
export const oddsOf = (question: OddsQuestion): readonly Odds[] | { readonly none: string } => {
  const { game, state, seat, speech } = question;
  const words = boardWords(speech.language);
  const decision = game.pending(state).find(d => d.seat === seat);
  if (!decision) return { none: words.noOdds };
  const courses = decision.prompt === 'choose-action' ? coursesNamed(question) : coursesAsked(question, decision);
  if ('none' in courses) return courses;
  const refusal = refusalOf(question, courses[0]);
  if (refusal) return { none: refusal };
  const runs = Math.max(LEAST_RUNS, Math.floor(RUNS / courses.length));
  return courses.map(course => {
    const deals = Array.from({ length: DEALS }, (_, i) => imagined(game, state, seat, course, i));
    const told = Array.from({ length: runs }, (_, i) =>
      runOnce(game, game.recast(deals[i % DEALS], seedFor('odds', `dice ${i}`)), seat, course),
    );
    const { label, answers } = course;
    const isVote = 'stake-senate' in answers || 'stake-military' in answers;
    const attacker = answers['initiate-battle'] ?? decision.facts?.army;
    return isVote ? voteOdds(label, told, speech) : battleOdds(attacker, label, told, speech);
  });
};

/** What lies in the question that is open now: each of its answers is a course. */
const coursesAsked = ({ speech }: OddsQuestion, decision: Decision): readonly Course[] | { none: string } => {
  const words = boardWords(speech.language);
  const [choice] = decision.choices;
  switch (decision.prompt) {
    case 'attack':
      if (choice.shape !== 'pick') break;
      return choice.of.map(foe => ({ label: speech.name(foe), answers: { attack: foe } }));
    case 'declare-flanking':
      return numbers(choice).map(n => ({ label: words.flanking(n), answers: { 'declare-flanking': n } }));
    case 'reroll':
      return [
        { label: words.keep, answers: { 'keep-dice': null } },
        { label: words.reroll, answers: { reroll: null } },
      ];
    case 'stake-senate':
      return numbers(choice).map(n => ({ label: words.dice(n), answers: { 'stake-senate': n } }));
    case 'stake-military':
      return numbers(choice).map(n => ({ label: words.dice(n), answers: { 'stake-military': n } }));
  }
  return { none: words.noOdds };
};
const numbers = (choice: Decision['choices'][number]): number[] =>
  choice.shape === 'amount' ? Array.from({ length: choice.max - choice.min + 1 }, (_, i) => choice.min + i) : [];

/** What was named in the action phase: an army and whom it attacks, or a province whose governor is voted on. */
const coursesNamed = ({ game, state, seat, speech, ids }: OddsQuestion): readonly Course[] | { none: string } => {
  const words = boardWords(speech.language);
  const army = ids.find(id => isGeneral(id) || isMilitia(id));
  if (army !== undefined) {
    const course = (foe?: string): Course => ({
      label: foe === undefined ? speech.name(army) : `${speech.name(army)} : ${speech.name(foe)}`,
      answers: { 'initiate-battle': army, ...(foe !== undefined && { attack: foe }) },
      prepare: s => void (s.points.military = Math.max(1, s.points.military)),
    });
    const foes = ids.filter(id => id !== army);
    if (foes.length > 0) return foes.map(course);
    return enemiesOf(game, state, seat, course()).map(course);
  }
  const province = ids.find(id => data.regions.some(region => region.id === id && region.type === 'province'));
  if (province === undefined) return { none: words.whichOdds };
  const most = Math.max(6, (state as ToC).points.senate);
  return Array.from({ length: most }, (_, i) => ({
    label: words.dice(i + 1),
    answers: { 'place-governor': province, 'stake-senate': i + 1 },
    prepare: s => void (s.points.senate = i + 1),
  }));
};
/** Whom an army could attack; one course without a name if the rules leave no choice. */
const enemiesOf = (game: Game, state: GameState, seat: Seat, course: Course): (string | undefined)[] => {
  const twin = imagined(game, state, seat, course, 0);
  if (
    isRefusal(game.apply(twin, { seat, kind: 'initiate-battle', arg: course.answers['initiate-battle'] ?? undefined }))
  ) {
    return [undefined];
  }
  const choice = game.pending(twin).find(d => d.prompt === 'attack')?.choices[0];
  return choice?.shape === 'pick' ? [...choice.of] : [undefined];
};

const imagined = (game: Game, state: GameState, seat: Seat, course: Course, run: number): GameState => {
  const twin = game.imagine(state, seat, seedFor('odds', `${run}`));
  course.prepare?.(twin as ToC);
  return twin;
};

/** Why the course cannot even begin. */
const refusalOf = ({ game, state, seat, speech }: OddsQuestion, course: Course): string | undefined => {
  const twin = imagined(game, state, seat, course, 0);
  for (const [kind, arg] of Object.entries(course.answers)) {
    const answer = arg === null || arg === undefined ? { kind } : { kind, arg };
    const decision = game.pending(twin).find(d => d.seat === seat);
    const isAsked = decision?.choices.some(c => c.kind === kind);
    // What the rules decide without asking needs no answer.
    if (!isAsked && kind !== Object.keys(course.answers)[0]) continue;
    const refusal = game.refusalOf(twin, { ...answer, seat });
    if (refusal) return speech.refusal(refusal, answer);
    game.apply(twin, { ...answer, seat });
  }
  return undefined;
};

/** Plays the course to its end, and says what happened. */
const runOnce = (game: Game, twin: GameState, seat: Seat, course: Course): Told[] => {
  const told: Told[] = [];
  const left = new Map(Object.entries(course.answers));
  for (let step = 0; step < MOST_STEPS && !told.some(isOver); step++) {
    const pending = game.pending(twin);
    const decision = pending.find(d => d.seat === seat) ?? pending[0];
    if (!decision) break;
    const reply = game.apply(twin, { ...answerTo(decision, left), seat: decision.seat });
    if (isRefusal(reply)) break;
    told.push(...reply.told);
  }
  return told;
};
const isOver = ({ type }: Told): boolean =>
  type === 'battle-won' || type === 'battle-undecided' || type === 'senate-voted';

/** The answer the course has for this question; otherwise what a sensible player would say. */
const answerTo = ({ choices, facts }: Decision, left: Map<string, Answer['arg'] | null>): Answer => {
  for (const { kind } of choices) {
    if (!left.has(kind)) continue;
    const arg = left.get(kind);
    left.delete(kind);
    return arg === null || arg === undefined ? { kind } : { kind, arg };
  }
  if (choices.some(c => c.kind === 'reroll')) {
    return { kind: Number(facts?.hits) > Number(facts?.foeHits) ? 'keep-dice' : 'reroll' };
  }
  // A reduced legion lasts as long as the full one that is turned in its place: what is listed first will do.
  const last = choices[choices.length - 1];
  if (last.shape === 'amount') return { kind: last.kind, arg: last.min };
  const [first] = choices;
  if (first.shape === 'pick') return { kind: first.kind, arg: first.of[0] };
  return { kind: last.kind };
};

const shareIn = (told: readonly (readonly Told[])[], test: (events: readonly Told[]) => boolean): number =>
  told.filter(test).length / told.length;
const meanIn = (told: readonly (readonly Told[])[], count: (events: readonly Told[]) => number): number =>
  told.reduce((sum, events) => sum + count(events), 0) / told.length;

const battleOdds = (attacker: unknown, label: string, told: readonly (readonly Told[])[], speech: Speech): Odds => {
  const words = boardWords(speech.language);
  const wins = (isOurs: boolean) => (events: readonly Told[]) =>
    events.some(({ type, open }) => type === 'battle-won' && (open.winner === attacker) === isOurs);
  const losses = (isOurs: boolean) => (events: readonly Told[]) =>
    events.filter(({ type, open }) => type === 'hit-taken' && (open.army === attacker) === isOurs).length;
  const isEqual = ({ type, open }: Told): boolean => type === 'battle-scored' && open.attacker === open.defender;
  return {
    label,
    runs: told.length,
    shares: [
      { what: words.wins, share: shareIn(told, wins(true)) },
      { what: words.loses, share: shareIn(told, wins(false)) },
      {
        what: words.nobodyWins,
        share: shareIn(told, events => events.some(({ type }) => type === 'battle-undecided')),
      },
      { what: words.equalHits, share: shareIn(told, events => events.some(isEqual)) },
    ],
    figures: [
      { what: words.ownLosses, value: meanIn(told, losses(true)) },
      { what: words.foeLosses, value: meanIn(told, losses(false)) },
    ],
  };
};

const voteOdds = (label: string, told: readonly (readonly Told[])[], speech: Speech): Odds => {
  const words = boardWords(speech.language);
  const votes = told.map(events => events.find(({ type }) => type === 'senate-voted')?.open);
  const passed = votes.filter(vote => vote?.isPassed === true).length / told.length;
  return {
    label,
    runs: told.length,
    shares: [
      { what: words.passes, share: passed },
      { what: words.fails, share: 1 - passed },
    ],
    figures: [{ what: words.required, value: Number(votes[0]?.required ?? 0) }],
  };
};
