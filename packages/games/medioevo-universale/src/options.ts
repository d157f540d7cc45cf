import type { OptionSpec } from '@hegemon/kernel';
import type { Selections, SwitchId } from './state.js';

/** @rule MU 0-length @rule MU 0-realms-assign @rule MU X What a table agrees on before the start. */
export const OPTIONS: readonly (OptionSpec & { readonly id: SwitchId | keyof Selections })[] = [
  { id: 'rounds', rule: 'MU 0-length-rounds', byDefault: 12, of: [8, 10, 12], provenance: 'rulebook' },
  { id: 'honour', rule: 'MU 0-length-hp', byDefault: 0, of: [0, 30, 40, 50, 60], provenance: 'rulebook' },
  {
    id: 'realms',
    rule: 'MU 0-realms-assign',
    byDefault: 'random',
    of: ['agree', 'random', 'turn-order'],
    provenance: 'rulebook',
  },
  { id: 'terrain', rule: 'MU X-terrain', byDefault: false, provenance: 'rulebook' },
  { id: 'realm-auction', rule: 'MU X-auction', byDefault: false, provenance: 'rulebook' },
  { id: 'blood-tokens', rule: 'MU X-blood', byDefault: false, provenance: 'rulebook' },
  { id: 'teams', rule: 'MU X-team', byDefault: false, provenance: 'rulebook' },
  { id: 'hidden-purchases', rule: 'MU X-hidden', byDefault: false, provenance: 'rulebook' },
  { id: 'archers-last', rule: 'MU option.archersTakeResultDamageLast', byDefault: true, provenance: 'rulebook' },
  {
    id: 'buildings-need-markers',
    rule: 'MU option.buildingsNeedOwnershipMarkers',
    byDefault: false,
    provenance: 'reconstructed',
  },
  // MU 0-players The game is made for three to six.
  {
    id: 'two-players',
    rule: 'MU option.allowTwoPlayers',
    byDefault: false,
    allows: [2],
    provenance: 'reconstructed',
  },
];
