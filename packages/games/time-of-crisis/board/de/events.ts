import { HAS_EVENT, SUIT_OF, TRIBE_OF, VALUE_OF } from '../../src/catalog.js';
import type { SupportBy } from '../../src/events.js';
import type { ArmyId, LossId, RivalId } from '../../src/ids.js';
import { among, has, numberOfGeneral, numberOfGovernor } from '../names.js';
import type { Words } from '../words.js';
import {
  acts,
  army,
  at,
  card,
  cardCount,
  cards,
  city,
  count,
  dice,
  family,
  from,
  hits,
  list,
  mobsAsObject,
  points,
  region,
  start,
  to,
  tribesmen,
  tribesmenAsObject,
} from './grammar.js';
import { names } from './names.js';
import { endings, legacyFor, supportBy } from './table.js';

const { homelands, tribes } = names;
const verb = (n: number, one: string, many: string): string => (n === 1 ? one : many);
const improvement = { amphitheater: 'ein Amphitheater', basilica: 'eine Basilica', limes: 'einen Limes' };
const crisis = (entry: string): string =>
  has(tribes, entry) ? `Die ${tribes[entry]} regen sich` : among(names.crises, entry, names.unknown);

const isVoyage = (f: { from: string; to: string }): boolean => has(names.seas, f.from) || has(names.seas, f.to);

const hit = (struck: ArmyId, loss: LossId | 'militia' | RivalId): string => {
  if (loss === 'legion') return `Eine Legion bei ${army(struck, 'dative')} wurde reduziert`;
  if (loss === 'reduced-legion') return `${acts(struck, 'verlor', 'verloren')} eine reduzierte Legion`;
  if (loss === 'militia') {
    return numberOfGeneral(struck) > 0
      ? `Die Miliz bei ${army(struck, 'dative')} fiel`
      : acts(struck, 'fiel', 'fielen');
  }
  if (has(names.tribesmen, loss)) {
    return `${acts(struck, 'verlor', 'verloren')} einen ${names.tribesmen[loss].many} der Foederati`;
  }
  if ((loss === 'active' || loss === 'inactive') && has(names.tribesmen, struck)) {
    return `Ein ${loss === 'active' ? 'aktiver' : 'inaktiver'} ${names.tribesmen[struck].one} fiel`;
  }
  return `Ein Treffer galt ${has(names.leaders, loss) ? names.leaders[loss] : army(loss, 'dative')}`;
};

/** Which way the marker goes, as far as the reason tells. */
const MOVED: Readonly<Record<SupportBy, string>> = {
  increase: 'steigt auf',
  reward: 'steigt auf',
  disperse: 'sinkt auf',
  threat: 'sinkt auf',
  contested: 'sinkt auf',
  'governor-lost': 'sinkt auf',
  'governor-placed': 'steht nun bei',
  neutral: 'steht nun bei',
};

