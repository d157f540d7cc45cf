import type { OptionValue } from '@hegemon/kernel';
import { InvalidArgumentError } from 'commander';
import { Failure } from './failure.js';

/** A parser for whole numbers within bounds. */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text.trim()) && value >= least && value <= most) return value;
    const bounds = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`It takes a whole number ${bounds}.`);
  };

const SWITCH: Readonly<Record<string, boolean>> = {
  true: true,
  on: true,
  yes: true,
  false: false,
  off: false,
  no: false,
};

/** By name, what was chosen for the options of a game. */
export type Chosen = Readonly<Record<string, OptionValue>>;

/** `--option name=on` or `--option name=value`, any number of times; a name alone means on. */
export const chosenOptions = (text: string, before: Chosen = {}): Chosen => {
  const [name, value = 'on'] = text.split('=', 2);
  if (!name || value === '') throw new InvalidArgumentError('Write it as name=on, name=off or name=value.');
  return { ...before, [name]: SWITCH[value.toLowerCase()] ?? (/^-?\d+$/.test(value) ? Number(value) : value) };
};

/** The same as it would be typed. */
export const typedOptions = (chosen: Chosen): string[] =>
  Object.entries(chosen).flatMap(([name, value]) => ['--option', `${name}=${valueText(value)}`]);

export const valueText = (value: OptionValue): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : `${value}`;

/** A list with commas, without empty parts. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean);

/** The entry somebody most likely meant; undefined if nothing is near. */
const nearest = (text: string, of: readonly string[]): string | undefined => {
  const ranked = of
    .map(name => ({ name, far: distance(text.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  return best && best.far <= Math.max(2, Math.floor(best.name.length / 3)) ? best.name : undefined;
};

/** How many letters must be changed, added or left out. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + Number(a[i - 1] !== b[j - 1]));
    }
    row = next;
  }
  return row[b.length];
};

/** "There is no X; did you mean Y? There are: …" */
export const noSuch = (what: string, given: string, of: readonly string[]): Failure => {
  const near = nearest(given, of);
  const shown = given.length > 60 ? `${given.slice(0, 60)}…` : given;
  return new Failure(
    `There is no ${what} '${shown}'${near ? `; did you mean '${near}'?` : '.'} Known: ${of.join(', ') || 'none'}.`,
  );
};
