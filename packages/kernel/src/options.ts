import { bad, good, type Result } from './result.js';

/** Where a fact comes from: the rule book itself, public material, or our own reconstruction. */
export type Provenance = 'rulebook' | 'public' | 'reconstructed';

/** A switch of the game: an optional rule that the table turns on or off before the start. */
export interface OptionSpec {
  readonly id: string;
  readonly rule: string;
  readonly byDefault: boolean;
  readonly provenance: Provenance;
}

/** What a table agrees on before the start. */
export type Options<Id extends string = never> = { readonly players: number } & { readonly [option in Id]?: boolean };

export interface OptionFault {
  readonly code: 'not-an-object' | 'unknown-option' | 'wrong-type' | 'wrong-players';
  readonly path: string;
  readonly allowed: readonly (string | number)[];
}

/** The options with every switch the table has left alone standing where it stands by default. */
export const withDefaults = <Id extends string>(options: Options<Id>, specs: readonly OptionSpec[]): Options<Id> => {
  const chosen: Record<string, boolean> = {};
  for (const { id, byDefault } of specs) chosen[id] = byDefault;
  return { ...chosen, ...options };
};

/** Reads options from outside. Unknown names are refused, so that a misspelt switch is noticed. */
export const readOptions = <Id extends string>(
  raw: unknown,
  players: readonly number[],
  specs: readonly (OptionSpec & { readonly id: Id })[],
): Result<Options<Id>, OptionFault> => {
  const fault = (code: OptionFault['code'], path: string, allowed: readonly (string | number)[]) =>
    bad({ code, path, allowed });
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return fault('not-an-object', 'options', []);
  const given = raw as Record<string, unknown>;
  if (!players.includes(given.players as number)) return fault('wrong-players', 'options.players', players);
  const chosen: Record<string, boolean | number> = { players: given.players as number };
  for (const [id, value] of Object.entries(given)) {
    if (id === 'players') continue;
    if (!specs.some(spec => spec.id === id))
      return fault(
        'unknown-option',
        `options.${id.slice(0, 60)}`,
        specs.map(spec => spec.id),
      );
    if (typeof value !== 'boolean') return fault('wrong-type', `options.${id}`, ['true', 'false']);
    chosen[id] = value;
  }
  return good(chosen as Options<Id>);
};
