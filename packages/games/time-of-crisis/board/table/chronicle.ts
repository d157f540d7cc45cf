import type { Die } from '@hegemon/board';
import type { Heard, Id, Seat } from '@hegemon/kernel';
import { isGeneral, OWNER_OF, TRIBE_OF, UNITS } from '../../src/catalog.js';
import type { CrisisEntry } from '../../src/data.js';
import type { Events, EventType, LeavesBy, LegacyFor, SupportBy } from '../../src/events.js';
import { seatFace, TRIBE_FACES } from './seats.js';
import { armySign, CARD_SIGNS, CRISIS_SIGNS, EVENT_SIGNS, IMPROVEMENT_SIGNS } from './signs.js';

/** An event as the engine tells it. It comes in as plain facts; whoever tells it has checked them. */
type Happened = { [K in EventType]: { readonly type: K } & Readonly<Events[K]> }[EventType];
const happened = (event: Heard): Happened | undefined =>
  Object.hasOwn(RULES, event.type) ? (event as unknown as Happened) : undefined;

const LEGACY_RULES: Readonly<Record<LegacyFor, string>> = {
  battle: 'ToC 8.2.legacy',
  pretender: 'ToC 6.6.pretender',
  emperor: 'ToC 6.6.emperor',
  provinces: 'ToC 6.6.provinces',
  improvements: 'ToC 6.6.improvements',
  games: 'ToC event.ludi-saeculares',
  damnatio: 'ToC card.damnatio-memoriae',
  'emperor-turns': 'ToC 7.1.bonus',
};
const SUPPORT_RULES: Readonly<Record<SupportBy, string>> = {
  increase: 'ToC 6.3.3.support',
  // For a leader and for a rival emperor alike: the event does not say who fell.
  reward: 'ToC 10',
  disperse: 'ToC 6.3.1.disperse',
  threat: 'ToC 6.4.step1',
  contested: 'ToC 6.4.step2',
  'governor-lost': 'ToC 6.3.2.italia-reign',
  'governor-placed': 'ToC 6.3.2.success',
  neutral: 'ToC 6.3.2.italia-neutral',
};
const LEAVING_RULES: Readonly<Record<LeavesBy, string>> = {
  vote: 'ToC 6.3.2.success',
  recall: 'ToC 6.3.2.recall',
  check: 'ToC 6.4.step3',
  takeover: 'ToC 12.2',
};
const CRISIS_RULES: Readonly<Partial<Record<CrisisEntry, string>>> = {
  'ira-deorum': 'ToC 9.ira-deorum',
  event: 'ToC 9.event',
  'pax-deorum': 'ToC 9.pax-deorum',
};

