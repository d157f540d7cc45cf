import type { Line } from '@hegemon/host';
import type { Heard } from '@hegemon/kernel';
import type { BattleEnd, Stance } from '../../../src/battle.js';
import type { AreaId, Side } from '../../../src/ids.js';
import type { Army, Troop } from '../../../src/troops.js';
import type { MUView } from '../../../src/view.js';

/** A battle as the chronicle tells it: from the event that opened it to the last that belongs to it. */
export interface Fought {
  /** The number of the entry in which it began, and of that in which it ended. */
  readonly n: number;
  readonly decided?: number;
  readonly at: AreaId;
  readonly attacker: Side;
  readonly defender: Side;
  readonly events: readonly Heard[];
  readonly end?: { readonly how: BattleEnd['how']; readonly winner?: Stance; readonly rounds: number };
}

interface Told {
  readonly n: number;
  readonly event: Heard;
}
const toldIn = (lines: readonly Line[]): readonly Told[] =>
  lines.flatMap(({ n, heard, isUndone, takesBack }) =>
    isUndone || takesBack !== undefined ? [] : heard.map(event => ({ n, event })),
  );

/** What an ending brings with it: honour, prisoners, spoils. Only what is told in the same breath. */
const AFTERWARDS: readonly string[] = ['honour-changed', 'conquered', 'captured', 'raided', 'armies-face', 'retreated'];

/** The last battle in the chronicle that was not taken back. A branched-off match may begin in the middle of one. */
export const lastBattle = (lines: readonly Line[]): Fought | undefined => {
  const told = toldIn(lines);
  const began = told.findLastIndex(({ event }) => event.type === 'battle-began');
  const ended = told.findLastIndex(({ event }) => event.type === 'battle-ended');
  if (began < 0 && ended < 0) return undefined;
  const rest = told.slice(Math.max(0, began));
  const last = ended < began ? undefined : told[ended];
  const { at, attacker, defender } = (last ?? rest[0]).event as unknown as Pick<Fought, 'at' | 'attacker' | 'defender'>;
  const battle = { n: rest[0].n, at, attacker, defender };
  if (!last) return { ...battle, events: rest.map(({ event }) => event) };
  const after = told.slice(ended + 1).filter(({ n, event }) => n === last.n && AFTERWARDS.includes(event.type));
  const { how, winner, rounds } = last.event as unknown as NonNullable<Fought['end']>;
  return {
    ...battle,
    decided: last.n,
    events: [...told.slice(Math.max(0, began), ended + 1), ...after].map(({ event }) => event),
    end: { how, rounds, ...(winner && { winner }) },
  };
};

/** The battle to be shown: the one that is fought, even where its beginning is not in the chronicle, or the last. */
export const battleShown = (view: MUView, lines: readonly Line[]): Fought | undefined => {
  const last = lastBattle(lines);
  const { battle } = view;
  if (!battle) return last;
  const [attacker, defender] = [battle.sides.attacker.side, battle.sides.defender.side];
  if (last && !last.end && last.at === battle.at && last.attacker === attacker && last.defender === defender)
    return last;
  return { n: -1, at: battle.at, attacker, defender, events: [] };
};

/** What happened since the present battle round began. */
export const inThisRound = ({ events }: Fought): readonly Heard[] =>
  events.slice(
    Math.max(
      0,
      events.findLastIndex(({ type }) => type === 'battle-round-began'),
    ),
  );

const added = (sum: Army, army: Army): Army => {
  const both: Army = { ...sum };
  for (const [troop, count] of Object.entries(army) as [Troop, number][]) both[troop] = (both[troop] ?? 0) + count;
  return both;
};
interface Turned {
  readonly from: Troop;
  readonly to: Troop;
  readonly count: number;
}
/** Who lives on as something less, and each as what: whoever was hit twice, as he was hit. */
export const turnedOf = ({ events }: Fought, side: Side): readonly Turned[] => {
  const turned = new Map<string, Turned>();
  for (const event of events) {
    if (event.type !== 'damage-taken' || event.side !== side) continue;
    for (const { from, to } of event.turned as readonly Omit<Turned, 'count'>[]) {
      const key = `${from} ${to}`;
      turned.set(key, { from, to, count: (turned.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...turned.values()];
};
/** Everybody a side has lost, by whatever means. */
export const lossesOf = ({ events }: Fought, side: Side): Army =>
  events.reduce<Army>((sum, event) => {
    if (event.type === 'damage-taken' && event.side === side) return added(sum, event.fallen as Army);
    if (event.type === 'light-infantry-sacrificed' && event.side === side)
      return added(sum, { 'light-infantry': Number(event.units) });
    if (event.type === 'surrendered' && event.player === side) return added(sum, event.army as Army);
    return event.type === 'prisoners-freed' && event.side === side
      ? added(sum, Object.fromEntries(Object.entries(event.army as Army).map(([troop, n]) => [troop, -n])))
      : sum;
  }, {});
