import { GENERALS_OF } from '../../src/catalog.js';
import {
  type CardId,
  type Colour,
  type GeneralId,
  type ImprovementId,
  PROVINCES,
  type ProvinceId,
  type RegionId,
  RIVALS,
  type RomanArmyId,
  SEATS,
  SUITS,
  TRIBES,
  type TribeId,
} from '../../src/ids.js';
import type { ArrangedArmy, Arrangement } from '../arrange.js';
import { bySeat, only, onlyBarbarians, type Part, rulerCalled, seatCalled } from './vector.js';

type Draft = { -readonly [K in keyof Arrangement]: Arrangement[K] };
type Provinces = NonNullable<Arrangement['provinces']>;
/** A vector's table: how it is arranged, and which of its names means which army. */
export interface Setting {
  readonly arrangement: Draft;
  readonly armies: Record<string, RomanArmyId>;
}

export interface GivenArmy {
  id?: string;
  owner: string;
  region: RegionId;
  inCapital?: boolean;
  legions?: { full: number; reduced: number } | number;
  foederati?: Partial<Record<TribeId, number>>;
  militia?: number;
  castra?: boolean;
  fought?: boolean;
}

const provinceFrom = (id: string, part: Part): NonNullable<Provinces[ProvinceId]> => {
  only(part, ['governor', 'support', 'mobs', 'militia', 'quaestor', 'marker', 'improvements'], `province ${id}`);
  const { governor, support, mobs, militia, quaestor, marker, improvements } = part;
  return {
    ...(governor !== undefined && { governor: rulerCalled(governor) }),
    ...(support !== undefined && { support: support as number }),
    ...(mobs !== undefined && { mobs: mobs as number }),
    ...(militia !== undefined && { militia: militia === 1 }),
    ...(quaestor !== undefined && { quaestor: quaestor as boolean }),
    ...(typeof marker === 'string' && { marker: marker as 'seat' | 'breakaway' }),
    ...(improvements !== undefined && { improvements: improvements as ImprovementId[] }),
  };
};

const takeArmy = ({ arrangement, armies }: Setting, army: GivenArmy): void => {
  only(
    army as unknown as Part,
    ['id', 'owner', 'region', 'inCapital', 'legions', 'foederati', 'militia', 'castra', 'fought'],
    'army',
  );
  const owner = seatCalled(army.owner);
  const before = arrangement.armies ?? [];
  const named = GENERALS_OF[owner].find(id => id === army.id);
  const general: GeneralId = named ?? GENERALS_OF[owner][before.filter(other => other.owner === owner).length];
  if (typeof army.legions === 'object') only(army.legions, ['full', 'reduced'], 'legions');
  only(army.foederati ?? {}, TRIBES, 'foederati');
  const legions = typeof army.legions === 'object' ? army.legions : { full: army.legions ?? 1, reduced: 0 };
  const arranged: ArrangedArmy = {
    general,
    owner,
    region: army.region,
    inCapital: army.inCapital === true,
    legions: legions.full,
    reduced: legions.reduced,
    foederati: Object.entries(army.foederati ?? {}).flatMap(([tribe, n]) => Array<TribeId>(n).fill(tribe as TribeId)),
    castra: army.castra === true,
    fought: army.fought === true,
  };
  arrangement.armies = [...before, arranged];
  armies[army.id ?? 'a'] = general;
  if (!army.militia) return;
  const province = army.region as ProvinceId;
  addProvince(arrangement, province, { ...arrangement.provinces?.[province], militia: true });
};
const addProvince = (a: Draft, id: ProvinceId, province: NonNullable<Provinces[ProvinceId]>): void => {
  a.provinces = { ...a.provinces, [id]: province };
};
const takeProvinces = ({ arrangement }: Setting, part: unknown): void => {
  only(part as Part, PROVINCES, 'provinces');
  for (const [id, province] of Object.entries(part as Record<ProvinceId, Part>)) {
    addProvince(arrangement, id as ProvinceId, provinceFrom(id, province));
  }
};

