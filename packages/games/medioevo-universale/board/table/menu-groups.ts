import type { ChoiceKind, Prompt } from '../asked.js';
import type { GroupId } from './menu.words.js';

/** A stretch of the action column. */
export interface Group {
  readonly id: GroupId;
  /** Shown whether it is offered now or not: what cannot be done says why. */
  readonly kinds: readonly ChoiceKind[];
  /** Shown where it is offered: nobody misses it otherwise. */
  readonly rare?: readonly ChoiceKind[];
}
const just = (...kinds: readonly ChoiceKind[]): readonly Group[] => [{ id: 'answer', kinds }];
/** A question of which only some answers are open at a time. */
const some = (...rare: readonly ChoiceKind[]): readonly Group[] => [{ id: 'answer', kinds: [], rare }];

/** What one may do beside a question in one's own turn. */
const ASIDES: readonly Group[] = [
  { id: 'abilities', kinds: ['use-card', 'use-technology'], rare: ['claim'] },
  { id: 'money', kinds: [], rare: ['take-loan', 'repay-loan', 'give-up'] },
];
const ended = (...kinds: readonly ChoiceKind[]): Group => ({ id: 'end', kinds: [], rare: kinds });

const WARES: readonly Group[] = [
  { id: 'learning', kinds: ['buy-technology', 'buy-card'] },
  { id: 'building', kinds: ['build', 'repair'] },
  { id: 'forces', kinds: ['buy-transport', 'buy-engine', 'upgrade'] },
  { id: 'people', kinds: ['buy-unit', 'upgrade-captain'], rare: ['ransom', 'redeploy', 'buy-back'] },
];

