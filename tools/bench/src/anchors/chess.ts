import { Chess } from 'chessops/chess';
import type { NormalMove, Role } from 'chessops/types';
import { squareRank } from 'chessops/util';
import { millisOf } from '../clock.js';

const DEPTH = 4;
/** Known to every chess programmer. */
const LEAVES = 197_281;
const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];

/**
 * How many positions there are after `depth` plies, every one of them reached by playing. The library's own `perft`
 * counts the destinations of the last ply instead of going there, which would be a comparison of something else.
 */
export const perft = (position: Chess, depth: number): number => {
  if (depth === 0) return 1;
  let leaves = 0;
  const after = (move: NormalMove): number => {
    const next = position.clone();
    next.play(move);
    return perft(next, depth - 1);
  };
  for (const [from, dests] of position.allDests()) {
    const promotes = squareRank(from) === (position.turn === 'white' ? 6 : 1) && position.board.pawn.has(from);
    for (const to of dests) {
      if (!promotes) leaves += after({ from, to });
      else for (const promotion of PROMOTIONS) leaves += after({ from, to, promotion });
    }
  }
  return leaves;
};

export const startPosition = (): Chess => Chess.default();

/** Leaf nodes per second of perft(start, 4). */
export const chessRound = (): number => {
  let leaves = 0;
  const millis = millisOf(() => {
    leaves = perft(startPosition(), DEPTH);
  });
  if (leaves !== LEAVES) throw new Error(`perft(${DEPTH}) is ${LEAVES}, but ${leaves} were counted`);
  return (1000 * leaves) / millis;
};
