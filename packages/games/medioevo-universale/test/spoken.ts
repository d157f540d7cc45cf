import type { Prompt, Prompts, Sort } from '../board/asked.js';
import type { EventType, Happening } from '../board/words.js';
import type { Offer } from '../src/events/diplomacy.js';
import { medioevoUniversale as game } from '../src/game.js';
import type { Clause, Terms } from '../src/treaties.js';
import type { MUView } from '../src/view.js';
import { arranged } from './arrange.js';

const CLAUSES: readonly Clause[] = [
  {
    type: 'trade',
    grantor: 'player-1',
    grantee: 'player-2',
    feePerSale: 20,
    feePerPurchase: 10,
    territories: ['rome'],
  },
  { type: 'trade', grantor: 'player-2', grantee: 'player-1' },
  { type: 'right-of-way', grantor: 'player-1', grantee: 'player-3', territories: ['great-plain', 'buda'] },
  { type: 'right-of-way', grantor: 'player-2', grantee: 'player-1', maxUnits: 5 },
  { type: 'stationing', grantor: 'player-2', grantee: 'player-1' },
  { type: 'free-trade', grantor: 'player-1', grantee: 'player-2', territories: ['banat'] },
  { type: 'non-aggression', between: ['player-1', 'player-2', 'player-3'] },
  { type: 'peace', between: ['player-1', 'player-2'] },
  { type: 'truce', between: ['player-1', 'player-2'] },
  { type: 'defence', supporter: 'player-1', beneficiary: 'player-2', minUnits: 1 },
  { type: 'attack', supporter: 'player-2', beneficiary: 'player-1', minUnits: 4, against: ['player-3'] },
  { type: 'payment', from: 'player-1', to: 'player-2', amount: 100, when: 'signing' },
  { type: 'payment', from: 'player-1', to: 'player-2', amount: 100, when: 'per-sale' },
  { type: 'prisoners', from: 'player-1', to: 'player-2', units: { archer: 2, 'captain-2': 1 } },
  { type: 'custom', text: 'Pax' },
];

/** A table with something of everything on it, as the first seat sees it. */
export const tableSeen = (): MUView => {
  const g = arranged({ treaties: [{ parties: ['player-1', 'player-2'], clauses: [...CLAUSES], lastRound: 6 }] });
  g.phase = 5;
  const put = (n: number, type: keyof typeof PLACES, owner: 'player-1' | 'player-2', level: 1 | 2 | 3): void => {
    const id = `vehicle-${n}` as const;
    g.vehicles.made = Math.max(n, g.vehicles.made);
    g.vehicles.type[id] = type;
    g.vehicles.owner[id] = owner;
    g.vehicles.level[id] = level;
    g.vehicles.at[id] = PLACES[type];
  };
  const PLACES = {
    caravan: 'buda',
    'merchant-ship': 'northern-aegean',
    'war-wagon': 'great-plain',
    galley: 'sea-of-marmara',
    engine: 'constantinople',
  } as const;
  put(1, 'caravan', 'player-1', 2);
  put(2, 'galley', 'player-1', 1);
  put(3, 'engine', 'player-1', 3);
  put(4, 'merchant-ship', 'player-2', 1);
  put(5, 'war-wagon', 'player-1', 1);
  put(6, 'war-wagon', 'player-1', 1);
  g.vehicles.cargo['vehicle-1'] = ['salt', 'salt', 'wine'];
  g.buildings.civil.rome = 2;
  g.buildings.military.rome = 1;
  g.roll = { by: 'player-1', what: 'event', sides: [6, 6], dice: [5, 2] };
  g.proposals = {
    'proposal-2': { type: 'peace', from: 'player-2', to: ['player-1'], accepted: [] },
    'proposal-3': { type: 'truce', from: 'player-1', to: ['player-3'], accepted: [] },
    'proposal-4': { type: 'time', from: 'player-3', to: ['player-1', 'player-2'], accepted: [] },
    'proposal-5': { type: 'end', treaty: 'treaty-1', from: 'player-2', to: ['player-1'], accepted: [] },
    'proposal-6': {
      type: 'treaty',
      treaty: { parties: ['player-2', 'player-1'], clauses: [...CLAUSES], isSecret: true },
      from: 'player-2',
      to: ['player-1'],
      accepted: [],
    },
  };
  g.orders = {
    'player-1': [
      { ware: 'build', what: 'town', at: 'rome' },
      { ware: 'buy-card', what: 'card' },
    ],
  };
  return game.view(g, 'player-1');
};

