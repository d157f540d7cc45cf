import { bad, good, type Result } from './result.js';

/** Where a fact comes from: the rule book itself, public material, or our own reconstruction. */
export type Provenance = 'rulebook' | 'public' | 'reconstructed';

interface Optional {
  readonly id: string;
  readonly rule: string;
  readonly provenance: Provenance;
}
/** An optional rule that the table turns on or off before the start. */
export interface SwitchSpec extends Optional {
  readonly byDefault: boolean;
  /** So many may sit down only where this is agreed on. */
  readonly allows?: readonly number[];
}
/** One of a few values: how many rounds are played, how the realms are dealt. */
export interface SelectionSpec extends Optional {
  readonly byDefault: string | number;
  readonly of: readonly (string | number)[];
}
export type OptionSpec = SwitchSpec | SelectionSpec;
export const isSelection = (spec: OptionSpec): spec is SelectionSpec => 'of' in spec;

export type OptionValue = boolean | number | string;

/** What a table agrees on before the start: switches by name, and what was selected. */
export type Options<Switches extends string = never, Selections extends object = object> = {
  readonly players: number;
} & { readonly [option in Switches]?: boolean } & Readonly<Partial<Selections>>;

export interface OptionFault {
  readonly code: 'not-an-object' | 'unknown-option' | 'wrong-type' | 'wrong-players';
  readonly path: string;
  readonly allowed: readonly (string | number)[];
}

/** The options with everything the table has left alone standing where it stands by default. */
export const withDefaults = <O extends Options>(options: O, specs: readonly OptionSpec[]): O => {
  const chosen: Record<string, OptionValue> = {};
  for (const { id, byDefault } of specs) chosen[id] = byDefault;
  return { ...chosen, ...options };
};

/** What this option may be set to, as it is written. */
const allowedFor = (spec: OptionSpec): readonly (string | number)[] =>
  isSelection(spec) ? spec.of : ['true', 'false'];

const isAllowed = (spec: OptionSpec, value: unknown): value is OptionValue =>
  isSelection(spec) ? spec.of.includes(value as string | number) : typeof value === 'boolean';

/** The switch without which so many may not sit down. */
export const allowing = (specs: readonly OptionSpec[], players: number): SwitchSpec | undefined =>
  specs.find((spec): spec is SwitchSpec => !isSelection(spec) && spec.allows?.includes(players) === true);

/** Reads options from outside. Unknown names are refused, so that a misspelt one is noticed. */
export const readOptions = <O extends Options>(
  raw: unknown,
  players: readonly number[],
  specs: readonly OptionSpec[],
): Result<O, OptionFault> => {
  const fault = (code: OptionFault['code'], path: string, allowed: readonly (string | number)[]) =>
    bad({ code, path, allowed });
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return fault('not-an-object', 'options', []);
  const given = raw as Record<string, unknown>;
  if (!players.includes(given.players as number)) return fault('wrong-players', 'options.players', players);
  const chosen: Record<string, OptionValue> = { players: given.players as number };
  for (const [id, value] of Object.entries(given)) {
    if (id === 'players') continue;
    const spec = specs.find(each => each.id === id);
    if (!spec)
      return fault(
        'unknown-option',
        `options.${id.slice(0, 60)}`,
        specs.map(each => each.id),
      );
    if (!isAllowed(spec, value)) return fault('wrong-type', `options.${id}`, allowedFor(spec));
    chosen[id] = value;
  }
  const needed = allowing(specs, given.players as number);
  if (needed && !(chosen[needed.id] ?? needed.byDefault)) {
    const always = players.filter(count => !allowing(specs, count));
    return fault('wrong-players', 'options.players', always);
  }
  return good(chosen as unknown as O);
};
