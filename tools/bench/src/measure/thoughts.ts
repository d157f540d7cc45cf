import { askBot, type Bot, botByName, type Level } from '@hegemon/bots';
import { countAnswers, freshSeed, type Game, type GameState, stream } from '@hegemon/kernel';
import { medianOf, millisOf, timingOf } from '../clock.js';
import type { Effort } from '../effort.js';
import { seedFor } from '../play.js';
import { limitsOf, type Row, rowOf } from '../report.js';

/** Whose thoughts somebody waits for. */
const THINKERS = ['planner', 'master'] as const satisfies readonly Level[];
/** As many rounds as show whether the figure holds. */
const ROUNDS = 3;

/** Milliseconds for an answer to a question with a choice in it: of every round the median over all positions. */
export const thoughtRows = (game: Game, positions: readonly GameState[], { thoughts }: Effort): Row[] => {
  const open = positions.filter(s => game.pending(s).some(d => countAnswers(d) > 1));
  const chosen = open.filter((_, i) => i % Math.ceil(open.length / thoughts) === 0);
  return THINKERS.flatMap(level => {
    const bot = botByName(level);
    if (!bot || chosen.length === 0) return [];
    const nodes: number[] = [];
    const round = (): number => medianOf(chosen.map(s => millisFor(game, s, bot, nodes)));
    const timing = timingOf(Array.from({ length: ROUNDS }, round));
    const note = `${chosen.length} positions, median ${Math.round(medianOf(nodes))} nodes`;
    const limit = limitsOf(game.id)[level];
    return [rowOf({ game: game.id, name: `an answer of ${level}`, unit: 'ms', timing, limit, note })];
  });
};

const millisFor = (game: Game, s: GameState, bot: Bot, nodes: number[]): number => {
  const [{ seat }] = game.pending(s);
  const seed = freshSeed(stream(seedFor(`${bot.name} ${s.n}`)));
  return millisOf(() => nodes.push(askBot(game, s, seat, bot, seed).nodes));
};
