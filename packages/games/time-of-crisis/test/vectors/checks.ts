import { expect } from 'vitest';
import { isGeneral, OWNER_OF } from '../../src/catalog.js';
import {
  type Colour,
  IMPROVEMENTS,
  PROVINCES,
  type ProvinceId,
  type RegionId,
  type Ruler,
  type TribeId,
} from '../../src/ids.js';
import { countActive, countInactive, leadersAt } from '../../src/rules/barbarians.js';
import type { ToC } from '../../src/state.js';
import type { GivenArmy } from './given.js';
import { heard, lastHeard, type Stage, sideOf } from './stage.js';
import { bySeat, only, onlyBarbarians, type Part, rulerCalled, seatCalled } from './vector.js';

/** Something a vector says, looked at on the table. Every key has one, or the vector is not understood. */
export type Check = (stage: Stage, value: unknown) => void;
export type Checks = Readonly<Record<string, Check>>;

export const checkAll = (stage: Stage, said: Part, checks: Checks, where: string): void => {
  for (const [key, value] of Object.entries(said)) {
    const check = checks[key];
    if (!check) throw new Error(`${where}: nobody understands ${key}`);
    check(stage, value);
  }
};

const PROVINCE: Readonly<Record<string, (g: ToC, id: ProvinceId) => unknown>> = {
  governor: (g, id) => g.provinces.governor[id],
  support: (g, id) => g.provinces.support[id],
  mobs: (g, id) => g.provinces.mobs[id] ?? 0,
  militia: (g, id) => (g.provinces.militia[id] ? 1 : 0),
  quaestor: (g, id) => g.provinces.quaestor[id] === true,
  marker: (g, id) => g.provinces.pretender[id] ?? null,
  improvements: (g, id) => IMPROVEMENTS.filter(kind => g.provinces[kind][id]),
};
export const provincesAre: Check = ({ table }, said) => {
  only(said as Part, PROVINCES, 'provinces');
  for (const [id, province] of Object.entries(said as Record<ProvinceId, Part>)) {
    only(province, Object.keys(PROVINCE), `province ${id}`);
    const seen = Object.keys(province).map(key => [key, PROVINCE[key](table.state, id as ProvinceId)]);
    const wanted: { governor?: Ruler } = { ...province };
    if (province.governor !== undefined) wanted.governor = rulerCalled(province.governor);
    expect({ [id]: Object.fromEntries(seen) }).toEqual({ [id]: wanted });
  }
};

const ARMY = ['id', 'owner', 'region', 'inCapital', 'legions', 'foederati', 'militia', 'castra'];
const armyIs = (stage: Stage, said: GivenArmy): void => {
  only(said as unknown as Part, ARMY, `army ${said.id}`);
  const general = Object.hasOwn(stage.armies, said.id!) ? stage.armies[said.id!] : said.id!;
  if (!isGeneral(general)) throw new Error(`${said.id} is no army with a general`);
  const g = stage.table.state;
  const region = g.armies.at[general];
  const foederati: Partial<Record<TribeId, number>> = {};
  for (const tribe of g.armies.foederati[general] ?? []) foederati[tribe] = (foederati[tribe] ?? 0) + 1;
  const seen: Record<string, unknown> = {
    id: said.id,
    owner: OWNER_OF[general],
    region,
    inCapital: g.armies.inCapital[general] === true,
    legions: { full: g.armies.legions[general] ?? 0, reduced: g.armies.reduced[general] ?? 0 },
    foederati,
    militia: g.provinces.militia[region as ProvinceId] ? 1 : 0,
    castra: g.armies.castra[general] === true,
  };
  const wanted: Record<string, unknown> = { ...said, ...(said.owner && { owner: seatCalled(said.owner) }) };
  const named = Object.keys(wanted).map(key => [key, seen[key]]);
  expect(Object.fromEntries(named)).toEqual(wanted);
};
/** Only those named are looked at. */
export const armiesInclude: Check = (stage, said) => {
  for (const army of said as GivenArmy[]) armyIs(stage, army);
};
/** All armies there are: one that the vector does not name any more must be gone. */
export const armiesAre: Check = (stage, said) => {
  armiesInclude(stage, said);
  const left = (said as GivenArmy[]).map(({ id }) => stage.armies[id!] ?? id);
  expect(Object.keys(stage.table.state.armies.at).sort()).toEqual(left.sort());
};

const placedInactive = (stage: Stage, tribe: TribeId, region: RegionId): number =>
  heard(stage)
    .filter(event => event.type === 'barbarians-invaded' && event.tribe === tribe && event.province === region)
    .reduce((sum, { count, isActive }) => sum + (isActive ? 0 : Number(count)), 0);
