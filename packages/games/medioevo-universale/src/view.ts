import { type Column, kept, type Seat, type Sparse, type Spectator } from '@hegemon/kernel';
import { EVENT } from './catalog.js';
import type { Player, TerritoryId } from './ids.js';
import { controllerOf } from './rules/control.js';
import { territoriesInPlay } from './rules/in-play.js';
import type { MU } from './state.js';
import type { Proposal, ProposalId, Support, Treaty, TreatyId } from './treaties.js';

/** Columns that lie open on the table. @rule MU 0-components-limits */
const OPEN = [
  'options',
  'seats',
  'realm',
  'inPlay',
  'round',
  'phase',
  'order',
  'deposit',
  'honour',
  'taxRate',
  'loans',
  'blood',
  'armies',
  'tired',
  'aside',
  'prisoners',
  'lent',
  'vehicles',
  'buildings',
  'builders',
  'markers',
  'market',
  'routes',
  'technologies',
  'branches',
  'points',
  'cards',
  'gears',
  'horde',
  'wars',
  'teams',
  'conquered',
  'holy',
  'battle',
  'damage',
  'movement',
  'trade',
  'roll',
  'event',
  'uses',
  'effects',
  'bans',
  'copied',
  'keptUsed',
  'tended',
  'bought',
  'feats',
  'indebted',
  // MU 0-length-time That this round is the last everybody has agreed on.
  'isTimeUp',
  'overstaying',
  // MU A-windows-arming Whoever is not asked shows it by that.
  'armed',
] as const satisfies readonly (keyof MU)[];
type Open = (typeof OPEN)[number];

/** What one seat may know. A new column of the state is invisible until someone puts it here on purpose. */
export interface MUView extends Pick<MU, Open> {
  /** @rule MU 5-control-test Whose each territory is; absent: nobody's. */
  readonly control: Sparse<TerritoryId, Player>;
  /** Behind the screen: the own purse alone. */
  readonly cash: Sparse<Player, number>;
  /** How many realm cards and events are left; the back of the event on top shows a rate. @rule MU 2-uprisings-rate */
  readonly decks: {
    readonly cards: number;
    readonly events: number;
    readonly discarded: MU['decks']['discarded'];
    readonly permitted?: number;
  };
  /** @rule MU C-treaty Secret ones only for their parties. */
  readonly treaties: Sparse<TreatyId, Treaty>;
  readonly proposals: Sparse<ProposalId, Proposal>;
  /** What all have accepted and is not in effect yet: for its parties alone. */
  readonly agreed: readonly Proposal[];
  /** @rule MU C-support Of help by a secret treaty the others know that it is given, and no more. */
  readonly supports: readonly (Support | KnownSupport)[];
  /** @rule MU X-hidden One's own. */
  readonly orders?: MU['orders'];
}

type KnownSupport = Pick<Support, 'supporter' | 'beneficiary' | 'round'>;
const knownOf = ({ supporter, beneficiary, round }: Support): KnownSupport => ({ supporter, beneficiary, round });

const meantIn = <K extends string, T>(column: Sparse<K, T>, isMeant: (each: T) => boolean): Sparse<K, T> =>
  Object.fromEntries(Object.entries(column).filter(([, each]) => isMeant(each as T))) as Sparse<K, T>;

/** The same for everybody who looks on. */
const controlIn = kept((g: MU, _: 'all'): Sparse<TerritoryId, Player> => {
  const control: Sparse<TerritoryId, Player> = {};
  for (const at of territoriesInPlay(g)) {
    const player = controllerOf(g, at);
    if (player) control[at] = player;
  }
  return control;
});

export const view = (g: MU, seat: Seat | Spectator): MUView => {
  const own = seat as Player;
  const isSeated = g.seats.includes(own);
  const open = {} as Record<Open, unknown>;
  for (const column of OPEN) if (g[column] !== undefined) open[column] = g[column];
  const top = g.decks.events[0];
  const treaties = meantIn(g.treaties, ({ isSecret, parties }) => !isSecret || parties.includes(own));
  const isParty = ({ from, to }: Proposal): boolean => from === own || to.includes(own);
  return {
    ...(open as Pick<MU, Open>),
    control: controlIn(g, 'all'),
    cash: isSeated ? ({ [own]: g.cash[own] } as Column<Player, number>) : {},
    decks: {
      cards: g.decks.cards.length,
      events: g.decks.events.length,
      discarded: g.decks.discarded,
      ...(top && { permitted: EVENT[top].permittedTaxRate }),
    },
    treaties,
    supports: g.supports.map(support => (treaties[support.treaty] ? support : knownOf(support))),
    proposals: meantIn(g.proposals, isParty),
    agreed: g.agreed.flatMap(each => (each.type === 'proposal' && isParty(each.proposal) ? [each.proposal] : [])),
    ...(isSeated && g.orders?.[own] && { orders: { [own]: g.orders[own] } }),
  };
};
