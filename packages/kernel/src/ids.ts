/** Who sits at the table: `green`, `blue`. What he plays (a family, a nation, a realm) is the game's affair. */
export type Seat = string;

/** The readable name of a thing in the game: a province, a card, an army. Stable for ever. */
export type Id = string;

declare const tag: unique symbol;
/** A string that only fits where its own tag is asked for; a plain literal still fits everywhere. */
export type Tagged<T extends string> = string & { readonly [tag]?: T };

/** A column of the state: every key has a value. */
export type Column<K extends string, T> = Record<K, T>;
/** A column with gaps: absent means none, and the compiler asks. Remove with `delete`. */
export type Sparse<K extends string, T> = { [id in K]?: T };
/** A marker lies there or it does not. */
export type Marks<K extends string> = Sparse<K, true>;

/** Plain facts: what events, prompts and refusals are made of. They can be stored and compared, never parsed. */
export type Fact = string | number | boolean | null | readonly Fact[] | { readonly [key: string]: Fact };
export type Facts = { readonly [key: string]: Fact };
