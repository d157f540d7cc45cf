import { gameById, games, type Listing } from '@hegemon/games';
import type { Game, Options } from '@hegemon/kernel';
import { type Chosen, noSuch } from './arguments.js';
import { Failure } from './failure.js';

/** The game of that name, or a sentence with those there are. */
export const listingOf = (id: string): Listing => {
  const listing = gameById(id);
  if (listing) return listing;
  throw noSuch(
    'game',
    id,
    games.map(({ game }) => game.id),
  );
};

/** No game in the register has scenarios yet; whoever names one is told, instead of getting something else. */
export const refuseScenario = (game: Game, scenario: string | undefined): void => {
  if (scenario === undefined) return;
  throw new Failure(`${game.title} has no scenarios; leave out --scenario ${scenario}.`);
};

/** The table's options out of players and switches, checked by the game. */
export const optionsFor = (game: Game, players: number, chosen: Chosen): Options => {
  const read = game.readOptions({ players, ...chosen });
  if (read.ok) return read.value;
  const { code, path, allowed } = read.fault;
  if (code === 'wrong-players') {
    throw new Failure(`${game.title} is played by ${allowed.join(', ')} players, not by ${players}.`);
  }
  const name = path.replace(/^options\./, '');
  if (code === 'wrong-type') {
    const values = allowed.map(value => ({ true: 'on', false: 'off' })[String(value)] ?? value);
    throw new Failure(`The option ${name} of ${game.title} may be ${values.join(', ')}, not '${chosen[name]}'.`);
  }
  throw noSuch(`option of ${game.title}`, name, allowed.map(String));
};

/** How many may sit down with these options: some numbers need one. */
export const playersWith = (game: Game, chosen: Readonly<Record<string, unknown>>): readonly number[] =>
  game.players.filter(players => {
    const read = game.readOptions({ players, ...chosen });
    return read.ok || read.fault.code !== 'wrong-players';
  });

/** How many sit down if nobody says: four, or as many as can. */
export const usualPlayers = ({ players }: Game): number => (players.includes(4) ? 4 : Math.max(...players));