/** Ids of every sort that a choice may name. */
export const NAMED: Readonly<Record<Exclude<Sort, 'nothing' | 'number' | 'text'>, readonly string[]>> = {
  thing: [
    ...['rome', 'great-plain', 'north-sea', 'player-1', 'player-6', 'barbarians', 'realm-01', 'masonry', 'event-30'],
    ...[
      'salt',
      'blue',
      'archer',
      'captain-2',
      'captain',
      'light-infantry',
      'town',
      'galley:2',
      'trebuchet',
      'war-wagon:3',
    ],
    ...[
      'vehicle-1',
      'vehicle-4',
      'vehicle-5',
      'vehicle-99',
      'vehicle-1:salt',
      'archer:2',
      'cavalry:1',
      'archer:1@rome',
    ],
    ...['archer@vehicle-2', 'heavy-infantry@rome', 'salt:2@vehicle-1', 'salt:1@market', 'salt@vehicle-1', 'attacker'],
    ...[
      'attacker/archer',
      'defender/captain-1',
      'die-1',
      'die-2',
      'attacker-1',
      'defender-3',
      'd4',
      'd8',
      'civil@rome',
    ],
    ...[
      'military@rome',
      'cathedral@rome',
      'civil:rome',
      'military:buda',
      'marker-red:1',
      'deposit',
      'withdraw',
      'ability',
      'points',
    ],
    ...['hired-archer', 'lent-cavalry', 'hired-captain:1'],
  ],
  area: ['rome', 'great-plain', 'north-sea', 'gulf-of-lion', 'anjou', 'novgorod'],
  side: ['player-1', 'player-3', 'player-5', 'barbarians'],
  card: ['realm-01', 'realm-72'],
  technology: ['military', 'religion', 'trade', 'nation-state'],
  vehicle: ['vehicle-1', 'vehicle-3', 'vehicle-4', 'vehicle-6', 'vehicle-99', 'vehicle-2:2', 'vehicle-99:3'],
  unit: ['archer', 'captain-3', 'cavalry', 'archer:1', 'light-infantry:2', 'archer@player-2', 'buda/archer:1'],
  colour: ['blue', 'orange', 'violet'],
  good: ['salt', 'weapons:1', 'wine:2', 'salt:1', 'salt:2'],
  building: ['village', 'great-city', 'castle', 'cathedral'],
  realm: ['novgorod', 'hungary', 'holy-roman-empire'],
  bid: ['hungary:4', 'novgorod:0'],
  rate: ['20', '60'],
  length: ['4', '8'],
  window: ['plunder', 'phase-7', 'own-turn'],
  symbol: ['movement', 'goods'],
  shelter: ['siege', 'archers', 'melee'],
  target: ['units', 'military', 'civil', 'cathedral'],
  command: ['adopt:archer', 'allow:cavalry', 'allow:archer', 'cancel:heavy-infantry'],
  order: ['order-1', 'order-2', 'order-3'],
  promotion: ['captain-1:3@rome'],
  'clause-type': ['trade', 'attack', 'custom', 'prisoners'],
  clause: ['clause-1', 'clause-12'],
  when: ['signing', 'each-round', 'per-sale', 'per-purchase'],
  treaty: ['treaty-1', 'treaty-9', 'treaty-1#player-2', 'treaty-1#6', 'treaty-9#0'],
  proposal: ['proposal-2', 'proposal-3', 'proposal-4', 'proposal-5', 'proposal-6', 'proposal-9'],
};

const harm = {
  at: 'rome',
  side: 'player-1',
  points: 3,
  forced: { 'archer:1': 1 },
  duties: { 'archer:2': 'crew', 'cavalry:1': 'idle' },
  aboard: {},
} as const;
const plain = { ...harm, points: 1, forced: {}, duties: {} } as const;
const sale = { vehicle: 'vehicle-1', at: 'rome', goods: ['salt', 'salt'], florin: 200 } as const;
const fight = { at: 'rome', round: 1, attackers: 1, defenders: 4 } as const;
const draft = {
  parties: ['player-1', 'player-2'],
  clauses: [...CLAUSES],
  isSecret: false,
} satisfies Prompts['draft-treaty'] extends {
  draft: infer D;
}
  ? D
  : never;

