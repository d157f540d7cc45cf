import { call, done, type Frame, type Procedure } from '@hegemon/kernel';
import { GENERALS_OF, MILITIA_OF } from '../catalog.js';
import { removeCastra } from '../deeds/armies.js';
import { installNeutral, removeQuaestor, unmark, vacate } from '../deeds/governors.js';
import { gainLegacy } from '../deeds/legacy.js';
import { changeSupport } from '../deeds/support.js';
import { tell } from '../events.js';
import type { Colour, ProvinceId } from '../ids.js';
import { provincesOf } from '../rules/armies.js';
import { anyRival } from '../rules/barbarians.js';
import { isPretender, joiningEmpire, pretenders } from '../rules/pretenders.js';
import {
  emperorLegacy,
  improvementLegacy,
  isEmperor,
  isThreatened,
  isThroneContested,
  mustFall,
  pretenderLegacy,
  provinceLegacy,
  supportOf,
} from '../rules/support.js';
import type { ToC } from '../state.js';
import { beginActions } from './action-frame.js';
import { beginCrisis } from './crisis.js';

export interface TurnFrame extends Frame {
  proc: 'turn';
  step: 'upkeep' | 'crisis' | 'actions' | 'supportCheck' | 'expandEmpire' | 'gainLegacy';
  seat: Colour;
}
export const beginTurn = (seat: Colour): TurnFrame => ({ proc: 'turn', step: 'upkeep', seat });

/** @rule ToC 6.4.step3 The governor is removed and a neutral one follows on box 1. */
const depose = (g: ToC, province: ProvinceId): void => {
  vacate(g, province, 'check');
  installNeutral(g, province, 'check');
};

/** @rule ToC 6.4 In the order of the book; only the active player's provinces are checked (ToC FAQ.neutral). */
const checkSupport = (g: ToC, seat: Colour): void => {
  const governed = provincesOf(g, seat);
  for (const id of governed) if (isThreatened(g, seat, id)) changeSupport(g, id, -1, 'threat');
  if (isEmperor(g, seat) && isThroneContested(g, seat)) changeSupport(g, 'italia', -1, 'contested');
  // ToC 6.4.step3 Italia last, so that the number of neutral provinces is final.
  const falling = governed
    .filter(id => mustFall(g, id))
    .sort((a, b) => Number(a === 'italia') - Number(b === 'italia'));
  for (const id of falling) depose(g, id);
  // ToC 6.4.step4
  if (!isEmperor(g, seat) || falling.length === 0) return;
  changeSupport(g, 'italia', -falling.length, 'governor-lost');
  if (supportOf(g, 'italia') === 0) depose(g, 'italia');
};

/** @rule ToC 6.6.emperor-turns Nobody else may claim the throne. */
const isUndisputed = (g: ToC): boolean => pretenders(g).length === 0 && !anyRival(g);

/** @rule ToC 6.5 Compulsory, and one ring a turn. */
const expandEmpire = (g: ToC, seat: Colour): void => {
  if (!isPretender(g, seat)) return;
  for (const id of joiningEmpire(g, seat)) {
    g.provinces.pretender[id] = 'breakaway';
    tell(g, 'pretender-marked', { seat, province: id, marker: 'breakaway' });
  }
};

/** @rule ToC 6.6 @rule ToC 6.6.legitimate A pretender who has become Emperor scores as both, in this order, and is legitimate from then on. */
const gainAllLegacy = (g: ToC, seat: Colour): void => {
  gainLegacy(g, seat, pretenderLegacy(g, seat), 'pretender');
  if (isEmperor(g, seat)) {
    for (const id of provincesOf(g, seat)) unmark(g, id);
    gainLegacy(g, seat, emperorLegacy(g), 'emperor');
    if (isUndisputed(g)) {
      g.emperorTurns[seat]++;
      tell(g, 'emperor-turn', { seat, turns: g.emperorTurns[seat] });
    }
  }
  gainLegacy(g, seat, provinceLegacy(g, seat), 'provinces');
  gainLegacy(g, seat, improvementLegacy(g, seat), 'improvements');
};

/** What follows when the actions are over and leaves nobody a choice: support check, empire, Legacy. */
export const reckonTurn = (g: ToC, seat: Colour): void => {
  checkSupport(g, seat);
  expandEmpire(g, seat);
  gainAllLegacy(g, seat);
};

/** The first six phases of a turn. The last two are a procedure of their own, since they may overlap with the next turn. */
export const turn: Procedure<ToC, TurnFrame> = {
  name: 'turn',
  rule: 'ToC 6',
  steps: {
    /** ToC 6.1.remove */
    upkeep(g, { seat }) {
      g.turn++;
      tell(g, 'turn-began', { seat, turn: g.turn });
      for (const id of provincesOf(g, seat)) {
        removeQuaestor(g, id);
        removeCastra(g, MILITIA_OF[id]);
      }
      for (const general of GENERALS_OF[seat]) removeCastra(g, general);
    },
    /** ToC 6.2 */
    crisis: () => call(beginCrisis()),
    /** ToC 6.3 */
    actions: (_, { seat }) => call(beginActions(seat)),
    /** ToC 6.4 */
    supportCheck: (g, { seat }) => checkSupport(g, seat),
    /** ToC 6.5 */
    expandEmpire: (g, { seat }) => expandEmpire(g, seat),
    /** ToC 6.6 */
    gainLegacy(g, { seat }) {
      gainAllLegacy(g, seat);
      return done();
    },
  },
};
