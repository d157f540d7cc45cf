import { type Bot, greedyWith, random } from '@hegemon/bots';
import { games } from '@hegemon/games';
import { type Answer, type Decision, type Random, sampleAnswer, sha256, stream } from '@hegemon/kernel';
import type {
  After,
  Bots,
  Chair,
  DeskNews,
  GameListing,
  MatchStore,
  Sight,
  Thinker,
  Trouble,
} from '../../src/index.js';
import { LocalDesk, MemoryStore } from '../../src/index.js';
import * as leisure from '../../src/leisure/index.js';
import * as reports from '../../src/report/report.js';

export const [listing] = games;
export const { game } = listing;
/** Fast, and good enough to be told from chance. */
export const quick: Bot = {
  ...greedyWith({ budget: { candidates: 4, samples: 1, nodes: 12, steps: 4, followUps: 2 } }),
  name: 'quick',
};

export const person = (name: string): Chair => ({ kind: 'person', name });
export const bot = (name = 'random'): Chair => ({ kind: 'bot', bot: name });

/** A desk with a clock and chance of its own, and everything it has said. */
export interface Room {
  readonly desk: LocalDesk;
  readonly store: MatchStore;
  readonly news: DeskNews[];
  sights(): Sight[];
  troubles(): Trouble[];
  /** When the bots have done what they had to do, or a person is asked. */
  rest(): Promise<void>;
}
export interface Wishes {
  readonly store?: MatchStore;
  readonly bots?: readonly Bot[];
  readonly listings?: readonly GameListing[];
  readonly seed?: string;
  readonly thinker?: Thinker;
  readonly after?: After;
  readonly adviser?: string;
}
export const botsOf = (bots: readonly Bot[]): Bots => ({
  names: bots.map(({ name }) => name),
  byName: name => bots.find(each => each.name === name),
  leisure: async () => leisure,
  reports: async () => reports,
});
export const room = ({
  store = new MemoryStore(),
  bots = [random, quick],
  listings = games,
  seed = 'room',
  ...more
}: Wishes = {}): Room => {
  const news: DeskNews[] = [];
  let drawn = 0;
  let ticked = 0;
  let isThinking = false;
  const desk = new LocalDesk({
    listings,
    bots: botsOf(bots),
    store,
    now: () => new Date(Date.UTC(2024, 0, 1) + 1000 * ticked++).toISOString(),
    randomHex: bytes => sha256(`${seed} ${drawn++}`).slice(0, 2 * bytes),
    tell(item) {
      if (item.type === 'thinking') isThinking = item.thinking !== undefined;
      news.push(structuredClone(item)); // as a worker would send it
    },
    pause: () => new Promise(resolve => setImmediate(resolve)),
    ...more,
  });
  const rest = async (): Promise<void> => {
    do await new Promise(resolve => setImmediate(resolve));
    while (isThinking);
  };
  return {
    desk,
    store,
    news,
    sights: () => news.flatMap(item => (item.type === 'sight' ? [item.sight] : [])),
    troubles: () => news.flatMap(item => (item.type === 'trouble' ? [item.trouble] : [])),
    rest,
  };
};

/** What a screen makes of the sights it is sent. */
export class Screen {
  sight: Sight;
  readonly lines: Sight['news']['lines'][number][] = [];

  constructor(first: Sight) {
    this.sight = first;
    this.take(first);
  }

  take(sight: Sight): void {
    this.sight = sight;
    this.lines.splice(sight.news.from, this.lines.length, ...sight.news.lines);
  }
}

export const opened = async ({ desk }: Room, id: string, at?: number): Promise<Sight> => {
  const sight = await desk.open(id, at);
  if (!sight.ok) throw new Error(sight.fault.code);
  return structuredClone(sight.value);
};

export const created = async (
  { desk }: Room,
  chairs: Readonly<Record<string, Chair>>,
  more: { readonly options?: object; readonly seed?: string } = {},
): Promise<string> => {
  const { seed, options } = more;
  const players = Object.keys(chairs).length;
  const made = await desk.create({
    game: game.id,
    options: { players, ...options },
    chairs,
    ...(seed !== undefined && { seed }),
  });
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
};

/** Somebody at the screen: lifts the curtain when it is his turn, and answers whatever he is asked. */
export const play = async (
  place: Room,
  first: Sight,
  { most = 100_000, random: draw = stream(sha256('person').slice(0, 32)), onSight, answerTo }: Playing = {},
): Promise<Sight> => {
  const { desk, rest, sights } = place;
  let sight = first;
  let seen = sights().length;
  onSight?.(sight);
  const look = async (): Promise<void> => {
    await rest();
    for (; seen < sights().length; seen++) {
      sight = sights()[seen];
      onSight?.(sight);
    }
  };
  for (let count = 0; count < most; ) {
    await look();
    if (sight.table.outcome) break;
    if (sight.curtain !== undefined) await desk.look(sight.curtain);
    else {
      const [decision] = sight.table.decisions;
      if (!decision) throw new Error('nobody is asked');
      const reply = await desk.answer(decision.n, (answerTo ?? sampleAnswer)(decision, draw));
      if (!('accepted' in reply)) throw new Error(JSON.stringify(reply));
      count++;
    }
  }
  await look();
  return sight;
};
export interface Playing {
  readonly most?: number;
  readonly random?: Random;
  onSight?(sight: Sight): void;
  answerTo?(decision: Decision, random: Random): Answer;
}