export const events: Words['events'] = {
  'start-player-drawn': f => `Das Los fiel auf ${family(f.seat)}: ${family(f.seat)} beginnt.`,
  'start-province-chosen': f =>
    `${family(f.seat)} begann den Aufstieg in ${region(f.province)}, von ${city(f.province)} aus.`,
  'hand-chosen': f =>
    `${family(f.seat)} wählte ${cardCount(f.count)} als erste Hand${f.cards ? `: ${cards(f.cards)}` : ''}.`,
  'turn-began': f => `Zug ${f.turn}: ${family(f.seat)} ist an der Reihe.`,
  'castra-removed': f => `Die Castra bei ${army(f.army, 'dative')} wurde abgebrochen.`,
  'quaestor-removed': f => `Der Quaestor verließ ${region(f.province)}.`,
  'crisis-rolled': f =>
    `Krise: Schwarz ${f.black} und Weiß ${f.white} ergeben ${f.black + f.white}: ${crisis(f.entry)}.`,
  'barbarians-activated': f =>
    `In ${homelands[f.tribe]} ${verb(f.count, 'griff', 'griffen')} ${tribesmen(f.count, f.tribe)} zu den Waffen.`,
  'invasion-rolled': f => {
    const roll = `Die ${tribes[f.tribe]} warfen Schwarz ${f.black} und Weiß ${f.white} (${f.active} aktiv in ${homelands[f.tribe]})`;
    if (f.invaders === 0) return `${roll}: Niemand brach auf.`;
    return `${roll}: ${tribesmen(f.invaders, f.tribe)} ${verb(f.invaders, 'brach', 'brachen')} auf Pfad ${f.white} auf.`;
  },
  'barbarians-invaded': f => {
    const who = f.leaders.map(id => names.leaders[id]);
    if (f.count > 0) who.push(tribesmen(f.count, f.tribe));
    const fell = verb(f.count + f.leaders.length, 'fiel', 'fielen');
    return `${list(who)} ${fell} in ${region(f.province)} ein${f.isActive ? '' : ', vom Limes gehemmt und daher inaktiv'}.`;
  },
  'invaders-returned': f =>
    `${tribesmen(f.count, f.tribe)} ${verb(f.count, 'fand', 'fanden')} keinen Platz und ${verb(f.count, 'kehrte', 'kehrten')} nach ${homelands[f.tribe]} zurück.`,
  'event-drawn': f => `Die Ereigniskarte ${names.events[f.event]} wurde aufgedeckt.`,
  'leader-entered': f =>
    `${names.leaders[f.leader]} sammelte die ${tribes[TRIBE_OF[f.leader]]} in ${region(f.region)} um sich.`,
  'rival-entered': f => `${start(army(f.rival))} griff in ${region(f.province)} nach dem Purpur.`,
  'lasting-event': f =>
    `Von nun an gilt ${names.events[f.event]}${f.replaced ? `; ${names.events[f.replaced]} ist vorbei` : ''}.`,
  'sassanids-pacified': f =>
    f.count === 0
      ? `Die Verbündeten von Palmyra fanden in ${homelands.sassanids} niemanden zu bändigen.`
      : `Die Verbündeten von Palmyra bändigten in ${homelands.sassanids} ${tribesmenAsObject(f.count, 'sassanids')}.`,
  'pax-card-taken': f =>
    `Im Frieden der Götter nahm ${family(f.seat)} ${f.card ? card(f.card) : 'eine Karte'} auf die Hand.`,
  'card-played': f =>
    `${family(f.seat)} spielte ${card(f.card)}: ${points(VALUE_OF[f.card], SUIT_OF[f.card])}${HAS_EVENT[f.card] ? ' und ein Ereignis' : ''}.`,
  'event-used': f => `${family(f.seat)} nutzte das Ereignis ${card(f.card)}.`,
  'general-recruited': f =>
    `${family(f.seat)} rekrutierte General ${numberOfGeneral(f.general)} für ${points(f.cost, 'military')}.`,
  'governor-recruited': f =>
    `${family(f.seat)} rekrutierte Gouverneur ${numberOfGovernor(f.governor)} für ${points(f.cost, 'senate')}.`,
  'army-created': f =>
    `${acts(f.army, 'stellte', 'stellten')} ${f.inCapital ? `in ${city(f.province)}, der Hauptstadt von ${region(f.province)},` : `im Umland von ${region(f.province)}`} eine Armee auf.`,
  'legion-added': f =>
    `Eine frische Legion stieß zu ${army(f.army, 'dative')}, der nun ${count(f.legions, 'Legion', 'Legionen')} führt.`,
  'legion-trained': f => `${acts(f.army, 'brachte', 'brachten')} eine Legion wieder auf volle Stärke.`,
  'army-moved': f =>
    `${isVoyage(f) ? acts(f.army, 'segelte', 'segelten') : acts(f.army, 'zog', 'zogen')} ${from(f.from)} ${to(f.to)}.`,
  'capital-entered': f =>
    `${acts(f.army, 'zog', 'zogen')} in ${city(f.province)} ein, die Hauptstadt von ${region(f.province)}.`,
  'capital-left': f =>
    `${acts(f.army, 'verließ', 'verließen')} ${city(f.province)} und steht nun im Umland von ${region(f.province)}.`,
  'mob-dispersed': f =>
    `${acts(f.army, 'trieb', 'trieben')} in ${region(f.province)} ${mobsAsObject(f.removed)} auseinander.`,
  'senate-voted': f =>
    `Der Senat stimmte über ${region(f.province)} ab: ${family(f.seat)} warf ${dice(f.dice)} und gewann ${count(f.votes, 'Stimme', 'Stimmen')}, nötig ${verb(f.required, 'war', 'waren')} ${f.required}. Der Antrag ${f.isPassed ? 'ging durch' : 'scheiterte'}.`,
  'governor-placed': f =>
    f.province === 'italia'
      ? `${family(f.seat)} bestieg in ${city(f.province)} den Thron und ist nun Kaiser.`
      : `${family(f.seat)} setzte in ${region(f.province)} einen Gouverneur ein.`,
  'governor-lost': f =>
    f.province === 'italia'
      ? `${family(f.seat)} verlor ${region(f.province)} und damit den Thron.`
      : `${family(f.seat)} verlor den Gouverneur von ${region(f.province)}.`,
  'governor-recalled': f => `${family(f.seat)} rief den Gouverneur von ${region(f.province)} zurück.`,
  'province-neutral': f => `${region(f.province)} kam unter einen neutralen Gouverneur.`,
  'support-changed': f => `Die Unterstützung in ${region(f.province)} ${MOVED[f.by]} ${f.support}: ${supportBy[f.by]}.`,
  'militia-placed': f =>
    `In ${city(f.province)}, der Hauptstadt von ${region(f.province)}, trat eine Miliz unter Waffen.`,
  'militia-removed': f => `Die Miliz von ${region(f.province)} besteht nicht mehr.`,
  'games-held': f =>
    `${family(f.seat)} hielt in ${region(f.province)} Spiele ab${f.removed > 0 ? ` und beruhigte ${mobsAsObject(f.removed)}` : ''}.`,
  'mobs-removed': f =>
    `In ${region(f.province)} ${verb(f.count, 'verschwand', 'verschwanden')} ${count(f.count, 'Mob', 'Mobs')} von den Straßen.`,
  'improvement-built': f =>
    `${family(f.seat)} baute in ${region(f.province)} ${improvement[f.improvement]} für ${points(f.cost, 'populace')}.`,
  'castra-placed': f => `${acts(f.army, 'schlug', 'schlugen')} ein befestigtes Lager auf (Castra).`,
  'quaestor-placed': f => `Ein Quaestor wacht nun über ${region(f.province)}.`,
  'tribute-paid': f =>
    `Die ${tribes[f.tribe]} in ${region(f.province)} nahmen Tribut: ${f.count} von ihnen ${verb(f.count, 'ist', 'sind')} nun inaktiv.`,
  'foederati-joined': f =>
    `Ein ${names.tribesmen[f.tribe].one} ${from(f.region)} schloss sich ${army(f.army, 'dative')} als Foederatus an.`,
  'barbarian-sent-home': f =>
    f.region === f.tribe
      ? `Ein ${names.tribesmen[f.tribe].one} in ${homelands[f.tribe]} legte die Waffen nieder.`
      : `Ein ${names.tribesmen[f.tribe].one} zog ${from(f.region)} heim nach ${homelands[f.tribe]}.`,
  'mob-placed': f =>
    `In ${region(f.province)} rottete sich ein Mob zusammen; dort ${verb(f.mobs, 'ist', 'sind')} nun ${count(f.mobs, 'Mob', 'Mobs')}.`,
  'pretender-marked': f =>
    f.marker === 'seat'
      ? `${family(f.seat)} griff als Thronanwärter nach der Macht und machte ${region(f.province)} zum Seat of Power.`
      : `${region(f.province)} fiel von Rom ab und schloss sich dem Reich von ${family(f.seat)} an.`,
  'pretender-unmarked': f =>
    f.marker === 'seat'
      ? `${region(f.province)} ist nicht länger der Seat of Power eines Thronanwärters.`
      : `${region(f.province)} ist nicht länger abtrünnig.`,
  'damnatio-struck': f =>
    `${family(f.seat)} ließ das Andenken von ${family(f.against)} tilgen: ${family(f.against)} verlor ${f.loss} Vermächtnis.`,
  'battle-began': f =>
    `${acts(f.attacker, 'griff', 'griffen')} ${at(f.region)} ${army(f.defender, 'accusative')} an${f.flanking > 0 ? ` und sagte ${f.flanking} Flanking Maneuver an` : ''}.`,
  'battle-rolled': f =>
    `${acts(f.army, 'warf', 'warfen')} als ${f.side === 'attacker' ? 'Angreifer' : 'Verteidiger'} ${dice(f.dice)}: ${hits(f.hits)}.`,
  'flanking-used': f => `${family(f.seat)} nutzte ein Flanking Maneuver und würfelte neu.`,
  'battle-scored': f =>
    `Nach allen Änderungen erzielte der Angreifer ${hits(f.attacker)}, der Verteidiger ${f.defender}.`,
  'hit-taken': f => `${hit(f.army, f.loss)}.`,
  'battle-won': f => `${acts(f.winner, 'besiegte', 'besiegten')} ${army(f.loser, 'accusative')}.`,
  'battle-undecided': f => `${start(army(f.attacker))} und ${army(f.defender)} löschten einander aus; niemand siegte.`,
  'general-returned': f => `${acts(f.general, 'verlor', 'verloren')} die letzte Einheit und ist wieder verfügbar.`,
  'army-driven-out': f =>
    `${acts(f.army, 'musste', 'mussten')} ${city(f.province)} räumen und ins Umland von ${region(f.province)} weichen.`,
  'barbarians-retreated': f =>
    `${tribesmen(f.count, f.tribe)} ${verb(f.count, 'floh', 'flohen')} heim nach ${homelands[f.tribe]}.`,
  'leader-fell': f => `${names.leaders[f.leader]} ist gefallen und kehrt nicht wieder.`,
  'rival-fell': f => `${start(army(f.rival))} ist gestürzt; ein Anspruch auf den Thron ist erloschen.`,
  'reward-taken': f =>
    f.reward === 'support'
      ? `${family(f.seat)} nahm eine Stufe Unterstützung als Belohnung.`
      : `${family(f.seat)} nahm eine billigere Karte als Belohnung.`,
  'legacy-gained': f => `${family(f.seat)} erhielt ${f.legacy} Vermächtnis für ${legacyFor[f.for]}.`,
  'emperor-turn': f =>
    `${family(f.seat)} herrschte unangefochten: bisher ${count(f.turns, 'Kaiserrunde', 'Kaiserrunden')}.`,
  'points-lost': f => {
    const lost = (['military', 'senate', 'populace'] as const).filter(suit => f[suit] > 0);
    return `${family(f.seat)} ließ ${list(lost.map(suit => points(f[suit], suit)))} verfallen.`;
  },
  'card-discarded': f => `${family(f.seat)} legte ${card(f.card)} ab.`,
  'card-bought': f => `${family(f.seat)} kaufte ${card(f.card)} für ${f.price} Politik.`,
  'card-trashed': f => `${family(f.seat)} entsorgte ${card(f.card)}.`,
  'politics-counted': f => `${family(f.seat)} hat ${f.politics} Politik auszugeben.`,
  'mob-grew': f => `Der Mob in ${region(f.province)} wuchs auf ${f.mobs}.`,
  'barbarians-turned-active': f =>
    `In ${region(f.province)} ${verb(f.count, 'griff', 'griffen')} ${tribesmen(f.count, f.tribe)} wieder zu den Waffen.`,
  'deck-renewed': f => `Der Ablagestapel von ${family(f.seat)} wurde zum Nachziehstapel (${cardCount(f.count)}).`,
  'hand-refilled': f =>
    `${family(f.seat)} nahm ${cardCount(f.count)} auf die Hand${f.cards ? `: ${cards(f.cards)}` : ''}.`,
  'last-round-triggered': f => `${family(f.seat)} hat die letzte Runde eingeläutet.`,
  'last-round-declined': f => `${family(f.seat)} hätte die letzte Runde einläuten können, spielt aber weiter.`,
  'tie-rolled': f => `Gleichstand: ${family(f.seat)} würfelte eine ${f.die}.`,
  'game-ended': f => `${has(endings, f.how) ? endings[f.how].text : 'Das Spiel ist aus.'} ${family(f.winner)} gewinnt.`,
};