/** The answers to each question. What is not listed stands at the end all the same. */
export const GROUPS: Readonly<Record<Prompt, readonly Group[]>> = {
  'choose-realm': just('choose-realm'),
  'bid-for-realm': just('bid-realm'),
  'raise-bid': just('raise-bid'),
  bid: [{ id: 'answer', kinds: ['bid'] }, ...ASIDES],
  'place-village': just('place-village'),
  'take-transport': just('take-transport'),
  'place-transport': just('place-transport'),
  'place-archer': just('place-archer'),
  'keep-start-card': just('keep-card'),
  'take-start-marker': just('take-marker'),

  window: [{ id: 'abilities', kinds: [], rare: ['use-card', 'use-technology'] }, ended('pass')],
  'name-for-use': some('name', 'name-some', 'name-amount', 'refrain', 'enough'),
  'name-after-dice': some('name', 'name-some', 'name-amount', 'refrain', 'enough'),
  payment: [
    { id: 'abilities', kinds: [], rare: ['turn-card', 'flip-marker', 'use-card', 'use-technology'] },
    { id: 'money', kinds: [], rare: ['take-loan', 'refrain'] },
    ended('pay'),
  ],
  'give-up-piece': some('give-up-piece', 'enough'),
  'claim-marker': just('take-marker'),
  'claim-objective': some('claim', 'pass'),

  'reroll-horde': just('reroll'),
  'choose-event': just('choose-event'),
  'choose-symbol': just('symbol'),
  'hold-vehicles': just('hold'),
  'lose-goods': just('lose-goods'),
  'damage-buildings': just('damage-buildings'),
  'spread-damage': just('spread'),
  'arm-barbarians': [
    { id: 'answer', kinds: ['place-light-infantry', 'place-archer', 'place-captain', 'move-barbarians'] },
    ...ASIDES,
    ended('pass'),
  ],
  'barbarians-go': just('go'),
  'barbarians-attack': some('attack', 'enough'),
  'place-uprising': just('rise'),
  'relief-from': some('lead', 'muster', 'pass'),
  'relief-take': just('take'),
  'relief-go': just('go'),
  'keep-used': just('keep-used'),
  'shield-territories': just('shield'),

  'tax-rate': just('tax-rate'),
  'pay-dues': [
    {
      id: 'money',
      kinds: [],
      rare: ['take-loan', 'repay-loan', 'plunder-own', 'start-uprisings', 'give-up', 'give-up-piece', 'fall-short'],
    },
    { id: 'abilities', kinds: [], rare: ['use-card', 'use-technology', 'claim'] },
    ended('pay', 'leave-unpaid'),
  ],
  'due-short': some('take-loan', 'leave-unpaid'),

  purchases: [...WARES, ...ASIDES, ended('done-buying')],
  'place-purchase': some('place', 'refrain'),
  'keep-card': just('keep-card'),
  'place-marker': some('place-marker', 'forfeit'),
  'demand-hidden': some('demand-hidden', 'pass'),
  'compose-orders': [
    ...WARES,
    { id: 'draft', kinds: [], rare: ['strike-order', 'place', 'refrain'] },
    ended('done-buying'),
  ],
  'carry-out-orders': [{ id: 'answer', kinds: ['carry-out'] }, ...ASIDES, ended('done-buying')],

  'war-turn': [{ id: 'march', kinds: ['move', 'assault'], rare: ['seize'] }, ...ASIDES, ended('pass')],
  'assault-whom': just('opponent'),
  'move-from': [{ id: 'march', kinds: ['from'] }, ...ASIDES, ended('halt')],
  'take-along': [{ id: 'march', kinds: ['take'], rare: ['refrain'] }, ...ASIDES, ended('halt')],
  'move-on': [
    { id: 'march', kinds: ['go'], rare: ['attack', 'seize', 'regroup', 'refrain'] },
    ...ASIDES,
    ended('halt'),
  ],
  'attack-whom': just('opponent'),
  'fight-whom': some('opponent', 'enough'),
  'who-conquers': just('conqueror'),
  'take-or-plunder': some('take-over', 'plunder'),
  'replace-markers': just('replace-markers'),
  'plunder-cubes': just('plunder-cubes'),
  safeguard: some('safeguard', 'enough'),
  hostility: just('go-through', 'refrain'),

  shelter: just('shelter'),
  'declare-capture': just('no-quarter', 'capture'),
  crew: just('crew'),
  target: just('target'),
  retarget: just('target'),
  captain: some('captain', 'enough'),
  'announce-retreat': just('stand', 'retreat'),
  sacrifice: just('sacrifice'),
  reroll: just('reroll'),
  'spend-blood': just('spend-blood'),
  superiority: just('raise-damage'),
  'retreat-to': some('retreat-to', 'stay'),
  expose: just('expose'),
  assign: just('assign'),
  reload: some('reload', 'enough'),
  'reload-onto': just('reload-onto'),
  parley: just('fight-on', 'offer-surrender', 'demand-surrender'),
  'answer-surrender': just('accept-surrender', 'refuse-surrender'),

  'choose-trader': [
    { id: 'goods', kinds: ['trader'] },
    { id: 'route', kinds: [], rare: ['serve-route', 'drop-route'] },
    ...ASIDES,
    ended('done-trading'),
  ],
  'trade-with': [
    { id: 'goods', kinds: ['go', 'buy', 'sell'], rare: ['sell-anywhere', 'transfer', 'other-trader'] },
    { id: 'route', kinds: ['start-route'], rare: ['serve-route', 'drop-route'] },
    ...ASIDES,
    ended('done-trading'),
  ],
  'transfer-goods': just('carry'),
  'market-for-purchase': just('market-points'),
  'split-trade-points': just('to-honour'),
  'trade-for-sale': just('trade-points'),
  'market-for-sale': just('market-points'),
  'place-cube': just('place-cube'),
  'plunder-trader': some('plunder', 'let-pass'),
  'seize-trader': some('take-over', 'plunder'),
  'route-target': some('route-target', 'refrain'),
  'route-stages': some('stages', 'refrain'),
  'rearrange-established': just('stages'),
  'rearrange-planned': just('stages'),
  'rearrange-target': just('route-target'),
  'serve-route': some('serve-route', 'later'),

  leisure: [
    { id: 'papers', kinds: ['draft-treaty'], rare: ['look-at-proposal', 'withdraw-proposal', 'offer-time'] },
    { id: 'war', kinds: ['declare-war'], rare: ['offer-truce', 'offer-peace'] },
    { id: 'treaties', kinds: [], rare: ['call-support', 'complain-of', 'offer-end', 'break-treaty'] },
    { id: 'watch', kinds: [], rare: ['arm-window', 'disarm-window', 'limit-window'] },
  ],
  'answer-proposal': some('accept-proposal', 'take-loan', 'decline-proposal', 'counter-proposal', 'leave-proposal'),
  'limit-window': some('limit-to', 'limit-nowhere'),
  'draft-treaty': [
    { id: 'draft', kinds: ['add-clause', 'drop-clause'], rare: ['last-round', 'no-last-round'] },
    { id: 'end', kinds: ['send-draft'], rare: ['make-secret', 'make-public', 'discard-draft'] },
  ],
  'draft-clause': some(
    'clause-party',
    'clause-between',
    'clause-fee-sale',
    'clause-fee-purchase',
    'clause-territories',
    'clause-everywhere',
    'clause-amount',
    'clause-when',
    'clause-against',
    'clause-anybody',
    'clause-units',
    'clause-text',
    'drop-sketch',
  ),
  'breach-vote': just('vote-no-breach', 'vote-breach'),
  'designate-support': some('designate', 'refuse-support'),
  'order-support': some('order-from', 'no-order'),
  'order-where': some('order-to', 'no-order'),
  'answer-order': just('obey', 'refuse-order'),
};
