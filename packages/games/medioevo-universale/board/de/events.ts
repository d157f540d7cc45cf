import type { Offer } from '../../src/events/diplomacy.js';
import type { CardId, Craft, Realm } from '../../src/ids.js';
import type { Army } from '../../src/troops.js';
import { cubesIn, has, ROMAN, titleOf } from '../names.js';
import type { Words } from '../words.js';
import { a, area, army, at, florin, from, list, points, start, the, to } from './grammar.js';
import { names } from './names.js';
import { endings } from './table.js';
import {
  aModel,
  areas,
  building,
  type Case,
  command,
  damage,
  dice,
  fleet,
  force,
  goods,
  hp,
  kind,
  marker,
  shelter,
  type Tongue,
  target,
  times,
  title,
  units,
  verb,
} from './tongue.js';

const card = (id: CardId): string => titleOf(names, id);
const cards = (ids: readonly CardId[]): string => list(ids.map(card)) || 'keine Karte';
/** How many of each troop, as facts have them. */
const troops = (of: Readonly<Record<string, number>> | Army): string => army(of as Army);
const troop = (id: string, casus: Case): string => (has(names.troops, id) ? a(id, casus) : names.unknown);
const BANS = {
  'no-fighting': 'kämpft niemand',
  'no-trade': 'handelt niemand',
  'no-passage': 'geht niemand hinein oder hinaus',
};
const ROLLS = {
  horde: 'für die Horde',
  event: 'für das Ereignis',
  archers: 'für Bogenschützen',
  siege: 'für Belagerungsmaschinen',
  sinking: 'für eine verlassene Galeere',
  spy: 'für einen Spion',
  d3: 'für eine Karte',
};
const HOW_BATTLE = {
  destroyed: 'ein Heer ist vernichtet',
  retreat: 'der Angreifer hat sich zurückgezogen',
  surrender: 'eine Seite hat kapituliert',
  'broken-off': 'sie wurde abgebrochen',
};
const HARM = {
  siege: 'durch Belagerungsmaschinen',
  archers: 'durch Bogenschützen',
  result: 'im Nahkampf',
  loss: 'durch eigene Verluste',
  event: 'durch das Ereignis',
};
const WAYS = { usual: '', 'to-barbarians': ' an Barbaren', anywhere: ' zum festen Preis' };
const ROUTES = {
  sold: 'endete mit einem Verkauf unterwegs',
  dropped: 'wurde aufgegeben',
  lost: 'endete mit dem Verlust des Fahrzeugs',
};
const COMING = {
  bought: '',
  ransomed: ', freigekauft',
  redeployed: ', nach der Kapitulation wieder frei',
  recovered: ', wieder genesen',
};

