import pc from 'picocolors';
import { percent, tableOf } from '../terminal/layout.js';
import type { Balance, Fairness } from './balance.js';

/** How fair the game is among equals, to read. */
export const balanceLines = (balance: Balance, players: number): string[] => {
  const { bot, games, fair, bySeat, byTurn, byStart } = balance;
  return [
    pc.bold(`${players} ${bot}, ${games} games; fair is ${percent(fair)}`),
    rows('seat', bySeat),
    verdict('seat', bySeat, balance),
    '',
    rows('turn', byTurn),
    verdict('place in the order of turns', byTurn, balance),
    ...(byStart.length > 0 ? ['', rows('start', byStart)] : []),
  ];
};

const rows = (what: string, all: readonly Fairness[]): string =>
  tableOf(
    [what, 'games', 'wins', 'share', '95 in 100', 'from fair'],
    all.map(({ what: name, games, wins, share, interval, fromFair }) => [
      ...[name, games, wins, percent(share), `${percent(interval[0])} to ${percent(interval[1])}`, signed(fromFair)],
    ]),
  );

/** Says it plainly, with the bounds and whether chance alone could have done it. */
const verdict = (what: string, all: readonly Fairness[], { tolerance }: Balance): string => {
  const far = all.filter(({ isFar }) => isFar);
  if (far.length > 0) {
    return far
      .map(each => pc.red(`More than ${tolerance} points from fair: ${what} ${each.what}. ${inWords(each)}`))
      .join('\n');
  }
  const [farthest] = all.toSorted((a, b) => Math.abs(b.fromFair) - Math.abs(a.fromFair));
  return pc.green(
    `No ${what} is more than ${tolerance} points from fair. The farthest is ${farthest.what}. ${inWords(farthest)}`,
  );
};

const inWords = ({ fromFair, share, interval: [low, high], isSure }: Fairness): string => {
  const side = fromFair < 0 ? 'below' : 'above';
  const luck = isSure ? 'chance alone hardly explains that' : 'that may be chance';
  const distance = `${Math.abs(fromFair).toFixed(1)} points ${side} fair`;
  return `It wins ${percent(share)} (${percent(low)} to ${percent(high)}), ${distance}; ${luck}.`;
};

const signed = (points: number): string => `${points > 0 ? '+' : ''}${points.toFixed(1)}`;
