import type { Language } from '@hegemon/board';
import type { GameAbout } from '@hegemon/host';
import { optionNames } from '../../build/option-names.js';
import { marks } from '../../build/seat-marks.js';

/** What a seat is called; one nobody knows bears its own name. */
export const seatName = (game: string, seat: string, language: Language): string =>
  marks[game]?.[seat]?.names[language] ?? seat;

export const gameTitle = (games: readonly GameAbout[], game: string): string =>
  games.find(({ id }) => id === game)?.title ?? game;

type Chosen = Readonly<Record<string, string | number | boolean>>;

/** The options that do not stand as they stand by default, by name; those that are off are said to be, selections say what. */
export const unusualOptions = (
  games: readonly GameAbout[],
  game: string,
  options: Chosen,
  language: Language,
  off: (name: string) => string,
): readonly string[] => {
  const specs = games.find(({ id }) => id === game)?.optionSpecs ?? [];
  return specs
    .filter(({ id, byDefault }) => options[id] !== undefined && options[id] !== byDefault)
    .map(({ id, byDefault }) => {
      const names = optionNames[game]?.[language] ?? {};
      const name = names[id] ?? id;
      if (typeof byDefault !== 'boolean') return `${name}: ${names[`${id} ${options[id]}`] ?? options[id]}`;
      return byDefault ? off(name) : name;
    });
};
