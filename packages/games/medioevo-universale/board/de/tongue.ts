import type { Offer } from '../../src/events/diplomacy.js';
import type {
  BuildingKind,
  BuildingType,
  CardId,
  Colour,
  Craft,
  Good,
  Level,
  Realm,
  TechnologyId,
} from '../../src/ids.js';
import type { Purchase } from '../../src/purchases.js';
import type { Clause, Proposal, Terms, Treaty } from '../../src/treaties.js';
import type { Army, Troop } from '../../src/troops.js';
import { type Sort, sortOf } from '../asked.js';
import { among, cubesIn, has, ROMAN, titleOf } from '../names.js';
import { levelOfEngine, pieceOf, realmIn, type Sight, vehicleIn, viewerOf } from '../sight.js';
import { countGoods, gathered, numberOf, readThing, type Thing, tallied, type Whereabouts } from '../things.js';
import { a, area, army, at, count, florin, list, points, realm, start, the } from './grammar.js';
import { names } from './names.js';

export type Case = 'nominative' | 'accusative' | 'dative';

/** Whose something is. */
const GENITIVES: Readonly<Record<Realm, string>> = {
  byzantium: 'des Byzantinischen Reiches',
  mamluks: 'des Sultanats der Mamluken',
  hungary: 'des Ungarischen Reiches',
  'holy-roman-empire': 'des Heiligen Römischen Reiches',
  novgorod: 'der Republik Nowgorod',
  'golden-horde': 'des Khanats der Goldenen Horde',
};

export const goods = (cubes: readonly Good[]): string =>
  cubes.length === 0 ? 'keine Waren' : list(countGoods(cubes).map(([good, n]) => cubesIn(names, good, n)));
export const dice = (pips: readonly number[]): string => (pips.length === 0 ? 'nichts' : list(pips.map(String)));
export const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const verb = (n: number, one: string, many: string): string => (n === 1 ? one : many);
export const hp = (n: number): string => `${n}\u00a0EP`;
export const damage = (n: number): string => times(n, 'Schadenspunkt', 'Schadenspunkte');
export const units = (n: number): string => times(n, 'Einheit', 'Einheiten');
export const tp = (needed: Readonly<Partial<Record<Colour, number>>>): readonly string[] =>
  (Object.entries(needed) as [Colour, number][]).filter(([, n]) => n > 0).map(([colour, n]) => points(n, colour));
export const areas = (ids: readonly string[], casus: Case = 'nominative'): string =>
  ids.length === 0 ? 'nirgends' : list(ids.map(id => area(id, casus)));
/** In all of them: each with the word that fits it. */
export const places = (ids: readonly string[]): string => (ids.length === 0 ? 'nirgends' : list(ids.map(at)));
/** An objective marker in its colour, as an object. */
export const marker = (colour: Colour): string => `eine ${names.colours[colour].replace(/e$/, '')}e Zielmarke`;
export const building = (type: BuildingType, casus: Case = 'nominative'): string => the(type, casus);
const model = (type: string, level: number): string => {
  if (type === 'engine' || levelOfEngine(type) > 0) return names.vehicles[pieceOf('engine', level)].one;
  return `${has(names.vehicles, type) ? names.vehicles[type].one : names.unknown} ${ROMAN[level as Level]}`;
};
/** Eine Galeere II, einen Kampfwagen I, ein Katapult. */
export const aModel = (type: Craft, level: number, casus: Case = 'nominative'): string => {
  return levelOfEngine(type) > 0 ? a(type, casus) : `${a(type, casus)} ${ROMAN[level as Level]}`;
};
export const kind = (id: string, casus: Case = 'nominative'): string =>
  id === 'civil' || id === 'military' || id === 'cathedral' ? the(id satisfies BuildingKind, casus) : names.unknown;
export const title = (id: CardId | TechnologyId): string =>
  has(names.technologies, id) ? names.technologies[id] : titleOf(names, id);

