/** What a seat may answer, by kind: a button, one of a list, an amount, or cards that add up to a total. */
type Choice = true | readonly string[] | Amount | Cards;
interface Amount {
  min: number;
  max: number;
}
interface Cards {
  total: number;
  caps: Record<string, number>;
}
export type Offer = Record<string, Choice>;
/** All open questions, by seat. */
export type Pending = Record<string, Offer>;

export interface Given {
  seat: string;
  kind: string;
  id: string;
  amount: number;
  cards: Record<string, number>;
}
/** A part of the game: it puts questions, and the answers are given to it. A question may change while it waits. */
export type Play<T> = Generator<() => Pending, T, Given>;

export const given = (seat: string, kind: string, arg?: unknown): Given => ({
  seat,
  kind,
  id: typeof arg === 'string' ? arg : '',
  amount: typeof arg === 'number' ? arg : 0,
  cards: typeof arg === 'object' ? { ...arg } : {},
});

const isList = (choice: Choice): choice is readonly string[] => Array.isArray(choice);
const isAmount = (choice: Choice): choice is Amount => typeof choice === 'object' && 'min' in choice;

/** All answers to a choice of which there are few. */
const answersTo = (choice: Choice): unknown[] => {
  if (choice === true) return [undefined];
  if (isList(choice)) return [...choice];
  if (isAmount(choice)) return Array.from({ length: choice.max - choice.min + 1 }, (_, i) => choice.min + i);
  return [choice, choice];
};

/** Where only one answer is left, nobody is asked, unless this is a question to be put always. */
export function* ask(seat: string, offer: Offer, always = false): Play<Given> {
  const open = Object.entries(offer).filter(([, choice]) => answersTo(choice).length > 0);
  const answers = open.flatMap(([kind, choice]) => answersTo(choice).map(arg => given(seat, kind, arg)));
  if (answers.length === 0) throw new Error('nothing to ask');
  if (answers.length === 1 && !always) return answers[0];
  const pending = { [seat]: Object.fromEntries(open) };
  return yield () => pending;
}

/** One of two buttons, of which the second is always there. */
export function* choose(seat: string, first: string, second: string, isFirstOpen = true): Play<boolean> {
  const offer: Offer = isFirstOpen ? { [first]: true, [second]: true } : { [second]: true };
  return (yield* ask(seat, offer)).kind === first;
}

/** All are asked at the same time. */
export function* askTogether(questions: Pending): Play<Record<string, Given>> {
  const answers: Record<string, Given> = {};
  const left = { ...questions };
  while (Object.keys(left).length > 0) {
    const answer = yield () => left;
    answers[answer.seat] = answer;
    delete left[answer.seat];
  }
  return answers;
}

/** Two plays side by side. For a seat in both, the first goes before. Ends early if the second says so. */
export function* playBeside(first: Play<void>, onFirstDone: () => void, second: Play<boolean>): Play<boolean> {
  let one = first.next();
  if (one.done) onFirstDone();
  let two = second.next();
  for (;;) {
    if (two.done && two.value) return true;
    if (one.done && two.done) return false;
    const asks = one.done ? () => ({}) : one.value;
    const alsoAsks = two.done ? () => ({}) : two.value;
    const answer = yield () => ({ ...alsoAsks(), ...asks() });
    if (!(answer.seat in asks())) {
      two = second.next(answer);
      continue;
    }
    one = first.next(answer);
    if (one.done) onFirstDone();
    // What the second waited for may be settled now, without an answer of its own.
    if (!two.done && Object.keys(two.value()).length === 0) two = second.next(given('', ''));
  }
}
