import type { Frame } from '@hegemon/kernel';
import type { VehicleId } from '../ids.js';
import { fullMp, isTrader } from '../rules/vehicles.js';
import type { MU } from '../state.js';

/** What the frames of the phases tell of who is through already. */
interface Waiting {
  waiting?: readonly unknown[];
  round?: number;
  turn?: number;
  points?: number;
}
type Place = Frame & Waiting;

const sumOf = (column: Readonly<Record<string, number | undefined>>): number => {
  let sum = 0;
  for (const key in column) sum += column[key] ?? 0;
  return sum;
};
/** @rule MU 4 Whatever is bought is more of something: each purchase is a turn of its own. */
const purchasesIn = ({ buildings, vehicles, technologies, bought, seats }: MU): number => {
  const { civil, military, cathedral, civilDamage, militaryDamage, cathedralDamage } = buildings;
  const built = sumOf(civil) + sumOf(military) + Object.keys(cathedral).length;
  const damage = sumOf(civilDamage) + sumOf(militaryDamage) + sumOf(cathedralDamage);
  const known = seats.reduce((sum, seat) => sum + technologies[seat].length, 0);
  const levels = sumOf(vehicles.level) + vehicles.made;
  return built - damage + known + levels + sumOf(bought.units) + Object.keys(bought.card).length;
};
/** @rule MU 6-move-mp Whatever a trader does takes a point: each point is a turn of its own. */
const pointsSpent = ({ vehicles: { type, level, mp } }: MU): number => {
  let spent = 0;
  for (const key in type) {
    const id = key as VehicleId;
    if (isTrader(type[id]!)) spent += fullMp(type[id]!, level[id]!) - (mp[id] ?? 0);
  }
  return spent;
};

const SETUP = ['realms', 'realm-auction', 'auction', 'start-pieces', 'start-cards'] as const;
const EVENTS = ['begin', 'reroll', 'window', 'gather', 'card', 'arming', 'rate', 'uprisings'] as const;
const find = (g: MU, proc: string): Place | undefined => g.flow.find(f => f.proc === proc) as Place | undefined;
const through = (g: MU, f: Place | undefined): number => g.seats.length - (f?.waiting?.length ?? 0);

/** In the set-up, section by section, and in each of them seat by seat. */
const setupTurn = (g: MU): number => {
  const at = SETUP.findIndex(proc => find(g, proc));
  const f = at < 0 ? undefined : find(g, SETUP[at]);
  const section = f && ['armies', 'transport', 'berth', 'archer', 'gears', 'gear'].includes(f.step) ? 1 : 0;
  return ((at + 1) * 2 + section) * 100 + (f?.turn ?? 0) + through(g, f);
};
/** How far a phase has come. */
const withinPhase = (g: MU): number => {
  switch (g.phase) {
    case 1:
      return find(g, 'auction')?.turn ?? 0;
    case 2: {
      const step = EVENTS.indexOf((find(g, 'events')?.step ?? 'begin') as (typeof EVENTS)[number]);
      return step * 100 + 10 - (find(g, 'arming')?.points ?? 0);
    }
    case 3: {
      // Rates are set by all at once; then they pay one after the other.
      const taxes = find(g, 'taxes');
      return taxes?.step === 'rates' ? 0 : 1 + through(g, taxes);
    }
    case 4: {
      // MU X-hidden: what comes before the first turn.
      const purchases = find(g, 'purchases');
      const isOpen = purchases?.step === 'after' || purchases?.step === 'next';
      return (isOpen ? 1 + through(g, purchases) : 0) * 10_000 + purchasesIn(g);
    }
    case 5: {
      const war = find(g, 'war');
      return (war?.round ?? 0) * 100 + through(g, war);
    }
    case 6:
      return through(g, find(g, 'trade')) * 1_000 + pointsSpent(g);
    default:
      return 0;
  }
};

const PHASE = 1_000_000;
/**
 * How many turns have begun, or rather how far the game has come: by round and phase, in each phase by seat, and in purchases and
 * trade by what was done. It grows whenever somebody is through with something.
 */
export const turnOf = (g: MU): number => {
  if (g.phase === 0) return setupTurn(g);
  if (g.isScoring) return (g.round * 8 + 8) * PHASE;
  const start = (g.round * 8 + g.phase) * PHASE;
  // The next step of the rounds says what is going on: the window before the phase, the phase itself, or the claims after it.
  const step = g.flow[0]?.step;
  if (step === 'play') return start;
  return start + (step === 'left' ? 1 + withinPhase(g) : PHASE - 1);
};
