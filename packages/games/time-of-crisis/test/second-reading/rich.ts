import { type Random, shuffled } from '@hegemon/kernel';
import type { CardId, Colour, EventId, LastingId, LeaderId, ProvinceId, RivalId, TribeId } from '../../src/ids.js';
import type { ArrangedArmy, Arrangement } from '../arrange.js';
import {
  COLOURS,
  IMPROVEMENTS,
  isOutOfPlay,
  isProvince,
  isSea,
  PROVINCES,
  SEAS,
  TRIBES,
  withoutGovernor,
} from './facts.js';

type Provinces = NonNullable<Arrangement['provinces']>;
type Barbarians = NonNullable<Arrangement['barbarians']>;
/** A plain table, one where empires are founded, or one where the markers of the box run out. */
export type Mood = 'plain' | 'firm' | 'crowded';

const CARDS: readonly CardId[] = [
  'castra',
  'flanking-maneuver',
  'praetorian-guard',
  'tribute',
  'foederati',
  'damnatio-memoriae',
  'quaestor',
  'mob',
  'pretender',
];
const LASTING: readonly LastingId[] = [
  'plague-of-cyprian',
  'ludi-saeculares',
  'bad-auguries',
  'raiding-parties',
  'preparing-for-war',
  'inflation',
  'good-auguries',
];
const LEADERS: readonly [LeaderId, TribeId][] = [
  ['ardashir', 'sassanids'],
  ['shapur-i', 'sassanids'],
  ['cniva', 'goths'],
];
/** Tribes that are in play at every table. */
const RECRUITS: readonly TribeId[] = ['franks', 'alamanni', 'goths'];
const RIVALS: readonly [RivalId, ProvinceId][] = [
  ['priest-king', 'syria'],
  ['postumus', 'gallia'],
  ['zenobia', 'aegyptus'],
];

/** A position of the action phase in which everything the box holds may be on the board. */
export const richPosition = (random: Random, mood: Mood): Arrangement => {
  const players = ([2, 3, 4] as const)[random(3)];
  const seats = COLOURS.slice(0, players);
  const active = one(random, seats);
  const perSeat = <T>(make: (seat: Colour) => T) => Object.fromEntries(seats.map(seat => [seat, make(seat)]));
  const provinces = richProvinces(random, mood, players, seats);
  foundEmpires(random, mood, provinces, seats);
  const armies = richArmies(random, mood, provinces, seats, active);
  const rivals = RIVALS.filter(() => chance(random, 20));
  const { barbarians, leaders } = richBarbarians(random, players);
  const figures: readonly EventId[] = [...LEADERS, ...RIVALS].map(([id]) => id);
  const onBoard: readonly EventId[] = [...rivals.map(([id]) => id), ...leaders];
  const toCome = [...LASTING, ...figures, 'palmyra-allies' as const].filter(id => !onBoard.includes(id));
  const open = PROVINCES.filter(id => !withoutGovernor(players).includes(id));
  return {
    players,
    active,
    startPlayer: one(random, seats),
    provinces,
    armies,
    barbarians,
    rivals: Object.fromEntries(rivals),
    ...(chance(random, 70) && { lasting: one(random, LASTING) }),
    events: shuffled(toCome, random).filter(() => chance(random, 50)),
    points: { military: random(7), senate: random(8), populace: random(6) },
    hand: perSeat(() => cards(random, random(7), mood === 'firm' ? ['pretender', ...CARDS] : CARDS)),
    available: perSeat(() => cards(random, random(6), [...CARDS, 'military-1', 'senate-1', 'populace-1'])),
    discard: perSeat(() => cards(random, random(6), CARDS)),
    played: cards(random, random(4), CARDS),
    legacy: perSeat(() => (chance(random, 50) ? one(random, [34, 54]) + random(12) : random(12))),
    emperorTurns: perSeat(() => random(4)),
    availableGovernors: perSeat(() => random(4)),
    availableGenerals: perSeat(seat => (armies.some(army => army.owner === seat) ? random(3) : 1 + random(2))),
    discounts: chance(random, 25) ? { military: 1 + random(2), senate: 1 } : {},
    targeted: chance(random, 10) ? [one(random, open)] : [],
    ...(chance(random, 10) && { lastRound: true }),
    options: {
      'overlapping-turns': chance(random, 25),
      'short-game': chance(random, 40),
      'declared-end': chance(random, 25),
      'strict-foederati': chance(random, 20),
    },
  };
};

const one = <T>(random: Random, list: readonly T[]): T => list[random(list.length)];
const chance = (random: Random, percent: number): boolean => random(100) < percent;
const cards = (random: Random, count: number, from: readonly CardId[]): CardId[] =>
  Array.from({ length: count }, () => one(random, from));

