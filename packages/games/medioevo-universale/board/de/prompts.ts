import type { Prompts } from '../asked.js';
import { cubesIn, titleOf } from '../names.js';
import type { Words } from '../words.js';
import { area, army, at, florin, from, list, start, to } from './grammar.js';
import { names } from './names.js';
import { obstaclesIn } from './refusals.js';
import { areas, damage, dice, goods, hp, kind, type Tongue, times, title, tp, units, verb } from './tongue.js';

const HARM = {
  siege: 'durch Belagerungsmaschinen',
  archers: 'durch Bogenschützen',
  result: 'aus dem Nahkampf',
  loss: 'durch den eigenen Verlustwert',
  event: 'durch das Ereignis',
};
const HOSTILE = {
  attack: 'Ein Angriff',
  invasion: 'Dort einzurücken',
  plunder: 'Zu plündern',
};
/** A neighbour's technology costs points of its own. */
const borrowed = (points: number): string =>
  points === 0
    ? ''
    : ` Die Technologie gehört einem Nachbarn: Sie zu nutzen, kostet ${list(tp({ violet: points }))} mehr.`;
/** Who gives, where it is not a right. */
const GIVERS: Readonly<Partial<Record<Prompts['draft-clause']['type'], string>>> = {
  defence: 'Wer unterstützt?',
  attack: 'Wer unterstützt?',
  payment: 'Wer zahlt?',
  prisoners: 'Wer übergibt sie?',
};
/** Who is given something, where it is not a thing. */
const TAKERS: typeof GIVERS = {
  defence: 'Wer wird unterstützt?',
  attack: 'Wer wird unterstützt?',
  prisoners: 'Wer erhält sie?',
};
/** What is still to be said of a clause. */
const WANTED = {
  giver: 'Wer gewährt es?',
  taker: 'Wer erhält es?',
  between: 'Zwischen wem gilt das?',
  fees: 'Welche Gebühr ist fällig?',
  territories: 'In welchen Gebieten gilt die Klausel?',
  amount: 'Wie viel?',
  most: 'Höchstens wie viele Einheiten zugleich? Bei 0 sind es beliebig viele.',
  when: 'Wann ist es fällig?',
  against: 'Gegen wen gilt die Klausel?',
  units: 'Welche Gefangenen?',
  text: 'Schreibe es mit eigenen Worten.',
};