/** The rule each event follows. */
const RULES: { readonly [K in EventType]: string | ((event: Events[K]) => string) } = {
  'start-player-drawn': 'ToC 3.2.order',
  'start-province-chosen': 'ToC 3.2.province',
  'hand-chosen': 'ToC 3.2.hand',
  'turn-began': 'ToC 6',
  'castra-removed': 'ToC card.castra',
  'quaestor-removed': 'ToC card.quaestor',
  'crisis-rolled': ({ entry }) => CRISIS_RULES[entry as CrisisEntry] ?? 'ToC 9',
  'barbarians-activated': 'ToC 9.activate',
  'invasion-rolled': 'ToC 9.invasion-check',
  'barbarians-invaded': ({ isActive }) => (isActive ? 'ToC 9.placement' : 'ToC 9.limes'),
  'invaders-returned': 'ToC 9.rest',
  'event-drawn': ({ event }) => `ToC event.${event}`,
  'leader-entered': ({ leader }) => `ToC event.${leader}`,
  'rival-entered': ({ rival }) => `ToC event.${rival}`,
  'lasting-event': ({ event }) => `ToC event.${event}`,
  'sassanids-pacified': 'ToC event.palmyra-allies',
  'pax-card-taken': 'ToC 9.pax-deorum',
  'card-played': 'ToC 5.1.play',
  'event-used': ({ card }) => `ToC card.${card}`,
  'general-recruited': 'ToC 6.3.1.recruit-general',
  'governor-recruited': 'ToC 6.3.2.recruit-governor',
  'army-created': 'ToC 6.3.1.create-army',
  'legion-added': 'ToC 6.3.1.add-legion',
  'legion-trained': 'ToC 6.3.1.train',
  'army-moved': 'ToC 6.3.1.move',
  'capital-entered': 'ToC 6.3.1.capital',
  'capital-left': 'ToC 6.3.1.capital',
  'mob-dispersed': 'ToC 6.3.1.disperse',
  'senate-voted': 'ToC 6.3.2.votes',
  'governor-placed': 'ToC 6.3.2.success',
  'governor-lost': ({ how }) => LEAVING_RULES[how],
  'governor-recalled': 'ToC 6.3.2.recall',
  'province-neutral': ({ how }) => LEAVING_RULES[how],
  'support-changed': ({ by }) => SUPPORT_RULES[by],
  'militia-placed': 'ToC 6.3.3.militia',
  'militia-removed': 'ToC 6.3.3.militia',
  'games-held': 'ToC 6.3.3.games',
  'mobs-removed': 'ToC 11.2',
  'improvement-built': ({ improvement }) => `ToC 6.3.3.${improvement}`,
  'castra-placed': 'ToC card.castra',
  'quaestor-placed': 'ToC card.quaestor',
  'tribute-paid': 'ToC card.tribute',
  'foederati-joined': 'ToC card.foederati',
  'barbarian-sent-home': 'ToC card.foederati',
  'mob-placed': 'ToC card.mob',
  // A province breaks away when the empire is founded, or later by itself (ToC 6.5).
  'pretender-marked': ({ marker }) => (marker === 'seat' ? 'ToC 12.1.found' : 'ToC 12.1'),
  'pretender-unmarked': ({ marker }) => (marker === 'seat' ? 'ToC 12.1.end' : 'ToC 12'),
  'damnatio-struck': 'ToC card.damnatio-memoriae',
  'battle-began': 'ToC 8.1.declare',
  'battle-rolled': 'ToC 8.1.roll',
  'flanking-used': 'ToC 8.1.reroll',
  'battle-scored': 'ToC 8.1.hits',
  'hit-taken': 'ToC 8.1.losses',
  'battle-won': 'ToC 8.2.winner',
  'battle-undecided': 'ToC 8.2.winner',
  'general-returned': 'ToC 8.1.removed',
  'army-driven-out': 'ToC 8.3.roman',
  'barbarians-retreated': 'ToC 8.3.barbarian',
  'leader-fell': 'ToC 10.1',
  'rival-fell': 'ToC 10.2',
  'reward-taken': 'ToC 10',
  'legacy-gained': event => LEGACY_RULES[event.for],
  'emperor-turn': 'ToC 6.6.emperor-turns',
  'points-lost': 'ToC 5.1.play',
  'card-discarded': 'ToC 6.7.discard',
  'card-bought': 'ToC 5.3.buy',
  'card-trashed': 'ToC 5.3.trash',
  'politics-counted': 'ToC 5.3.politics',
  'mob-grew': 'ToC 6.8.mobs',
  'barbarians-turned-active': 'ToC 6.8.barbarians',
  'deck-renewed': 'ToC 6.8.refill',
  'hand-refilled': 'ToC 6.8.refill',
  'last-round-triggered': 'ToC 7.1.trigger',
  'last-round-declined': 'ToC 7.1.trigger',
  'tie-rolled': 'ToC 7.1.winner',
  'game-ended': 'ToC 7.1',
};
export const EVENT_TYPES = Object.keys(RULES) as readonly EventType[];

export const ruleOf = (event: Heard): string | undefined => {
  if (!happened(event)) return undefined;
  const rule = RULES[event.type as EventType] as string | ((event: Heard) => string);
  return typeof rule === 'string' ? rule : rule(event);
};

/** Who commands an army, as far as its name tells; its sign otherwise. */
const commander = (army: Id): { readonly seat?: Seat; readonly icon?: string } =>
  isGeneral(army) ? { seat: OWNER_OF[army] } : { icon: armySign(army) };

