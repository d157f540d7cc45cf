import { COLOURS, type Colour, type Player } from '../../../src/ids.js';
import type { MUView } from '../../../src/view.js';

/** One objective marker. */
export interface Marker {
  readonly colour: Colour;
  readonly isFlipped: boolean;
}
/** The objective markers of a seat, colour by colour, those that are flipped last. */
export const markersOf = ({ gears }: Pick<MUView, 'gears'>, seat: Player): readonly Marker[] =>
  COLOURS.flatMap(colour => {
    const [held, used] = [gears.held[seat]?.[colour] ?? 0, gears.used[seat]?.[colour] ?? 0];
    return Array.from({ length: held }, (_, i) => ({ colour, isFlipped: i >= held - used }));
  });