/** Some facts for every question: one and many, each branch of a sentence. */
export const QUESTIONS: { readonly [P in Prompt]: readonly Prompts[P][] } = {
  'choose-realm': [{}],
  'bid-for-realm': [{ turn: 1 }, { turn: 2 }],
  'raise-bid': [{ realm: 'hungary', honour: 4 }],
  bid: [
    { turn: 0, already: 0, bids: {} },
    { turn: 2, already: 80, bids: { 'player-1': 80, 'player-2': 80 } },
  ],
  'place-village': [{}],
  'take-transport': [{ levels: 1 }, { levels: 2 }],
  'place-transport': [{ transport: 'war-wagon', level: 1 }],
  'place-archer': [{}],
  'keep-start-card': [{}],
  'take-start-marker': [{}],
  window: [
    { window: 'plunder' },
    { window: 'card-used', card: 'realm-01', of: 'player-2' },
    { window: 'entered', at: 'levantine-sea' },
  ],
  'name-for-use': [
    { what: 'realm-01', as: 'ability', wanted: 'name-banned' },
    { what: 'tactics', as: 'technology', wanted: 'name-victim' },
  ],
  'name-after-dice': [{ what: 'realm-16', dice: [8], wanted: 'name-own-loss' }],
  payment: [
    { reason: 'goods', florin: 0, points: {}, total: 0 },
    { reason: 'town', florin: 200, points: { green: 1 }, total: 300 },
    { reason: 'captain-1:3@rome', florin: 200, points: { red: 2, blue: 1 }, total: 500 },
    { reason: 'vehicle-2:2', florin: 100, points: { blue: 1 }, total: 200 },
    { reason: 'realm-01', florin: 50, points: {}, total: 50 },
    { reason: 'laws', florin: 0, points: { orange: 1 }, total: 100 },
  ],
  'give-up-piece': [{}],
  'claim-marker': [{ card: 'realm-10' }],
  'claim-objective': [{}],
  'reroll-horde': [{ dice: [1, 5, 8], horde: { 'light-infantry': 2, archer: 1 } }],
  'choose-event': [{}],
  'choose-symbol': [
    { card: 'event-01', chosen: [], struck: { movement: [], units: ['player-1', 'player-2'], goods: ['player-1'] } },
    { card: 'event-26', chosen: ['units'], struck: {} },
  ],
  'hold-vehicles': [1, 2].map(count => ({ symbol: 'movement', count })),
  'lose-goods': [1, 2].map(count => ({ symbol: 'goods', count })),
  'damage-buildings': [1, 3].map(count => ({ symbol: 'buildings', count })),
  'spread-damage': [1, 4].map(count => ({ symbol: 'units', count })),
  'arm-barbarians': [{ points: 1 }, { points: 3 }],
  'barbarians-go': [{ from: 'north-sea', points: 2 }],
  'barbarians-attack': [{}],
  'place-uprising': [{ left: 1 }, { left: 2 }],
  'relief-from': [{ to: 'rome', mp: 6 }],
  'relief-take': [{ at: 'great-plain', to: 'buda', mp: 3 }],
  'relief-go': [{ at: 'north-sea', to: 'buda', mp: 3 }],
  'keep-used': [{ count: 1 }, { count: 3 }],
  'shield-territories': [{ count: 1 }, { count: 2 }],
  'tax-rate': [{ income: { 10: 80, 20: 160 } }],
  'pay-dues': [
    { interest: 50, upkeep: 120 },
    { florin: 100, to: 'player-2' },
  ],
  'due-short': [{ florin: 100, to: 'player-2' }],
  purchases: [
    { units: 1, cardPrice: 150 },
    { units: 4, cardPrice: 100 },
  ],
  'place-purchase': [
    { ware: 'buy-unit', what: 'archer' },
    { ware: 'build', what: 'castle' },
    { ware: 'buy-transport', what: 'galley:2' },
    { ware: 'buy-engine', what: 'trebuchet' },
    { ware: 'ransom', what: 'archer@player-2' },
    { ware: 'redeploy', what: 'captain-2' },
  ],
  'keep-card': [{}],
  'place-marker': [
    { at: 'great-plain', count: 1 },
    { at: 'rome', count: 3 },
  ],
  'demand-hidden': [{}],
  'compose-orders': [
    { orders: [], cash: 500 },
    {
      orders: [
        { ware: 'build', what: 'town', at: 'rome' },
        { ware: 'upgrade', what: 'vehicle-2:2' },
        { ware: 'upgrade-captain', what: 'captain-1:3@rome' },
        { ware: 'repair', what: 'military@rome' },
        { ware: 'buy-card', what: 'card' },
        { ware: 'buy-technology', what: 'military' },
      ],
      cash: 100,
    },
    { what: 'tower' },
  ],
  'carry-out-orders': [{ orders: [{ ware: 'buy-unit', what: 'archer' }] }],
  'war-turn': [{ round: 2 }],
  'assault-whom': [{ at: 'rome' }],
  'move-from': [{}],
  'take-along': [
    { at: 'great-plain', room: { 'vehicle-1': 3 } },
    { at: 'great-plain', room: {} },
  ],
  'move-on': [
    { at: 'north-sea', units: 1, mp: { 'vehicle-2': 5, 'vehicle-5': 1 }, halts: [], hostile: [] },
    { at: 'rome', units: 3, mp: {}, halts: ['buda', 'great-plain'], hostile: ['buda'] },
    { at: 'rome', units: 4, mp: {}, halts: [], hostile: [], stuck: { because: 'no-room', units: 4, room: 3 } },
    { at: 'rome', units: 4, mp: {}, halts: [], hostile: [], stuck: { because: 'needs-transport', at: 'rome' } },
  ],
  'attack-whom': [{ at: 'north-sea' }],
  'fight-whom': [
    { at: 'rome', side: 'barbarians' },
    { at: 'rome', side: 'player-1' },
  ],
  'who-conquers': [{ at: 'rome' }],
  'take-or-plunder': [
    { object: 'vehicle-4', at: 'rome', from: 'player-2', florin: 50 },
    { object: 'military', at: 'rome', from: 'player-2', florin: 150 },
  ],
  'replace-markers': [{}],
  'plunder-cubes': [{ at: 'rome', from: 'player-2' }],
  safeguard: [{ count: 1 }, { count: 3 }],
  hostility: [
    { what: 'attack', against: ['player-2'], honour: -3, treaties: [] },
    { what: 'invasion', against: ['player-2', 'player-3'], honour: -10, treaties: ['treaty-1', 'treaty-2'] },
    { what: 'plunder', against: ['player-2'], honour: -5, treaties: ['treaty-1'] },
  ],
  shelter: [
    { at: 'rome', points: 1 },
    { at: 'great-plain', points: 3 },
  ],
  'declare-capture': [
    { at: 'rome', isPenalised: true, own: 1, isAttacker: true },
    { at: 'rome', isPenalised: false, own: 5, isAttacker: false },
  ],
  crew: [{ at: 'constantinople', engine: 'vehicle-3', level: 3 }],
  target: [{ at: 'constantinople', engine: 'vehicle-3', level: 3 }],
  retarget: [{ at: 'constantinople', engine: 'vehicle-99', level: 3 }],
  captain: [
    { at: 'rome', levels: 1 },
    { at: 'rome', levels: 3 },
  ],
  'announce-retreat': [{ at: 'rome', round: 2 }],
  sacrifice: [{ at: 'rome' }],
  reroll: [{ at: 'rome', dice: [1, 4, 7], attack: 7, loss: 1 }],
  'spend-blood': [{ at: 'rome', attacker: { attack: 7, loss: 1 }, defender: { attack: 5, loss: 2 } }],
  superiority: [{ at: 'rome', points: 2, loss: 1, damage: 4 }],
  'retreat-to': [{ at: 'rome', costs: { tuscany: 1, 'great-plain': 2 } }],
  expose: (['siege', 'archers', 'result', 'loss', 'event'] as const).map(source => ({ ...harm, source })),
  assign: (['siege', 'archers', 'result', 'loss', 'event'] as const).map(source => ({ ...plain, source })),
  reload: [{ at: 'north-sea', aboard: { 'archer:1': 'vehicle-2', 'vehicle-4': 'vehicle-2' } }],
  'reload-onto': [
    { at: 'north-sea', unit: 'archer:1' },
    { at: 'north-sea', unit: 'vehicle-4' },
    { at: 'north-sea', unit: null },
  ],
  parley: [fight, { ...fight, round: 0 }],
  'answer-surrender': [
    { ...fight, isDemand: true },
    { ...fight, isDemand: false },
  ],
  'choose-trader': [{}],
  'trade-with': [
    { vehicle: 'vehicle-1', at: 'buda', mp: 6, cargo: ['salt', 'salt', 'wine'] },
    { vehicle: 'vehicle-99', at: 'buda', mp: 1, cargo: [] },
  ],
  'transfer-goods': [{ vehicle: 'vehicle-1', partner: 'vehicle-4', cargo: ['salt'], other: [] }],
  'market-for-purchase': [
    { vehicle: 'vehicle-1', good: 'wine', count: 2, florin: 200, step: 50, surcharge: 0 },
    { vehicle: 'vehicle-1', good: 'wine', count: 2, florin: 200, step: 50, surcharge: 2 },
  ],
  'split-trade-points': [{ ...sale, points: 4, market: 40 }],
  'trade-for-sale': [{ ...sale, bonus: 50, surcharge: 2 }],
  'market-for-sale': [{ ...sale, step: 50, surcharge: 0 }],
  'place-cube': [{ at: 'rome' }],
  'plunder-trader': [{ vehicle: 'vehicle-4', trader: 'player-2', at: 'northern-aegean' }],
  'seize-trader': [{ vehicle: 'vehicle-4', trader: 'player-2', at: 'northern-aegean', cargo: ['furs'] }],
  'route-target': [{ vehicle: 'vehicle-1', stages: 4 }],
  'route-stages': [{ vehicle: 'vehicle-1', target: 'rome', stages: 6 }],
  'rearrange-established': [{ now: ['rome', 'buda'] }],
  'rearrange-planned': [{ now: ['venice'] }],
  'rearrange-target': [{ now: 'lubeck' }],
  'serve-route': [{}],
  leisure: [{}],
  'answer-proposal': NAMED.proposal.map(proposal => ({ proposal: proposal as never })),
  'limit-window': [{ window: 'entered' }],
  'draft-treaty': [
    { draft },
    { draft: { ...draft, clauses: [] } },
    { draft: { ...draft, isSecret: true, lastRound: 5 } },
  ],
  'draft-clause': (
    ['giver', 'taker', 'between', 'fees', 'territories', 'amount', 'most', 'when', 'against', 'units', 'text'] as const
  ).map(wanted => ({ draft, type: 'trade', wanted })),
  'breach-vote': [{ treaty: 'treaty-1', by: 'player-1', accused: 'player-2' }],
  'designate-support': [{ of: 'player-2', units: 3 }],
  'order-support': [{ of: 'player-2' }],
  'order-where': [{ of: 'player-2', from: 'rome' }],
  'answer-order': [{ by: 'player-2', from: 'rome', to: 'great-plain' }],
};

