import type { Die } from '@hegemon/board';
import type { Heard, Id, Seat } from '@hegemon/kernel';
import { components } from '../../src/catalog.js';
import type { Events } from '../../src/events.js';
import type { EventType } from '../words.js';
import { EVENT_TYPES } from './chronicle/rules.js';

export { ruleOf } from './chronicle/rules.js';

/** An event as the engine tells it. It comes in as plain facts; whoever tells it has checked them. */
type Happened = { [K in EventType]: { readonly type: K } & Readonly<Events[K]> }[EventType];
const happened = (event: Heard): Happened | undefined =>
  (EVENT_TYPES as readonly string[]).includes(event.type) ? (event as unknown as Happened) : undefined;

const isSeat = (id: unknown): boolean => typeof id === 'string' && /^player-[1-6]$/.test(id);
export const BARBARIAN_SIGN = 'war-axe';

/** What nobody does: rounds, cards of the event deck, the reckoning. */
const SIGNS: Readonly<Partial<Record<EventType, string>>> = {
  'bids-revealed': 'wax-seal',
  'realm-bids': 'wax-seal',
  'realm-bids-raised': 'wax-seal',
  'order-settled': 'hourglass',
  'map-opened': 'province',
  'teams-formed': 'shaking-hands',
  'honour-evened': 'laurels',
  'event-drawn': 'eclipse',
  'event-discarded': 'eclipse',
  'event-idle': 'eclipse',
  'events-shuffled': 'deck',
  'rate-permitted': 'receive-money',
  'die-turned': 'eclipse',
  'building-damaged': 'broken-shield',
  'market-emptied': 'torch',
  'battle-round-began': 'crossed-swords',
  'melee-decided': 'crossed-swords',
  'armies-face': 'crossed-swords',
  'combat-round-began': 'crossed-swords',
  'treaty-signed': 'quill-ink',
  'treaty-ended': 'scroll-unfurled',
  'treaty-broken': 'arson',
  'agreement-void': 'scroll-unfurled',
  voted: 'gavel',
  'truce-ended': 'crossed-swords',
  'time-called': 'hourglass',
  'round-began': 'hourglass',
  'phase-began': 'hourglass',
  'round-ended': 'hourglass',
  'scoring-began': 'laurels',
  'final-event-drawn': 'eclipse',
};

/** Who or what acts. */
export const actorOf = (event: Heard): { readonly seat?: Seat; readonly icon?: string } | undefined => {
  const sign = Object.hasOwn(SIGNS, event.type) ? SIGNS[event.type as EventType] : undefined;
  const { player, side, owner, by, from, attacker, defender, winner, to, winners } = event;
  // A battle is the affair of whoever wins it, and before that of whoever attacks.
  const victor = event.type === 'battle-ended' && winner === 'defender' ? defender : attacker;
  const first = [player, side, owner, by, victor, from].find(id => isSeat(id) || id === 'barbarians');
  if (isSeat(first)) return { seat: String(first) };
  if (first === 'barbarians' || BARBARIAN.test(event.type)) return { icon: BARBARIAN_SIGN };
  const [awarded] = Array.isArray(winners) ? winners : Array.isArray(to) ? to : [];
  if (isSeat(awarded)) return { seat: String(awarded) };
  return sign === undefined ? undefined : { icon: sign };
};
const BARBARIAN = /^(horde|barbarians|raided)/;

/** The colour in which a side throws its dice: a seat, or a colour of the tokens. */
export const toneOf = (side: string): string => (isSeat(side) ? side : '--barb');

const THREE = [4, 6, 8] as const;
/** Dice that make a critical together: the equal ones, if their product is more than the highest die. */
export const criticalIn = (dice: readonly number[]): readonly boolean[] => {
  const productOf = (die: number): number => {
    const equal = dice.filter(each => each === die).length;
    return equal > 1 ? die ** equal : 0;
  };
  const best = Math.max(...dice.map(productOf));
  return dice.map(die => best > Math.max(...dice) && productOf(die) === best);
};
const attackDice = (dice: readonly number[], tone: string): readonly Die[] => {
  const isCritical = criticalIn(dice);
  return dice.map((pips, i) => ({ pips, tone, sides: THREE[i] ?? 6, ...(isCritical[i] && { isCritical: true }) }));
};

const { hitOn } = components.siegeEngines;
/** Arrows and shots: which of them hit, where nothing but the dice has decided it. */
const shotDice = (dice: readonly number[], hits: number, tone: string): readonly Die[] => {
  const isPlain = dice.filter(pips => hitOn.includes(pips)).length === hits;
  return dice.map(pips => ({ pips, tone, sides: 8, ...(isPlain && { isHit: hitOn.includes(pips) }) }));
};

/** Dice in an event, to be drawn. What archers, engines and the horde have thrown is drawn when it has come to something. */
export const diceOf = (event: Heard): readonly Die[] => {
  const e = happened(event);
  switch (e?.type) {
    case 'horde-gathered':
    case 'horde-rerolled':
      return attackDice(e.dice, '--barb');
    case 'attack-rolled':
      return attackDice(e.dice, toneOf(e.side));
    case 'archers-shot':
      return shotDice(e.dice, e.hits, toneOf(e.side));
    case 'engine-fired':
      return shotDice(e.dice, e.hits, toneOf(e.player));
    case 'rolled': {
      if (e.for === 'horde' || e.for === 'archers' || e.for === 'siege') return [];
      const sides = e.for === 'sinking' || e.for === 'spy' ? 8 : 6;
      return e.dice.map(pips => ({ pips, tone: toneOf(e.player), sides }));
    }
    default:
      return [];
  }
};

/** What went from one area to another: a force under its side, a vehicle under its own name. */
export const moveOf = (event: Heard): { readonly id: Id; readonly from: Id; readonly to: Id } | undefined => {
  const e = happened(event);
  switch (e?.type) {
    case 'force-moved':
    case 'retreated':
      return { id: e.player, from: e.from, to: e.to };
    case 'barbarians-moved':
      return { id: 'barbarians', from: e.from, to: e.to };
    case 'trader-moved':
      return { id: e.vehicle, from: e.from, to: e.to };
    default:
      return undefined;
  }
};