const WHEN: Readonly<Record<string, string>> = {
  signing: 'bei der Unterschrift',
  'each-round': 'in jeder Runde',
  'per-sale': 'je Verkauf',
  'per-purchase': 'je Kauf',
};
const SHELTERS: Readonly<Record<string, string>> = {
  siege: 'Belagerungsmaschinen',
  archers: 'Bogenschützen',
  melee: 'den Nahkampf',
};
export const shelter = (id: string): string => among(SHELTERS, id, names.unknown);
const FIGHTERS: Readonly<Record<string, string>> = {
  archer: 'Bogenschütze',
  'light-infantry': 'leichte Infanterie',
  'heavy-infantry': 'schwere Infanterie',
  cavalry: 'Reiterei',
};
/** What one level of a captain does. */
export const command = (order: string): string => {
  const [deed, type = ''] = order.split(':');
  const fighter = among(FIGHTERS, type, names.unknown);
  if (deed === 'adopt') return `als ${fighter} zählen`;
  if (deed === 'allow')
    return `einer eigenen Einheit (${fighter}) die Fähigkeit erlauben, obwohl die Art blockiert ist`;
  return deed === 'cancel' ? `die Fähigkeit einer gegnerischen Einheit (${fighter}) aufheben` : names.unknown;
};
export const target = (id: string, casus: Case = 'accusative'): string => {
  if (id === 'units') return casus === 'dative' ? 'den gegnerischen Einheiten' : 'die gegnerischen Einheiten';
  return kind(id, casus);
};
const STANCES = { attacker: 'Angreifer', defender: 'Verteidiger' } as const;
const stance = (id: 'attacker' | 'defender', casus: Case = 'nominative'): string =>
  `${{ nominative: 'der', accusative: 'den', dative: 'dem' }[casus]} ${STANCES[id]}`;

const counted = (troops: Army, casus: Case = 'nominative'): readonly string[] =>
  (Object.entries(troops) as [Troop, number][]).filter(([, n]) => n > 0).map(([troop, n]) => count(n, troop, casus));
const crafts = (pieces: readonly Craft[], casus: Case): readonly string[] =>
  [...tallied(pieces)].map(([piece, n]) => count(n, piece, casus));
export const fleet = (pieces: readonly Craft[], casus: Case = 'nominative'): string => list(crafts(pieces, casus));
/** Who goes together: units, what carries them, and goods. */
export const force = (
  troops: Army,
  pieces: readonly Craft[],
  cubes: readonly Good[] = [],
  casus: Case = 'nominative',
): string =>
  list([...counted(troops, casus), ...crafts(pieces, casus), ...(cubes.length > 0 ? [goods(cubes)] : [])]) ||
  'ein Verband';