const BARBARIANS: Readonly<Record<string, (stage: Stage, tribe: TribeId, region: RegionId) => unknown>> = {
  active: ({ table }, tribe, region) => countActive(table.state, tribe, region),
  inactive: ({ table }, tribe, region) => countInactive(table.state, tribe, region),
  total: ({ table }, tribe, region) =>
    countActive(table.state, tribe, region) + countInactive(table.state, tribe, region),
  leaders: ({ table }, tribe, region) => leadersAt(table.state, tribe, region),
  inactiveAdded: ({ table, before }, tribe, region) =>
    countInactive(table.state, tribe, region) - countInactive(before, tribe, region),
  placedInactive,
};
export const barbariansAre: Check = (stage, said) => {
  onlyBarbarians(said, Object.keys(BARBARIANS));
  for (const [tribe, places] of Object.entries(said as Record<TribeId, Record<string, Part>>)) {
    for (const [where, counts] of Object.entries(places)) {
      const region = (where === 'homeland' ? tribe : where) as RegionId;
      const seen = Object.keys(counts).map(key => [key, BARBARIANS[key](stage, tribe as TribeId, region)]);
      expect({ [`${tribe} in ${where}`]: Object.fromEntries(seen) }).toEqual({ [`${tribe} in ${where}`]: counts });
    }
  }
};

/** The part of a column that the vector names. */
const columnIs =
  (column: (stage: Stage) => Readonly<Record<string, unknown>>): Check =>
  (stage, said) => {
    const wanted = bySeat<unknown>(said);
    const seen = column(stage);
    expect(Object.fromEntries(Object.keys(wanted).map(seat => [seat, seen[seat]]))).toEqual(wanted);
  };
export const legacyGained = ({ table, before }: Stage, seat: Colour): number =>
  table.state.legacy[seat] - before.legacy[seat];
const gains = (stage: Stage): Readonly<Record<string, number>> =>
  Object.fromEntries(stage.table.state.seats.map(seat => [seat, legacyGained(stage, seat)]));

/** Hits by whom they were scored. */
const hitsBy = (stage: Stage, hits: { attacker: unknown; defender: unknown }): Record<string, unknown> => {
  const { attacker, defender } = lastHeard(stage, 'battle-began');
  return { [sideOf(stage, attacker)]: hits.attacker, [sideOf(stage, defender)]: hits.defender };
};
const sidesCalled = (stage: Stage, said: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(said as Part).map(([name, hits]) => [
      Object.hasOwn(stage.before.barbarians.active, name) ? name : seatCalled(name),
      hits,
    ]),
  );
export const rolledHitsAre: Check = (stage, said) => {
  const rolled = (side: string): unknown =>
    heard(stage).findLast(event => event.type === 'battle-rolled' && event.side === side)?.hits;
  const hits = { attacker: rolled('attacker'), defender: rolled('defender') };
  expect(hitsBy(stage, hits)).toEqual(sidesCalled(stage, said));
};
export const hitsAre: Check = (stage, said) => {
  const { attacker, defender } = lastHeard(stage, 'battle-scored');
  expect(hitsBy(stage, { attacker, defender })).toEqual(sidesCalled(stage, said));
};
export const winnerIs: Check = (stage, said) => {
  const events = heard(stage);
  const end = events.findLast(({ type }) => type === 'battle-won' || type === 'battle-undecided');
  if (!end || events.lastIndexOf(end) < events.findLastIndex(({ type }) => type === 'battle-began')) {
    throw new Error('the battle is not over');
  }
  if (said === null) expect(end.type).toBe('battle-undecided');
  else expect({ [sideOf(stage, end.winner)]: true }).toEqual(sidesCalled(stage, { [String(said)]: true }));
};
export const generalReturned: Check = (stage, said) => {
  const { general } = lastHeard(stage, 'general-returned');
  const owner = seatCalled(said);
  expect(OWNER_OF[general as keyof typeof OWNER_OF]).toBe(owner);
  expect(stage.table.state.generals.available[owner]).toContain(general);
};

/** What may stand under `then` in vectors of every kind. */
export const COMMON: Checks = {
  provinces: provincesAre,
  armies: armiesAre,
  barbarians: barbariansAre,
  legacy: columnIs(({ table }) => table.state.legacy),
  legacyGained: columnIs(gains),
  emperorTurns: columnIs(({ table }) => table.state.emperorTurns),
  lastingEvent: ({ table }, said) => expect(table.state.events.lasting ?? null).toBe(said),
  pointsLeft: ({ table }, said) => expect(table.state.points).toMatchObject(said as object),
  rolledHits: rolledHitsAre,
  hits: hitsAre,
  hitsAfterCastra: hitsAre,
  winner: winnerIs,
  generalReturned,
};
