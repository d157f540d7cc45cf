import { HAS_EVENT, SUIT_OF, TRIBE_OF, VALUE_OF } from '../../src/catalog.js';
import type { SupportBy } from '../../src/events.js';
import type { ArmyId, LossId, RivalId } from '../../src/ids.js';
import { among, has, numberOfGeneral, numberOfGovernor } from '../names.js';
import type { Words } from '../words.js';
import {
  army,
  at,
  capital,
  card,
  cards,
  city,
  count,
  dice,
  family,
  list,
  points,
  politics,
  region,
  start,
  tribesmen,
} from './grammar.js';
import { names } from './names.js';
import { endings, legacyFor, supportBy } from './table.js';

const { homelands, tribes } = names;
const mobs = (n: number): string => count(n, 'mob');
const improvement = { amphitheater: 'an Amphitheater', basilica: 'a Basilica', limes: 'a Limes' };
const crisis = (entry: string): string =>
  has(tribes, entry) ? `the ${tribes[entry]} stir` : among(names.crises, entry, names.unknown);

const isVoyage = (f: { from: string; to: string }): boolean => has(names.seas, f.from) || has(names.seas, f.to);

const hit = (struck: ArmyId, loss: LossId | 'militia' | RivalId): string => {
  if (loss === 'legion') return `a legion of ${army(struck)} was reduced`;
  if (loss === 'reduced-legion') return `${army(struck)} lost a reduced legion`;
  if (loss === 'militia') {
    return numberOfGeneral(struck) > 0 ? `the militia beside ${army(struck)} fell` : `${army(struck)} fell`;
  }
  if (has(names.tribesmen, loss)) return `${army(struck)} lost a ${names.tribesmen[loss].one} of the Foederati`;
  if ((loss === 'active' || loss === 'inactive') && has(names.tribesmen, struck)) {
    return `an ${loss} ${names.tribesmen[struck].one} fell`;
  }
  return `a hit fell on ${has(names.leaders, loss) ? names.leaders[loss] : army(loss)}`;
};

/** Which way the marker goes, as far as the reason tells. */
const MOVED: Readonly<Record<SupportBy, string>> = {
  increase: 'rises to',
  reward: 'rises to',
  disperse: 'falls to',
  threat: 'falls to',
  contested: 'falls to',
  'governor-lost': 'falls to',
  'governor-placed': 'now stands at',
  neutral: 'now stands at',
};