const player = 'player-1';
const at = 'rome';
const army = { archer: 1, 'light-infantry': 2, 'captain-1': 1 };
/** As it is heard: a fact called `type` is none, since that is what the event itself is called. */
const TERMS: Terms = { parties: [player, 'player-2'], clauses: CLAUSES, isSecret: true };
const OFFERS: readonly Offer[] = [
  ...(['treaty', 'end'] as const).map(type => ({ from: 'player-2', to: [player], type, treaty: TERMS }) as const),
  { from: 'player-2', to: [player], type: 'end', treaty: { ...TERMS, parties: ['player-2', 'player-3'], clauses: [] } },
  ...(['truce', 'peace', 'time'] as const).map(type => ({ from: player, to: ['player-2', 'player-3'], type }) as const),
];
const heardAs = <T>(facts: Omit<T, 'type'>): T => facts as T;

/** Some facts for every event: one and many, each branch of a sentence. */
export const HAPPENINGS: { readonly [K in EventType]: readonly Happening<K>[] } = {
  'teams-formed': [{ teams: { 'player-1': 1, 'player-2': 2, 'player-3': 1, 'player-4': 2 } }],
  'realm-taken': [
    { player, realm: 'novgorod', how: 'chosen' },
    { player, realm: 'hungary', how: 'drawn' },
    { player, realm: 'golden-horde', how: 'auctioned', honour: 4 },
  ],
  'map-opened': [{ territories: 86, seas: 21 }],
  'realm-bids': [
    { turn: 1, bids: { 'player-1': { realm: 'hungary', honour: 4 }, 'player-2': { realm: 'mamluks', honour: 0 } } },
  ],
  'realm-bids-raised': [{ realm: 'hungary', bids: { 'player-1': 5, 'player-2': 6 } }],
  'honour-evened': [{ by: 4 }],
  'village-placed': [{ player, at }],
  'transport-placed': [{ player, vehicle: 'vehicle-5', transport: 'war-wagon', level: 1, at }],
  'archer-placed': [{ player, at }],
  'barbarians-settled': [{ at: ['rome', 'great-plain'] }],
  'start-cards-drawn': [
    { player, count: 3 },
    { player, count: 1, cards: ['realm-01'] },
  ],
  'start-card-kept': [{ player, card: 'realm-01' }],
  'start-marker-taken': [{ player, colour: 'orange' }],
  'bids-revealed': [
    { turn: 0, bids: { 'player-1': 50, 'player-2': 80 } },
    { turn: 2, bids: { 'player-1': 90, 'player-2': 80 } },
  ],
  'order-settled': [
    { order: ['player-1', 'player-2', 'player-3'], byLot: true },
    { order: ['player-2', 'player-1'], byLot: false },
  ],
  paid: [
    { player, florin: 50, for: 'auction', to: 'player-2' },
    { player, florin: 50, for: 'points' },
  ],
  'paid-secretly': [{ player, florin: 50, to: 'player-2' }],
  received: [{ player, florin: 50, for: 'tax' }],
  'honour-changed': [
    { player, by: 3, for: 'conquer-inhabited', honour: 13 },
    { player, by: -2, for: 'treaty-broken', honour: -1 },
  ],
  'loan-taken': [
    { player, open: 1 },
    { player, open: 3 },
  ],
  'loan-repaid': [
    { player, open: 0 },
    { player, open: 1 },
  ],
  'card-used': [
    { player, card: 'realm-05', as: 'points', window: 'payment' },
    { player, card: 'realm-05', as: 'ability', window: 'values' },
    { player, card: 'realm-05', as: 'ability', window: 'values', by: 'missionaries' },
    { player, card: 'realm-05', as: 'ability', window: 'values', by: 'realm-44' },
  ],
  'card-cancelled': [{ player, card: 'realm-05', by: 'player-2' }],
  'technology-used': [
    { player, technology: 'laws' },
    { player, technology: 'tactics', of: 'player-2' },
  ],
  'points-made': [
    { player, colour: 'blue', points: 1 },
    { player, colour: 'orange', points: 2 },
  ],
  'marker-flipped': [{ player, colour: 'violet' }],
  'die-turned': [
    { die: 'die-1', pips: 3 },
    { die: 'attacker-2', pips: 1 },
  ],
  'vehicle-damaged': [
    { vehicle: 'vehicle-99', piece: 'catapult', player, level: 0 },
    { vehicle: 'vehicle-3', piece: 'bombard', player, level: 2 },
  ],
  captured: [
    { player, of: 'player-2', army },
    { player, of: 'barbarians', army: { archer: 1 } },
  ],
  rolled: (['horde', 'event', 'archers', 'siege', 'sinking', 'spy', 'd3'] as const).map(what => ({
    player,
    for: what,
    dice: [1, 5],
  })),
  'horde-rerolled': [{ player, dice: [1, 2, 3] }],
  'horde-gathered': [{ dice: [1, 2, 3], army }],
  'event-drawn': [{ card: 'event-07' }],
  'event-discarded': [{ card: 'event-07' }],
  'events-looked-at': [{ player, cards: ['event-07', 'event-08'] }],
  'events-shuffled': [{ cards: 30 }],
  'event-idle': [{ card: 'event-07' }],
  'symbol-chosen': [{ player, symbol: 'units' }],
  'event-struck': [
    { player, symbol: 'units', count: 0 },
    { player, symbol: 'goods', count: 2 },
  ],
  'vehicles-held': [
    { player, vehicles: ['vehicle-1'], pieces: ['caravan'] },
    { player, vehicles: ['vehicle-5', 'vehicle-6', 'vehicle-99'], pieces: ['war-wagon', 'war-wagon', 'galley'] },
  ],
  'cargo-lost': [{ player, goods: { 'vehicle-1:salt': 2, 'vehicle-1:wine': 1 } }],
  'building-damaged': [
    { at, building: 'tower', points: 1 },
    { at: 'great-plain', building: 'great-city', points: 3 },
  ],
  'building-destroyed': [
    { at, building: 'tower' },
    { at, building: 'cathedral', player },
  ],
  'marker-removed': [{ player, at }],
  'barbarians-appeared': [{ at, army }],
  'barbarians-moved': [{ from: at, to: 'north-sea', army }],
  'barbarians-halted': [{ from: at, to: 'great-plain' }],
  'rate-permitted': [{ rate: 30 }],
  'uprisings-due': [
    { player, count: 1 },
    { player, count: 3 },
  ],
  'uprising-began': [{ player, at: 'great-plain', army }],
  raided: [{ at: 'north-sea' }],
  'vehicle-destroyed': [
    heardAs({ vehicle: 'vehicle-99', piece: 'galley', player, at }),
    { vehicle: 'vehicle-99', piece: 'bombard', player: 'barbarians', at },
  ],
  'market-emptied': [{ at, cubes: 1 }],
  'territory-banned': (['no-fighting', 'no-trade', 'no-passage'] as const).map(ban => ({
    player,
    at: 'great-plain',
    ban,
  })),
  'territory-shielded': [{ player, at }],
  'walls-raised': [{ player, at }],
  'militia-raised': [{ player, at, troop: 'archer' }],
  'relief-arrived': [{ player, at, army, vehicles: ['vehicle-2'], pieces: ['galley'] }],
  'side-changed': [{ at, from: 'barbarians', to: player, troop: 'light-infantry' }],
  'cards-kept-used': [{ player, cards: ['realm-01', 'realm-02'] }],
  'tax-set': [{ player, rate: 30 }],
  'interest-missed': [
    { player, florin: 50, missed: 1 },
    { player, florin: 50, missed: 2 },
  ],
  'own-plundered': [
    { player, what: 'town', at },
    { player, what: 'war-wagon', at },
  ],
  'uprisings-started': [
    { player, count: 1 },
    { player, count: 2 },
  ],
  eliminated: [{ player }],
  'given-up': [
    { player, what: 'salt', at },
    { player, what: 'archer', at },
    { player, what: 'vehicle-99', piece: 'war-wagon', at },
  ],
  'technology-bought': [{ player, technology: 'nation-state' }],
  built: [
    { player, building: 'tower', at },
    { player, building: 'castle', at, instead: 'tower' },
  ],
  repaired: [
    { player, kind: 'military', at, left: 0 },
    { player, kind: 'cathedral', at, left: 2 },
  ],
  'vehicle-bought': [
    heardAs({ player, vehicle: 'vehicle-5', piece: 'galley', level: 1, at }),
    heardAs({ player, vehicle: 'vehicle-99', piece: 'galley', level: 2, at }),
  ],
  'vehicle-raised': [{ player, vehicle: 'vehicle-3', piece: 'bombard', level: 3, at }],
  'unit-placed': (['bought', 'ransomed', 'redeployed', 'recovered'] as const).flatMap(how => [
    { player, troop: 'archer', at, how },
    { player, troop: 'captain-2', at, how },
  ]),
  'captain-raised': [{ player, from: 1, to: 3, at }],
  'cards-drawn': [
    { player, count: 2 },
    { player, count: 2, cards: ['realm-01', 'realm-02'] },
  ],
  'card-bought': [{ player, card: 'realm-01' }],
  'marker-placed': [{ player, at }],
  'markers-forfeited': [{ player, count: 2 }],
  'hidden-demanded': [{ player }],
  'orders-closed': [{ player }],
  'orders-revealed': [
    { player, orders: [] },
    {
      player,
      orders: [
        { ware: 'build', what: 'town', at },
        { ware: 'buy-card', what: 'card' },
        { ware: 'buy-unit', what: 'archer' },
      ],
    },
  ],
  'order-lapsed': [{ player, ware: 'buy-transport', what: 'war-wagon:1' }],
  'combat-round-began': [{ round: 2 }],
  'passed-in-war': [{ player }],
  'force-moved': [
    {
      player,
      from: at,
      to: 'north-sea',
      army,
      vehicles: ['vehicle-5', 'vehicle-6'],
      pieces: ['war-wagon', 'war-wagon'],
    },
    { player, from: at, to: 'great-plain', army: {}, vehicles: [], pieces: [] },
  ],
  'way-barred': [{ player, from: at, to: 'great-plain' }],
  'movement-ended': [{ player }],
  halted: [{ player, at: 'north-sea' }],
  'armies-face': [{ at, sides: ['barbarians', 'player-1', 'player-2'] }],
  conquered: [
    { player, at: 'great-plain', from: 'player-2', isWon: true },
    { player, at, isWon: false },
  ],
  'vehicle-taken': [heardAs({ player, vehicle: 'vehicle-1', piece: 'galley', from: 'player-2', at })],
  'vehicle-plundered': [heardAs({ player, vehicle: 'vehicle-99', piece: 'galley', from: 'player-2', at })],
  'building-taken': [{ player, building: 'tower', from: 'player-2', at }],
  'building-plundered': [{ player, building: 'cathedral', from: 'player-2', at }],
  'cubes-plundered': [
    { player, goods: ['salt'], at },
    { player, goods: ['salt', 'wine'], at, vehicle: 'vehicle-5', piece: 'war-wagon' },
  ],
  'marker-replaced': [{ player, at }],
  'unit-landed': [{ player, at, troop: 'cavalry' }],
  'horde-hired': [{ player, at, army: { 'hired-archer': 1, 'hired-light-infantry': 2 } }],
  'joined-barbarians': [{ player, at, army: { 'lent-cavalry': 2 } }],
  safeguarded: [
    { player, army: { archer: 1 }, pieces: ['caravan', 'galley'], goods: ['salt'] },
    { player, army: {}, pieces: [], goods: ['salt', 'wine'] },
  ],
  'guest-overstayed': [{ player, host: 'player-2', at }],
  'battle-began': [
    { at, attacker: player, defender: 'barbarians' },
    { at, attacker: 'barbarians', defender: player },
  ],
  'battle-round-began': [{ at: 'north-sea', round: 1 }],
  'shelter-declared': [{ player, against: ['siege', 'melee'], points: 2 }],
  'capture-declared': [
    { player, isPenalised: true },
    { player, isPenalised: false },
  ],
  'crew-assigned': [
    { player, engine: 'vehicle-3', piece: 'bombard', crew: { archer: 1 } },
    { player, engine: 'vehicle-99', piece: 'catapult', crew: army },
  ],
  'engine-aimed': (['units', 'military'] as const).map(target => ({
    player,
    engine: 'vehicle-3',
    piece: 'bombard',
    target,
  })),
  'engine-fired': (['units', 'civil'] as const).map(target => ({
    player,
    engine: 'vehicle-99',
    piece: 'trebuchet',
    target,
    dice: [1, 8],
    hits: 1,
  })),
  'captain-ordered': (['adopt:archer', 'allow:cavalry', 'cancel:light-infantry'] as const).map(order => ({
    side: 'barbarians',
    order,
  })),
  'archers-shot': [
    { side: player, dice: [1, 2], hits: 2 },
    { side: 'barbarians', dice: [], hits: 1 },
  ],
  'retreat-announced': [{ player }],
  'light-infantry-sacrificed': [{ side: 'barbarians', units: 1 }],
  'attack-rolled': [
    { side: 'barbarians', dice: [1, 2, 3], isReroll: false },
    { side: player, dice: [1, 2, 3], isReroll: true },
  ],
  'blood-spent': [{ player, tokens: 1 }],
  'melee-decided': [
    {
      attacker: { attack: 7, loss: 1 },
      defender: { attack: 4, loss: 2 },
      winner: 'attacker',
      toAttacker: 0,
      toDefender: 3,
      superiority: 0,
    },
    {
      attacker: { attack: 4, loss: 1 },
      defender: { attack: 4, loss: 2 },
      toAttacker: 2,
      toDefender: 0,
      superiority: 0,
    },
  ],
  'superiority-used': [{ side: player, raised: 1, lowered: 1 }],
  'damage-averted': [{ side: player, kind: 'archers', points: 1 }],
  'damage-taken': (['siege', 'archers', 'result', 'loss', 'event'] as const).flatMap(source => [
    { at, side: 'barbarians', source, points: 1, fallen: { archer: 1 }, turned: [] },
    { at, side: player, source, points: 2, fallen: {}, turned: [{ from: 'cavalry', to: 'heavy-infantry' }] },
  ]),
  retreated: [
    { player, from: at, to: 'north-sea', vehicles: [], pieces: [] },
    { player, from: at, to: 'buda', vehicles: ['vehicle-5', 'vehicle-3'], pieces: ['war-wagon', 'bombard'] },
  ],
  'prisoners-freed': [{ side: player, at, army }],
  'galley-stayed-afloat': [{ vehicle: 'vehicle-2', owner: player }],
  'galley-sank': [
    { vehicle: 'vehicle-99', owner: 'barbarians', with: [] },
    { vehicle: 'vehicle-99', owner: player, with: ['vehicle-98', 'vehicle-97'] },
  ],
  'unit-reloaded': [{ player, troop: 'archer', from: 'vehicle-2', to: 'vehicle-3' }],
  'vehicle-reloaded': [
    heardAs({ player, vehicle: 'vehicle-99', piece: 'catapult', from: 'vehicle-2', to: 'vehicle-3' }),
  ],
  'surrender-proposed': [
    { by: player, to: 'player-2', isDemand: true },
    { by: player, to: 'player-2', isDemand: false },
  ],
  'surrender-refused': [{ by: player }],
  surrendered: [{ player, to: 'player-2', army }],
  'battle-ended': [
    { at, attacker: player, defender: 'barbarians', how: 'destroyed', winner: 'defender', rounds: 1 },
    { at, attacker: player, defender: 'player-2', how: 'retreat', rounds: 2 },
    { at, attacker: player, defender: 'player-2', how: 'surrender', winner: 'attacker', rounds: 2 },
    { at, attacker: player, defender: 'player-2', how: 'broken-off', rounds: 0 },
  ],
  'trade-turn': [{ player }],
  'trader-moved': [{ player, vehicle: 'vehicle-1', piece: 'caravan', from: at, to: 'great-plain', mp: 1 }],
  'trader-held-up': [{ player, vehicle: 'vehicle-1', piece: 'caravan', at, to: 'great-plain' }],
  'trader-spared': [{ player, vehicle: 'vehicle-1', piece: 'caravan', by: 'player-2' }],
  'trader-taken': [{ player, vehicle: 'vehicle-1', piece: 'caravan', by: 'player-2', at }],
  'trader-plundered': [
    heardAs({ player, vehicle: 'vehicle-99', piece: 'caravan', by: 'barbarians', at, isLost: true, goods: ['salt'] }),
    heardAs({ player, vehicle: 'vehicle-1', piece: 'caravan', by: 'player-2', at, isLost: false, goods: [] }),
  ],
  'blood-shed': [{ player, tokens: 2 }],
  'trade-prevented': [true, false].map(isSale => ({ player, vehicle: 'vehicle-1', piece: 'caravan', at, isSale })),
  'goods-bought': [{ player, vehicle: 'vehicle-1', piece: 'caravan', at, good: 'wine', count: 2, florin: 200 }],
  'goods-sold': (['usual', 'to-barbarians', 'anywhere'] as const).map(way => ({
    player,
    vehicle: 'vehicle-4',
    piece: 'merchant-ship',
    at,
    goods: ['wine', 'wine', 'furs'] as const,
    florin: 300,
    way,
  })),
  'goods-transferred': [{ player, vehicle: 'vehicle-1', piece: 'caravan', other: 'vehicle-4', goods: [] }],
  'cube-placed': [{ player, at, good: 'salt' }],
  'cube-moved': [{ player, from: at, to: 'great-plain', good: 'salt' }],
  'route-started': [{ player, vehicle: 'vehicle-1', piece: 'caravan', start: at, stages: ['buda', 'vienna'] }],
  'stage-established': [{ player, at }],
  'route-completed': [{ player, stages: 4, points: 2, honour: 1 }],
  'route-ended': (['sold', 'dropped', 'lost'] as const).map(because => ({ player, because })),
  'route-served': [{ player, vehicle: 'vehicle-1', piece: 'caravan' }],
  'route-rearranged': [{ player, stages: ['buda', 'vienna'], established: ['buda'] }],
  'war-declared': [{ by: player, on: 'player-2', from: 3 }],
  'war-opened': [{ by: player, on: 'player-2' }],
  'war-answered': [{ by: player, on: 'player-2' }],
  'truce-made': [{ a: player, b: 'player-2' }],
  'peace-made': [{ a: player, b: 'player-2' }],
  'treaty-signed': [
    { treaty: 'treaty-1', parties: [player, 'player-2'], terms: TERMS },
    { treaty: 'treaty-9', parties: [player, 'player-2', 'player-3'], terms: { ...TERMS, lastRound: 4 } },
  ],
  'treaty-ended': [{ treaty: 'treaty-9', parties: [player, 'player-2'], terms: TERMS }],
  'treaty-broken': [{ treaty: 'treaty-9', by: player, parties: [player, 'player-2'] }],
  proposed: OFFERS.map(offer => ({ proposal: 'proposal-9', offer })),
  accepted: OFFERS.map(offer => ({ proposal: 'proposal-9', offer, by: player })),
  declined: OFFERS.map(offer => ({ proposal: 'proposal-9', offer, by: player })),
  withdrawn: OFFERS.map(offer => ({ proposal: 'proposal-9', offer })),
  'agreement-void': [{}],
  'prisoners-handed-over': [{ from: player, to: 'player-2' }],
  complained: [{ treaty: 'treaty-1', by: player, accused: 'player-2', parties: [player, 'player-2'] }],
  voted: [true, false].map(isBreach => ({
    treaty: 'treaty-1' as const,
    votes: { 'player-1': 'vote-breach', 'player-2': 'vote-no-breach' },
    isBreach,
  })),
  'support-called': [
    { treaty: 'treaty-1', by: player, of: 'player-2', units: 1 },
    { by: player, of: 'player-2' },
  ],
  'support-designated': [
    { treaty: 'treaty-1', by: player, of: 'player-2', units: 4 },
    { by: player, of: 'player-2' },
  ],
  'support-ordered': [{ by: player, of: 'player-2', from: at, to: 'great-plain' }],
  'order-refused': [{ by: player, of: 'player-2' }],
  'due-unpaid': [{ treaty: 'treaty-1', by: player }],
  'window-armed': [true, false].map(isOn => ({ player, window: 'plunder', isOn })),
  'time-called': [{}],
  'round-began': [{ round: 2 }],
  'phase-began': [1, 2, 3, 4, 5, 6, 7].map(phase => ({ phase, round: 2 })),
  'objective-claimed': [{ player, card: 'realm-10', colour: 'orange' }],
  'claim-lapsed': [{ player, card: 'realm-10' }],
  'deposit-lost': [{ player, florin: 200 }],
  'round-ended': [{ round: 2 }],
  'hired-left': [{ player, at: 'great-plain', units: 1 }],
  'lent-returned': [
    { player, to: 'great-plain', units: 1 },
    { player, to: at, units: 2 },
  ],
  'lent-dispersed': [
    { player, units: 1 },
    { player, units: 2 },
  ],
  'truce-ended': [{ parties: [player, 'player-2'] }],
  'scoring-began': (['rounds', 'honour', 'time', 'last-standing'] as const).map(how => ({ how })),
  'final-event-drawn': [{ card: 'event-07', permitted: 30 }],
  awarded: [
    { award: 'most-money', to: [player], honour: 3, standings: { 'player-1': [1200], 'player-2': [-40] } },
    { award: 'highest-technology', to: [player, 'player-2'], honour: 1, standings: { 'player-1': [4, 2] } },
    { award: 'monopoly', to: [player], honour: 3, standings: {}, good: 'salt' },
    { award: 'rome', to: [], honour: 3, standings: {} },
    { award: 'loans', to: [player], honour: -4, standings: { 'player-1': [2] } },
  ],
  'team-scored': [{ team: 1, players: [player, 'player-3'], honour: 40 }],
  'game-ended': [
    { how: 'rounds', winners: [player], points: { 'player-1': 40 } },
    { how: 'honour', winners: [player, 'player-3'], points: { 'player-1': 40 }, decidedBy: 'money' },
  ],
};