/** German, by somebody who sees the table. */
export const tongueFor = (sight?: Sight) => {
  const who = (id: string, casus: Case = 'nominative'): string => {
    if (id === 'barbarians') return casus === 'dative' ? 'den Barbaren' : 'die Barbaren';
    const own = realmIn(sight, id);
    return own ? realm(own, casus) : among(names.sides, id, names.unknown);
  };
  const of = (id: string): string => {
    if (id === 'barbarians') return 'der Barbaren';
    const own = realmIn(sight, id);
    return own ? GENITIVES[own] : `von ${among(names.sides, id, names.unknown)}`;
  };
  const alone = (id: string): string => {
    const own = realmIn(sight, id);
    return own ? names.realms[own].long : among(names.sides, id, names.unknown);
  };
  const all = (ids: readonly string[], casus: Case = 'nominative'): string => list(ids.map(id => who(id, casus)));
  /** All but whoever is looking. */
  const others = (ids: readonly string[], casus: Case): string =>
    all(
      ids.filter(id => id !== viewerOf(sight)),
      casus,
    );
  /** From somebody, and to somebody. */
  const by = (id: string): string => `von ${who(id, 'dative')}`.replace(/^von dem /, 'vom ');
  const towards = (id: string): string =>
    `zu ${who(id, 'dative')}`.replace(/^zu dem /, 'zum ').replace(/^zu der /, 'zur ');
  /** Who does something, with the verb that fits one or many. */
  const acts = (id: string, one: string, many: string): string =>
    `${start(who(id))} ${id === 'barbarians' ? many : one}`;

  /** A vehicle in a question: what it is, whose if it is another's, and where. */
  const vehicle = (id: string, isLoadSaid = true): string => {
    const seen = vehicleIn(sight, id);
    if (!seen) return `Fahrzeug ${numberOf(id)}`;
    const viewer = viewerOf(sight);
    const owner = viewer && seen.owner !== viewer ? ` ${of(seen.owner)}` : '';
    const load = isLoadSaid && seen.cargo.length > 0 ? ` mit ${goods(seen.cargo)}` : '';
    const number = seen.isTwin ? ` (Nr. ${numberOf(id)})` : '';
    return `${model(seen.type, seen.level)}${owner} ${at(seen.at)}${load}${number}`;
  };
  /** A vehicle where the sentence says of itself where it is. */
  const theVehicle = (id: string, casus: Case = 'nominative'): string => {
    const seen = vehicleIn(sight, id);
    if (seen) return the(pieceOf(seen.type, seen.level), casus);
    return casus === 'dative' ? 'dem Transportmittel' : 'das Transportmittel';
  };

  const whereabouts = ({ at: there, aboard, captor, stance: side }: Whereabouts): string => {
    if (there) return ` ${at(there)}`;
    if (aboard && vehicleIn(sight, aboard)?.type === 'engine') return `, bedient ${vehicle(aboard, false)}`;
    if (aboard) return ` an Bord von ${vehicle(aboard, false)}`;
    if (captor) return ` in der Hand ${of(captor)}`;
    return side ? ` des ${STANCES[side]}s` : '';
  };
  const unit = (troop: Troop, number: number | undefined, casus: Case): string => {
    const noun = count(1, troop, casus).slice(2);
    return `${noun}${number === undefined ? '' : ` Nr. ${number}`}`;
  };
  const standing = (id: string, there: string | undefined, casus: Case): string => {
    if (!there) return kind(id, casus);
    const level = id === 'civil' || id === 'military' ? sight?.buildings[id][there as never] : undefined;
    const types = id === 'civil' ? CIVIL : MILITARY;
    return `${level ? the(types[level - 1], casus) : kind(id, casus)} ${at(there)}`;
  };
  const die = (number: number, side?: 'attacker' | 'defender'): string => {
    const shown = side ? sight?.battle?.sides[side].now.dice?.[number - 1] : sight?.roll?.dice[number - 1];
    const what = side ? `W${[4, 6, 8][number - 1] ?? number} des ${STANCES[side]}s` : `Würfel ${number}`;
    return shown === undefined ? what : `${what} (zeigt ${shown})`;
  };

  const where = (territories?: readonly string[]): string => (territories ? ` ${places(territories)}` : '');
  /** What one clause says. */
  const clause = (each: Clause): string => {
    switch (each.type) {
      case 'trade': {
        const fees = [
          ...(each.feePerSale ? [`${florin(each.feePerSale)} je Verkauf`] : []),
          ...(each.feePerPurchase ? [`${florin(each.feePerPurchase)} je Kauf`] : []),
        ];
        const fee = fees.length > 0 ? `, gegen ${list(fees)}` : '';
        return `${who(each.grantor)} lässt ${who(each.grantee, 'accusative')}${where(each.territories)} handeln${fee}`;
      }
      case 'right-of-way':
        return `${who(each.grantor)} gewährt ${who(each.grantee, 'dative')} Wegerecht${where(each.territories)}${each.maxUnits ? `, für höchstens ${units(each.maxUnits)} zugleich` : ''}`;
      case 'stationing':
        return `${who(each.grantor)} lässt ${who(each.grantee, 'accusative')} neue Einheiten stationieren${where(each.territories)}`;
      case 'free-trade':
        return `${who(each.grantor)} lässt ${who(each.grantee, 'accusative')} neue Handelsfahrzeuge einsetzen${where(each.territories)}`;
      case 'non-aggression':
        return `Nichtangriff zwischen ${all(each.between, 'dative')}`;
      case 'peace':
        return `Frieden zwischen ${all(each.between, 'dative')}`;
      case 'truce':
        return `Waffenstillstand zwischen ${all(each.between, 'dative')} bis zum Ende der Runde`;
      case 'defence':
      case 'attack': {
        const foes = each.against ? ` gegen ${all(each.against, 'accusative')}` : '';
        const what = each.type === 'defence' ? 'bei der Verteidigung' : 'beim Angriff';
        return `${who(each.supporter)} unterstützt ${who(each.beneficiary, 'accusative')} ${what}${foes} mit mindestens ${units(each.minUnits)}`;
      }
      case 'payment':
        return `${who(each.from)} zahlt ${who(each.to, 'dative')} ${florin(each.amount)} ${among(WHEN, each.when, '')}`;
      case 'prisoners':
        return `${who(each.from)} übergibt ${who(each.to, 'dative')} ${army(each.units, 'accusative')}`;
      case 'custom':
        return `„${each.text}“`;
    }
  };
  const treatise = ({ clauses, isSecret, lastRound }: Omit<Terms, 'parties'>): string =>
    [
      ...(clauses.length > 0 ? clauses.map((each, i) => `${i + 1}. ${clause(each)}`) : ['noch keine Klausel']),
      lastRound === undefined ? 'bis zum Ende des Spiels' : `bis zum Ende von Runde ${lastRound}`,
      isSecret ? 'geheim' : 'öffentlich',
    ].join('; ');
  const known = (id: string): Treaty | undefined => sight?.treaties[id as never];
  const agreed = ({ parties, clauses }: Terms, viewer: string | undefined): string => {
    const partners = parties.filter(party => party !== viewer);
    const between = partners.length < parties.length ? 'mit' : 'zwischen';
    return `Vertrag ${between} ${all(partners, 'dative')}${gist(clauses)}`;
  };
  const treatyBut = (viewer: string | undefined, id: string, casus: Case): string => {
    const article = { nominative: 'der', accusative: 'den', dative: 'dem' }[casus];
    const seen = known(id);
    return `${article} ${seen ? agreed(seen, viewer) : `Vertrag Nr. ${numberOf(id)}`}`;
  };
  const treaty = (id: string, casus: Case = 'nominative'): string => treatyBut(viewerOf(sight), id, casus);
  /** By all its parties, where somebody else is the subject. */
  const treatyOfAll = (id: string, casus: Case): string => treatyBut(undefined, id, casus);
  /** What is proposed, in full. */
  const proposed = (each: Proposal | Offer): string => {
    switch (each.type) {
      case 'treaty':
        return `ein Vertrag mit ${all(each.to, 'dative')}: ${treatise(each.treaty)}`;
      case 'end':
        return `${typeof each.treaty === 'string' ? start(treaty(each.treaty)) : `Der ${agreed(each.treaty, viewerOf(sight))}`} soll enden`;
      case 'truce':
        return 'Waffenstillstand bis zum Ende der Runde';
      case 'peace':
        return 'Frieden';
      case 'time':
        return 'Mit dieser Runde soll das Spiel enden';
    }
  };
  /** The same in short: what it is, and whose it was. */
  const offered = (each: Offer): string => `${OFFERS[each.type]}${'treaty' in each ? gist(each.treaty.clauses) : ''}`;
  const proposalOf = (id: string): Proposal | undefined => sight?.proposals[id as never];
  const proposal = (id: string): string => {
    const seen = proposalOf(id);
    if (!seen) return `Vorschlag Nr. ${numberOf(id)}`;
    const direction = viewerOf(sight) === seen.from ? `an ${all(seen.to, 'accusative')}` : by(seen.from);
    return `${OFFERS[seen.type]} ${direction} (Nr. ${numberOf(id)})`;
  };

  /** With an article, if it is no particular one: ein Dorf, eine Galeere II. */
  const piece = (id: string, casus: Case = 'nominative', sort: Sort = 'thing'): string => {
    const read = readThing(id, sort);
    if (read.sort === 'building') return a(read.building, casus);
    if (read.sort === 'unit' && Object.keys(read).length === 2) return a(read.troop, casus);
    if (read.sort === 'unit' && read.captor) return `${a(read.troop, casus)} in der Hand ${of(read.captor)}`;
    if (read.sort !== 'model') return thing(id, sort, casus);
    const level = read.level ?? levelOfEngine(read.model);
    return `${a(read.model, casus)}${read.level === undefined ? '' : ` ${ROMAN[level]}`}`;
  };
  /** What is paid for: a purchase, a card or a technology, or a trade. */
  const reason = (id: string): string => {
    if (id === 'goods') return 'diesen Handel';
    return piece(id, 'accusative', /^captain-\d:\d@/.test(id) ? 'promotion' : 'thing');
  };
  const purchase = ({ ware, what, at: there }: Purchase, casus: Case = 'accusative'): string => {
    if (ware === 'repair') return `die Reparatur: ${thing(what)}`;
    const bought = ware === 'buy-card' ? 'eine Reichskarte' : piece(what, casus, sortOf(ware));
    return `${bought}${there ? ` ${at(there)}` : ''}`;
  };
  const order = (number: number): string => {
    const viewer = viewerOf(sight);
    const seen = viewer && sight?.orders?.[viewer]?.[number - 1];
    return seen ? `Auftrag ${number} (${purchase(seen, 'nominative')})` : `Auftrag ${number}`;
  };

  const named = (it: Thing, casus: Case): string => {
    switch (it.sort) {
      case 'area':
        return area(it.area, casus);
      case 'side':
        return who(it.side, casus);
      case 'realm':
        return it.honour === undefined
          ? realm(it.realm, casus)
          : `${hp(it.honour)} für ${realm(it.realm, 'accusative')}`;
      case 'card':
        return titleOf(names, it.card);
      case 'technology':
        return names.technologies[it.technology];
      case 'event':
        return names.events[it.event];
      case 'colour':
        return names.colours[it.colour];
      case 'marker':
        return `Zielmarke in ${start(names.colours[it.colour])} Nr. ${it.number}`;
      case 'unit':
        return `${unit(it.troop, it.number, casus)}${whereabouts(it)}`;
      case 'type':
        return names.units[it.type].one;
      case 'vehicle':
        return it.level === undefined ? vehicle(it.vehicle) : `${vehicle(it.vehicle)} auf Stufe ${ROMAN[it.level]}`;
      case 'model':
        return model(it.model, it.level ?? levelOfEngine(it.model));
      case 'cube': {
        const on = it.on === undefined ? '' : it.on === 'market' ? ' auf dem Markt' : ` auf ${vehicle(it.on, false)}`;
        return `${names.goods[it.good]}${it.number === undefined ? '' : ` Nr. ${it.number}`}${on}`;
      }
      case 'building':
        return names.buildings[it.building].one;
      case 'standing':
        return standing(it.kind, it.at, casus);
      case 'promotion':
        return `Hauptmann ${ROMAN[it.from]} ${at(it.at)} auf Stufe ${ROMAN[it.to]}`;
      case 'stance':
        return stance(it.stance, casus);
      case 'die':
        return die(it.number, it.stance);
      case 'dice':
        return `W${it.sides}`;
      case 'treaty': {
        if (it.party) return `${who(it.party, casus)} nach ${treaty(it.treaty, 'dative')}`;
        const meant = it.clause === undefined ? undefined : known(it.treaty)?.clauses[it.clause];
        return meant ? clause(meant) : treaty(it.treaty, casus);
      }
      case 'proposal':
        return proposal(it.proposal);
      case 'clause':
        return `Klausel ${it.number}`;
      case 'order':
        return order(it.number);
      case 'banking':
        return it.way === 'deposit' ? 'Geld auf die Karte legen' : 'das Geld von der Karte nehmen';
      case 'manner':
        return it.manner === 'ability' ? 'ihre Fähigkeit' : 'ihre TP';
      case 'new-card':
        return 'eine Reichskarte';
      case 'units':
        return target('units', casus);
      case 'unknown':
        return names.unknown;
    }
  };

  /** What an id is called within a sentence. */
  const thing = (id: string, sort: Sort = 'thing', casus: Case = 'nominative'): string => {
    switch (sort) {
      case 'rate':
        return /^\d+$/.test(id) ? `${id}\u00a0F` : names.unknown;
      case 'length':
        return /^\d+$/.test(id) ? `${id} Etappen` : names.unknown;
      case 'window':
        return has(names.windows, id) ? names.windows[id] : names.unknown;
      case 'symbol':
        return has(names.symbols, id) ? names.symbols[id].name : names.unknown;
      case 'shelter':
        return shelter(id);
      case 'target':
        return target(id, casus);
      case 'command':
        return command(id);
      case 'clause-type':
        return has(names.clauses, id) ? names.clauses[id].name : names.unknown;
      case 'when':
        return among(WHEN, id, names.unknown);
      default:
        return named(readThing(id, sort), casus);
    }
  };
  /** Several things: units and cubes are counted. */
  const things = (ids: readonly string[], none = 'nichts', casus: Case = 'accusative'): string => {
    const { troops, goods: cubes, others } = gathered(ids);
    const parts = [
      ...[...troops].map(([troop, n]) => count(n, troop, casus)),
      ...[...cubes].map(([good, n]) => cubesIn(names, good, n)),
      ...others.map(id => thing(id, 'thing', casus)),
    ];
    return parts.length === 0 ? none : list(parts);
  };
  /** So much on each. */
  const shares = (counts: Readonly<Record<string, number>>): string => {
    const given = Object.entries(counts).filter(([, n]) => n > 0);
    const share = (id: string, n: number): string =>
      readThing(id).sort === 'cube' ? `${n} ${thing(id)}` : `${n} auf ${thing(id, 'thing', 'accusative')}`;
    return given.length === 0 ? 'nichts' : list(given.map(([id, n]) => share(id, n)));
  };

  return {
    ...{ who, of, by, towards, alone, all, others, acts, vehicle, theVehicle, clause },
    ...{ known, treatise, treaty, treatyOfAll, proposal, proposalOf, proposed, offered },
    ...{ piece, reason, purchase, thing, things, shares },
  };
};
/** The clauses by their names. */
const gist = (clauses: readonly Clause[]): string =>
  clauses.length === 0 ? '' : ` (${list([...new Set(clauses.map(({ type }) => names.clauses[type].name))])})`;
const OFFERS: Readonly<Record<Proposal['type'], string>> = {
  treaty: 'ein Vertrag',
  end: 'das Ende eines Vertrags',
  truce: 'Waffenstillstand',
  peace: 'Frieden',
  time: 'das Ende des Spiels',
};
const CIVIL = ['village', 'town', 'great-city'] as const;
const MILITARY = ['tower', 'fortress', 'castle'] as const;
export type Tongue = ReturnType<typeof tongueFor>;
