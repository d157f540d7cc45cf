import type { Offer } from '../../src/events/diplomacy.js';
import type {
  BuildingKind,
  BuildingType,
  CardId,
  Colour,
  Craft,
  Good,
  Level,
  TechnologyId,
  VehicleType,
} from '../../src/ids.js';
import type { Purchase } from '../../src/purchases.js';
import type { Clause, Proposal, Terms, Treaty } from '../../src/treaties.js';
import type { Army, Troop } from '../../src/troops.js';
import { type Sort, sortOf } from '../asked.js';
import { among, cubesIn, has, ROMAN, titleOf } from '../names.js';
import { levelOfEngine, pieceOf, realmIn, type Sight, vehicleIn, viewerOf } from '../sight.js';
import { countGoods, gathered, numberOf, readThing, type Thing, tallied, type Whereabouts } from '../things.js';
import { area, army, at, count, florin, list, points, realm } from './grammar.js';
import { names } from './names.js';

/** A village, an archer; light infantry and cavalry are said without an article. */
export const a = (noun: string): string => {
  if (/(infantry|cavalry)( among barbarians)?$/.test(noun)) return noun;
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
};
export const goods = (cubes: readonly Good[]): string =>
  cubes.length === 0 ? 'no goods' : list(countGoods(cubes).map(([good, n]) => cubesIn(names, good, n)));
export const dice = (pips: readonly number[]): string => (pips.length === 0 ? 'nothing' : list(pips.map(String)));
export const times = (n: number, one: string, many = `${one}s`): string => count(n, { one, many });
export const hp = (n: number): string => `${n}\u00a0HP`;
export const tp = (needed: Readonly<Partial<Record<Colour, number>>>): readonly string[] =>
  (Object.entries(needed) as [Colour, number][]).filter(([, n]) => n > 0).map(([colour, n]) => points(n, colour));
export const areas = (ids: readonly string[]): string => (ids.length === 0 ? 'nowhere' : list(ids.map(area)));
export const building = (type: BuildingType): string => names.buildings[type].one;
export const model = (type: string, level: number): string => {
  if (type === 'engine' || levelOfEngine(type) > 0) return names.vehicles[pieceOf('engine', level)].one;
  return `${has(names.vehicles, type) ? names.vehicles[type].one : names.unknown} ${ROMAN[level as Level]}`;
};
const KINDS: Readonly<Record<BuildingKind, string>> = {
  civil: 'the civil building',
  military: 'the military building',
  cathedral: 'the cathedral',
};
export const kind = (id: string): string => among(KINDS, id, names.unknown);
export const title = (id: CardId | TechnologyId): string =>
  has(names.technologies, id) ? names.technologies[id] : titleOf(names, id);

const WHEN: Readonly<Record<string, string>> = {
  signing: 'at the signing',
  'each-round': 'in every round',
  'per-sale': 'for every sale',
  'per-purchase': 'for every purchase',
};
const SHELTERS: Readonly<Record<string, string>> = { siege: 'siege engines', archers: 'archers', melee: 'the melee' };
export const shelter = (id: string): string => among(SHELTERS, id, names.unknown);
const FIGHTERS: Readonly<Record<string, string>> = {
  archer: 'archer',
  'light-infantry': 'light infantry',
  'heavy-infantry': 'heavy infantry',
  cavalry: 'cavalry',
};
/** What one level of a captain does. */
export const command = (order: string): string => {
  const [deed, type] = order.split(':');
  const fighter = among(FIGHTERS, type ?? '', names.unknown);
  if (deed === 'adopt') return `count as ${a(fighter)}`;
  if (deed === 'allow')
    return `let ${/y$/.test(fighter) ? fighter : a(fighter)} of your own act although the type is blocked`;
  return deed === 'cancel' ? `keep one opposing ${fighter} from acting` : names.unknown;
};
export const target = (id: string): string => (id === 'units' ? 'the opposing units' : kind(id));

const counted = (units: Army): readonly string[] =>
  (Object.entries(units) as [Troop, number][])
    .filter(([, n]) => n > 0)
    .map(([troop, n]) => count(n, names.troops[troop]));
export const craft = (piece: Craft): string => names.vehicles[piece].one;
const crafts = (pieces: readonly Craft[]): readonly string[] =>
  [...tallied(pieces)].map(([piece, n]) => count(n, names.vehicles[piece]));
export const fleet = (pieces: readonly Craft[]): string => list(crafts(pieces));
/** Who goes together: units, what carries them, and goods. */
export const force = (units: Army, pieces: readonly Craft[], cubes: readonly Good[] = []): string =>
  list([...counted(units), ...crafts(pieces), ...(cubes.length > 0 ? [goods(cubes)] : [])]) || 'a force';
