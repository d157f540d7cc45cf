import { lowerThan, TECHNOLOGY } from '../../../src/catalog.js';
import { COLOURS, type Colour, type Player, TECHNOLOGIES, type TechnologyId } from '../../../src/ids.js';
import type { MUView } from '../../../src/view.js';

/** How a technology stands to a seat, and why it cannot be bought. */
type TechState = 'owned' | 'new' | 'can' | 'branch' | 'lower' | 'money' | 'later';
export interface Tech {
  readonly id: TechnologyId;
  readonly level: number;
  readonly price: number;
  readonly state: TechState;
}

/** Branch by branch, level IV first: as the board is printed. */
export const techBoard = (
  view: Pick<MUView, 'technologies' | 'branches' | 'cash'>,
  seat: Player,
  offered: readonly string[] = [],
  fresh: readonly string[] = [],
): readonly { readonly colour: Colour; readonly techs: readonly Tech[] }[] => {
  const owned = view.technologies[seat] ?? [];
  const stateOf = (id: TechnologyId): TechState => {
    // What is ordered behind the screen is not owned yet.
    if (fresh.includes(id)) return 'new';
    if (owned.includes(id)) return 'owned';
    if (offered.includes(id)) return 'can';
    const { colour, price } = TECHNOLOGY[id];
    if (lowerThan(id).some(lower => !owned.includes(lower))) return 'lower';
    if (view.branches[seat]?.includes(colour)) return 'branch';
    return (view.cash[seat] ?? price) < price ? 'money' : 'later';
  };
  return COLOURS.map(colour => ({
    colour,
    techs: TECHNOLOGIES.filter(id => TECHNOLOGY[id].colour === colour)
      .map(id => ({ id, level: TECHNOLOGY[id].level, price: TECHNOLOGY[id].price, state: stateOf(id) }))
      .sort((a, b) => b.level - a.level),
  }));
};