export const eventsIn = (t: Tongue): Words['events'] => {
  const { who, of, by, towards, all, acts } = t;
  const Who = (id: string): string => start(who(id));
  const Vehicle = (piece: Craft): string => start(the(piece));
  const bids = (of_: Readonly<Record<string, number>>, unit: (n: number) => string): string =>
    list(Object.entries(of_).map(([seat, n]) => `${who(seat)} ${unit(n)}`));
  const standing = (award: string, of_: Readonly<Record<string, readonly number[]>>): string => {
    const unit = award === 'most-money' ? ' F' : '';
    const all_ = Object.entries(of_).map(([seat, n]) => `${who(seat)} ${n.map(each => `${each}${unit}`).join('/')}`);
    return all_.length === 0 ? '' : ` (${all_.join(', ')})`;
  };
  const treatyOf = (parties: readonly string[] | undefined, casus: Case): string => {
    const article = { nominative: 'der', accusative: 'den', dative: 'dem' }[casus];
    return parties ? `${article} Vertrag zwischen ${all(parties, 'dative')}` : `${article} Vertrag`;
  };
  /** Only those hear of it whom it concerns. */
  const ifKnown = (known: unknown, sentence: () => string): string => (known === undefined ? '' : sentence());
  /** Whose it was, and to whom. */
  const offer = (each: Offer): string => `den Vorschlag ${of(each.from)} an ${all(each.to, 'accusative')}`;
  const good = (id: string): string => {
    const read = id.includes(':') ? id.slice(id.indexOf(':') + 1) : id;
    return has(names.goods, read) ? names.goods[read] : names.unknown;
  };
  const givenUp = (id: string, piece?: Craft): string => {
    if (piece) return a(piece, 'accusative');
    return has(names.goods, id) ? cubesIn(names, id, 1) : troop(id, 'accusative');
  };

  return {
    // Set-up and turn order
    'teams-formed': f => {
      const teams = [...new Set(Object.values(f.teams))].map(
        team => `Team ${team}: ${all(Object.keys(f.teams).filter(seat => f.teams[seat] === team))}`,
      );
      return `Die Teams stehen fest, ${teams.join('; ')}.`;
    },
    'realm-taken': f => {
      const player = names.sides[f.player];
      const realm = t.thing(f.realm, 'realm', 'accusative');
      if (f.how === 'auctioned') return `${player} ersteigerte ${realm} für ${hp(f.honour ?? 0)}.`;
      return f.how === 'drawn' ? `Das Los gab ${player} ${realm}.` : `${player} wählte ${realm}.`;
    },
    'map-opened': f =>
      `${times(f.territories, 'Gebiet', 'Gebiete')} und ${times(f.seas, 'Seegebiet', 'Seegebiete')} sind im Spiel.`,
    'realm-bids': f => {
      const all_ = Object.entries(f.bids).map(
        ([seat, { realm, honour }]) =>
          `${names.sides[seat as never]} ${hp(honour)} für ${t.thing(realm as Realm, 'realm', 'accusative')}`,
      );
      return `Gebote auf Reiche, Runde ${f.turn}: ${list(all_)}.`;
    },
    'realm-bids-raised': f =>
      `Die Gebote auf ${t.thing(f.realm, 'realm', 'accusative')} wurden erhöht: ${bids(f.bids, hp)}.`,
    'honour-evened': f => `Alle rückten um ${hp(f.by)} vor, damit niemand unter dem Anfang beginnt.`,
    'village-placed': f => `${Who(f.player)} gründete ${at(f.at)} ein Dorf.`,
    'transport-placed': f => `${Who(f.player)} stellte ${at(f.at)} ${aModel(f.transport, f.level, 'accusative')} auf.`,
    'archer-placed': f => `${Who(f.player)} stellte ${at(f.at)} einen Bogenschützen auf.`,
    'barbarians-settled': f => `Barbaren ließen sich nieder: ${areas(f.at)}.`,
    'start-cards-drawn': f =>
      `${Who(f.player)} zog ${times(f.count, 'Reichskarte', 'Reichskarten')}${f.cards ? `: ${cards(f.cards)}` : ''}.`,
    'start-card-kept': f => `${Who(f.player)} behielt ${card(f.card)}.`,
    'start-marker-taken': f => `${Who(f.player)} nahm ${marker(f.colour)}.`,
    'bids-revealed': f =>
      `${f.turn === 0 ? 'Gebote für die Zugreihenfolge' : `Gebote nach dem Nachbieten im Gleichstand, Durchgang ${f.turn}`}: ${bids(f.bids, florin)}.`,
    'order-settled': f => `Zugreihenfolge: ${all(f.order)}${f.byLot ? '; bei Gleichstand entschied das Los' : ''}.`,

    // Money, honour, cards
    paid: f =>
      `${Who(f.player)} zahlte ${florin(f.florin)}${f.to ? ` an ${who(f.to, 'accusative')}` : ''}: ${names.moneyFor[f.for]}.`,
    'paid-secretly': f =>
      ifKnown(
        f.player,
        () => `${Who(f.player ?? '')} zahlte insgeheim ${florin(f.florin ?? 0)} an ${who(f.to ?? '', 'accusative')}.`,
      ),
    received: f => `${Who(f.player)} erhielt ${florin(f.florin)}: ${names.moneyFor[f.for]}.`,
    'honour-changed': f => {
      const why = has(names.honourFor, f.for) ? names.honourFor[f.for] : names.unknown;
      return `${Who(f.player)} ${f.by < 0 ? 'verlor' : 'gewann'} ${hp(Math.abs(f.by))} und steht bei ${f.honour}: ${why}.`;
    },
    'loan-taken': f =>
      `${Who(f.player)} nahm ein Darlehen auf und hat ${times(f.open, 'offenes Darlehen', 'offene Darlehen')}.`,
    'loan-repaid': f =>
      `${Who(f.player)} zahlte ein Darlehen zurück und hat ${f.open === 0 ? 'kein offenes Darlehen mehr' : `noch ${times(f.open, 'offenes Darlehen', 'offene Darlehen')}`}.`,
    'card-used': f =>
      f.as === 'points'
        ? `${Who(f.player)} drehte ${card(f.card)} für TP.`
        : `${Who(f.player)} nutzte ${card(f.card)}${f.by ? ` durch ${title(f.by)}` : ''}.`,
    'card-cancelled': f => `${Who(f.by)} hob ${card(f.card)} ${of(f.player)} auf.`,
    'technology-used': f => `${Who(f.player)} nutzte ${names.technologies[f.technology]}${f.of ? ` ${of(f.of)}` : ''}.`,
    'points-made': f => `${Who(f.player)} erzeugte ${points(f.points, f.colour, 'accusative')}.`,
    'marker-flipped': f => `${Who(f.player)} drehte ${marker(f.colour)} um.`,
    'die-turned': f => `${start(t.thing(f.die).replace(/ \(zeigt \d+\)$/, ''))} wurde auf ${f.pips} gedreht.`,
    'vehicle-damaged': f =>
      f.level === 0
        ? `${start(a(f.piece))} ${of(f.player)} wurde durch einen Spion zerstört.`
        : `${start(a(f.piece))} ${of(f.player)} wurde beschädigt und hat jetzt Stufe ${ROMAN[f.level as 1]}.`,
    captured: f => `${Who(f.player)} nahm ${army(f.army, 'accusative')} ${of(f.of)} gefangen.`,
    rolled: f => `${Who(f.player)} warf ${dice(f.dice)} ${ROLLS[f.for]}.`,

    // Events, horde, barbarians
    'horde-rerolled': f => `${Who(f.player)} warf neu für die Horde: ${dice(f.dice)}.`,
    'horde-gathered': f => `Die Horde dieser Runde, nach ${dice(f.dice)}: ${troops(f.army)}.`,
    'event-drawn': f => `Ereignis: ${names.events[f.card]}.`,
    'event-discarded': f => `Das Ereignis ${names.events[f.card]} wurde abgelegt.`,
    'events-looked-at': f => `${Who(f.player)} sah sich an: ${list(f.cards.map(each => names.events[each]))}.`,
    'events-shuffled': f => `Der Ereignisstapel wurde gemischt: ${times(f.cards, 'Karte', 'Karten')}.`,
    'event-idle': f => `${names.events[f.card]} trifft nichts, was im Spiel ist.`,
    'symbol-chosen': f => `${Who(f.player)} wählte das Symbol ${names.symbols[f.symbol].name}.`,
    'event-struck': f =>
      f.count === 0
        ? `Das Ereignis verschonte ${who(f.player, 'accusative')} (${names.symbols[f.symbol].name}).`
        : `Das Ereignis traf ${who(f.player, 'accusative')} (${names.symbols[f.symbol].name}: ${f.count}).`,
    'vehicles-held': f =>
      `${start(fleet(f.pieces))} ${of(f.player)} ${verb(f.vehicles.length, 'kann', 'können')} in dieser Runde nicht fahren.`,
    'cargo-lost': f =>
      `${Who(f.player)} verlor Ladung: ${list(Object.entries(f.goods).map(([id, n]) => `${n} ${good(id)}`))}.`,
    'building-damaged': f => `${start(building(f.building))} ${at(f.at)} nahm ${damage(f.points)}.`,
    'building-destroyed': f =>
      `${start(building(f.building))} ${at(f.at)} wurde zerstört${f.player ? `, zum Schaden ${of(f.player)}` : ''}.`,
    'marker-removed': f => `Der Kontrollmarker ${of(f.player)} ${at(f.at)} wurde entfernt.`,
    'barbarians-appeared': f => `Barbaren erschienen ${at(f.at)}: ${troops(f.army)}.`,
    'barbarians-moved': f => `Barbaren zogen ${from(f.from)} ${to(f.to)}: ${troops(f.army)}.`,
    'barbarians-halted': f => `Die Barbaren ${at(f.from)} wurden gehindert, ${to(f.to)} zu ziehen.`,
    'rate-permitted': f => `Erlaubt ist ein Steuersatz von ${florin(f.rate)}.`,
    'uprisings-due': f =>
      `${start(who(f.player, 'dative'))} ${verb(f.count, 'droht', 'drohen')} ${times(f.count, 'Aufstand', 'Aufstände')}.`,
    'uprising-began': f =>
      `${start(at(f.at))} brach ein Aufstand gegen ${who(f.player, 'accusative')} aus: ${troops(f.army)}.`,
    raided: f => `Die Barbaren verheerten ${area(f.at, 'accusative')}.`,
    'vehicle-destroyed': f => `${start(a(f.piece, 'nominative'))} ${of(f.player)} wurde ${at(f.at)} zerstört.`,
    'market-emptied': f => `Der Markt ${at(f.at)} wurde geleert: ${times(f.cubes, 'Würfel', 'Würfel')}.`,
    'territory-banned': f => `${Who(f.player)} ließ verkünden: ${start(at(f.at))} ${BANS[f.ban]} in dieser Runde.`,
    'territory-shielded': f => `${Who(f.player)} bewahrte ${area(f.at, 'accusative')} vor dem Ereignis.`,
    'walls-raised': f => `${Who(f.player)} verstärkte für diese Runde die Mauern ${at(f.at)}.`,
    'militia-raised': f => `${Who(f.player)} stellte ${at(f.at)} ${troop(f.troop, 'accusative')} auf.`,
    'relief-arrived': f => `Hilfe ${of(f.player)} traf ${at(f.at)} ein: ${force(f.army as Army, f.pieces)}.`,
    'side-changed': f => `${start(troop(f.troop, 'nominative'))} ${of(f.from)} ${at(f.at)} lief ${towards(f.to)} über.`,
    'cards-kept-used': f => `${Who(f.player)} ließ nicht wieder bereit werden: ${cards(f.cards)}.`,

    // Taxes and purchases
    'tax-set': f => `${Who(f.player)} legte den Steuersatz auf ${florin(f.rate)} fest.`,
    'interest-missed': f =>
      `${Who(f.player)} blieb ${florin(f.florin)} Zinsen schuldig, ${f.missed === 1 ? 'zum ersten Mal' : `${f.missed} Runden hintereinander`}.`,
    'own-plundered': f => `${Who(f.player)} plünderte ${at(f.at)} eigenen Besitz: ${the(f.what, 'accusative')}.`,
    'uprisings-started': f =>
      `${Who(f.player)} löste für Geld ${f.count === 1 ? 'einen Aufstand' : `${f.count} Aufstände`} aus.`,
    eliminated: f => `${Who(f.player)} ist ausgeschieden.`,
    'given-up': f => `${Who(f.player)} nahm ${at(f.at)} ${givenUp(f.what, f.piece)} vom Plan.`,
    'technology-bought': f => `${Who(f.player)} kaufte ${names.technologies[f.technology]}.`,
    built: f =>
      `${Who(f.player)} baute ${at(f.at)} ${a(f.building, 'accusative')}${f.instead ? `; vorher stand dort ${a(f.instead)}` : ''}.`,
    repaired: f =>
      `${Who(f.player)} reparierte ${kind(f.kind, 'accusative')} ${at(f.at)}; ${f.left === 0 ? 'kein Schaden bleibt' : `${damage(f.left)} ${verb(f.left, 'bleibt', 'bleiben')}`}.`,
    'vehicle-bought': f => `${Who(f.player)} kaufte ${at(f.at)} ${aModel(f.piece, f.level, 'accusative')}.`,
    'vehicle-raised': f => `${Who(f.player)} hat ${at(f.at)} jetzt ${aModel(f.piece, f.level, 'accusative')}.`,
    'unit-placed': f => `${Who(f.player)} setzte ${at(f.at)} ${a(f.troop, 'accusative')} ein${COMING[f.how]}.`,
    'captain-raised': f =>
      `${Who(f.player)} wertete ${at(f.at)} einen Hauptmann von Stufe ${ROMAN[f.from]} auf Stufe ${ROMAN[f.to]} auf.`,
    'cards-drawn': f =>
      `${Who(f.player)} zog ${times(f.count, 'Reichskarte', 'Reichskarten')}${f.cards ? `: ${cards(f.cards)}` : ''}.`,
    'card-bought': f => `${Who(f.player)} behielt ${card(f.card)}.`,
    'marker-placed': f => `${Who(f.player)} legte ${at(f.at)} einen Kontrollmarker.`,
    'markers-forfeited': f => `${Who(f.player)} ließ ${times(f.count, 'Kontrollmarker', 'Kontrollmarker')} verfallen.`,
    'hidden-demanded': f => `${Who(f.player)} verlangte verdeckte Käufe: Alle kaufen hinter dem Sichtschirm.`,
    'orders-closed': f => `${Who(f.player)} hat die Aufträge abgeschlossen.`,
    'orders-revealed': f =>
      f.orders.length === 0
        ? `${Who(f.player)} bestellte nichts.`
        : `${Who(f.player)} bestellte ${list(f.orders.map(each => t.purchase(each)))}.`,
    'order-lapsed': f =>
      `Ein Auftrag ${of(f.player)} verfiel: ${t.purchase({ ware: f.ware, what: f.what }, 'nominative')}.`,

    // War
    'combat-round-began': f => `Kampfrunde ${f.round} begann.`,
    'passed-in-war': f => `${Who(f.player)} passte.`,
    'force-moved': f => `${Who(f.player)} zog ${from(f.from)} ${to(f.to)}: ${force(f.army as Army, f.pieces)}.`,
    'way-barred': f => `Der Weg ${of(f.player)} ${from(f.from)} ${to(f.to)} war versperrt.`,
    'movement-ended': f => `Die Bewegung ${of(f.player)} ist zu Ende.`,
    halted: f => `${Who(f.player)} musste ${at(f.at)} halten.`,
    'armies-face': f => `${start(at(f.at))} stehen sich Heere gegenüber: ${all(f.sides)}.`,
    conquered: f =>
      f.isWon
        ? `${Who(f.player)} eroberte ${area(f.at, 'accusative')}${f.from ? ` ${by(f.from)}` : ''}.`
        : `${Who(f.player)} nahm ${area(f.at, 'accusative')}${f.from ? ` ${by(f.from)}` : ''} ohne Kampf.`,
    'vehicle-taken': f => `${Who(f.player)} übernahm ${at(f.at)} ${a(f.piece, 'accusative')} ${of(f.from)}.`,
    'vehicle-plundered': f => `${Who(f.player)} plünderte ${at(f.at)} ${a(f.piece, 'accusative')} ${of(f.from)}.`,
    'building-taken': f => `${Who(f.player)} übernahm ${building(f.building, 'accusative')} ${of(f.from)} ${at(f.at)}.`,
    'building-plundered': f =>
      `${Who(f.player)} plünderte ${building(f.building, 'accusative')} ${of(f.from)} ${at(f.at)}.`,
    'cubes-plundered': f =>
      `${Who(f.player)} plünderte ${at(f.at)} ${goods(f.goods)} ${f.piece ? `auf ${a(f.piece, 'dative')}` : 'auf dem Markt'}.`,
    'marker-replaced': f => `${Who(f.player)} legte ${at(f.at)} einen Kontrollmarker anstelle eines fremden.`,
    'unit-landed': f => `${start(troop(f.troop, 'nominative'))} ${of(f.player)} traf ${at(f.at)} ein.`,
    'horde-hired': f => `${Who(f.player)} nahm ${at(f.at)} eine Horde in Sold: ${troops(f.army)}.`,
    'joined-barbarians': f =>
      `Einheiten ${of(f.player)} schlossen sich ${at(f.at)} den Barbaren an: ${troops(f.army)}.`,
    safeguarded: f => `${Who(f.player)} rettete ${force(f.army as Army, f.pieces, f.goods, 'accusative')}.`,
    'guest-overstayed': f => `${Who(f.player)} blieb ${at(f.at)} gegen den Willen ${of(f.host)}: Das ist Krieg.`,

    // Battle
    'battle-began': f =>
      `Schlacht ${at(f.at)}: ${acts(f.attacker, 'griff', 'griffen')} ${who(f.defender, 'accusative')} an.`,
    'battle-round-began': f => `Gefechtsrunde ${f.round} begann ${at(f.at)}.`,
    'shelter-declared': f =>
      `Die Mauern schützen ${who(f.player, 'accusative')} gegen ${list(f.against.map(shelter))}, bis zu ${times(f.points, 'Punkt', 'Punkten')}.`,
    'capture-declared': f => `${Who(f.player)} will Gefangene${f.isPenalised ? ', mit halbem Angriffswert' : ''}.`,
    'crew-assigned': f =>
      `${Who(f.player)} bestimmte für ${the(f.piece, 'accusative')} die Besatzung: ${army(f.crew)}.`,
    'engine-aimed': f => `${Vehicle(f.piece)} ${of(f.player)} zielt auf ${target(f.target)}.`,
    'engine-fired': f =>
      `${Vehicle(f.piece)} ${of(f.player)} schoss auf ${target(f.target)}: ${dice(f.dice)}, ${f.hits} Treffer.`,
    'captain-ordered': f => `Ein Hauptmann ${of(f.side)} befahl: ${command(f.order)}.`,
    'archers-shot': f =>
      `Die Bogenschützen ${of(f.side)} schossen: ${f.dice.length > 0 ? `${dice(f.dice)}, ` : ''}${f.hits} Treffer.`,
    'retreat-announced': f => `${Who(f.player)} sagte einen Rückzug an.`,
    'light-infantry-sacrificed': f => `${acts(f.side, 'opferte', 'opferten')} ${f.units} leichte Infanterie.`,
    'attack-rolled': f =>
      `${f.isReroll ? acts(f.side, 'warf neu', 'warfen neu') : acts(f.side, 'warf', 'warfen')}: ${dice(f.dice)}.`,
    'blood-spent': f => `${Who(f.player)} gab ${times(f.tokens, 'Blutmarke', 'Blutmarken')} aus.`,
    'melee-decided': f => {
      const values = `Angreifer ${f.attacker.attack} (Verlust ${f.attacker.loss}), Verteidiger ${f.defender.attack} (Verlust ${f.defender.loss})`;
      const won = f.winner ? `der ${f.winner === 'attacker' ? 'Angreifer' : 'Verteidiger'} gewann` : 'niemand gewann';
      return `Nahkampf: ${values}; ${won}. Schaden: ${f.toAttacker} für den Angreifer, ${f.toDefender} für den Verteidiger.`;
    },
    'superiority-used': f =>
      `Erdrückende Übermacht ${of(f.side)}: ${f.raised} mehr Schaden, ${f.lowered} weniger Verlust.`,
    'damage-averted': f =>
      `Die Mauern fingen für ${who(f.side, 'accusative')} ${damage(f.points)} ab, gegen ${shelter(f.kind)}.`,
    'damage-taken': f => {
      const turned = f.turned.map(each => `aus ${a(each.from, 'dative')} wurde ${a(each.to)}`);
      const lost = Object.keys(f.fallen).length > 0 ? army(f.fallen, 'accusative') : 'niemanden';
      return `${acts(f.side, 'nahm', 'nahmen')} ${at(f.at)} ${damage(f.points)} ${HARM[f.source]} und ${f.side === 'barbarians' ? 'verloren' : 'verlor'} ${lost}${turned.length > 0 ? `; ${list(turned)}` : ''}.`;
    },
    retreated: f =>
      `${Who(f.player)} zog sich ${from(f.from)} ${to(f.to)} zurück${f.vehicles.length > 0 ? `, mit ${fleet(f.pieces, 'dative')}` : ''}.`,
    'prisoners-freed': f => `Gefangene ${of(f.side)} ${at(f.at)} kamen frei: ${army(f.army)}.`,
    'galley-stayed-afloat': f => `Eine verlassene Galeere ${of(f.owner)} blieb über Wasser.`,
    'galley-sank': f =>
      `Eine Galeere ${of(f.owner)} sank${f.with.length > 0 ? ` mit ${times(f.with.length, 'Fahrzeug', 'Fahrzeugen')} an Bord` : ''}.`,
    'unit-reloaded': f => `${Who(f.player)} brachte ${a(f.troop, 'accusative')} auf eine andere Galeere.`,
    'vehicle-reloaded': f => `${Who(f.player)} brachte ${a(f.piece, 'accusative')} auf eine andere Galeere.`,
    'surrender-proposed': f =>
      f.isDemand
        ? `${Who(f.by)} forderte die Kapitulation ${of(f.to)}.`
        : `${Who(f.by)} bot ${who(f.to, 'dative')} an zu kapitulieren.`,
    'surrender-refused': f => `${Who(f.by)} lehnte ab.`,
    surrendered: f => `${Who(f.player)} kapitulierte vor ${who(f.to, 'dative')}: ${army(f.army)}.`,
    'battle-ended': f => {
      const winner = f.winner === 'attacker' ? f.attacker : f.defender;
      const won = f.winner ? `${who(winner)} ${winner === 'barbarians' ? 'siegten' : 'siegte'}` : 'niemand siegte';
      return `Die Schlacht ${at(f.at)} endete ${f.rounds === 0 ? 'vor der ersten Gefechtsrunde' : `nach ${times(f.rounds, 'Gefechtsrunde', 'Gefechtsrunden')}`}: ${start(HOW_BATTLE[f.how])}, ${won}.`;
    },

    // Trade
    'trade-turn': f => `${Who(f.player)} begann zu handeln.`,
    'trader-moved': f => `${Vehicle(f.piece)} ${of(f.player)} zog für ${f.mp}\u00a0BP ${from(f.from)} ${to(f.to)}.`,
    'trader-held-up': f => `${Vehicle(f.piece)} ${of(f.player)} wurde ${at(f.at)} gehindert, ${to(f.to)} zu ziehen.`,
    'trader-spared': f => `${acts(f.by, 'ließ', 'ließen')} ${the(f.piece, 'accusative')} ${of(f.player)} durch.`,
    'trader-taken': f =>
      `${acts(f.by, 'übernahm', 'übernahmen')} ${at(f.at)} ${the(f.piece, 'accusative')} ${of(f.player)}.`,
    'trader-plundered': f =>
      `${f.isLost ? acts(f.by, 'plünderte', 'plünderten') : acts(f.by, 'leerte', 'leerten')} ${at(f.at)} ${the(f.piece, 'accusative')} ${of(f.player)}${f.goods.length > 0 ? `: ${goods(f.goods)}` : ''}.`,
    'blood-shed': f => `${Who(f.player)} erhielt ${times(f.tokens, 'Blutmarke', 'Blutmarken')}.`,
    'trade-prevented': f =>
      `${Vehicle(f.piece)} ${of(f.player)} wurde ${at(f.at)} am ${f.isSale ? 'Verkauf' : 'Kauf'} gehindert.`,
    'goods-bought': f =>
      `${Vehicle(f.piece)} ${of(f.player)} kaufte ${at(f.at)} ${cubesIn(names, f.good, f.count)} für ${florin(f.florin)}.`,
    'goods-sold': f =>
      `${Vehicle(f.piece)} ${of(f.player)} verkaufte ${at(f.at)} ${goods(f.goods)}${WAYS[f.way]} für ${florin(f.florin)}.`,
    'goods-transferred': f => `${Who(f.player)} lud Waren um: ${start(the(f.piece))} trägt jetzt ${goods(f.goods)}.`,
    'cube-placed': f => `${Who(f.player)} ließ ${at(f.at)} ${names.goods[f.good]} auf dem Markt zurück.`,
    'cube-moved': f => `${Who(f.player)} brachte ${names.goods[f.good]} ${from(f.from)} ${to(f.to)}.`,
    'route-started': f =>
      `${Who(f.player)} plante mit ${the(f.piece, 'dative')} eine Handelsstraße ${from(f.start)}: ${areas(f.stages)}.`,
    'stage-established': f => `${Who(f.player)} etablierte die Etappe ${at(f.at)}.`,
    'route-completed': f =>
      `${Who(f.player)} vollendete eine Handelsstraße über ${times(f.stages, 'Etappe', 'Etappen')}: ${times(f.points, 'Handelspunkt', 'Handelspunkte')}, davon ${f.honour} für EP.`,
    'route-ended': f => `Die Handelsstraße ${of(f.player)} ${ROUTES[f.because]}.`,
    'route-served': f => `${Vehicle(f.piece)} ${of(f.player)} bedient von nun an die Handelsstraße.`,
    'route-rearranged': f => `${Who(f.player)} legte die Handelsstraße neu: ${areas(f.stages)}.`,

    // Diplomacy
    'war-declared': f => `${Who(f.by)} erklärte ${who(f.on, 'dative')} den Krieg, zu führen ab Runde ${f.from}.`,
    'war-answered': f => `${Who(f.by)} schlug in dem Krieg, den ${who(f.on)} erklärt hatte, zuerst zu.`,
    'war-opened': f => `${Who(f.by)} eröffnete ohne Erklärung den Krieg gegen ${who(f.on, 'accusative')}.`,
    'truce-made': f => `${Who(f.a)} und ${who(f.b)} schlossen Waffenstillstand bis zum Ende der Runde.`,
    'peace-made': f => `${Who(f.a)} und ${who(f.b)} schlossen Frieden.`,
    'treaty-signed': f =>
      f.terms ? `${start(all(f.terms.parties))} schlossen einen Vertrag: ${t.treatise(f.terms)}.` : '',
    'treaty-ended': f => ifKnown(f.parties, () => `${start(treatyOf(f.parties, 'nominative'))} endete.`),
    'treaty-broken': f => ifKnown(f.parties, () => `${Who(f.by ?? '')} brach ${treatyOf(f.parties, 'accusative')}.`),
    proposed: ({ offer: it }) => (it ? `${Who(it.from)} schlug ${all(it.to, 'dative')} vor: ${t.proposed(it)}.` : ''),
    accepted: f => (f.offer ? `${Who(f.by ?? '')} nahm ${offer(f.offer)} an: ${t.offered(f.offer)}.` : ''),
    declined: f => (f.offer ? `${Who(f.by ?? '')} lehnte ${offer(f.offer)} ab: ${t.offered(f.offer)}.` : ''),
    withdrawn: ({ offer: it }) =>
      it ? `${Who(it.from)} zog den Vorschlag an ${all(it.to, 'accusative')} zurück: ${t.offered(it)}.` : '',
    'agreement-void': () => 'Was vereinbart war, ließ sich nicht mehr ausführen.',
    'prisoners-handed-over': f => `${Who(f.from)} übergab ${who(f.to, 'dative')} Gefangene.`,
    complained: f =>
      `${Who(f.by)} warf ${who(f.accused, 'dative')} vor, ${treatyOf(f.parties, 'accusative')} gebrochen zu haben; er ist von nun an öffentlich.`,
    voted: f => {
      const said = Object.entries(f.votes).map(
        ([seat, vote]) => `${who(seat)} ${vote === 'vote-breach' ? 'ja' : 'nein'}`,
      );
      return `Die Abstimmung über den Bruch: ${list(said)}. Es ist ${f.isBreach ? 'ein' : 'kein'} Bruch.`;
    },
    'support-called': f => {
      const least = f.units === undefined ? '' : `: mindestens ${units(f.units)}`;
      return `${Who(f.by)} rief die Unterstützung ${of(f.of)} ab${least}.`;
    },
    'support-designated': f =>
      `${Who(f.by)} stellte ${f.units === undefined ? 'Einheiten' : units(f.units)} unter den Befehl des Verbündeten.`,
    'support-ordered': f => `${Who(f.by)} befahl Einheiten ${of(f.of)} ${from(f.from)} ${to(f.to)}.`,
    'order-refused': f => `${Who(f.by)} verweigerte den Befehl ${of(f.of)}.`,
    'due-unpaid': f => `${Who(f.by)} zahlte nicht, was nach Vertrag geschuldet war.`,
    'window-armed': f => `${Who(f.player)} will ${f.isOn ? '' : 'nicht '}gefragt werden, „${names.windows[f.window]}“.`,
    'time-called': () => 'Alle sind sich einig: Diese Runde ist die letzte.',

    // Rounds and reckoning
    'round-began': f => `Runde ${f.round} begann.`,
    'phase-began': f => `Phase ${f.phase}: ${names.phases[f.phase as 1].name}.`,
    'objective-claimed': f => `${Who(f.player)} erfüllte das Ziel von ${card(f.card)} und nahm ${marker(f.colour)}.`,
    'claim-lapsed': f => `Der Anspruch ${of(f.player)} mit ${card(f.card)} verfiel: Keine Marke war übrig.`,
    'deposit-lost': f => `${Who(f.player)} verlor die Einlage von ${florin(f.florin)}.`,
    'round-ended': f => `Runde ${f.round} ist vorüber.`,
    'hired-left': f => `Die Barbaren im Sold ${of(f.player)} verließen ${area(f.at, 'accusative')}: ${units(f.units)}.`,
    'lent-returned': f =>
      `${units(f.units)} ${of(f.player)} ${verb(f.units, 'kam', 'kamen')} von den Barbaren ${to(f.to)} zurück.`,
    'lent-dispersed': f =>
      `${units(f.units)} ${of(f.player)} unter den Barbaren ${verb(f.units, 'ist', 'sind')} verloren.`,
    'truce-ended': f => `Der Waffenstillstand zwischen ${all(f.parties, 'dative')} ist vorüber.`,
    'scoring-began': f =>
      `${has(endings, f.how) ? endings[f.how].text : 'Das Spiel ist aus.'} Die Schlusswertung begann.`,
    'final-event-drawn': f =>
      `Eine letzte Ereigniskarte wurde ohne Wirkung gezogen: ${names.events[f.card]}. Erlaubt ist ein Steuersatz von ${florin(f.permitted)}.`,
    awarded: f => {
      const what = has(names.awards, f.award) ? names.awards[f.award] : names.unknown;
      const which = f.good && has(names.goods, f.good) ? ` (${names.goods[f.good]})` : '';
      const to_ = f.to.length === 0 ? 'niemand' : `${all(f.to)}, ${f.to.length > 1 ? 'je ' : ''}${hp(f.honour)}`;
      return `${what}${which}: ${to_}${standing(f.award, f.standings)}.`;
    },
    'team-scored': f => `Team ${f.team}, ${all(f.players)}: ${hp(f.honour)}.`,
    'game-ended': f =>
      `${has(endings, f.how) ? endings[f.how].text : 'Das Spiel ist aus.'} ${start(all(f.winners))} ${f.winners.length > 1 ? 'gewinnen' : 'gewinnt'}.`,
  };
};