/** Every key that may stand under `given`, and what it means for the table. */
const TAKES: Readonly<Record<string, (setting: Setting, value: unknown, given: Part) => void>> = {
  players({ arrangement }, players) {
    arrangement.players = (Array.isArray(players) ? players.length : players) as 2 | 3 | 4;
  },
  seats({ arrangement }, seats) {
    arrangement.players = (seats as unknown[]).length as 2 | 3 | 4;
  },
  active({ arrangement }, active) {
    arrangement.active = seatCalled(active);
  },
  startPlayer({ arrangement }, seat) {
    arrangement.startPlayer = seatCalled(seat);
  },
  provinces: takeProvinces,
  governs: takeProvinces,
  /** Together with `governor`: where a battle is fought, and who governs there. */
  province({ arrangement }, province, { governor }) {
    const id = province as ProvinceId;
    addProvince(arrangement, id, { ...arrangement.provinces?.[id], governor: rulerCalled(governor) });
  },
  governor(_, governor) {
    rulerCalled(governor);
  },
  army(setting, army) {
    const at =
      setting.arrangement.provinces === undefined
        ? 'asia'
        : (Object.keys(setting.arrangement.provinces)[0] as ProvinceId);
    takeArmy(setting, { owner: 'me', region: at, ...(army as Partial<GivenArmy>) });
  },
  armies(setting, armies) {
    for (const army of armies as GivenArmy[]) takeArmy(setting, army);
  },
  barbarians({ arrangement }, barbarians) {
    onlyBarbarians(barbarians, ['active', 'inactive', 'leaders']);
    arrangement.barbarians = barbarians as NonNullable<Arrangement['barbarians']>;
  },
  rivals({ arrangement }, rivals) {
    only(rivals as Part, RIVALS, 'rivals');
    arrangement.rivals = rivals as NonNullable<Arrangement['rivals']>;
  },
  points({ arrangement }, points) {
    only(points as Part, SUITS, 'points');
    arrangement.points = points as NonNullable<Arrangement['points']>;
  },
  legacy({ arrangement }, legacy) {
    arrangement.legacy = bySeat<number>(legacy);
  },
  legacyBase(_, text) {
    if (text !== 'any; expectations are given as gains') throw new Error(`legacyBase: ${String(text)}`);
  },
  emperorTurns({ arrangement }, turns) {
    arrangement.emperorTurns = bySeat<number>(turns);
  },
  lastingEvent({ arrangement }, event) {
    if (event !== null) arrangement.lasting = event as NonNullable<Arrangement['lasting']>;
  },
  rewards({ arrangement }, rewards) {
    only(rewards as Part, SUITS, 'rewards');
    arrangement.discounts = rewards as NonNullable<Arrangement['discounts']>;
  },
  hand({ arrangement }, cards) {
    arrangement.hand = { ...arrangement.hand, green: cards as CardId[] };
  },
  /** Only how many: which cards they are does not matter, so everybody holds a kind of his own. */
  hands({ arrangement }, sizes) {
    const filler: Record<Colour, CardId> = {
      green: 'populace-1',
      blue: 'military-1',
      yellow: 'senate-1',
      red: 'senate-1',
    };
    for (const [seat, size] of Object.entries(bySeat<number>(sizes)) as [Colour, number][]) {
      arrangement.hand = { ...arrangement.hand, [seat]: Array<CardId>(size).fill(filler[seat]) };
    }
  },
  /** Cards of the available deck, or governors in the Available Leaders box. */
  available({ arrangement }, available) {
    if (Array.isArray(available)) {
      arrangement.available = { green: available as CardId[] };
      return;
    }
    const lists = bySeat<string[]>(available);
    if (Object.values(lists).every(list => list.every(id => id.startsWith('governor-')))) {
      const count = Object.entries(lists).map(([seat, list]) => [seat, list.length]);
      arrangement.availableGovernors = Object.fromEntries(count);
    } else arrangement.available = lists as Partial<Record<Colour, CardId[]>>;
  },
  discard({ arrangement }, discard) {
    arrangement.discard = Array.isArray(discard) ? { green: discard as CardId[] } : bySeat<CardId[]>(discard);
  },
  note: () => undefined,
};

/** The table a vector speaks of. What it leaves open is chosen so that the box and the support of Italia hold. */
export const settingFrom = (given: Part, note = ''): Setting => {
  const setting: Setting = { arrangement: {}, armies: {} };
  for (const [key, value] of Object.entries(given)) {
    const take = TAKES[key];
    if (!take) throw new Error(`given: nobody understands ${key}`);
    take(setting, value, given);
  }
  const { arrangement } = setting;
  settleItalia(arrangement, /all provinces not named are governed by/.test(`${note} ${String(given.note ?? '')}`));
  giveSeats(arrangement);
  giveHomes(arrangement);
  return setting;
};

/** The families that are not spoken of hold what is neither named nor neutral, in turn. */
const giveAway = (a: Draft, provinces: readonly ProvinceId[]): void => {
  const seats = SEATS.slice(1, a.players ?? 4);
  for (const [i, id] of provinces.entries()) addProvince(a, id, { governor: seats[i % seats.length], support: 1 });
};
/** A neutral Italia counts the neutral provinces: as many others are neutral as its support says. */
const settleItalia = (a: Draft, othersGoverned: boolean): void => {
  const named = a.provinces ?? {};
  const unnamed = PROVINCES.filter(id => named[id] === undefined);
  const { governor = 'neutral', support } = named.italia ?? {};
  if (othersGoverned) giveAway(a, unnamed);
  else if (governor === 'neutral' && support !== undefined) {
    const neutral = PROVINCES.filter(id => named[id] && (named[id].governor ?? 'neutral') === 'neutral').length;
    giveAway(a, unnamed.slice(Math.max(0, support - neutral)));
  }
};
const unnamedIn = (a: Draft): ProvinceId => PROVINCES.find(id => id !== 'italia' && a.provinces?.[id] === undefined)!;
/** Where only a Breakaway marker is named, its Seat of Power is somewhere else. */
const giveSeats = (a: Draft): void => {
  const named = Object.values(a.provinces ?? {});
  for (const seat of SEATS) {
    const markers = named.filter(province => province.governor === seat).map(province => province.marker);
    if (!markers.includes('breakaway') || markers.includes('seat')) continue;
    addProvince(a, unnamedIn(a), { governor: seat, support: 3, marker: 'seat' });
  }
};
/** Whoever has no governor at hand has his first one somewhere: it can never be unrecruited. */
const giveHomes = (a: Draft): void => {
  for (const [seat, count] of Object.entries(a.availableGovernors ?? {}) as [Colour, number][]) {
    const isSomewhere = Object.values(a.provinces ?? {}).some(({ governor }) => governor === seat);
    if (count === 0 && !isSomewhere) addProvince(a, unnamedIn(a), { governor: seat, support: 1 });
  }
};
