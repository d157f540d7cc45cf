import { type Accepted, type Frame, newChance } from '@hegemon/kernel';
import { seedFor, sit, type TestTable } from '@hegemon/testkit';
import { FOR_SALE, GENERALS_OF, LIMITS } from '../src/catalog.js';
import { sortCards } from '../src/deeds/cards.js';
import { beginActions } from '../src/flow/action-frame.js';
import { beginClosing } from '../src/flow/closing.js';
import { beginTurn } from '../src/flow/turn.js';
import {
  type CardId,
  type Colour,
  type EventId,
  type GeneralId,
  type ImprovementId,
  isTribe,
  type LastingId,
  type LeaderId,
  PROVINCES,
  type ProvinceId,
  type RegionId,
  type RivalId,
  type Ruler,
  TRIBES,
  type TribeId,
} from '../src/ids.js';
import { timeOfCrisis } from '../src/index.js';
import { openTable } from '../src/setup.js';
import type { OptionId, ToC } from '../src/state.js';

/** What of the table is fixed, in the words of the game. Everything else is empty; unnamed provinces are neutral on box 1. */
export interface Arrangement {
  players?: 2 | 3 | 4;
  options?: Partial<Record<OptionId, boolean>>;
  active?: Colour;
  startPlayer?: Colour;
  /** Who governs the provinces not named; neutral by default. */
  elsewhere?: Ruler;
  provinces?: Partial<Record<ProvinceId, ArrangedProvince>>;
  armies?: readonly ArrangedArmy[];
  /** By tribe, then by region or `homeland`. Markers not named are inactive at home, unless the homeland is named. */
  barbarians?: Partial<Record<TribeId, Partial<Record<RegionId | 'homeland', ArrangedBarbarians>>>>;
  rivals?: Partial<Record<RivalId, ProvinceId>>;
  lasting?: LastingId;
  /** The events to come, the next one first; the rest of the deck follows. */
  events?: readonly EventId[];
  points?: Partial<Record<'military' | 'senate' | 'populace', number>>;
  hand?: Partial<Record<Colour, readonly CardId[]>>;
  available?: Partial<Record<Colour, readonly CardId[]>>;
  discard?: Partial<Record<Colour, readonly CardId[]>>;
  /** Cards the active player has already played this turn, events unused. */
  played?: readonly CardId[];
  legacy?: Partial<Record<Colour, number>>;
  emperorTurns?: Partial<Record<Colour, number>>;
  availableGovernors?: Partial<Record<Colour, number>>;
  availableGenerals?: Partial<Record<Colour, number>>;
  discounts?: ToC['discounts'];
  targeted?: readonly ProvinceId[];
  lastRound?: true;
  /** Which phase begins; the action phase, at its question, unless told otherwise. */
  phase?: 'upkeep' | 'crisis' | 'actions' | 'supportCheck' | 'expandEmpire' | 'gainLegacy' | 'closing';
  /** Dice to fall, from the first one on. */
  dice?: readonly number[];
}
interface ArrangedProvince {
  governor?: Ruler;
  support?: number;
  mobs?: number;
  militia?: boolean;
  militiaCastra?: boolean;
  militiaFought?: boolean;
  quaestor?: boolean;
  marker?: 'seat' | 'breakaway';
  improvements?: readonly ImprovementId[];
}
export interface ArrangedArmy {
  /** Which general; the first free one of the owner by default. */
  general?: GeneralId;
  owner: Colour;
  region: RegionId;
  inCapital?: boolean;
  legions?: number;
  reduced?: number;
  foederati?: readonly TribeId[];
  castra?: boolean;
  fought?: boolean;
}
interface ArrangedBarbarians {
  active?: number;
  inactive?: number;
  leaders?: readonly (LeaderId | { id: LeaderId; active: boolean })[];
}

export type ToCTable = TestTable<ToC> & { readonly opening: Accepted };

/** A table as described, run on until somebody has to decide. Pieces are kept within the box, so invariants hold. */
export const arrange = (a: Arrangement = {}): ToCTable => {
  const g = arranged(a);
  const opening = timeOfCrisis.resume(g);
  return Object.assign(sit(timeOfCrisis, g), { opening });
};

/** The same without running on. */
export const arranged = (a: Arrangement): ToC => {
  const ground = { n: 0, flow: [], chance: newChance(seedFor('arranged', 'chance')), told: [] };
  const g = openTable({ players: a.players ?? 4, ...a.options }, ground);
  g.active = a.active ?? 'green';
  g.startPlayer = a.startPlayer ?? 'green';
  g.turn = 1;
  arrangeProvinces(g, a);
  for (const army of a.armies ?? []) arrangeArmy(g, army);
  arrangeBarbarians(g, a);
  Object.assign(g.rivals, a.rivals);
  if (a.lasting) g.events.lasting = a.lasting;
  const rest: EventId[] = ['plague-of-cyprian', 'inflation', 'good-auguries', 'diocletian'];
  g.events.deck = [...(a.events ?? []), ...rest.filter(id => !a.events?.includes(id))];
  for (const seat of g.seats) {
    g.hand[seat] = sortCards([...(a.hand?.[seat] ?? [])]);
    g.available[seat] = a.available?.[seat] ? sortCards([...a.available[seat]]) : deckBeside(g, seat, a);
    g.discard[seat] = sortCards([...(a.discard?.[seat] ?? [])]);
    g.legacy[seat] = a.legacy?.[seat] ?? 0;
    g.emperorTurns[seat] = a.emperorTurns?.[seat] ?? 0;
    recruit(g, seat, a.availableGovernors?.[seat] ?? 1, a.availableGenerals?.[seat] ?? 1);
  }
  for (const card of FOR_SALE) {
    const held = g.seats.flatMap(seat => [...g.hand[seat], ...g.available[seat], ...g.discard[seat]]);
    g.supply[card] = g.supply[card]! - [...held, ...(a.played ?? [])].filter(id => id === card).length;
  }
  g.played = [...(a.played ?? [])];
  g.unused = g.played.filter(card => !card.endsWith('-1'));
  Object.assign(g.points, a.points);
  for (const id of a.targeted ?? []) g.targeted[id] = true;
  g.discounts = { ...a.discounts };
  if (a.lastRound) g.lastRound = true;
  if (a.dice) g.chance.script = [...a.dice];
  g.flow = framesFor(g, a.phase ?? 'actions');
  g.told = [];
  return g;
};