/** Who or what acts. */
export const actorOf = (event: Heard): { readonly seat?: Seat; readonly icon?: string } | undefined => {
  const e = happened(event);
  if (!e) return undefined;
  switch (e.type) {
    case 'crisis-rolled':
      return { icon: CRISIS_SIGNS[e.entry as CrisisEntry] ?? 'hourglass' };
    case 'event-drawn':
    case 'lasting-event':
      return { icon: EVENT_SIGNS[e.event] };
    case 'leader-entered':
    case 'leader-fell':
      return { icon: TRIBE_FACES[TRIBE_OF[e.leader]].sign };
    case 'rival-entered':
    case 'rival-fell':
      return { icon: EVENT_SIGNS[e.rival] };
    case 'sassanids-pacified':
      return { icon: EVENT_SIGNS['palmyra-allies'] };
    case 'battle-began':
    case 'battle-undecided':
      return commander(e.attacker);
    case 'battle-won':
      return commander(e.winner);
    case 'battle-scored':
      return { icon: 'crossed-swords' };
    case 'general-returned':
      return commander(e.general);
    case 'mob-placed':
    case 'mob-grew':
    case 'mobs-removed':
      return { icon: CARD_SIGNS.mob };
    case 'quaestor-placed':
    case 'quaestor-removed':
      return { icon: CARD_SIGNS.quaestor };
    case 'militia-placed':
    case 'militia-removed':
      return { icon: 'roman-shield' };
    case 'pretender-unmarked':
      return { icon: CARD_SIGNS.pretender };
    case 'province-neutral':
      return { icon: 'ionic-column' };
    case 'support-changed':
      return { icon: 'laurels' };
    case 'improvement-built':
      return { seat: e.seat, icon: IMPROVEMENT_SIGNS[e.improvement] };
    case 'game-ended':
      return { seat: e.winner };
    default:
      if ('seat' in e) return { seat: e.seat };
      if ('army' in e) return commander(e.army);
      return 'tribe' in e ? { icon: TRIBE_FACES[e.tribe].sign } : undefined;
  }
};

/** The colour in which an army throws its dice: a seat, a tribe, or a colour of the tokens. */
export const toneOf = (army: Id): string => {
  if (isGeneral(army)) return OWNER_OF[army];
  if (Object.hasOwn(TRIBE_FACES, army)) return army;
  return armySign(army) === 'laurel-crown' ? '--porphyry' : seatFace('neutral').colour;
};
const crisisDice = (black: number, white: number): readonly Die[] => [
  { pips: black, tone: 'black' },
  { pips: white, tone: 'white' },
];
/** Which dice counted, if one number divides them all: the lowest die that counted is not told. */
const counting = (dice: readonly number[], counted: number, tone: string): readonly Die[] => {
  const from = [1, 2, 3, 4, 5, 6, 7].find(least => dice.filter(pips => pips >= least).length === counted);
  return dice.map(pips => ({ pips, tone, ...(from !== undefined && { isHit: pips >= from }) }));
};

/** In a mixed army one five hits and another misses: who rolled which is not told, so only sixes are marked. */
const battleDice = (dice: readonly number[], hits: number, army: Id): readonly Die[] => {
  const tone = toneOf(army);
  const { hitsOn } = UNITS.barbarian;
  const isPlain = !isGeneral(army) && dice.filter(pips => pips >= hitsOn).length === hits;
  return dice.map(pips => {
    if (isPlain) return { pips, tone, isHit: pips >= hitsOn };
    return { pips, tone, ...(pips === 6 && { isHit: true }) };
  });
};

/** Dice in an event, to be drawn. */
export const diceOf = (event: Heard): readonly Die[] => {
  const e = happened(event);
  switch (e?.type) {
    case 'crisis-rolled':
    case 'invasion-rolled':
      return crisisDice(e.black, e.white);
    case 'senate-voted':
      return counting(e.dice, e.votes, e.seat);
    case 'battle-rolled':
      return battleDice(e.dice, e.hits, e.army);
    case 'tie-rolled':
      return [{ pips: e.die, tone: e.seat }];
    default:
      return [];
  }
};

/** What went from one region to another. */
export const moveOf = (event: Heard): { readonly id: Id; readonly from: Id; readonly to: Id } | undefined => {
  const e = happened(event);
  if (e?.type === 'army-moved') return { id: e.army, from: e.from, to: e.to };
  if (e?.type === 'barbarians-invaded') return { id: e.tribe, from: e.tribe, to: e.province };
  return undefined;
};
