import type { Facts, Seat } from './ids.js';

/**
 * Something that happened, in two parts: what everybody learns, and what only some learn. Where everybody would learn nothing, the
 * others do not hear of it at all: that it happened would tell them when.
 */
export interface Told {
  readonly type: string;
  readonly open: Facts;
  readonly closed?: Readonly<Record<Seat, Facts>>;
}

/** The same as one listener hears it. */
export type Heard = { readonly type: string } & Facts;

/** Name the game's events once; every deed then tells with checked facts. */
export const telling =
  <Events extends object>() =>
  <K extends keyof Events & string>(
    g: { told: Told[] },
    type: K,
    open: Events[K] & Facts,
    closed?: Readonly<Record<Seat, Facts>>,
  ): void => {
    g.told.push(closed ? { type, open, closed } : { type, open });
  };

/** Something hidden is turned up for somebody: from here on nobody may take back. */
export const reveal = (g: { revealed?: true }): void => {
  g.revealed = true;
};

/** What this seat (or the public) hears. Closed parts of others are not cut out: they are never put in. */
export const heardBy = (told: readonly Told[], seat: Seat | 'spectator'): Heard[] =>
  told
    .filter(event => isHeard(event, seat))
    .map(({ type, open, closed }) => ({ ...open, ...(closed?.[seat] ?? {}), type }));
const isHeard = ({ open, closed }: Told, seat: Seat | 'spectator'): boolean =>
  !closed || Object.hasOwn(closed, seat) || Object.keys(open).length > 0;
