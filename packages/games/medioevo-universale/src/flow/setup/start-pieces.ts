import { asking, done, type Frame, go, type Procedure, pick } from '@hegemon/kernel';
import { components, hasPort, isInhabited, REALM } from '../../catalog.js';
import { addUnits, units } from '../../deeds/armies.js';
import { newVehicle } from '../../deeds/vehicles.js';
import { tell } from '../../events.js';
import { type Level, type Player, type TerritoryId, TRANSPORTS, type TransportType } from '../../ids.js';
import { transportsLeft } from '../../rules/supply.js';
import { isShip } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';

/** A transport as it is chosen: `caravan:2` is a caravan of level II. */
type Choosable = `${TransportType}:${number}`;

interface PiecesFrame extends Frame<'begin' | 'village' | 'armies' | 'transport' | 'berth' | 'archer' | 'close'> {
  proc: 'start-pieces';
  /** Whose turn is still to come in the present section. */
  waiting: Player[];
  /** Levels of transports that the player must still take, and what he has just taken. */
  levels: number;
  taken?: Choosable;
}
export const beginStartPieces = (): PiecesFrame => ({ proc: 'start-pieces', step: 'begin', waiting: [], levels: 0 });
const ask = asking<MU, PiecesFrame>();
const next = (f: PiecesFrame): readonly Player[] => f.waiting.slice(0, 1);

const homeLands = (g: MU, player: Player): readonly TerritoryId[] => {
  const realm = g.realm[player];
  return realm ? REALM[realm].territories : [];
};

/** @rule MU 0-setup-army Ships only where they have a port to lie in. */
const berthsFor = (g: MU, player: Player, type: TransportType): readonly TerritoryId[] =>
  homeLands(g, player).filter(at => !isShip(type) || hasPort(at));
const choosable = (g: MU, player: Player, levels: number): readonly Choosable[] =>
  TRANSPORTS.filter(type => transportsLeft(g, type) > 0 && berthsFor(g, player, type).length > 0).flatMap(type =>
    Array.from({ length: levels }, (_, i): Choosable => `${type}:${i + 1}`),
  );
const typeIn = (taken: Choosable): TransportType => taken.slice(0, taken.indexOf(':')) as TransportType;
const levelIn = (taken: Choosable): Level => Number(taken.slice(taken.indexOf(':') + 1)) as Level;

/** @rule MU 0-setup-material Village, transports and archer, all openly and in turn order. */
export const startPieces: Procedure<MU, PiecesFrame> = {
  name: 'start-pieces',
  rule: 'MU 0-setup-material',
  steps: {
    begin(g, f) {
      f.waiting = [...g.order];
    },
    village: ask({
      rule: 'MU 0-setup-village',
      prompt: 'place-village',
      seats: (_, f) => next(f),
      offer: (g, _, seat) => [pick('place-village', homeLands(g, seat as Player).filter(isInhabited))],
      take: {
        'place-village'(g, f, at, seat) {
          g.buildings.civil[at] = 1;
          tell(g, 'village-placed', { player: seat as Player, at });
          f.waiting.shift();
          return go('village');
        },
      },
    }),
    armies(g, f) {
      f.waiting = [...g.order];
      f.levels = components.setup.transportLevels;
    },
    transport: ask({
      rule: 'MU 0-setup-army',
      prompt: 'take-transport',
      seats: (_, f) => (f.levels > 0 ? next(f) : []),
      offer: (g, f, seat) => [pick('take-transport', choosable(g, seat as Player, f.levels))],
      facts: (_, f) => ({ levels: f.levels }),
      take: {
        'take-transport'(_, f, taken) {
          f.taken = taken;
        },
      },
    }),
    berth: ask({
      rule: 'MU 0-setup-army',
      prompt: 'place-transport',
      seats: (_, f) => (f.taken ? next(f) : []),
      offer: (g, f, seat) => [pick('place-transport', f.taken ? berthsFor(g, seat as Player, typeIn(f.taken)) : [])],
      facts: (_, f) => (f.taken ? { transport: typeIn(f.taken), level: levelIn(f.taken) } : {}),
      take: {
        'place-transport'(g, f, at, seat) {
          if (!f.taken) return;
          const player = seat as Player;
          const [transport, level] = [typeIn(f.taken), levelIn(f.taken)];
          const vehicle = newVehicle(g, transport, level, player, at);
          tell(g, 'transport-placed', { player, vehicle, transport, level, at });
          f.levels -= level;
          delete f.taken;
          return go('transport');
        },
      },
    }),
    archer: ask({
      rule: 'MU 0-setup-army',
      prompt: 'place-archer',
      seats: (_, f) => next(f),
      offer: (g, _, seat) => [pick('place-archer', homeLands(g, seat as Player))],
      take: {
        'place-archer'(g, f, at, seat) {
          addUnits(g, at, seat as Player, units('archer', components.setup.archer));
          tell(g, 'archer-placed', { player: seat as Player, at });
          f.waiting.shift();
          f.levels = f.waiting.length > 0 ? components.setup.transportLevels : 0;
          return go('transport');
        },
      },
    }),
    close: () => done(),
  },
};
