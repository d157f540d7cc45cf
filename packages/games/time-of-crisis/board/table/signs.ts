import type { Id } from '@hegemon/kernel';
import { isGeneral, isMilitia } from '../../src/catalog.js';
import type { CrisisEntry } from '../../src/data.js';
import type { CardId, EventId, ImprovementId, Suit, TribeId } from '../../src/ids.js';
import type { ChoiceKind } from '../index.js';
import { TRIBE_FACES } from './seats.js';

/** Which sign of the sprite stands for what. Shape says what a thing is; only the colour says whose. */
export const SUIT_SIGNS: Readonly<Record<Suit, string>> = {
  military: 'gladius',
  senate: 'scroll-unfurled',
  populace: 'wheat',
};
/** Colour and ink of a suit among the tokens. */
export const suitColour = (suit: Suit): string => `--suit-${suit}`;

export const CARD_SIGNS: Readonly<Record<CardId, string>> = {
  'military-1': SUIT_SIGNS.military,
  'senate-1': SUIT_SIGNS.senate,
  'populace-1': SUIT_SIGNS.populace,
  castra: 'palisade',
  'flanking-maneuver': 'crossed-swords',
  'praetorian-guard': 'centurion-helmet',
  tribute: 'two-coins',
  foederati: 'shaking-hands',
  'damnatio-memoriae': 'chisel',
  quaestor: 'scales',
  mob: 'torch',
  pretender: 'jewel-crown',
};

export const EVENT_SIGNS: Readonly<Record<EventId, string>> = {
  'plague-of-cyprian': 'plague-doctor-profile',
  ardashir: TRIBE_FACES.sassanids.sign,
  'priest-king': 'laurel-crown',
  'palmyra-allies': 'shaking-hands',
  'shapur-i': TRIBE_FACES.sassanids.sign,
  postumus: 'laurel-crown',
  'ludi-saeculares': 'arena',
  cniva: TRIBE_FACES.goths.sign,
  zenobia: 'queen-crown',
  'bad-auguries': 'raven',
  'raiding-parties': 'horned-helm',
  'preparing-for-war': 'spears',
  inflation: 'two-coins',
  'good-auguries': 'sunrise',
  diocletian: 'jewel-crown',
};
export const CRISIS_SIGNS: Readonly<Record<CrisisEntry, string>> = {
  'ira-deorum': 'eclipse',
  'pax-deorum': 'laurels',
  event: 'scroll-unfurled',
  franks: TRIBE_FACES.franks.sign,
  alamanni: TRIBE_FACES.alamanni.sign,
  goths: TRIBE_FACES.goths.sign,
  sassanids: TRIBE_FACES.sassanids.sign,
  nomads: TRIBE_FACES.nomads.sign,
};
export const IMPROVEMENT_SIGNS: Readonly<Record<ImprovementId, string>> = {
  amphitheater: 'arena',
  basilica: 'greek-temple',
  limes: 'defensive-wall',
};

export const KIND_SIGNS: Readonly<Record<ChoiceKind, string>> = {
  'choose-start-province': 'province',
  'choose-start-hand': 'hand',
  'pax-pick': 'hand',
  'play-card': 'hand',
  'recruit-general': 'centurion-helmet',
  'create-army': 'rally-the-troops',
  'into-capital': 'capitol',
  'into-open': 'province',
  'add-legion': 'roman-shield',
  'train-legion': 'visored-helm',
  'move-army': 'march',
  'move-to': 'march',
  'enter-capital': 'capitol',
  'leave-capital': 'province',
  'initiate-battle': 'crossed-swords',
  attack: 'crossed-swords',
  'declare-flanking': CARD_SIGNS['flanking-maneuver'],
  reroll: CARD_SIGNS['flanking-maneuver'],
  'keep-dice': 'roman-shield',
  'take-hit': 'crossed-swords',
  'take-support': 'public-speaker',
  'take-discount': 'two-coins',
  advance: 'capitol',
  stay: 'province',
  'install-governor': 'public-speaker',
  'leave-neutral': 'ionic-column',
  'disperse-mob': 'torch',
  'recruit-governor': 'ionic-column',
  'place-governor': 'vote',
  'declare-damnatio': CARD_SIGNS['damnatio-memoriae'],
  'no-damnatio': 'vote',
  'stake-military': SUIT_SIGNS.military,
  'stake-senate': SUIT_SIGNS.senate,
  'recall-governor': 'tied-scroll',
  'increase-support': 'public-speaker',
  'place-militia': 'roman-shield',
  'hold-games': 'arena',
  'build-improvement': 'greek-temple',
  build: 'greek-temple',
  'use-castra': CARD_SIGNS.castra,
  'use-tribute': CARD_SIGNS.tribute,
  'pay-tribute-to': CARD_SIGNS.tribute,
  'use-foederati': CARD_SIGNS.foederati,
  'recruit-from': CARD_SIGNS.foederati,
  'recruit-tribe': CARD_SIGNS.foederati,
  'take-active': CARD_SIGNS.foederati,
  'take-inactive': CARD_SIGNS.foederati,
  'use-quaestor': CARD_SIGNS.quaestor,
  'use-mob': CARD_SIGNS.mob,
  'use-pretender': CARD_SIGNS.pretender,
  'use-praetorian-guard': CARD_SIGNS['praetorian-guard'],
  'end-actions': 'hourglass',
  'discard-card': 'hand',
  'keep-rest': 'hand',
  'buy-card': 'two-coins',
  'trash-card': 'arson',
  'end-purchases': 'hourglass',
  'refill-hand': 'hand',
  'declare-last-round': 'laurel-crown',
  'play-on': 'hourglass',
};

const isKindSign = (kind: string): kind is ChoiceKind => Object.hasOwn(KIND_SIGNS, kind);
export const kindSign = (kind: string): string | undefined => (isKindSign(kind) ? KIND_SIGNS[kind] : undefined);

const isTribeSign = (id: string): id is TribeId => Object.hasOwn(TRIBE_FACES, id);
/** The sign of an army that no family commands, and of a militia. */
export const armySign = (id: Id): string => {
  if (isTribeSign(id)) return TRIBE_FACES[id].sign;
  if (isMilitia(id)) return 'roman-shield';
  return isGeneral(id) ? 'crested-helmet' : 'laurel-crown';
};

/** The sign of a unit of cost. */
export const unitSign = (unit: Id): string | undefined => {
  if (unit === 'politics') return 'capitol';
  return Object.hasOwn(SUIT_SIGNS, unit) ? SUIT_SIGNS[unit as Suit] : undefined;
};
