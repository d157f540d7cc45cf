import { isGeneral, RECRUITING_COST } from '../../src/catalog.js';
import type { CardId } from '../../src/ids.js';
import { among, has, numberOfGeneral, numberOfGovernor, sortedCards } from '../names.js';
import type { Words } from '../words.js';
import { army, at, card, city, from, list, points, region, to } from './grammar.js';
import { names } from './names.js';

const cost = (id: string): string => (has(RECRUITING_COST, id) ? ` (Kosten ${RECRUITING_COST[id]})` : '');
const hand = (counts: Readonly<Partial<Record<CardId, number>>>): string => {
  const held = sortedCards(Object.entries(counts)).filter(([, n]) => n > 0);
  const parts = held.map(([id, n]) => (n === 1 ? card(id) : `${n} × ${card(id)}`));
  return parts.length === 0 ? 'keiner Karte' : list(parts);
};
const LOSSES = {
  legion: 'eine volle Legion',
  'reduced-legion': 'eine reduzierte Legion',
  active: 'einen aktiven Barbaren',
  inactive: 'einen inaktiven Barbaren',
};
const loss = (id: string): string => {
  if (has(names.tribesmen, id)) return `einen ${names.tribesmen[id].many} der Foederati`;
  return has(names.leaders, id) ? names.leaders[id] : among(LOSSES, id, names.unknown);
};
const toTribe = (id: string): string => (has(names.tribes, id) ? `den ${names.tribes[id]}` : 'dem Genannten');
const improvement = (id: string): string =>
  among({ amphitheater: 'ein Amphitheater', basilica: 'eine Basilica', limes: 'einen Limes' }, id, names.unknown);
const withArmy = (id: string): string => `mit ${army(id, 'dative')}`;