export const marker = (colour: Colour): string => a(`${names.colours[colour]} objective marker`);
/** The same as it is told of another's captain. */
export const commanded = (order: string): string => {
  const [deed, type] = order.split(':');
  const fighter = among(FIGHTERS, type ?? '', names.unknown);
  if (deed === 'adopt') return `counted as ${a(fighter)}`;
  if (deed === 'allow') return `let a unit (${fighter}) act although the type was blocked`;
  return deed === 'cancel' ? `kept one opposing ${fighter} from acting` : names.unknown;
};

/** English, by somebody who sees the table. */
export const tongueFor = (sight?: Sight) => {
  const who = (id: string): string => {
    if (id === 'barbarians') return 'the barbarians';
    const own = realmIn(sight, id);
    return own ? realm(own) : among(names.sides, id, names.unknown);
  };
  const alone = (id: string): string => {
    const own = realmIn(sight, id);
    return own ? names.realms[own].long : among(names.sides, id, names.unknown);
  };
  const all = (ids: readonly string[]): string => list(ids.map(who));
  /** All but whoever is looking. */
  const others = (ids: readonly string[]): string => all(ids.filter(id => id !== viewerOf(sight)));

  /** A vehicle in a question: what it is, whose if it is another's, and where. */
  const vehicle = (id: string, isLoadSaid = true): string => {
    const seen = vehicleIn(sight, id);
    if (!seen) return `vehicle ${numberOf(id)}`;
    const viewer = viewerOf(sight);
    const owner = viewer && seen.owner !== viewer ? ` of ${who(seen.owner)}` : '';
    const load = isLoadSaid && seen.cargo.length > 0 ? ` with ${goods(seen.cargo)}` : '';
    const number = seen.isTwin ? ` (no. ${numberOf(id)})` : '';
    return `${model(seen.type, seen.level)}${owner} ${at(seen.at)}${load}${number}`;
  };
  /** A vehicle where the sentence says of itself where it is. */
  const noun = (id: string, type?: VehicleType): string => {
    const seen = vehicleIn(sight, id);
    if (seen) return names.vehicles[pieceOf(seen.type, seen.level)].one;
    return type ? names.vehicles[type].one : 'vehicle';
  };

  const place = ({ at: there, aboard, captor, stance }: Whereabouts): string => {
    if (there) return ` ${at(there)}`;
    if (aboard && vehicleIn(sight, aboard)?.type === 'engine') return ` serving ${vehicle(aboard, false)}`;
    if (aboard) return ` aboard ${vehicle(aboard, false)}`;
    if (captor) return `, prisoner of ${who(captor)}`;
    return stance ? ` of the ${stance}` : '';
  };
  const unit = (troop: Troop, number?: number): string =>
    `${names.troops[troop].one}${number === undefined ? '' : ` no. ${number}`}`;
  const standing = (id: string, there?: string): string => {
    if (!there) return kind(id);
    const level = id === 'civil' || id === 'military' ? sight?.buildings[id][there as never] : undefined;
    const types = id === 'civil' ? CIVIL : MILITARY;
    const what = level ? `the ${names.buildings[types[level - 1]].one}` : kind(id);
    return `${what} ${at(there)}`;
  };
  const die = (number: number, stance?: 'attacker' | 'defender'): string => {
    const shown = stance ? sight?.battle?.sides[stance].now.dice?.[number - 1] : sight?.roll?.dice[number - 1];
    const what = stance ? `D${[4, 6, 8][number - 1] ?? number} of the ${stance}` : `die ${number}`;
    return shown === undefined ? what : `${what} (shows ${shown})`;
  };

  const where = (territories?: readonly string[]): string => (territories ? ` in ${areas(territories)}` : '');
  /** What one clause says. */
  const clause = (each: Clause): string => {
    switch (each.type) {
      case 'trade': {
        const fees = [
          ...(each.feePerSale ? [`${florin(each.feePerSale)} for every sale`] : []),
          ...(each.feePerPurchase ? [`${florin(each.feePerPurchase)} for every purchase`] : []),
        ];
        const fee = fees.length > 0 ? `, for a fee of ${list(fees)}` : '';
        return `${who(each.grantor)} lets ${who(each.grantee)} trade${where(each.territories)}${fee}`;
      }
      case 'right-of-way':
        return `${who(each.grantor)} grants ${who(each.grantee)} the right of way${where(each.territories)}${each.maxUnits ? `, for at most ${times(each.maxUnits, 'unit')} at a time` : ''}`;
      case 'stationing':
        return `${who(each.grantor)} lets ${who(each.grantee)} station new units${where(each.territories)}`;
      case 'free-trade':
        return `${who(each.grantor)} lets ${who(each.grantee)} place new trade vehicles${where(each.territories)}`;
      case 'non-aggression':
        return `non-aggression between ${all(each.between)}`;
      case 'peace':
        return `peace between ${all(each.between)}`;
      case 'truce':
        return `truce between ${all(each.between)} until the end of the round`;
      case 'defence':
      case 'attack': {
        const foes = each.against ? ` against ${all(each.against)}` : '';
        const what = each.type === 'defence' ? 'in defence' : 'in attack';
        return `${who(each.supporter)} supports ${who(each.beneficiary)} ${what} with at least ${times(each.minUnits, 'unit')}${foes}`;
      }
      case 'payment':
        return `${who(each.from)} pays ${who(each.to)} ${florin(each.amount)} ${among(WHEN, each.when, '')}`;
      case 'prisoners':
        return `${who(each.from)} hands over ${army(each.units)} to ${who(each.to)}`;
      case 'custom':
        return `“${each.text}”`;
    }
  };
  const treatise = ({ clauses, isSecret, lastRound }: Omit<Terms, 'parties'>): string =>
    [
      ...(clauses.length > 0 ? clauses.map((each, i) => `${i + 1}. ${clause(each)}`) : ['no clause yet']),
      lastRound === undefined ? 'until the end of the game' : `until the end of round ${lastRound}`,
      isSecret ? 'secret' : 'public',
    ].join('; ');
  const known = (id: string): Treaty | undefined => sight?.treaties[id as never];
  const agreed = ({ parties, clauses }: Terms, viewer: string | undefined): string => {
    const partners = parties.filter(party => party !== viewer);
    return `the treaty ${partners.length < parties.length ? 'with' : 'of'} ${all(partners)}${gist(clauses)}`;
  };
  const treatyBut = (viewer: string | undefined, id: string): string => {
    const seen = known(id);
    return seen ? agreed(seen, viewer) : `the treaty no. ${numberOf(id)}`;
  };
  const treaty = (id: string): string => treatyBut(viewerOf(sight), id);
  /** By all its parties, where somebody else is the subject. */
  const treatyOfAll = (id: string): string => treatyBut(undefined, id);
  /** What is proposed, in full. */
  const proposed = (each: Proposal | Offer): string => {
    switch (each.type) {
      case 'treaty':
        return `a treaty with ${all(each.to)}: ${treatise(each.treaty)}`;
      case 'end':
        return `to end ${typeof each.treaty === 'string' ? treaty(each.treaty) : agreed(each.treaty, viewerOf(sight))}`;
      case 'truce':
        return 'a truce until the end of the round';
      case 'peace':
        return 'peace';
      case 'time':
        return 'to finish the game with this round';
    }
  };
  /** The same in short: what it is, and whose it was. */
  const offered = (each: Offer): string => `${OFFERS[each.type]}${'treaty' in each ? gist(each.treaty.clauses) : ''}`;
  const proposalOf = (id: string): Proposal | undefined => sight?.proposals[id as never];
  const proposal = (id: string): string => {
    const seen = proposalOf(id);
    if (!seen) return `proposal no. ${numberOf(id)}`;
    const direction = viewerOf(sight) === seen.from ? `to ${all(seen.to)}` : `by ${who(seen.from)}`;
    return `${OFFERS[seen.type]}, offered ${direction} (no. ${numberOf(id)})`;
  };

  /** With an article, if it is no particular one: a village, an archer, a galley II. */
  const piece = (id: string, sort: Sort = 'thing'): string => {
    const read = readThing(id, sort);
    if (read.sort === 'unit' && read.captor) return `${a(names.troops[read.troop].one)} held by ${who(read.captor)}`;
    const isNew =
      read.sort === 'building' || read.sort === 'model' || (read.sort === 'unit' && Object.keys(read).length === 2);
    return isNew ? a(thing(id, sort)) : thing(id, sort);
  };
  /** What is paid for: a purchase, a card or a technology, or a trade. */
  const reason = (id: string): string => {
    if (id === 'goods') return 'this trade';
    return piece(id, /^captain-\d:\d@/.test(id) ? 'promotion' : 'thing');
  };
  const purchase = ({ ware, what, at: there }: Purchase): string => {
    if (ware === 'repair') return `the repair of ${thing(what)}`;
    const bought = ware === 'buy-card' ? 'a realm card' : piece(what, sortOf(ware));
    return `${bought}${there ? ` ${at(there)}` : ''}`;
  };
  const order = (number: number): string => {
    const viewer = viewerOf(sight);
    const seen = viewer && sight?.orders?.[viewer]?.[number - 1];
    return seen ? `order ${number} (${purchase(seen)})` : `order ${number}`;
  };

  const named = (it: Thing): string => {
    switch (it.sort) {
      case 'area':
        return area(it.area);
      case 'side':
        return who(it.side);
      case 'realm':
        return it.honour === undefined ? realm(it.realm) : `${hp(it.honour)} for ${realm(it.realm)}`;
      case 'card':
        return titleOf(names, it.card);
      case 'technology':
        return names.technologies[it.technology];
      case 'event':
        return names.events[it.event];
      case 'colour':
        return names.colours[it.colour];
      case 'marker':
        return `${names.colours[it.colour]} objective marker no. ${it.number}`;
      case 'unit':
        return `${unit(it.troop, it.number)}${place(it)}`;
      case 'type':
        return names.units[it.type].one;
      case 'vehicle':
        return it.level === undefined ? vehicle(it.vehicle) : `${vehicle(it.vehicle)} to level ${ROMAN[it.level]}`;
      case 'model':
        return model(it.model, it.level ?? levelOfEngine(it.model));
      case 'cube': {
        const on = it.on === undefined ? '' : it.on === 'market' ? ' in the market' : ` on ${vehicle(it.on, false)}`;
        return `${names.goods[it.good]}${it.number === undefined ? '' : ` no. ${it.number}`}${on}`;
      }
      case 'building':
        return building(it.building);
      case 'standing':
        return standing(it.kind, it.at);
      case 'promotion':
        return `captain ${ROMAN[it.from]} ${at(it.at)} to level ${ROMAN[it.to]}`;
      case 'stance':
        return `the ${it.stance}`;
      case 'die':
        return die(it.number, it.stance);
      case 'dice':
        return `D${it.sides}`;
      case 'treaty': {
        if (it.party) return `${who(it.party)} under ${treaty(it.treaty)}`;
        const meant = it.clause === undefined ? undefined : known(it.treaty)?.clauses[it.clause];
        return meant ? clause(meant) : treaty(it.treaty);
      }
      case 'proposal':
        return proposal(it.proposal);
      case 'clause':
        return `clause ${it.number}`;
      case 'order':
        return order(it.number);
      case 'banking':
        return it.way === 'deposit' ? 'put money on the card' : 'take the money from the card';
      case 'manner':
        return it.manner === 'ability' ? 'its ability' : 'its points';
      case 'new-card':
        return 'a realm card';
      case 'units':
        return target('units');
      case 'unknown':
        return names.unknown;
    }
  };

  /** What an id is called within a sentence. */
  const thing = (id: string, sort: Sort = 'thing'): string => {
    switch (sort) {
      case 'rate':
        return /^\d+$/.test(id) ? `${id}\u00a0F` : names.unknown;
      case 'length':
        return /^\d+$/.test(id) ? `${id} stages` : names.unknown;
      case 'window':
        return has(names.windows, id) ? names.windows[id] : names.unknown;
      case 'symbol':
        return has(names.symbols, id) ? names.symbols[id].name : names.unknown;
      case 'shelter':
        return shelter(id);
      case 'target':
        return target(id);
      case 'command':
        return command(id);
      case 'clause-type':
        return has(names.clauses, id) ? names.clauses[id].name : names.unknown;
      case 'when':
        return among(WHEN, id, names.unknown);
      default:
        return named(readThing(id, sort));
    }
  };
  /** Several things: units and cubes are counted. */
  const things = (ids: readonly string[], none = 'nothing'): string => {
    const { troops, goods: cubes, others } = gathered(ids);
    const parts = [
      ...[...troops].map(([troop, n]) => count(n, names.troops[troop])),
      ...[...cubes].map(([good, n]) => cubesIn(names, good, n)),
      ...others.map(id => thing(id)),
    ];
    return parts.length === 0 ? none : list(parts);
  };
  /** So much on each. */
  const shares = (counts: Readonly<Record<string, number>>): string => {
    const given = Object.entries(counts).filter(([, n]) => n > 0);
    const share = (id: string, n: number): string =>
      readThing(id).sort === 'cube' ? `${n} ${thing(id)}` : `${n} on ${thing(id)}`;
    return given.length === 0 ? 'nothing' : list(given.map(([id, n]) => share(id, n)));
  };

  return {
    ...{ who, alone, all, others, vehicle, noun, standing, unit, clause, known, treatise, treaty, treatyOfAll },
    ...{ proposal, proposalOf, proposed, offered, piece, reason, purchase, thing, things, shares },
  };
};
/** The clauses by their names. */
const gist = (clauses: readonly Clause[]): string =>
  clauses.length === 0 ? '' : ` (${list([...new Set(clauses.map(({ type }) => names.clauses[type].name))])})`;
const OFFERS: Readonly<Record<Proposal['type'], string>> = {
  treaty: 'a treaty',
  end: 'the end of a treaty',
  truce: 'a truce',
  peace: 'peace',
  time: 'the end of the game',
};
const CIVIL = ['village', 'town', 'great-city'] as const;
const MILITARY = ['tower', 'fortress', 'castle'] as const;
export type Tongue = ReturnType<typeof tongueFor>;
