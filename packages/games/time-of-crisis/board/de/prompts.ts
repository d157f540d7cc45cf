import type { Words } from '../words.js';
import { army, at, cardCount, city, count, dice, from, hits, list, points, region } from './grammar.js';
import { names } from './names.js';

const vote = ({ required, free, voteOn }: { required: number; free: number; voteOn: number }): string => {
  const need = voteOn === 1 ? 'jeder Würfel ist eine Stimme' : `jeder Würfel ab ${voteOn} ist eine Stimme`;
  const extra = free > 0 ? `, ${count(free, 'Würfel ist', 'Würfel sind')} frei` : '';
  return `Nötig ${required === 1 ? 'ist' : 'sind'} ${count(required, 'Stimme', 'Stimmen')}, ${need}${extra}`;
};

export const asks: Words['asks'] = {
  'choose-start-province': () => 'Wähle die Provinz, in der deine Familie beginnt.',
  'choose-start-hand': f => `Wähle ${cardCount(f.count)} deines Nachziehstapels als erste Hand.`,
  'pax-pick': () => 'Pax Deorum: Nimm geheim eine Karte deines Nachziehstapels auf die Hand.',
  'choose-action': f =>
    `Spiele eine Karte oder führe eine Aktion aus; du hast ${list([
      points(f.military, 'military'),
      points(f.senate, 'senate'),
      points(f.populace, 'populace'),
    ])}.`,
  'create-army-where': f => `Wo in ${region(f.province)} sammelt sich die neue Armee?`,
  'move-to': f => `Wohin zieht ${army(f.army)} ${from(f.region)}?`,
  attack: f => `Welchen Feind ${at(f.region)} greift ${army(f.army)} an?`,
  'declare-flanking': f =>
    `Wie viele Flanking Maneuver sagst du an, wenn ${army(f.army)} ${army(f.foe, 'accusative')} angreift?`,
  reroll: f =>
    `Mit dem Flanking Maneuver neu würfeln? Du hast ${dice(f.dice)} geworfen (${hits(f.hits)}), der Gegner ${dice(f.foeDice)} (${hits(f.foeHits)}).`,
  'take-hit': f =>
    `Wähle den nächsten Verlust bei ${army(f.army, 'dative')} ${at(f.region)}; noch ${hits(f.hits)} ${f.hits === 1 ? 'ist' : 'sind'} zu verteilen.`,
  reward: f => `${names.events[f.figure]} ist ${at(f.region)} gefallen: Wähle deine Belohnung.`,
  advance: f => `Rückt ${army(f.army)} nach ${city(f.region)} vor, in die Hauptstadt von ${region(f.region)}?`,
  'install-governor': f =>
    `Du hältst die Hauptstadt von ${region(f.province)}: Setzt du dort kostenlos einen Gouverneur ein, oder bleibt die Provinz neutral?`,
  'declare-damnatio': f => `Sagst du Damnatio Memoriae für die Abstimmung über ${region(f.province)} an? ${vote(f)}.`,
  'stake-military': f =>
    `Wie viele Militärpunkte setzt du bei der Abstimmung über ${region(f.province)} ein? ${vote(f)}.`,
  'stake-senate': f => `Wie viele Senatspunkte setzt du bei der Abstimmung über ${region(f.province)} ein? ${vote(f)}.`,
  build: f => `Was baust du in ${region(f.province)} für ${points(f.cost, 'populace')}?`,
  'pay-tribute-to': f => `Welchem Stamm in ${region(f.province)} zahlst du Tribut?`,
  'recruit-from': f => `Woher wirbt ${army(f.army)} einen Barbaren an?`,
  'recruit-tribe': f => `Aus welchem Stamm ${at(f.region)} wirbt ${army(f.army)} einen Barbaren an?`,
  'recruit-side': f =>
    `Wirbt ${army(f.army)} ${at(f.region)} einen aktiven oder einen inaktiven ${names.tribesmen[f.tribe].many} an?`,
  'discard-more': () => 'Lege weitere Handkarten ab, oder behalte den Rest.',
  shop: f =>
    `Kaufe oder entsorge Karten; du hast noch ${f.politics} Politik und ${f.bought === 0 ? 'keine Karte' : cardCount(f.bought)} gekauft.`,
  'refill-hand': f => `Wähle geheim ${cardCount(f.count)} deines Nachziehstapels, um deine Hand aufzufüllen.`,
  'declare-end': () => 'Du bist Kaiser und hast genug Vermächtnis: Läutest du die letzte Runde ein?',
};

export const waits: Words['waits'] = {
  'choose-start-province': who => `${who} wählt eine Startprovinz.`,
  'choose-start-hand': who => `${who} wählt die erste Hand.`,
  'pax-pick': who => `${who} nimmt eine Karte für Pax Deorum.`,
  'choose-action': who => `${who} führt Aktionen aus.`,
  'create-army-where': who => `${who} erstellt eine Armee.`,
  'move-to': who => `${who} bewegt eine Armee.`,
  attack: who => `${who} wählt einen Feind zum Angriff.`,
  'declare-flanking': who => `${who} bereitet einen Kampf vor.`,
  reroll: who => `${who} entscheidet über einen Neuwurf.`,
  'take-hit': who => `${who} verteilt Treffer.`,
  reward: who => `${who} wählt eine Belohnung.`,
  advance: who => `${who} entscheidet über das Vorrücken in die Hauptstadt.`,
  'install-governor': who => `${who} entscheidet über die eroberte Provinz.`,
  'declare-damnatio': who => `${who} bereitet eine Abstimmung im Senat vor.`,
  'stake-military': who => `${who} bereitet eine Abstimmung im Senat vor.`,
  'stake-senate': who => `${who} bereitet eine Abstimmung im Senat vor.`,
  build: who => `${who} wählt eine Verbesserung.`,
  'pay-tribute-to': who => `${who} wählt einen Stamm für den Tribut.`,
  'recruit-from': who => `${who} wirbt Foederati an.`,
  'recruit-tribe': who => `${who} wirbt Foederati an.`,
  'recruit-side': who => `${who} wirbt Foederati an.`,
  'discard-more': who => `${who} entscheidet, welche Karten abgelegt werden.`,
  shop: who => `${who} kauft und entsorgt Karten.`,
  'refill-hand': who => `${who} wählt eine neue Hand.`,
  'declare-end': who => `${who} entscheidet, ob die letzte Runde beginnt.`,
};