export const choices: Words['choices'] = {
  'choose-start-province': { heading: 'Startprovinz wählen', answer: id => `${at(id)} beginnen` },
  'choose-start-hand': { heading: 'Erste Hand wählen', answer: counts => `mit ${hand(counts)} beginnen` },
  'pax-pick': { heading: 'Karte nehmen', answer: id => `${card(id)} auf die Hand nehmen` },
  'play-card': { heading: 'Karte spielen', answer: id => `${card(id)} spielen` },
  'recruit-general': {
    heading: 'General rekrutieren',
    answer: id => `${isGeneral(id) ? `General ${numberOfGeneral(id)}` : names.unknown} rekrutieren${cost(id)}`,
  },
  'create-army': { heading: 'Armee erstellen', answer: id => `eine Armee ${at(id)} erstellen` },
  'into-capital': { heading: 'In der Hauptstadt', answer: () => 'die Armee in der Hauptstadt sammeln' },
  'into-open': { heading: 'Im Umland', answer: () => 'die Armee im Umland sammeln' },
  'add-legion': { heading: 'Legion hinzufügen', answer: id => `${army(id, 'dative')} eine Legion hinzufügen` },
  'train-legion': { heading: 'Legion trainieren', answer: id => `eine Legion bei ${army(id, 'dative')} trainieren` },
  'move-army': { heading: 'Armee bewegen', answer: id => `${army(id, 'accusative')} bewegen` },
  'move-to': { heading: 'Bewegen nach', answer: id => `${to(id)} ziehen` },
  'enter-capital': { heading: 'In die Hauptstadt', answer: id => `${withArmy(id)} in die Hauptstadt treten` },
  'leave-capital': { heading: 'Aus der Hauptstadt', answer: id => `${withArmy(id)} die Hauptstadt verlassen` },
  'initiate-battle': { heading: 'Kampf beginnen', answer: id => `${withArmy(id)} einen Kampf beginnen` },
  attack: { heading: 'Angreifen', answer: id => `${army(id, 'accusative')} angreifen` },
  'declare-flanking': {
    heading: 'Flanking Maneuver ansagen',
    answer: n => (n === 0 ? 'kein Flanking Maneuver ansagen' : `${n} Flanking Maneuver ansagen`),
  },
  reroll: { heading: 'Neu würfeln', answer: () => 'alle Würfel neu werfen' },
  'keep-dice': { heading: 'Wurf behalten', answer: () => 'den Wurf behalten' },
  'take-hit': { heading: 'Treffer nehmen auf', answer: id => `einen Treffer auf ${loss(id)} nehmen` },
  'take-support': { heading: 'Unterstützung erhöhen', answer: () => 'eine Stufe Unterstützung als Belohnung nehmen' },
  'take-discount': { heading: 'Billigere Karte', answer: () => 'eine billigere Karte als Belohnung nehmen' },
  advance: { heading: 'Vorrücken', answer: () => 'in die Hauptstadt vorrücken' },
  stay: { heading: 'Im Umland bleiben', answer: () => 'im Umland bleiben' },
  'install-governor': { heading: 'Gouverneur einsetzen', answer: () => 'einen Gouverneur einsetzen' },
  'leave-neutral': { heading: 'Neutral lassen', answer: () => 'die Provinz neutral lassen' },
  'disperse-mob': { heading: 'Mob auflösen', answer: id => `${withArmy(id)} den Mob auflösen` },
  'recruit-governor': {
    heading: 'Gouverneur rekrutieren',
    answer: id =>
      `${numberOfGovernor(id) > 0 ? names.governor(numberOfGovernor(id)) : names.unknown} rekrutieren${cost(id)}`,
  },
  'place-governor': { heading: 'Gouverneur einsetzen', answer: id => `einen Gouverneur ${at(id)} einsetzen` },
  'declare-damnatio': { heading: 'Damnatio Memoriae ansagen', answer: () => 'Damnatio Memoriae ansagen' },
  'no-damnatio': { heading: 'Ohne Damnatio Memoriae', answer: () => 'auf Damnatio Memoriae verzichten' },
  'stake-military': { heading: 'Militärpunkte einsetzen', answer: n => `${points(n, 'military')} einsetzen` },
  'stake-senate': { heading: 'Senatspunkte einsetzen', answer: n => `${points(n, 'senate')} einsetzen` },
  'recall-governor': {
    heading: 'Gouverneur zurückrufen',
    answer: id => `den Gouverneur von ${region(id, 'dative')} zurückrufen`,
  },
  'increase-support': { heading: 'Unterstützungsstufe erhöhen', answer: id => `die Unterstützung ${at(id)} erhöhen` },
  'place-militia': {
    heading: 'Miliz platzieren',
    answer: id => `eine Miliz in ${city(id)} (${region(id)}) platzieren`,
  },
  'hold-games': { heading: 'Spiele abhalten', answer: id => `${at(id)} Spiele abhalten` },
  'build-improvement': { heading: 'Verbesserung bauen', answer: id => `eine Verbesserung ${at(id)} bauen` },
  build: { heading: 'Bauen', answer: id => `${improvement(id)} bauen` },
  'use-castra': { heading: 'Castra nutzen', answer: id => `Castra bei ${army(id, 'dative')} nutzen` },
  'use-tribute': { heading: 'Tribute nutzen', answer: id => `Tribute ${at(id)} nutzen` },
  'pay-tribute-to': { heading: 'Tribut zahlen an', answer: id => `${toTribe(id)} Tribut zahlen` },
  'use-foederati': { heading: 'Foederati nutzen', answer: id => `Foederati bei ${army(id, 'dative')} nutzen` },
  'recruit-from': { heading: 'Anwerben aus', answer: id => `${from(id)} anwerben` },
  'recruit-tribe': { heading: 'Anwerben bei', answer: id => `bei ${toTribe(id)} anwerben` },
  'take-active': { heading: 'Aktiver Barbar', answer: () => 'einen aktiven Barbaren anwerben' },
  'take-inactive': { heading: 'Inaktiver Barbar', answer: () => 'einen inaktiven Barbaren anwerben' },
  'use-quaestor': { heading: 'Quaestor nutzen', answer: id => `Quaestor ${at(id)} nutzen` },
  'use-mob': { heading: 'Mob nutzen', answer: id => `Mob ${at(id)} nutzen` },
  'use-pretender': {
    heading: 'Pretender nutzen',
    answer: id => `Pretender mit dem Seat of Power ${at(id)} nutzen`,
  },
  'use-praetorian-guard': { heading: 'Praetorian Guard nutzen', answer: () => 'Praetorian Guard gegen Italia nutzen' },
  'end-actions': { heading: 'Aktionen beenden', answer: () => 'die Aktionen beenden' },
  'discard-card': { heading: 'Karte ablegen', answer: id => `${card(id)} ablegen` },
  'keep-rest': { heading: 'Rest behalten', answer: () => 'den Rest der Hand behalten' },
  'buy-card': { heading: 'Karte kaufen', answer: id => `${card(id)} kaufen` },
  'trash-card': { heading: 'Karte entsorgen', answer: id => `${card(id)} entsorgen` },
  'end-purchases': { heading: 'Kauf beenden', answer: () => 'den Kauf beenden' },
  'refill-hand': { heading: 'Hand auffüllen', answer: counts => `die Hand mit ${hand(counts)} auffüllen` },
  'declare-last-round': { heading: 'Letzte Runde einläuten', answer: () => 'die letzte Runde einläuten' },
  'play-on': { heading: 'Weiterspielen', answer: () => 'weiterspielen' },
};
