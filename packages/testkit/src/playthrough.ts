import {
  type Accepted,
  type Answer,
  CONSENT,
  canonical,
  closedIn,
  type Decision,
  type Entry,
  type GameState,
  isAnswer,
  isRefusal,
  type Match,
  meantBy,
  type Options,
  type Outcome,
  START,
  satIn,
  type Told,
} from '@hegemon/kernel';

/** How a game's words put things; whatever is missing is shown in the codes of the rules. */
export interface Describe {
  question?(decision: Decision): string;
  answer?(decision: Decision, answer: Answer): string;
  event?(told: Told): string;
  outcome?(outcome: Outcome): string;
}

/**
 * A match as a text to read and to compare: every decision with its rule, the answer, and what came of it. The same
 * match always gives the same text, so that a change of the rules shows as a difference between two texts.
 */
export const playthroughText = <O extends Options, S extends GameState, V>(
  match: Match<O, S, V>,
  describe: Describe = {},
): string => {
  const words = { ...CODES, ...describe };
  const { game, head } = match;
  const lines = [
    `${game.id}, edition ${game.edition}, match ${head.id}`,
    `options ${canonical(head.options)}`,
    ...match.seats.map(seat => `seat ${seat}: ${head.seats[seat]?.name ?? 'nobody'}`),
    '',
  ];
  let s = game.newGame(head.options, match.key);
  for (const entry of match.entries) {
    if (entry.kind === START) lines.push(`${entry.n}. start`, ...happened(match.opening, words));
    else if (isAnswer(entry)) lines.push(...answered(match, s, entry, words));
    else {
      lines.push(`${entry.n}. ${besideTheRules(entry)}`);
      s = game.copy(match.at(entry.n));
    }
  }
  const { outcome } = match;
  lines.push('', outcome ? words.outcome(outcome) : 'not over');
  return `${lines.join('\n')}\n`;
};

const CODES: Required<Describe> = {
  question: ({ rule, prompt, facts }) => `[${rule}] ${prompt}${facts ? ` ${canonical(facts)}` : ''}`,
  answer: (_, { kind, arg }) => (arg === undefined ? kind : `${kind} ${canonical(arg)}`),
  event: ({ type, open, closed }) => `${type} ${canonical(open)}${closed ? `, and closed ${canonical(closed)}` : ''}`,
  outcome: ({ how, rule, winners, points, decidedBy }) =>
    `over: ${how} [${rule}], won by ${winners.join(', ') || 'nobody'}${decidedBy ? ` (${decidedBy})` : ''}, ` +
    `points ${canonical(points)}`,
};

/** What the table did. */
const besideTheRules = (entry: Entry): string => {
  const { seat = 'the table', arg, by } = entry;
  const sat = satIn(entry);
  const closed = closedIn(entry);
  if (sat) return `${seat}: ${sat.name} (${sat.kind}) sits down, ${sat.why}`;
  if (closed) return `${seat} closes the match: ${closed.how}, won by ${closed.winners.join(', ') || 'nobody'}`;
  return `${seat} takes back everything from ${arg}${by === CONSENT ? ', and all agree' : ''}`;
};

/** Plays the entry on `s` and tells of it. */
const answered = <O extends Options, S extends GameState, V>(
  { game }: Match<O, S, V>,
  s: S,
  { n, seat = '', kind, arg, by }: Entry,
  words: Required<Describe>,
): string[] => {
  const answer = arg === undefined ? { kind } : { kind, arg };
  const decision = meantBy(game, s, { seat, kind });
  const reply = game.apply(s, { ...answer, seat });
  if (!decision || isRefusal(reply)) throw new Error(`entry ${n} was accepted and is now refused`);
  return [
    `${n}. ${seat} ${words.question(decision)}`,
    `   > ${words.answer(decision, answer)}${by ? ` (by ${by})` : ''}`,
    ...happened(reply, words),
  ];
};

const happened = ({ told, drew, dealt, revealed }: Accepted, words: Required<Describe>): string[] => [
  ...(drew.length > 0 ? [`   drew ${drew.join(' ')}`] : []),
  ...(dealt.length > 0 ? [`   dealt ${dealt.join(' ')}`] : []),
  ...(revealed ? ['   revealed'] : []),
  ...told.map(event => `   - ${words.event(event)}`),
];