export const wanted: Words['wanted'] = {
  'name-advancing': what => `Welche Einheiten gehen mit ${what} einen Schritt weiter?`,
  'name-area': what => `Aus welchem Feld fahren die Transportmittel für ${what} los?`,
  'name-banking': what => `Was tust du mit ${what}?`,
  'name-banned': what => `Welches Gebiet nennst du für ${what}?`,
  'name-barbarian-unit': what => `Welche Einheit der Barbaren wählst du für ${what}?`,
  'name-barbarians': what => `Welche Barbaren wählst du für ${what}?`,
  'name-building': what => `Wo hebt ${what} ein Gebäude um eine Stufe?`,
  'name-card': what => `Welche Karte drehst du für ${what}?`,
  'name-colour': what => `Punkte welcher Farbe nimmst du von ${what}?`,
  'name-construction': what => `Was hebst du mit ${what} um eine Stufe?`,
  'name-copied': what => `Was nutzt du mit ${what}?`,
  'name-crossing': what => `Welches Transportmittel zieht mit ${what} durch das andere Element?`,
  'name-cube-target': what => `Auf welchen Markt kommt der Würfel für ${what}?`,
  'name-destination': what => `Wohin geht es mit ${what}?`,
  'name-dice': what => `Welche Würfel wirfst du mit ${what} neu?`,
  'name-die': what => `Welchen Würfel senkst du mit ${what}?`,
  'name-drawn': what => `Wie viele Ereigniskarten ziehst du für ${what}?`,
  'name-engine': what => `Welche Belagerungsmaschine wählst du für ${what}?`,
  'name-exile': what => `Wohin schickst du den Aufstand mit ${what}?`,
  'name-good': what => `Welche Ware wählst du für ${what}?`,
  'name-heroine': what => `Welche Einheit zählt durch ${what} als Hauptmann?`,
  'name-invaded': what => `In welches Gebiet ruft ${what} die Horde?`,
  'name-leader': what => `Welchem Transportmittel folgt die Maschine für ${what}?`,
  'name-manner': what => `Was der Karte nutzt du durch ${what}?`,
  'name-market': what => `Von welchem Markt nimmst du einen Würfel für ${what}?`,
  'name-object': what => `Was rettest du mit ${what}?`,
  'name-opposing-unit': what => `Auf welche gegnerische Einheit zielst du mit ${what}?`,
  'name-own-loss': what => `${what} ist aufgeflogen: Welche eigene Einheit verlierst du?`,
  'name-pips': what => `Um wie viel senkst du den Würfel mit ${what}?`,
  'name-prisoner': what => `Wen nimmst du mit ${what} gefangen?`,
  'name-recruit': what => `Welche Einheit stellst du mit ${what} auf?`,
  'name-riders': what => `Wer fährt für ${what} mit?`,
  'name-scout': what => `Was bekommt durch ${what} einen BP?`,
  'name-shielded': what => `Welches Gebiet bewahrt ${what} vor dem Ereignis?`,
  'name-side': what => `Welche Seite der Schlacht wählst du für ${what}?`,
  'name-sources': what => `Welche Karten und Marken drehst du für ${what}?`,
  'name-stage': what => `Welche Etappe etablierst du mit ${what}?`,
  'name-territory': what => `Welches Gebiet wählst du für ${what}?`,
  'name-transport': what => `Welches Transportmittel zieht durch ${what} ungesehen?`,
  'name-transports': what => `Welche Transportmittel ziehen durch ${what} ungesehen?`,
  'name-turncoat': what => `Welche gegnerische Einheit läuft durch ${what} zu dir über?`,
  'name-type': what => `Als welche Art gilt die Einheit durch ${what}?`,
  'name-unit': what => `Welche Einheit wählst du für ${what}?`,
  'name-uprising': what => `Welchen Aufstand verlegst du mit ${what}?`,
  'name-vehicle': what => `Welches Fahrzeug wählst du für ${what}?`,
  'name-vehicles': what => `Welche Fahrzeuge ziehen mit ${what} mit?`,
  'name-victim': what => `Wen trifft durch ${what} der nächste Schadenspunkt?`,
  'name-volunteers': what => `Welche Einheiten schickst du mit ${what} unter die Barbaren?`,
  'name-wagon': what => `Welches Fahrzeug ist durch ${what} Karawane und Kampfwagen zugleich?`,
};

const isOne = (points: Readonly<Record<string, number>>): boolean =>
  Object.values(points).reduce((sum, n) => sum + n, 0) === 1;