export const events: Words['events'] = {
  'start-player-drawn': f => `The lot fell on ${family(f.seat)}: ${family(f.seat)} begins.`,
  'start-province-chosen': f => `${family(f.seat)} began its rise in ${region(f.province)}, from ${city(f.province)}.`,
  'hand-chosen': f =>
    `${family(f.seat)} chose a first hand of ${count(f.count, 'card')}${f.cards ? `: ${cards(f.cards)}` : ''}.`,
  'turn-began': f => `Turn ${f.turn} began: ${family(f.seat)} is to play.`,
  'castra-removed': f => `The Castra of ${army(f.army)} was broken up.`,
  'quaestor-removed': f => `The Quaestor left ${region(f.province)}.`,
  'crisis-rolled': f => `Crisis: black ${f.black} and white ${f.white} make ${f.black + f.white}: ${crisis(f.entry)}.`,
  'barbarians-activated': f => `${tribesmen(f.count, f.tribe)} took up arms in ${homelands[f.tribe]}.`,
  'invasion-rolled': f => {
    const roll = `The ${tribes[f.tribe]} rolled black ${f.black} and white ${f.white} with ${f.active} active in ${homelands[f.tribe]}`;
    return f.invaders === 0
      ? `${roll}: nobody set out.`
      : `${roll}: ${tribesmen(f.invaders, f.tribe)} set out on path ${f.white}.`;
  },
  'barbarians-invaded': f => {
    const who = f.leaders.map(id => names.leaders[id]);
    if (f.count > 0) who.push(tribesmen(f.count, f.tribe));
    return `${list(who)} broke into ${region(f.province)}${f.isActive ? '' : ', slowed down by the Limes and so inactive'}.`;
  },
  'invaders-returned': f => `${tribesmen(f.count, f.tribe)} found no room and went back to ${homelands[f.tribe]}.`,
  'event-drawn': f => `The event card ${names.events[f.event]} was turned up.`,
  'leader-entered': f => `${names.leaders[f.leader]} rallied the ${tribes[TRIBE_OF[f.leader]]} in ${region(f.region)}.`,
  'rival-entered': f => `${start(army(f.rival))} took the purple in ${region(f.province)}.`,
  'lasting-event': f =>
    `${names.events[f.event]} is in force from now on${f.replaced ? `; ${names.events[f.replaced]} is over` : ''}.`,
  'sassanids-pacified': f =>
    f.count === 0
      ? `The allies of Palmyra found nobody to hold back in ${homelands.sassanids}.`
      : `The allies of Palmyra held back ${tribesmen(f.count, 'sassanids')} in ${homelands.sassanids}.`,
  'pax-card-taken': f =>
    `In the peace of the gods ${family(f.seat)} took ${f.card ? card(f.card) : 'a card'} into the hand.`,
  'card-played': f =>
    `${family(f.seat)} played ${card(f.card)}: ${points(VALUE_OF[f.card], SUIT_OF[f.card])}${HAS_EVENT[f.card] ? ' and an event' : ''}.`,
  'event-used': f => `${family(f.seat)} used the event ${card(f.card)}.`,
  'general-recruited': f =>
    `${family(f.seat)} recruited general ${numberOfGeneral(f.general)} for ${points(f.cost, 'military')}.`,
  'governor-recruited': f =>
    `${family(f.seat)} recruited governor ${numberOfGovernor(f.governor)} for ${points(f.cost, 'senate')}.`,
  'army-created': f =>
    `${start(army(f.army))} raised an army ${f.inCapital ? `in ${capital(f.province)}` : `in the open in ${region(f.province)}`}.`,
  'legion-added': f => `A fresh legion joined ${army(f.army)}, who now leads ${count(f.legions, 'legion')}.`,
  'legion-trained': f => `${start(army(f.army))} brought a legion back to full strength.`,
  'army-moved': f =>
    `${start(army(f.army))} ${isVoyage(f) ? 'sailed' : 'marched'} from ${region(f.from)} to ${region(f.to)}.`,
  'capital-entered': f => `${start(army(f.army))} entered ${capital(f.province)}.`,
  'capital-left': f => `${start(army(f.army))} left ${city(f.province)} for the open in ${region(f.province)}.`,
  'mob-dispersed': f => `${start(army(f.army))} dispersed ${mobs(f.removed)} in ${region(f.province)}.`,
  'senate-voted': f =>
    `The Senate voted on ${region(f.province)}: ${family(f.seat)} rolled ${dice(f.dice)} and won ${count(f.votes, 'vote')}, with ${f.required} required. ${f.isPassed ? 'The motion was carried' : 'The motion failed'}.`,
  'governor-placed': f =>
    f.province === 'italia'
      ? `${family(f.seat)} took the throne in ${city(f.province)} and is now Emperor.`
      : `${family(f.seat)} installed a governor in ${region(f.province)}.`,
  'governor-lost': f =>
    f.province === 'italia'
      ? `${family(f.seat)} lost ${region(f.province)} and with it the throne.`
      : `${family(f.seat)} lost the governor of ${region(f.province)}.`,
  'governor-recalled': f => `${family(f.seat)} recalled the governor of ${region(f.province)}.`,
  'province-neutral': f => `${region(f.province)} came under a neutral governor.`,
  'support-changed': f => `Support in ${region(f.province)} ${MOVED[f.by]} ${f.support}: ${supportBy[f.by]}.`,
  'militia-placed': f => `A militia took up arms in ${capital(f.province)}.`,
  'militia-removed': f => `The militia of ${region(f.province)} is no more.`,
  'games-held': f =>
    `${family(f.seat)} held games in ${region(f.province)}${f.removed > 0 ? ` and calmed ${mobs(f.removed)}` : ''}.`,
  'mobs-removed': f => `${start(mobs(f.count))} left the streets of ${region(f.province)}.`,
  'improvement-built': f =>
    `${family(f.seat)} built ${improvement[f.improvement]} in ${region(f.province)} for ${points(f.cost, 'populace')}.`,
  'castra-placed': f => `${start(army(f.army))} fortified a camp (Castra).`,
  'quaestor-placed': f => `A Quaestor now watches over ${region(f.province)}.`,
  'tribute-paid': f =>
    `The ${tribes[f.tribe]} in ${region(f.province)} took tribute: ${f.count} of them ${f.count === 1 ? 'is' : 'are'} now inactive.`,
  'foederati-joined': f =>
    `One ${names.tribesmen[f.tribe].one} from ${region(f.region)} joined ${army(f.army)} as Foederati.`,
  'barbarian-sent-home': f =>
    f.region === f.tribe
      ? `One ${names.tribesmen[f.tribe].one} in ${homelands[f.tribe]} laid down his arms.`
      : `One ${names.tribesmen[f.tribe].one} went home from ${region(f.region)} to ${homelands[f.tribe]}.`,
  'mob-placed': f =>
    `A mob gathered in ${region(f.province)}, where there ${f.mobs === 1 ? 'is' : 'are'} now ${mobs(f.mobs)}.`,
  'pretender-marked': f =>
    f.marker === 'seat'
      ? `${family(f.seat)} claimed the throne as pretender and made ${region(f.province)} the Seat of Power.`
      : `${region(f.province)} broke away from Rome and joined the empire of ${family(f.seat)}.`,
  'pretender-unmarked': f =>
    f.marker === 'seat'
      ? `${region(f.province)} is no longer the Seat of Power of a pretender.`
      : `${region(f.province)} is no longer a breakaway province.`,
  'damnatio-struck': f =>
    `${family(f.seat)} had the memory of ${family(f.against)} condemned: ${family(f.against)} lost ${f.loss} Legacy.`,
  'battle-began': f =>
    `${start(army(f.attacker))} attacked ${army(f.defender)} ${at(f.region)}${f.flanking > 0 ? `, with ${count(f.flanking, 'Flanking Maneuver')} declared` : ''}.`,
  'battle-rolled': f =>
    `${start(army(f.army))}, ${f.side === 'attacker' ? 'attacking' : 'defending'}, rolled ${dice(f.dice)}: ${count(f.hits, 'hit')}.`,
  'flanking-used': f => `${family(f.seat)} used a Flanking Maneuver and rolled again.`,
  'battle-scored': f =>
    `After all modifiers the attacker scored ${count(f.attacker, 'hit')} and the defender ${f.defender}.`,
  'hit-taken': f => `${start(hit(f.army, f.loss))}.`,
  'battle-won': f => `${start(army(f.winner))} defeated ${army(f.loser)}.`,
  'battle-undecided': f => `${start(army(f.attacker))} and ${army(f.defender)} wiped each other out; nobody won.`,
  'general-returned': f => `${start(army(f.general))} lost the last unit and is available again.`,
  'army-driven-out': f =>
    `${start(army(f.army))} had to give up ${city(f.province)} and withdrew into the open in ${region(f.province)}.`,
  'barbarians-retreated': f => `${tribesmen(f.count, f.tribe)} fled home to ${homelands[f.tribe]}.`,
  'leader-fell': f => `${names.leaders[f.leader]} has fallen and will not return.`,
  'rival-fell': f => `${start(army(f.rival))} is overthrown; one claim to the throne is gone.`,
  'reward-taken': f =>
    f.reward === 'support'
      ? `${family(f.seat)} took one support as reward.`
      : `${family(f.seat)} took a cheaper card as reward.`,
  'legacy-gained': f => `${family(f.seat)} gained ${f.legacy} Legacy for ${legacyFor[f.for]}.`,
  'emperor-turn': f => `${family(f.seat)} ruled undisputed: ${count(f.turns, 'Emperor Turn')} so far.`,
  'points-lost': f => {
    const lost = (['military', 'senate', 'populace'] as const).filter(suit => f[suit] > 0);
    return `${family(f.seat)} let ${list(lost.map(suit => points(f[suit], suit)))} lapse.`;
  },
  'card-discarded': f => `${family(f.seat)} discarded ${card(f.card)}.`,
  'card-bought': f => `${family(f.seat)} bought ${card(f.card)} for ${politics(f.price)}.`,
  'card-trashed': f => `${family(f.seat)} trashed ${card(f.card)}.`,
  'politics-counted': f => `${family(f.seat)} has ${politics(f.politics)} to spend.`,
  'mob-grew': f => `The mob in ${region(f.province)} grew to ${f.mobs}.`,
  'barbarians-turned-active': f => `${tribesmen(f.count, f.tribe)} in ${region(f.province)} took up arms again.`,
  'deck-renewed': f => `The discard pile of ${family(f.seat)} became the available deck (${count(f.count, 'card')}).`,
  'hand-refilled': f =>
    `${family(f.seat)} took ${count(f.count, 'card')} into the hand${f.cards ? `: ${cards(f.cards)}` : ''}.`,
  'last-round-triggered': f => `${family(f.seat)} has brought about the last round.`,
  'last-round-declined': f => `${family(f.seat)} could have brought about the last round, but plays on.`,
  'tie-rolled': f => `Tie: ${family(f.seat)} rolled a ${f.die}.`,
  'game-ended': f => `${has(endings, f.how) ? endings[f.how].text : 'The game is over.'} ${family(f.winner)} wins.`,
};