const richProvinces = (random: Random, mood: Mood, players: number, seats: readonly Colour[]): Provinces => {
  const provinces: Provinces = {};
  const isCrowded = mood === 'crowded';
  let mobsLeft = 32;
  const governed = isCrowded ? 100 : 50 + random(50);
  const governors = Object.fromEntries(seats.map(seat => [seat, 6]));
  for (const id of PROVINCES) {
    if (withoutGovernor(players).includes(id)) continue;
    const seat = one(random, seats);
    const improvements = IMPROVEMENTS.filter(() => chance(random, 30));
    const mobs = Math.min(mobsLeft, isCrowded ? 2 + random(4) : chance(random, 20) ? 1 + random(4) : 0);
    mobsLeft -= mobs;
    if (!chance(random, governed) || governors[seat] === 0) {
      provinces[id] = { mobs, improvements };
      continue;
    }
    governors[seat]--;
    const militia = chance(random, isCrowded ? 95 : 35);
    provinces[id] = {
      governor: seat,
      support: id === 'italia' ? random(9) : mood === 'firm' ? 2 + random(3) : random(5),
      mobs: mood === 'firm' ? 0 : mobs,
      improvements,
      quaestor: chance(random, isCrowded ? 85 : 25),
      militia,
      militiaCastra: militia && chance(random, isCrowded ? 60 : 20),
      militiaFought: militia && chance(random, 10),
    };
  }
  return provinces;
};

const foundEmpires = (random: Random, mood: Mood, provinces: Provinces, seats: readonly Colour[]): void => {
  for (const seat of seats) {
    const mine = PROVINCES.filter(id => id !== 'italia' && provinces[id]?.governor === seat);
    if (mine.length === 0 || !chance(random, mood === 'firm' ? 25 : 45)) continue;
    const capital = one(random, mine);
    for (const id of mine) {
      if (id === capital) provinces[id]!.marker = 'seat';
      else if (chance(random, 50)) provinces[id]!.marker = 'breakaway';
    }
  }
};

const richArmies = (
  random: Random,
  mood: Mood,
  provinces: Provinces,
  seats: readonly Colour[],
  active: Colour,
): ArrangedArmy[] => {
  const armies: ArrangedArmy[] = [];
  const taken = new Set<string>();
  let left = 33;
  const owners = seats.flatMap(seat =>
    Array.from({ length: mood === 'crowded' ? 2 + random(4) : random(5) }, () => seat),
  );
  for (const owner of owners) {
    const abroad = owner === active && chance(random, 40) ? SEAS : TRIBES;
    const region = chance(random, 75) ? one(random, PROVINCES) : one(random, abroad);
    const isHeld = Object.entries(provinces).some(([id, it]) => id === region && it.militia && it.governor !== owner);
    const inCapital = isProvince(region) && !isHeld && !taken.has(region) && chance(random, 60);
    const legions = random(mood === 'crowded' ? 5 : 4);
    const reduced = legions === 0 ? 1 + random(2) : random(3);
    if (legions + reduced > left) continue;
    left -= legions + reduced;
    if (inCapital) taken.add(region);
    armies.push({
      owner,
      region,
      inCapital,
      legions,
      reduced,
      foederati: chance(random, 30) ? [one(random, RECRUITS), one(random, RECRUITS)] : [],
      castra: !isSea(region) && chance(random, 20),
      fought: !isSea(region) && chance(random, 15),
    });
  }
  return armies;
};

const richBarbarians = (random: Random, players: number): { barbarians: Barbarians; leaders: LeaderId[] } => {
  const barbarians: Barbarians = {};
  for (const tribe of TRIBES) {
    if (isOutOfPlay(tribe, players)) continue;
    const places: NonNullable<Barbarians[TribeId]> = { homeland: { active: random(4) } };
    for (const id of PROVINCES) {
      if (chance(random, 15)) places[id] = { active: random(3), inactive: chance(random, 40) ? random(3) : 0 };
    }
    barbarians[tribe] = places;
  }
  const leaders = LEADERS.filter(() => chance(random, 40));
  for (const [leader, tribe] of leaders) {
    const places = (barbarians[tribe] ??= {});
    const where = chance(random, 40) ? ('homeland' as const) : one(random, PROVINCES);
    const others = places[where]?.leaders ?? [];
    places[where] = { ...places[where], leaders: [...others, { id: leader, active: chance(random, 70) }] };
  }
  return { barbarians, leaders: leaders.map(([id]) => id) };
};