export const asksIn = (t: Tongue): Words['asks'] => {
  const { who, of, all, acts, vehicle, thing } = t;
  const fight = (f: { at: string; round: number; attackers: number; defenders: number }): string =>
    f.round === 0
      ? `Vor der ersten Gefechtsrunde hat der Angreifer ${at(f.at)} ${units(f.attackers)}, der Verteidiger ${f.defenders}`
      : `${start(at(f.at))} hat der Angreifer nach ${times(f.round, 'Gefechtsrunde', 'Gefechtsrunden')} noch ${units(f.attackers)}, der Verteidiger ${f.defenders}`;
  const harm = (f: {
    at: string;
    source: keyof typeof HARM;
    points: number;
    forced: Readonly<Record<string, number>>;
    duties: Readonly<Record<string, string>>;
  }): string => {
    const crews = Object.entries(f.duties).filter(([, duty]) => duty === 'crew');
    const idle = Object.entries(f.duties).filter(([, duty]) => duty === 'idle');
    return [
      `${damage(f.points)} ${at(f.at)} ${HARM[f.source]}`,
      ...(Object.keys(f.forced).length > 0 ? [`schon vergeben: ${t.shares(f.forced)}`] : []),
      ...(crews.length > 0 ? [`Besatzung: ${list(crews.map(([id]) => thing(id)))}`] : []),
      ...(idle.length > 0 ? [`nicht dabei: ${list(idle.map(([id]) => thing(id)))}`] : []),
    ].join('; ');
  };
  const orders = (all_: readonly Parameters<Tongue['purchase']>[0][]): string =>
    all_.length === 0 ? 'noch nichts' : all_.map((each, i) => `${i + 1}. ${t.purchase(each)}`).join('; ');
  const sale = (f: { goods: readonly never[]; at: string; florin: number }): string =>
    `Der Verkauf von ${goods(f.goods)} ${at(f.at)} bringt ${florin(f.florin)}`;

  const obstacles = obstaclesIn(t);
  const whyStuck = (why: NonNullable<Prompts['move-on']['stuck']>): string =>
    why.because === 'no-room' ? obstacles['no-room'](why) : obstacles['needs-transport'](why);
  /** Whom each symbol would strike. */
  const struck = (f: Prompts['choose-symbol']): string => {
    const each = Object.entries(f.struck).map(
      ([symbol, seats]) =>
        `„${names.symbols[symbol as 'units'].name}“ träfe ${seats.length === 0 ? 'niemanden' : all(seats, 'accusative')}`,
    );
    return each.length === 0 ? '' : ` ${each.join('; ')}.`;
  };

  /** Whom he owes by treaty. */
  const short = (f: Prompts['due-short']): string =>
    `Du schuldest ${who(f.to, 'dative')} nach Vertrag ${florin(f.florin)} und kannst nicht zahlen. Was tust du?`;

  /** What has opened a window. */
  const occasion = (f: Prompts['window']): string => {
    if (f.card !== undefined && f.of !== undefined) return ` (${title(f.card)}, ${who(f.of)})`;
    return f.at === undefined ? '' : ` (${area(f.at)})`;
  };

  return {
    'choose-realm': () => 'Welches Reich spielst du?',
    'bid-for-realm': f =>
      f.turn === 1
        ? 'Auf welches Reich bietest du, und wie viele EP?'
        : 'Zweite Runde: Auf welches der übrigen Reiche bietest du, und wie viele EP?',
    'raise-bid': f =>
      `Auch jemand anderes hat ${hp(f.honour)} für ${thing(f.realm, 'realm', 'accusative')} geboten: Um wie viel erhöhst du?`,
    bid: f =>
      f.turn === 0
        ? 'Wie viel bietest du für die Zugreihenfolge?'
        : `Mit ${florin(f.already)} bist du nicht allein vorn: Wie viel legst du drauf?`,
    'place-village': () => 'In welchem Gebiet deines Startreiches steht dein Dorf?',
    'take-transport': f =>
      `Welches Transportmittel nimmst du? Du hast noch ${times(f.levels, 'Stufe', 'Stufen')} zu vergeben.`,
    'place-transport': f => `Wo beginnt dein Transportmittel (${thing(`${f.transport}:${f.level}`)})?`,
    'place-archer': () => 'Wo beginnt dein Bogenschütze?',
    'keep-start-card': () => 'Welche dieser Reichskarten behältst du?',
    'take-start-marker': () => 'Welche Zielmarke nimmst du?',

    window: f => `${start(names.windows[f.window])}${occasion(f)}: Nutzt du eine Karte oder eine Technologie?`,
    'name-for-use': f => wanted[f.wanted](title(f.what)),
    'name-after-dice': f => `Die Würfel zeigen ${dice(f.dice)}. ${wanted[f.wanted](title(f.what))}`,
    payment: f => {
      const missing = tp(f.points);
      const open = missing.length > 0 ? ` Es ${isOne(f.points) ? 'fehlt' : 'fehlen'} noch ${list(missing)}.` : '';
      return `Wie zahlst du für ${t.reason(f.reason)}?${open} In Geld sind es ${florin(f.total)}.`;
    },
    'give-up-piece': () => 'Welche deiner Figuren nimmst du vom Plan?',
    'claim-marker': f => `Welche Marke nimmst du für das Ziel von ${titleOf(names, f.card)}?`,
    'claim-objective': () => 'Beanspruchst du das Ziel einer deiner Karten?',

    'reroll-horde': f =>
      `Die Würfel der Horde zeigen ${dice(f.dice)}, das ergibt ${army(f.horde, 'accusative')}. Welche davon wirfst du neu?`,
    'choose-event': () => 'Welches dieser Ereignisse geschieht?',
    'choose-symbol': f =>
      `${names.events[f.card]}: Welches Symbol tritt ein${f.chosen.length > 0 ? `, außer ${list(f.chosen.map(each => names.symbols[each].name))}` : ''}?${struck(f)}`,
    'hold-vehicles': f =>
      `Das Ereignis hält ${f.count} deiner Transportmittel auf: ${verb(f.count, 'welches', 'welche')}?`,
    'lose-goods': f =>
      `Das Ereignis kostet dich ${times(f.count, 'Warenwürfel', 'Warenwürfel')}: ${verb(f.count, 'welchen', 'welche')}?`,
    'damage-buildings': f => `Das Ereignis trifft deine Gebäude mit ${damage(f.count).replace(/te$/, 'ten')}: welche?`,
    'spread-damage': f =>
      `Das Ereignis trifft deine Einheiten mit ${damage(f.count).replace(/te$/, 'ten')}: in welchen Feldern?`,
    'arm-barbarians': f => `Wie rüstest du die Barbaren auf? Du hast noch ${times(f.points, 'Punkt', 'Punkte')}.`,
    'barbarians-go': f =>
      `Wohin ziehen die Barbaren ${at(f.from)}? Du hast noch ${times(f.points, 'Punkt', 'Punkte')}.`,
    'barbarians-attack': () => 'Wo greifen die Barbaren das Heer an, dem sie gegenüberstehen?',
    'place-uprising': f =>
      `In welchem deiner Gebiete bricht ein Aufstand aus? ${f.left === 1 ? 'Es ist der letzte.' : `Es kommen noch ${f.left}.`}`,
    'relief-from': f => `Wer kommt ${area(f.to, 'dative')} zu Hilfe? Du hast ${f.mp} BP.`,
    'relief-take': f => `Wer kommt ${from(f.at)} mit, um ${area(f.to, 'dative')} zu helfen? Du hast ${f.mp} BP.`,
    'relief-go': f => `Wohin geht es ${from(f.at)}, um ${area(f.to, 'dative')} zu helfen? Du hast ${f.mp} BP.`,
    'keep-used': f =>
      `Welche ${f.count === 1 ? 'Karte wird' : `Karten, bis zu ${f.count}, werden`} in dieser Phase nicht wieder bereit?`,
    'shield-territories': f =>
      `${f.count === 1 ? 'Welches Gebiet bewahrst' : `Welche Gebiete, bis zu ${f.count}, bewahrst`} du vor dem Ereignis?`,

    'tax-rate': f => {
      const rates = Object.entries(f.income).map(([rate, income]) => `${rate} bringt ${florin(income)}`);
      return `Welchen Steuersatz legst du fest? ${list(rates)}.`;
    },
    'pay-dues': f =>
      'to' in f
        ? short(f)
        : `Du schuldest ${f.interest > 0 ? `${florin(f.interest)} Zinsen und ` : ''}${florin(f.upkeep)} Unterhalt. Zahlst du?`,
    'due-short': short,

    purchases: f =>
      `Was kaufst du? ${times(f.units, 'Einheit darf', 'Einheiten dürfen')} noch kommen, und eine Reichskarte kostet ${florin(f.cardPrice)}.`,
    'place-purchase': f => `Wo setzt du ${t.purchase({ ware: f.ware, what: f.what })} ein?`,
    'keep-card': () => 'Welche der gezogenen Reichskarten behältst du?',
    'place-marker': f =>
      `In welches Gebiet neben ${area(f.at, 'dative')} legst du einen Kontrollmarker? ${f.count === 1 ? 'Es ist der letzte.' : `${f.count} sind übrig.`}`,
    'demand-hidden': () => 'Verlangst du, dass in dieser Phase alle verdeckt kaufen?',
    'compose-orders': f =>
      'what' in f
        ? `Wo soll ${t.piece(f.what, 'nominative', 'building')} stehen?`
        : `Was bestellst du? Bisher ${orders(f.orders)}. Du hast noch ${florin(f.cash)}.`,
    'carry-out-orders': f => `Welcher Auftrag wird als nächster ausgeführt? ${start(orders(f.orders))}.`,

    'war-turn': f => `Kampfrunde ${f.round}: Ziehst du, greifst du an oder passt du?`,
    'assault-whom': f => `Wen greifst du ${at(f.at)} an?`,
    'move-from': () => 'Von wo aus geht es weiter?',
    'take-along': f =>
      [
        `Wer zieht ${from(f.at)} los?`,
        ...Object.entries(f.room).map(([id, n]) => `${start(vehicle(id))} trägt ${times(n, 'Einheit', 'Einheiten')}.`),
      ].join(' '),
    'move-on': f => {
      const left = Object.entries(f.mp).map(([id, mp]) => `${vehicle(id)} hat ${mp}\u00a0BP`);
      return [
        `Wohin ziehst du ${from(f.at)} ${f.units === 0 ? 'ohne Einheiten' : `mit ${times(f.units, 'Einheit', 'Einheiten')}`}?`,
        ...(f.stuck ? [whyStuck(f.stuck), 'Wähle andere aus.'] : left.length > 0 ? [`${start(list(left))}.`] : []),
        ...(f.halts.length > 0 ? [`Die Bewegung würde ${list(f.halts.map(at))} enden.`] : []),
        ...(f.hostile.length > 0
          ? [`Eine Kriegshandlung wäre es, ${areas(f.hostile, 'accusative')} zu betreten.`]
          : []),
      ].join(' ');
    },
    'attack-whom': f => `Wen greifst du ${at(f.at)} an?`,
    'fight-whom': f =>
      f.side === 'barbarians'
        ? `Gegen wen kämpfen die Barbaren ${at(f.at)} als Nächstes?`
        : `Gegen wen kämpfst du ${at(f.at)} als Nächstes?`,
    'who-conquers': f => `Wer erobert ${area(f.at, 'accusative')}, du oder wer dich unterstützt?`,
    'take-or-plunder': f => {
      const what = f.object.startsWith('vehicle-') ? t.theVehicle(f.object, 'dative') : kind(f.object, 'dative');
      return `Was geschieht ${at(f.at)} mit ${what} ${of(f.from)}? Geplündert bringt es ${florin(f.florin)}.`;
    },
    'replace-markers': () => 'Welche Kontrollmarker um das Gebäude ersetzt du durch eigene?',
    'plunder-cubes': f => `Welche Würfel ${of(f.from)} ${at(f.at)} plünderst du?`,
    safeguard: f => `Was rettest du? Höchstens ${`${f.count} Stück`}.`,
    hostility: f => {
      const broken =
        f.treaties.length > 0
          ? ` ${times(f.treaties.length, 'Vertrag', 'Verträge')} ${verb(f.treaties.length, 'wird', 'werden')} dadurch gebrochen.`
          : '';
      return `${HOSTILE[f.what]} ist eine Kriegshandlung gegen ${all(f.against, 'accusative')} und kostet dich ${hp(Math.abs(f.honour))}.${broken} Tust du es?`;
    },

    shelter: f =>
      `Wogegen schützen dich die Mauern ${at(f.at)} in dieser Gefechtsrunde? Sie fangen ${times(f.points, 'Punkt', 'Punkte')} ab.`,
    'declare-capture': f =>
      `Nimmst du ${at(f.at)} in dieser Gefechtsrunde Gefangene, mit ${times(f.own, 'Einheit', 'Einheiten')}?${f.isPenalised ? ' Das würde deinen Angriffswert halbieren.' : ''}`,
    crew: f => `Wer bedient die Belagerungsmaschine (${vehicle(f.engine)})?`,
    target: f => `Worauf schießt die Belagerungsmaschine (${vehicle(f.engine)})?`,
    retarget: f => `Worauf schießt die Belagerungsmaschine (${vehicle(f.engine)}) jetzt?`,
    captain: f => `Was befehlen deine Hauptmänner ${at(f.at)}? Sie haben noch ${times(f.levels, 'Stufe', 'Stufen')}.`,
    'announce-retreat': f => `Gefechtsrunde ${f.round} ${at(f.at)}: Sagst du einen Rückzug an?`,
    sacrifice: f => `Welche leichte Infanterie opferst du ${at(f.at)}, um deinen Angriffswert zu erhöhen?`,
    reroll: f =>
      `Du hast ${at(f.at)} ${dice(f.dice)} geworfen: Angriff ${f.attack}, Verlust ${f.loss}. Welche Würfel wirfst du neu?`,
    'spend-blood': f =>
      `Wie viele Blutmarken gibst du ${at(f.at)} aus? Der Angreifer steht bei ${f.attacker.attack}, der Verteidiger bei ${f.defender.attack}.`,
    superiority: f =>
      `Erdrückende Übermacht ${at(f.at)}: Du hast ${times(f.points, 'Punkt', 'Punkte')}. Wie viele erhöhen den Schaden von ${f.damage}? Der Rest senkt deinen Verlust von ${f.loss}.`,
    'retreat-to': f => {
      const costs = Object.entries(f.costs).map(
        ([id, cost]) => `${to(id)} für ${times(cost, 'Punkt', 'Punkte')} Verlust`,
      );
      return `Wohin ziehst du dich ${from(f.at)} zurück? ${start(list(costs))}.`;
    },
    expose: f => `${start(harm(f))}. Welche Hauptmänner nehmen ihren Teil?`,
    assign: f => `${start(harm(f))}. Wen trifft es?`,
    reload: f => `Welche Einheit oder welches Fahrzeug ${at(f.at)} wechselt die Galeere?`,
    'reload-onto': f => `Auf welche Galeere wechselt ${f.unit === null ? 'die Einheit' : thing(f.unit)} ${at(f.at)}?`,
    parley: f =>
      `${fight(f)}. ${f.round === 0 ? 'Kämpfst du' : 'Kämpfst du weiter'}, oder sprichst du von Kapitulation?`,
    'answer-surrender': f =>
      f.isDemand
        ? `${fight(f)}. Du sollst kapitulieren: Tust du es?`
        : `${fight(f)}. Der Gegner bietet an zu kapitulieren: Nimmst du an?`,

    'choose-trader': () => 'Mit welchem Fahrzeug handelst du?',
    'trade-with': f =>
      `Was tut ${t.theVehicle(f.vehicle)} ${at(f.at)}? Übrig ${verb(f.mp, 'ist', 'sind')} ${f.mp} BP${f.cargo.length > 0 ? `, geladen: ${goods(f.cargo)}` : ''}.`,
    'transfer-goods': f =>
      `Welche Würfel trägt danach ${t.theVehicle(f.vehicle)}? Bisher ${goods(f.cargo)}; auf dem anderen Fahrzeug ${goods(f.other)}.`,
    'market-for-purchase': f =>
      `Wie viele gelbe TP steckst du in den Kauf von ${cubesIn(names, f.good, f.count)} für ${florin(f.florin)}? Jeder spart ${florin(f.step)}.${borrowed(f.surcharge)}`,
    'split-trade-points': f =>
      `${sale(f as never)} und vollendet deine Handelsstraße: Wie viele von ${times(f.points, 'Handelspunkt', 'Handelspunkten')} werden zu EP? Die übrigen heben den Preis${f.market > 0 ? `, doch dann entfällt der Marktbonus von ${florin(f.market)} je Würfel` : ''}.`,
    'trade-for-sale': f =>
      `${sale(f as never)}. Wie viele gelbe TP steckst du hinein? Jeder bringt ${florin(f.bonus)} mehr.${borrowed(f.surcharge)}`,
    'market-for-sale': f =>
      `${sale(f as never)}. Wie viele gelbe TP steckst du in den Markt? Jeder bringt ${florin(f.step)} mehr.${borrowed(f.surcharge)}`,
    'place-cube': f => `Einen Würfel welcher Ware lässt du ${at(f.at)} zurück?`,
    'plunder-trader': f =>
      `${start(t.theVehicle(f.vehicle))} ${of(f.trader)} kommt ${at(f.at)} an deinem Heer vorbei. Plünderst du?`,
    'seize-trader': f =>
      `${start(t.theVehicle(f.vehicle))} ${of(f.trader)} ist ${at(f.at)} in deiner Hand, mit ${goods(f.cargo)}. Übernimmst oder plünderst du?`,
    'route-target': f =>
      `Wohin führt die Handelsstraße über ${times(f.stages, 'Etappe', 'Etappen')} (${vehicle(f.vehicle, false)})?`,
    'route-stages': f => `Welche ${f.stages - 1} Etappen liegen auf dem Weg ${to(f.target)}?`,
    'rearrange-established': f =>
      `Wo liegen die etablierten Etappen deiner Handelsstraße von nun an? Bisher ${list(f.now.map(at))}.`,
    'rearrange-planned': f =>
      `Wo liegen die geplanten Etappen deiner Handelsstraße von nun an? Bisher ${list(f.now.map(at))}.`,
    'rearrange-target': f => `Wohin führt deine Handelsstraße von nun an? Bisher ${to(f.now)}.`,
    'serve-route': () => 'Welches Fahrzeug bedient deine Handelsstraße von nun an?',

    leisure: () => 'Was möchtest du neben dem Spiel vorschlagen, erklären oder einstellen?',
    'answer-proposal': f => {
      const seen = t.proposalOf(f.proposal);
      return seen
        ? `${acts(seen.from, 'schlägt', 'schlagen')} vor: ${t.proposed(seen)}. Was antwortest du?`
        : 'Was antwortest du auf den Vorschlag?';
    },
    'limit-window': f => `${start(names.windows[f.window])}: In welchen Gebieten willst du gefragt werden?`,
    'draft-treaty': f =>
      `Dein Entwurf mit ${t.others(f.draft.parties, 'dative')}: ${t.treatise(f.draft)}. Was änderst du?`,
    'draft-clause': f => {
      const party = { giver: GIVERS, taker: TAKERS }[f.wanted as string]?.[f.type];
      return `${names.clauses[f.type].name}: ${party ?? WANTED[f.wanted] ?? 'Was ist noch zu sagen?'}`;
    },
    'breach-vote': f =>
      `${acts(f.by, 'wirft', 'werfen')} ${who(f.accused, 'dative')} vor, ${t.treatyOfAll(f.treaty, 'accusative')} gebrochen zu haben. Wie stimmst du?`,
    'designate-support': f =>
      `${acts(f.of, 'ruft', 'rufen')} deine Unterstützung ab: Welche Einheiten, mindestens ${f.units}, stellst du unter den Befehl des Verbündeten?`,
    'order-support': f => `Gibst du den Einheiten ${of(f.of)}, die dich unterstützen, einen Befehl?`,
    'order-where': f => `Wohin sollen die Einheiten ${of(f.of)} ${from(f.from)} ziehen?`,
    'answer-order': f =>
      `${acts(f.by, 'befiehlt', 'befehlen')} deinen Einheiten, ${from(f.from)} ${to(f.to)} zu ziehen. Gehorchst du?`,
  };
};

