import { expect, test } from 'vitest';
import type { Choice } from '@hegemon/kernel';
import { RULES } from '../src/game.js';
import { beginWar } from '../src/frames/war.js';
import { CARDS, TECHNOLOGIES, type AreaId, type Player, SEATS, BARBARIANS } from '../src/ids.js';
import { isSea } from '../src/catalog.js';
import { overdrawn } from '../src/rules/supply.js';
import { armyOf, sizeOf } from '../src/rules/armies.js';
import { allVehicles } from '../src/rules/vehicles.js';
import { newVehicle } from '../src/deeds/vehicles.js';
import { stow } from '../src/deeds/ships.js';
import { addUnits } from '../src/deeds/armies.js';
import { hasMarkerFor } from '../src/rules/ownership.js';
import { arranged } from './arrange.js';
import { Trial } from './table.js';

const rng = (seed: number) => () => {
  seed = (seed * 1664525 + 1013904223) % 4294967296;
  return seed / 4294967296;
};
const answerOf = (choices: readonly Choice[], rand: () => number): { kind: string; arg?: unknown } => {
  const open = choices.filter(c => !('of' in c) || c.of.length > 0 && (!('min' in c) || c.min <= c.of.length));
  const weights = open.map(c => (c.kind === 'give-up' || c.kind==='take-loan' || c.kind==='repay-loan' ? 0.02 : c.kind === 'pass' ? 0.3 : c.kind==='refrain'?0.1: 1));
  let x = rand() * weights.reduce((a, b) => a + b, 0);
  let i = 0;
  while (x > weights[i] && i < open.length-1) x -= weights[i++];
  const c = open[i];
  const shuffled = 'of' in c ? [...c.of].map(v => [rand(), v] as const).sort((a, b) => a[0] - b[0]).map(e => e[1]) : [];
  switch (c.shape) {
    case 'button': return { kind: c.kind };
    case 'pick': return { kind: c.kind, arg: shuffled[0] };
    case 'subset': return { kind: c.kind, arg: shuffled.slice(0, c.min + Math.floor(rand() * (c.max - c.min + 1))) };
    case 'amount': return { kind: c.kind, arg: c.min + Math.floor(rand() * (c.max - c.min + 1)) };
    case 'allot': {
      const arg: Record<string, number> = {}; let left = c.total;
      const keys = Object.keys(c.caps);
      while (left > 0) { const k = keys[Math.floor(rand() * keys.length)]; if ((arg[k] ?? 0) < (c.caps as any)[k]) { arg[k] = (arg[k] ?? 0) + 1; left--; } }
      return { kind: c.kind, arg };
    }
    default: throw new Error(c.shape);
  }
};
const check = (t: Trial) => {
  const { g } = t;
  expect(overdrawn(g)).toEqual([]);
  if (g.battle) return;
  for (const at of Object.keys(g.armies) as AreaId[]) {
    for (const p of g.seats) {
      const a = armyOf(g, at, p), tired = g.tired[at]?.[p] ?? {};
      for (const k of Object.keys(tired)) expect((tired as any)[k]).toBeLessThanOrEqual((a as any)[k] ?? 0);
      if (isSea(at)) {
        const aboard = allVehicles(g).filter(v => g.vehicles.at[v] === at && g.vehicles.owner[v] === p).reduce((s, v) => s + sizeOf(g.vehicles.aboard[v] ?? {}), 0);
        expect(aboard, `${at} ${p}`).toBe(sizeOf(a));
      }
    }
  }
  for (const v of allVehicles(g)) {
    if (!isSea(g.vehicles.at[v]!)) { expect(g.vehicles.aboard[v]).toBeUndefined(); expect(g.vehicles.carrier[v]).toBeUndefined(); }
    else if (['war-wagon','engine','caravan'].includes(g.vehicles.type[v]!) && !g.effects.some(e=> (e.type==='across'||e.type==='follows')&&e.vehicle===v)) {const c=g.vehicles.carrier[v]; if(c===undefined||g.vehicles.type[c]===undefined||g.vehicles.at[c]!==g.vehicles.at[v]) throw new Error('adrift '+v);}
  }
};
const from = Number(process.env.FROM ?? 1), to = Number(process.env.TO ?? 12);
for (let seed = from; seed <= to; seed++)
  test(`fuzz ${seed}`, () => {
    const rand = rng(seed * 7919);
    const g = arranged({ round: 2, options: { terrain: seed % 2 === 0, 'blood-tokens': seed % 3 === 0 } });
    g.phase = 5;
    g.horde = { dice: [1 + Math.floor(rand() * 4), 1 + Math.floor(rand() * 6), 1 + Math.floor(rand() * 8)] };
    const areas = Object.keys(g.inPlay) as AreaId[];
    const land = areas.filter(a => !isSea(a));
    const any = <T>(xs: readonly T[]): T => xs[Math.floor(rand() * xs.length)];
    for (const p of g.seats) {
      g.cards.held[p] = CARDS.filter((_, i) => i % 3 === g.seats.indexOf(p)) as never;
      g.technologies[p] = [...TECHNOLOGIES];
      g.cash[p] = 3000;
      const starts = land.filter(a => !g.armies[a]?.[BARBARIANS]);
      for (let i = 0; i < 6; i++) { const at = any(starts); if (g.armies[at]) continue; addUnits(g, at, p, { archer: 1, 'light-infantry': 1 + Math.floor(rand() * 2) }); if (rand() < 0.6 && hasMarkerFor(g, p, 1)) newVehicle(g, 'war-wagon', 1, p, at); if (rand()<0.3&& hasMarkerFor(g, p, 1)) newVehicle(g,'engine',1,p,at); if (rand()<0.2) (g.buildings.military as any)[at]=3; if (rand()<0.3) (g.buildings.civil as any)[at]=1; }
      for (let i = 0; i < 3; i++) { const at = any(areas.filter(isSea)); if (!hasMarkerFor(g, p, 1)) break; newVehicle(g, 'galley', 1, p, at); addUnits(g, at, p, { 'light-infantry': 1 }); stow(g, at, p); if (rand()<0.5) {const w = newVehicle(g, 'war-wagon',1,p,at); g.vehicles.carrier[w]=`vehicle-${g.vehicles.made-1}`; stow(g,at,p);} }
      for (let i=0;i<2;i++) if (hasMarkerFor(g,p,1)) {const v=newVehicle(g,'caravan',1,p,any(land)); g.vehicles.cargo[v]=['salt'];}
    }
    if (rand() < 0.5) g.wars['player-1 player-2'] = { from: 1 };
    if (rand() < 0.3) g.treaties['treaty-1'] = { parties: ['player-1', 'player-3'], isSecret: false, signed: 1, clauses: [{ type: 'right-of-way', grantor: 'player-1', grantee: 'player-3' }] };
    for (const p of g.seats) g.armed[p] = { 'between-turns': rand() < 0.3, 'move-step': rand() < 0.3 };
    const t = new Trial(g, beginWar());
    const trail: string[] = [];
    let n = 0;
    try {
      while (!t.isOver && !g.isScoring && n++ < 4000) {
        const d = t.asked[0];
        const a = answerOf(d.choices, rand);
        trail.push(`${d.seat} ${d.prompt} ${JSON.stringify(a)}`);
        t.answer(d.seat as Player, a.kind, a.arg as never);
        check(t);
      }
    } catch (e) {
      throw new Error(`${(e as Error).message}\n${trail.slice(-14).join('\n')}\n${(e as Error).stack}`);
    }
    if (n >= 4000) throw new Error('endless: ' + trail.slice(-30).join('\n'));
  }, 60000);
void RULES; void SEATS;
