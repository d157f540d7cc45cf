import type { BotAbout, Desk, Foresight, Hint, Odds, Report, Sight, Trouble, WhyNot } from '@hegemon/host';
import type { Answer, Choice, Decision, Refusal } from '@hegemon/kernel';
import { plainFace } from '../../src/ask/plain-face.js';
import type { GameFace } from '../../src/face.js';
import { TableState } from '../../src/table.svelte.js';

type Course = readonly Answer[];

/** A desk that answers as the test tells it to, and remembers what it was asked. */
export class FakeDesk {
  readonly answered: { n: number; answer: Answer }[] = [];
  readonly foreseen: Course[][] = [];
  readonly asked: { id: string | undefined; kind: string | undefined }[] = [];
  /** What it says to each course; by default that it costs nothing. */
  sees: (course: Course) => Foresight = () => ({});
  odd: readonly Odds[] = [];
  reasons: readonly WhyNot[] = [];
  refusal: Refusal | undefined;
  advice: Hint | undefined;
  /** So long a bot thinks about it. */
  thought: Promise<void> = Promise.resolve();
  reported: Report | Trouble = { code: 'engine-fault' };
  /** Whose eyes were asked for. */
  readonly looked: string[] = [];
  readonly stoodIn: { seat: string; bot: string | undefined }[] = [];
  /** Every pace it was told, and how many had a bot play for them by then. */
  readonly paces: { pace: number | 'still'; stoodIn: number }[] = [];
  /** What it says to a bot for somebody. */
  standsIn: { accepted: true } | Trouble = { accepted: true };
  /** What it shows after an accepted answer: nobody is asked any more. */
  shows: (answer: Answer) => Sight = () => sightOf(undefined);
  /** Sights come later than the answer to the answer. */
  isLate = false;
  table: TableState | undefined;

  async answer(n: number, answer: Answer): Promise<{ accepted: true } | Refusal> {
    this.answered.push({ n, answer });
    if (this.refusal) return this.refusal;
    const show = (): void => this.table?.show(this.shows(answer));
    if (this.isLate) setTimeout(show, 5);
    else show();
    return { accepted: true };
  }
  async foresee(courses: readonly Course[]): Promise<readonly Foresight[]> {
    this.foreseen.push([...courses]);
    return courses.map(course => this.sees(course));
  }
  async whyNot(id: string | undefined, kind?: string): Promise<readonly WhyNot[]> {
    this.asked.push({ id, kind });
    return this.reasons;
  }
  async odds(): Promise<readonly Odds[]> {
    return this.odd;
  }
  async bots(): Promise<readonly BotAbout[]> {
    return BOTS;
  }
  async hint(): Promise<Hint | undefined> {
    await this.thought;
    return this.advice;
  }
  async report(): Promise<Report | Trouble> {
    return this.reported;
  }
  async standIn(seat: string, bot?: string): Promise<{ accepted: true } | Trouble> {
    this.stoodIn.push({ seat, bot });
    return this.standsIn;
  }
  async look(eyes: string): Promise<void> {
    this.looked.push(eyes);
  }
  async pace(pace: number | 'still'): Promise<void> {
    this.paces.push({ pace, stoodIn: this.stoodIn.length });
  }
}

/** Two levels, one of them in a style, measured in the game of these tests. */
const strength = {
  fake: { rating: 641, interval: [600, 680], over: { bot: 'greedy', share: 0.52, interval: [0.48, 0.56], games: 400 } },
} as const;
export const BOTS: readonly BotAbout[] = [
  { name: 'random', level: 'random', strength: {} },
  { name: 'greedy', level: 'greedy', strength: {} },
  { name: 'greedy/builder', level: 'greedy', style: 'builder', strength: {} },
  { name: 'planner', level: 'planner', strength },
  { name: 'planner/builder', level: 'planner', style: 'builder', strength: {} },
  { name: 'planner/aggressive', level: 'planner', style: 'aggressive', strength: {} },
];

const ABOUT = { id: 'fake', seats: { 2: ['red', 'blue'] } };

let asked = 0;
export const decisionOf = (choices: readonly Choice[], over: Partial<Decision> = {}): Decision => ({
  n: ++asked,
  seat: 'red',
  rule: 'F 1',
  prompt: 'act',
  choices,
  ...over,
});

export const sightOf = (decision: Decision | undefined, over: Partial<Sight> = {}): Sight => ({
  match: {
    id: 'm',
    game: 'fake',
    edition: 1,
    options: { players: 2 },
    seats: ['red', 'blue'],
    sitters: { red: { name: 'Anna', kind: 'person' }, blue: { name: 'Bert', kind: 'bot' } },
    commitment: '',
  },
  eyes: 'red',
  at: decision?.n ?? 0,
  last: decision?.n ?? 0,
  table: {
    view: {},
    decisions: decision ? [decision] : [],
    waiting: decision ? [{ seat: decision.seat, rule: decision.rule, prompt: decision.prompt }] : [],
  },
  undo: { refused: 'nothing-to-undo' },
  redo: { refused: 'nothing-to-redo' },
  news: { from: 0, lines: [] },
  ...over,
});

/** A table at such a desk, at which these choices are asked. */
export const seatedAt = (
  choices: readonly Choice[],
  face: Partial<GameFace> = {},
  desk: FakeDesk = new FakeDesk(),
): { desk: FakeDesk; table: TableState } => {
  const table = new TableState(
    desk as unknown as Desk,
    { ...plainFace(ABOUT), ...face },
    sightOf(decisionOf(choices)),
    'en',
  );
  desk.table = table;
  return { desk, table };
};

/** Lets everything happen that has been asked for. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 12; i++) await Promise.resolve();
  await new Promise(resolve => setTimeout(resolve, 10));
};