export const waits: Words['waits'] = {
  'choose-realm': 'wählt ein Reich',
  'bid-for-realm': 'bietet auf ein Reich',
  'raise-bid': 'erhöht ein Gebot auf ein Reich',
  bid: 'bietet für die Zugreihenfolge',
  'place-village': 'setzt ein Dorf',
  'take-transport': 'wählt ein Transportmittel',
  'place-transport': 'setzt ein Transportmittel ein',
  'place-archer': 'setzt einen Bogenschützen ein',
  'keep-start-card': 'wählt eine Reichskarte',
  'take-start-marker': 'wählt eine Zielmarke',
  window: 'kann eine Karte oder Technologie nutzen',
  'name-for-use': 'nutzt eine Karte oder Technologie',
  'name-after-dice': 'nutzt eine Karte oder Technologie',
  payment: 'zahlt',
  'give-up-piece': 'nimmt Figuren vom Plan',
  'claim-marker': 'nimmt eine Zielmarke',
  'claim-objective': 'erwägt ein Ziel',
  'reroll-horde': 'entscheidet über die Würfel der Horde',
  'choose-event': 'wählt ein Ereignis',
  'choose-symbol': 'wählt ein Symbol des Ereignisses',
  'hold-vehicles': 'wählt aufgehaltene Transportmittel',
  'lose-goods': 'wählt verlorene Waren',
  'damage-buildings': 'wählt beschädigte Gebäude',
  'spread-damage': 'verteilt Schaden auf die Felder',
  'arm-barbarians': 'rüstet die Barbaren auf',
  'barbarians-go': 'bewegt Barbaren',
  'barbarians-attack': 'entscheidet, wo Barbaren angreifen',
  'place-uprising': 'setzt einen Aufstand ein',
  'relief-from': 'ruft Hilfe herbei',
  'relief-take': 'sammelt Hilfe',
  'relief-go': 'schickt Hilfe',
  'keep-used': 'wählt Karten, die nicht bereit werden',
  'shield-territories': 'wählt Gebiete, die das Ereignis verschont',
  'tax-rate': 'legt den Steuersatz fest',
  'pay-dues': 'zahlt Zinsen und Unterhalt',
  'due-short': 'hat zu wenig Geld für einen Vertrag',
  purchases: 'kauft ein',
  'place-purchase': 'setzt einen Kauf ein',
  'keep-card': 'wählt eine Reichskarte',
  'place-marker': 'legt Kontrollmarker',
  'demand-hidden': 'entscheidet über verdeckte Käufe',
  'compose-orders': 'bestellt verdeckt',
  'carry-out-orders': 'führt Aufträge aus',
  'war-turn': 'zieht, greift an oder passt',
  'assault-whom': 'wählt einen Gegner',
  'move-from': 'ist in Bewegung',
  'take-along': 'stellt einen Verband zusammen',
  'move-on': 'ist in Bewegung',
  'attack-whom': 'wählt einen Gegner',
  'fight-whom': 'wählt einen Gegner',
  'who-conquers': 'entscheidet, wer erobert',
  'take-or-plunder': 'entscheidet über die Beute',
  'replace-markers': 'ersetzt Kontrollmarker',
  'plunder-cubes': 'plündert Waren',
  safeguard: 'rettet Figuren',
  hostility: 'erwägt eine Kriegshandlung',
  shelter: 'entscheidet, wogegen die Mauern schützen',
  'declare-capture': 'entscheidet über Gefangene',
  crew: 'wählt eine Besatzung',
  target: 'richtet eine Belagerungsmaschine',
  retarget: 'richtet eine Belagerungsmaschine',
  captain: 'gibt Hauptmännern Befehle',
  'announce-retreat': 'erwägt einen Rückzug',
  sacrifice: 'erwägt ein Opfer',
  reroll: 'entscheidet über den Angriffswurf',
  'spend-blood': 'erwägt Blutmarken',
  superiority: 'nutzt erdrückende Übermacht',
  'retreat-to': 'wählt einen Weg zum Rückzug',
  expose: 'weist Schaden zu',
  assign: 'weist Schaden zu',
  reload: 'lädt Galeeren um',
  'reload-onto': 'lädt Galeeren um',
  parley: 'entscheidet über die nächste Gefechtsrunde',
  'answer-surrender': 'antwortet auf einen Vorschlag zur Kapitulation',
  'choose-trader': 'wählt ein Handelsfahrzeug',
  'trade-with': 'handelt',
  'transfer-goods': 'lädt Waren um',
  'market-for-purchase': 'kauft Waren',
  'split-trade-points': 'vollendet eine Handelsstraße',
  'trade-for-sale': 'verkauft Waren',
  'market-for-sale': 'verkauft Waren',
  'place-cube': 'legt einen Marktwürfel',
  'plunder-trader': 'entscheidet über ein Handelsfahrzeug',
  'seize-trader': 'entscheidet über ein Handelsfahrzeug',
  'route-target': 'plant eine Handelsstraße',
  'route-stages': 'plant eine Handelsstraße',
  'rearrange-established': 'legt eine Handelsstraße neu',
  'rearrange-planned': 'legt eine Handelsstraße neu',
  'rearrange-target': 'legt eine Handelsstraße neu',
  'serve-route': 'wählt ein Fahrzeug für eine Handelsstraße',
  leisure: 'ist neben dem Spiel beschäftigt',
  'answer-proposal': 'antwortet auf einen Vorschlag',
  'limit-window': 'ist neben dem Spiel beschäftigt',
  'draft-treaty': 'entwirft einen Vertrag',
  'draft-clause': 'entwirft einen Vertrag',
  'breach-vote': 'stimmt über einen Vertragsbruch ab',
  'designate-support': 'benennt Einheiten',
  'order-support': 'erwägt einen Befehl',
  'order-where': 'gibt einen Befehl',
  'answer-order': 'antwortet auf einen Befehl',
};
