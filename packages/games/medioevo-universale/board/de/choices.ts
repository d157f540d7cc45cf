import { components } from '../../src/catalog.js';
import type { Colour } from '../../src/ids.js';
import { has } from '../names.js';
import { readThing } from '../things.js';
import type { Words } from '../words.js';
import { a, at, florin, from, list, to } from './grammar.js';
import { names } from './names.js';
import { areas, command, hp, marker, places, type Tongue, target, times } from './tongue.js';

export const choicesIn = (t: Tongue): Words['choices'] => {
  const { who, all, vehicle, thing, things, shares, piece } = t;
  const it = (id: string): string => thing(id, 'thing', 'accusative');
  const card = (id: string): string => thing(id, 'card');
  const cards = (ids: readonly string[]): string => list(ids.map(card)) || 'keine Karte';
  const cubes = (ids: readonly string[]): string => things(ids, 'keinen Würfel');
  const dice = (ids: readonly string[]): string => list(ids.map(id => thing(id))) || 'keinen Würfel';
  const units = (ids: readonly string[]): string => things(ids, 'keine Einheit');
  const aMarker = (id: string): string => (has(names.branches, id) ? marker(id as Colour) : names.unknown);
  const prisoner = (id: string): string => {
    const read = readThing(id);
    if (read.sort !== 'unit') return names.unknown;
    return `${a(read.troop, 'accusative')}${read.captor ? ` ${t.by(read.captor)}` : ''}`;
  };
  const points = (n: number): string => times(n, 'Punkt', 'Punkte');

  return {
    'choose-realm': { heading: 'Reich wählen', answer: id => `${thing(id, 'realm', 'accusative')} spielen` },
    'bid-realm': { heading: 'Auf ein Reich bieten', answer: id => `${thing(id, 'bid')} bieten` },
    'raise-bid': { heading: 'Gebot erhöhen', answer: n => (n === 0 ? 'nicht erhöhen' : `um ${hp(n)} erhöhen`) },
    bid: { heading: 'Bieten', answer: n => `${florin(n)} bieten` },
    'take-loan': {
      heading: 'Darlehen aufnehmen',
      answer: () => `ein Darlehen von ${florin(components.loans.amount)} aufnehmen`,
    },
    'repay-loan': {
      heading: 'Darlehen zurückzahlen',
      answer: () => `ein Darlehen von ${florin(components.loans.amount)} zurückzahlen`,
    },
    'place-village': { heading: 'Dorf setzen', answer: id => `das Dorf ${at(id)} setzen` },
    'take-transport': { heading: 'Transportmittel nehmen', answer: id => `${piece(id, 'accusative')} nehmen` },
    'place-transport': {
      heading: 'Transportmittel einsetzen',
      answer: id => `das Transportmittel ${at(id)} einsetzen`,
    },
    'place-archer': { heading: 'Bogenschützen einsetzen', answer: id => `einen Bogenschützen ${at(id)} einsetzen` },
    'keep-card': { heading: 'Karte behalten', answer: id => `${card(id)} behalten` },
    'take-marker': { heading: 'Zielmarke nehmen', answer: id => `${aMarker(id)} nehmen` },

    'use-card': { heading: 'Karte nutzen', answer: id => `${card(id)} nutzen` },
    'use-technology': { heading: 'Technologie nutzen', answer: id => `${thing(id, 'technology')} nutzen` },
    pass: { heading: 'Passen', answer: () => 'passen' },
    'turn-card': { heading: 'Karte für TP drehen', answer: id => `${card(id)} für TP drehen` },
    'flip-marker': { heading: 'Zielmarke für einen TP umdrehen', answer: id => `${aMarker(id)} umdrehen` },
    pay: { heading: 'Zahlen', answer: () => 'zahlen' },
    refrain: { heading: 'Doch nicht', answer: () => 'es doch lassen' },
    claim: { heading: 'Ziel beanspruchen', answer: id => `das Ziel von ${card(id)} beanspruchen` },
    'give-up': { heading: 'Figuren aufgeben', answer: () => 'Figuren vom Plan nehmen' },
    'give-up-piece': { heading: 'Vom Plan nehmen', answer: id => `${it(id)} vom Plan nehmen` },
    enough: { heading: 'Genug', answer: () => 'es dabei lassen' },
    name: { heading: 'Nennen', answer: id => (readThing(id).sort === 'banking' ? thing(id) : `${it(id)} nennen`) },
    'name-some': { heading: 'Mehreres nennen', answer: ids => `${things(ids)} nennen` },
    'name-amount': { heading: 'Zahl nennen', answer: n => `${n} nennen` },

    reroll: {
      heading: 'Neu werfen',
      answer: ids => (ids.length === 0 ? 'die Würfel liegen lassen' : `${dice(ids)} neu werfen`),
    },
    symbol: { heading: 'Symbol wählen', answer: id => `${thing(id, 'symbol')} wählen` },
    'choose-event': { heading: 'Ereignis wählen', answer: id => `${thing(id)} wählen` },
    hold: { heading: 'Aufhalten', answer: ids => `${list(ids.map(id => vehicle(id))) || 'nichts'} aufhalten` },
    'lose-goods': { heading: 'Waren verlieren', answer: counts => `verlieren: ${shares(counts)}` },
    'damage-buildings': { heading: 'Gebäude beschädigen', answer: counts => `Schaden nehmen: ${shares(counts)}` },
    spread: { heading: 'Schaden verteilen', answer: counts => `Schaden verteilen: ${shares(counts)}` },
    'place-light-infantry': {
      heading: 'Leichte Infanterie einsetzen',
      answer: id => `leichte Infanterie ${at(id)} einsetzen`,
    },
    'place-captain': { heading: 'Hauptmann einsetzen', answer: id => `einen Hauptmann ${at(id)} einsetzen` },
    'move-barbarians': { heading: 'Barbaren bewegen', answer: id => `die Barbaren ${at(id)} bewegen` },
    go: { heading: 'Ziehen', answer: id => `${to(id)} ziehen` },
    attack: { heading: 'Angreifen', answer: id => `${at(id)} angreifen` },
    rise: { heading: 'Aufstand einsetzen', answer: id => `den Aufstand ${at(id)} ausbrechen lassen` },
    lead: { heading: 'Anführen mit', answer: id => `${vehicle(id)} anführen lassen` },
    muster: { heading: 'Zu Fuß aufbrechen', answer: id => `${from(id)} zu Fuß aufbrechen` },
    take: { heading: 'Mitnehmen', answer: ids => `${things(ids)} mitnehmen` },
    'keep-used': { heading: 'Benutzt lassen', answer: ids => `${cards(ids)} benutzt lassen` },
    shield: { heading: 'Gebiete bewahren', answer: ids => `${areas(ids, 'accusative')} bewahren` },

    'tax-rate': { heading: 'Steuersatz festlegen', answer: id => `den Steuersatz auf ${thing(id, 'rate')} festlegen` },
    'plunder-own': { heading: 'Eigenes plündern', answer: id => `${it(id)} selbst plündern` },
    'start-uprisings': {
      heading: 'Aufstände auslösen',
      answer: n => `${n === 1 ? 'einen Aufstand' : `${n} Aufstände`} für Geld auslösen`,
    },
    'fall-short': { heading: 'Zinsen schuldig bleiben', answer: () => 'die Zinsen schuldig bleiben' },
    'leave-unpaid': { heading: 'Nicht zahlen', answer: () => 'nicht zahlen und den Vertrag brechen' },

    'buy-technology': { heading: 'Technologie kaufen', answer: id => `${thing(id, 'technology')} kaufen` },
    build: { heading: 'Bauen', answer: id => `${piece(id, 'accusative', 'building')} bauen` },
    repair: { heading: 'Reparieren', answer: id => `${it(id)} reparieren` },
    'buy-transport': { heading: 'Transportmittel kaufen', answer: id => `${piece(id, 'accusative')} kaufen` },
    'buy-engine': { heading: 'Belagerungsmaschine kaufen', answer: id => `${piece(id, 'accusative')} kaufen` },
    upgrade: { heading: 'Fahrzeug aufwerten', answer: id => `${it(id)} aufwerten` },
    'buy-unit': { heading: 'Einheit kaufen', answer: id => `${piece(id, 'accusative')} kaufen` },
    'upgrade-captain': { heading: 'Hauptmann aufwerten', answer: id => `${thing(id, 'promotion')} aufwerten` },
    'buy-card': { heading: 'Reichskarte kaufen', answer: () => 'eine Reichskarte kaufen' },
    ransom: { heading: 'Gefangenen freikaufen', answer: id => `${prisoner(id)} freikaufen` },
    redeploy: { heading: 'Wieder einsetzen', answer: id => `${piece(id, 'accusative')} wieder einsetzen` },
    'buy-back': { heading: 'Zurückkaufen', answer: id => `${piece(id, 'accusative')} für die Hälfte zurückkaufen` },
    'done-buying': { heading: 'Käufe beenden', answer: () => 'die Käufe beenden' },
    place: { heading: 'Einsetzen', answer: id => `${at(id)} einsetzen` },
    'place-marker': { heading: 'Kontrollmarker legen', answer: id => `einen Kontrollmarker ${at(id)} legen` },
    forfeit: { heading: 'Rest verfallen lassen', answer: () => 'die übrigen Marker verfallen lassen' },
    'demand-hidden': { heading: 'Verdeckte Käufe verlangen', answer: () => 'verdeckte Käufe verlangen' },
    'strike-order': { heading: 'Ab hier streichen', answer: id => `${thing(id)} und alles danach streichen` },
    'carry-out': { heading: 'Ausführen', answer: id => `${thing(id)} ausführen` },

    move: { heading: 'Ziehen aus', answer: id => `${from(id)} losziehen` },
    assault: { heading: 'An Ort und Stelle angreifen', answer: id => `${at(id)} an Ort und Stelle angreifen` },
    seize: { heading: 'Zugreifen', answer: id => `zugreifen: ${vehicle(id)}` },
    opponent: { heading: 'Kämpfen gegen', answer: id => `gegen ${who(id, 'accusative')} kämpfen` },
    from: { heading: 'Weiter aus', answer: id => `${from(id)} weiterziehen` },
    halt: { heading: 'Halten', answer: () => 'halten' },
    regroup: { heading: 'Andere wählen', answer: () => 'neu wählen, wer weiterzieht' },
    conqueror: { heading: 'Eroberer', answer: id => `${who(id, 'accusative')} erobern lassen` },
    'take-over': { heading: 'Übernehmen', answer: () => 'es übernehmen' },
    plunder: { heading: 'Plündern', answer: () => 'es plündern' },
    'replace-markers': {
      heading: 'Marker ersetzen',
      answer: ids => (ids.length === 0 ? 'keinen Marker ersetzen' : `die Marker ${places(ids)} ersetzen`),
    },
    'plunder-cubes': { heading: 'Würfel plündern', answer: ids => `${cubes(ids)} plündern` },
    safeguard: { heading: 'Retten', answer: ids => `${things(ids)} retten` },
    'go-through': { heading: 'Es tun', answer: () => 'es tun' },

    shelter: {
      heading: 'Schutz gegen',
      answer: ids => `gegen ${list(ids.map(id => thing(id, 'shelter'))) || 'nichts'} schützen`,
    },
    capture: { heading: 'Gefangene nehmen', answer: () => 'Gefangene nehmen' },
    'no-quarter': { heading: 'Keine Gefangenen', answer: () => 'keine Gefangenen nehmen' },
    crew: {
      heading: 'Besatzung wählen',
      answer: ids => (ids.length === 0 ? 'sie ohne Besatzung lassen' : `sie bedienen lassen: ${units(ids)}`),
    },
    target: { heading: 'Schießen auf', answer: id => `auf ${target(id)} schießen` },
    captain: { heading: 'Befehl eines Hauptmanns', answer: id => command(id) },
    retreat: { heading: 'Rückzug ansagen', answer: () => 'einen Rückzug ansagen' },
    stand: { heading: 'Standhalten', answer: () => 'standhalten' },
    sacrifice: { heading: 'Opfern', answer: ids => `${units(ids)} opfern` },
    'spend-blood': { heading: 'Blutmarken ausgeben', answer: n => `${times(n, 'Blutmarke', 'Blutmarken')} ausgeben` },
    'raise-damage': { heading: 'Schaden erhöhen', answer: n => `den Schaden um ${n} erhöhen` },
    'retreat-to': { heading: 'Zurückziehen', answer: id => `sich ${to(id)} zurückziehen` },
    stay: { heading: 'Bleiben', answer: () => 'bleiben und weiterkämpfen' },
    expose: { heading: 'Hauptmänner nehmen Schaden', answer: ids => `Schaden nehmen lassen: ${units(ids)}` },
    assign: { heading: 'Schaden zuweisen', answer: counts => `Schaden zuweisen: ${shares(counts)}` },
    reload: { heading: 'Galeere wechseln', answer: id => `${it(id)} die Galeere wechseln lassen` },
    'reload-onto': { heading: 'Wechseln auf', answer: id => `auf ${vehicle(id)} wechseln` },
    'fight-on': { heading: 'Weiterkämpfen', answer: () => 'weiterkämpfen' },
    'offer-surrender': { heading: 'Kapitulation anbieten', answer: () => 'anbieten zu kapitulieren' },
    'demand-surrender': { heading: 'Kapitulation fordern', answer: () => 'die Kapitulation des Gegners fordern' },
    'accept-surrender': { heading: 'Annehmen', answer: () => 'die Kapitulation annehmen' },
    'refuse-surrender': { heading: 'Ablehnen', answer: () => 'die Kapitulation ablehnen' },

    trader: { heading: 'Handeln mit', answer: id => `mit ${vehicle(id)} handeln` },
    'serve-route': {
      heading: 'Handelsstraße bedienen mit',
      answer: id => `die Handelsstraße mit ${vehicle(id)} bedienen`,
    },
    'drop-route': { heading: 'Handelsstraße aufgeben', answer: () => 'die Handelsstraße aufgeben' },
    'done-trading': { heading: 'Handel beenden', answer: () => 'den Handel beenden' },
    buy: { heading: 'Waren kaufen', answer: n => `${times(n, 'Würfel', 'Würfel')} kaufen` },
    sell: { heading: 'Verkaufen', answer: ids => `${cubes(ids)} verkaufen` },
    'sell-anywhere': { heading: 'Ohne Bonus verkaufen', answer: ids => `${cubes(ids)} zum festen Preis verkaufen` },
    transfer: { heading: 'Waren umladen mit', answer: id => `Waren mit ${vehicle(id)} umladen` },
    'other-trader': { heading: 'Anderes Fahrzeug', answer: () => 'ein anderes Fahrzeug wählen' },
    'start-route': {
      heading: 'Handelsstraße beginnen',
      answer: id => `eine Handelsstraße über ${thing(id, 'length')} beginnen`,
    },
    carry: { heading: 'Tragen', answer: ids => `${cubes(ids)} tragen` },
    'market-points': { heading: 'TP für den Markt', answer: n => `${points(n)} in den Markt stecken` },
    'trade-points': { heading: 'TP für den Handel', answer: n => `${points(n)} in den Handel stecken` },
    'to-honour': {
      heading: 'Punkte zu EP',
      answer: n => `${times(n, 'Handelspunkt', 'Handelspunkte')} zu EP machen`,
    },
    'place-cube': { heading: 'Würfel legen', answer: id => `einen Würfel legen: ${thing(id)}` },
    'route-target': { heading: 'Ziel der Handelsstraße', answer: id => `die Handelsstraße ${to(id)} führen` },
    stages: { heading: 'Etappen wählen', answer: ids => `Etappen legen: ${areas(ids)}` },
    'let-pass': { heading: 'Durchlassen', answer: () => 'es durchlassen' },
    later: { heading: 'Später', answer: () => 'später entscheiden' },

    'look-at-proposal': { heading: 'Vorschlag ansehen', answer: id => `ansehen: ${thing(id)}` },
    'draft-treaty': {
      heading: 'Vertrag entwerfen',
      answer: ids => `einen Vertrag mit ${all(ids, 'dative') || 'niemandem'} entwerfen`,
    },
    'declare-war': { heading: 'Krieg erklären', answer: id => `${who(id, 'dative')} den Krieg erklären` },
    'offer-truce': {
      heading: 'Waffenstillstand anbieten',
      answer: id => `${who(id, 'dative')} einen Waffenstillstand anbieten`,
    },
    'offer-peace': { heading: 'Frieden anbieten', answer: id => `${who(id, 'dative')} Frieden anbieten` },
    'offer-end': { heading: 'Vertragsende vorschlagen', answer: id => `vorschlagen, ${it(id)} zu beenden` },
    'break-treaty': { heading: 'Vertrag brechen', answer: id => `${it(id)} brechen` },
    'complain-of': {
      heading: 'Auf Vertragsbruch klagen',
      answer: id => `gegen ${it(id)} auf Vertragsbruch klagen`,
    },
    'call-support': { heading: 'Unterstützung abrufen', answer: id => `Unterstützung abrufen: ${thing(id)}` },
    'withdraw-proposal': { heading: 'Vorschlag zurückziehen', answer: id => `zurückziehen: ${thing(id)}` },
    'arm-window': {
      heading: 'Bei weiteren Anlässen fragen',
      answer: id => `auch nach Karten fragen lassen, ${thing(id, 'window')}`,
    },
    'disarm-window': {
      heading: 'Bei einem Anlass nicht mehr fragen',
      answer: id => `nicht nach Karten fragen lassen, ${thing(id, 'window')}`,
    },
    'limit-window': {
      heading: 'Nur in bestimmten Gebieten fragen',
      answer: id => `nur in bestimmten Gebieten nach Karten fragen lassen, ${thing(id, 'window')}`,
    },
    'offer-time': {
      heading: 'Ende der Partie vorschlagen',
      answer: () => 'vorschlagen, dass diese Runde die letzte ist',
    },
    'accept-proposal': { heading: 'Annehmen', answer: () => 'den Vorschlag annehmen' },
    'decline-proposal': { heading: 'Ablehnen', answer: () => 'den Vorschlag ablehnen' },
    'counter-proposal': { heading: 'Gegenvorschlag machen', answer: () => 'einen Gegenvorschlag machen' },
    'leave-proposal': { heading: 'Vorerst lassen', answer: () => 'den Vorschlag vorerst liegen lassen' },
    'limit-to': { heading: 'Nur dort', answer: ids => `nur ${places(ids)} gefragt werden` },
    'limit-nowhere': { heading: 'Lassen, wie es ist', answer: () => 'es lassen, wie es ist' },
    'add-clause': {
      heading: 'Klausel hinzufügen',
      answer: id => `eine Klausel hinzufügen: ${thing(id, 'clause-type')}`,
    },
    'drop-clause': { heading: 'Klausel streichen', answer: id => `${thing(id)} streichen` },
    'last-round': { heading: 'Bis Runde', answer: n => `bis zum Ende von Runde ${n} gelten lassen` },
    'no-last-round': { heading: 'Bis zum Schluss', answer: () => 'bis zum Ende des Spiels gelten lassen' },
    'make-secret': { heading: 'Geheim halten', answer: () => 'ihn geheim halten' },
    'make-public': { heading: 'Öffentlich machen', answer: () => 'ihn öffentlich machen' },
    'send-draft': { heading: 'Entwurf absenden', answer: () => 'den Entwurf absenden' },
    'discard-draft': { heading: 'Entwurf verwerfen', answer: () => 'den Entwurf verwerfen' },
    'clause-party': { heading: 'Partei', answer: id => `${who(id, 'accusative')} nennen` },
    'clause-between': {
      heading: 'Zwischen',
      answer: ids => `die Klausel zwischen ${all(ids, 'dative') || 'niemandem'} gelten lassen`,
    },
    'clause-fee-sale': { heading: 'Gebühr je Verkauf', answer: n => `${florin(n)} je Verkauf verlangen` },
    'clause-fee-purchase': { heading: 'Gebühr je Kauf', answer: n => `${florin(n)} je Kauf verlangen` },
    'clause-territories': {
      heading: 'In diesen Gebieten',
      answer: ids => (ids.length === 0 ? 'überall' : places(ids)),
    },
    'clause-everywhere': { heading: 'Überall', answer: () => 'überall' },
    'clause-amount': { heading: 'Zahl nennen', answer: n => `${n} nennen` },
    'clause-when': { heading: 'Wann', answer: id => `${thing(id, 'when')} zahlen lassen` },
    'clause-against': { heading: 'Gegen', answer: ids => `gegen ${all(ids, 'accusative') || 'niemanden'}` },
    'clause-anybody': { heading: 'Gegen alle', answer: () => 'gegen alle' },
    'clause-units': { heading: 'Gefangene', answer: ids => `${units(ids)} übergeben` },
    'clause-text': { heading: 'Mit eigenen Worten', answer: text => `„${text}“` },
    'drop-sketch': { heading: 'Diese Klausel fallen lassen', answer: () => 'diese Klausel fallen lassen' },
    'vote-breach': { heading: 'Es ist ein Bruch', answer: () => 'stimmen, dass es ein Bruch ist' },
    'vote-no-breach': { heading: 'Es ist kein Bruch', answer: () => 'stimmen, dass es kein Bruch ist' },
    designate: { heading: 'Einheiten benennen', answer: ids => `${units(ids)} benennen` },
    'refuse-support': {
      heading: 'Unterstützung verweigern',
      answer: () => 'die Unterstützung verweigern und den Vertrag brechen',
    },
    'order-from': { heading: 'Befehl an die aus', answer: id => `denen ${at(id)} einen Befehl geben` },
    'no-order': { heading: 'Kein Befehl', answer: () => 'keinen Befehl geben' },
    'order-to': { heading: 'Befehl, zu ziehen', answer: id => `ihnen befehlen, ${to(id)} zu ziehen` },
    obey: { heading: 'Gehorchen', answer: () => 'gehorchen' },
    'refuse-order': { heading: 'Verweigern', answer: () => 'den Befehl verweigern' },
  };
};
