import type { MUView } from '@hegemon/medioevo-universale';
import pc from 'picocolors';

/** Puts a text in the colour of whoever it is about. */
export type Painter = (side: string, text: string) => string;

/** A letter that every seat has before the realms are chosen, and after: P1 to P6, B for barbarians. */
export const shortSeat = (side: string): string =>
  side.startsWith('player-') ? `P${side.slice('player-'.length)}` : side.charAt(0).toUpperCase();

const COLOURS: Readonly<Record<string, (text: string) => string>> = {
  byzantium: pc.magenta,
  mamluks: pc.green,
  hungary: pc.red,
  'golden-horde': pc.cyan,
  'holy-roman-empire': pc.yellow,
  novgorod: pc.white,
};
/** Before the realms are chosen everything is plain. */
export const painterFor =
  ({ realm }: Pick<MUView, 'realm'>): Painter =>
  (side, text) => {
    const own = Object.hasOwn(realm, side) ? realm[side as keyof typeof realm] : undefined;
    return (own && COLOURS[own] ? COLOURS[own] : pc.dim)(text);
  };