const framesFor = (g: ToC, phase: NonNullable<Arrangement['phase']>): Frame[] => {
  const ground: Frame[] = [
    { proc: 'setup', step: 'play', waiting: [] } as Frame,
    { proc: 'rounds', step: phase === 'closing' ? 'declare' : 'closeTurn' },
  ];
  if (phase === 'closing') return [...ground, beginClosing(g, g.active)];
  const following = { ...beginTurn(g.active), step: phase === 'actions' ? 'supportCheck' : phase } as Frame;
  if (phase !== 'actions') return [...ground, following];
  return [...ground, following, { ...beginActions(g.active), step: 'takeCapitals' } as Frame];
};

const arrangeProvinces = (g: ToC, a: Arrangement): void => {
  for (const id of PROVINCES) {
    if (g.provinces.governor[id] === undefined) continue;
    const { governor = a.elsewhere ?? 'neutral', support = 1, mobs = 0, ...marks } = a.provinces?.[id] ?? {};
    g.provinces.governor[id] = governor;
    g.provinces.support[id] = support;
    if (mobs > 0) g.provinces.mobs[id] = mobs;
    if (marks.militia) g.provinces.militia[id] = true;
    if (marks.militiaCastra) g.provinces.militiaCastra[id] = true;
    if (marks.militiaFought) g.provinces.militiaFought[id] = true;
    if (marks.quaestor) g.provinces.quaestor[id] = true;
    if (marks.marker) g.provinces.pretender[id] = marks.marker;
    for (const kind of marks.improvements ?? []) g.provinces[kind][id] = true;
  }
  if (g.provinces.governor.italia === 'neutral') {
    g.provinces.support.italia = Math.min(8, PROVINCES.filter(id => g.provinces.governor[id] === 'neutral').length);
  }
};

const arrangeArmy = (g: ToC, army: ArrangedArmy): void => {
  const general = army.general ?? GENERALS_OF[army.owner].find(id => g.armies.at[id] === undefined)!;
  g.armies.at[general] = army.region;
  if (army.inCapital) g.armies.inCapital[general] = true;
  if (army.legions) g.armies.legions[general] = army.legions;
  if (army.reduced) g.armies.reduced[general] = army.reduced;
  if (army.foederati?.length) g.armies.foederati[general] = [...army.foederati].sort();
  if (army.castra) g.armies.castra[general] = true;
  if (army.fought) g.armies.fought[general] = true;
};

const arrangeBarbarians = (g: ToC, a: Arrangement): void => {
  for (const tribe of TRIBES) {
    const places = a.barbarians?.[tribe] ?? {};
    const serving = Object.values(g.armies.foederati)
      .flat()
      .filter(id => id === tribe).length;
    let placed = serving;
    for (const [where, { active = 0, inactive = 0, leaders = [] }] of Object.entries(places)) {
      const region = (where === 'homeland' ? tribe : where) as RegionId;
      if (active > 0) g.barbarians.active[tribe][region] = active;
      for (const leader of leaders) {
        const id = typeof leader === 'string' ? leader : leader.id;
        g.leaders.at[id] = region;
        if (typeof leader === 'object' && !leader.active && !isTribe(region)) g.leaders.inactive[id] = true;
      }
      if (region !== tribe && inactive > 0) g.barbarians.inactive[tribe][region] = inactive;
      placed += active + (region === tribe ? 0 : inactive);
    }
    const isOut = Object.keys(g.barbarians.inactive[tribe]).length === 0;
    if (isOut) continue;
    // All ten markers are somewhere: what is not named lies inactive at home.
    const left = LIMITS.barbarians - placed;
    if (left > 0) g.barbarians.inactive[tribe][tribe] = left;
    else delete g.barbarians.inactive[tribe][tribe];
  }
};

/** The start deck without the 1-value cards that lie elsewhere: there are just enough of them for all. */
const deckBeside = (g: ToC, seat: Colour, a: Arrangement): CardId[] => {
  const deck = [...g.available[seat]];
  const elsewhere = [
    ...(a.hand?.[seat] ?? []),
    ...(a.discard?.[seat] ?? []),
    ...(seat === g.active ? (a.played ?? []) : []),
  ];
  for (const card of elsewhere) if (deck.includes(card)) deck.splice(deck.indexOf(card), 1);
  return deck;
};

const recruit = (g: ToC, seat: Colour, governors: number, generals: number): void => {
  const governed = PROVINCES.filter(id => g.provinces.governor[id] === seat).length;
  // Only five markers can be unrecruited: the start governor is in the box of a family that governs nothing.
  g.governors.available[seat] = Math.min(Math.max(governors, 1 - governed), 6 - governed);
  const unrecruited = Math.max(0, 6 - governed - g.governors.available[seat]);
  g.governors.unrecruited[seat] = unrecruited === 0 ? [] : g.governors.unrecruited[seat].slice(-unrecruited);
  const inBox = GENERALS_OF[seat].filter(id => g.armies.at[id] === undefined);
  g.generals.available[seat] = inBox.slice(0, generals);
  g.generals.unrecruited[seat] = inBox.slice(generals);
};
