import { pick } from '@hegemon/kernel';
import { raiseBuilding } from '../deeds/purchases.js';
import { beginMarkers } from '../frames/economy.js';
import type { BuildingKind, Player, TerritoryId } from '../ids.js';
import { territoriesOf } from '../rules/control.js';
import { nextLevel } from '../rules/purchases/buildings.js';
import type { MU } from '../state.js';
import type { CardAbilities } from './abilities.js';
import { type Ability, namedAs } from './ability.js';

type Kind = Exclude<BuildingKind, 'cathedral'>;

const raising = (rule: string, kind: Kind, beside: Kind): Ability => {
  /** A building of the one kind, beside a higher one of the other. */
  const raisable = (g: MU, seat: Player): readonly TerritoryId[] =>
    territoriesOf(g, seat).filter(
      at => (g.buildings[beside][at] ?? 0) > (g.buildings[kind][at] ?? 0) && nextLevel(g, seat, kind, at) !== undefined,
    );
  return {
    rule,
    isUsable: (g, use) => raisable(g, use.seat).length > 0,
    names: [{ prompt: 'name-building', offer: (g, use) => [pick('name', raisable(g, use.seat))] }],
    carryOut(g, use) {
      const at = namedAs<TerritoryId>(use);
      const higher = nextLevel(g, use.seat, kind, at);
      const markers = higher ? raiseBuilding(g, use.seat, higher, at) : 0;
      return markers > 0 ? beginMarkers(use.seat, at, markers) : undefined;
    },
  };
};

/** @rule MU card.69 @rule MU card.70 For nothing; honour and markers as for building. */
export const steward: CardAbilities = {
  'realm-69': raising('MU card.69', 'civil', 'military'),
  'realm-70': raising('MU card.70', 'military', 'civil'),
};
