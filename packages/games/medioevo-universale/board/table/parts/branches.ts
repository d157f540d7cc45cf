import type { Colour } from '../../../src/ids.js';

/** How a branch of technology is told from the others: colour and sign. `token` has twins for ink on it (`-on`) and on paper (`-ink`). */
export const BRANCHES: Readonly<Record<Colour, { readonly token: string; readonly sign: string }>> = {
  blue: { token: '--br-transport', sign: 'cartwheel' },
  yellow: { token: '--br-economy', sign: 'two-coins' },
  orange: { token: '--br-legislation', sign: 'scroll-unfurled' },
  red: { token: '--br-combat', sign: 'crossed-swords' },
  green: { token: '--br-construction', sign: 'trowel' },
  violet: { token: '--br-religion', sign: 'gothic-cross' },
};
