import { type Answer, call, type Obstacle, pick } from '@hegemon/kernel';
import { COST_OF, GENERALS_OF, isGeneral, isMilitia, RECRUITING_COST } from '../catalog.js';
import { addLegion, enterCapital, leaveCapital, trainLegion } from '../deeds/armies.js';
import { removeMobs } from '../deeds/governors.js';
import { spend } from '../deeds/points.js';
import { changeSupport } from '../deeds/support.js';
import { tell } from '../events.js';
import { type GeneralId, isProvince, type ProvinceId, type RomanArmyId } from '../ids.js';
import { armiesOf, countUnits, generalsOnMap, provincesOf, regionOf } from '../rules/armies.js';
import {
  addLegionCost,
  whyNotAddLegion,
  whyNotBattle,
  whyNotCreateArmy,
  whyNotDisperse,
  whyNotEnterCapital,
  whyNotLeaveCapital,
  whyNotMove,
  whyNotRecruitGeneral,
  whyNotTrain,
} from '../rules/military.js';
import { no } from '../rules/obstacles.js';
import type { ToC } from '../state.js';
import { type ActionsFrame, again } from './action-frame.js';
import { beginAttack } from './attack.js';
import { beginCreateArmy, beginMoveArmy } from './moving.js';
import { beginTakeover, mustTakeOver } from './takeover.js';

/** @rule ToC 6.3.1 What the Military points in hand allow. Nothing that costs is looked at without a point. */
export const offerMilitary = (g: ToC, { seat, stepped }: ActionsFrame) => {
  const generals = generalsOnMap(g, seat);
  const fresh = stepped.length === 0 ? generals : generals.filter(army => !stepped.includes(army));
  const free = [
    pick(
      'enter-capital',
      fresh.filter(army => !whyNotEnterCapital(g, seat, army)),
    ),
    pick(
      'leave-capital',
      fresh.filter(army => !whyNotLeaveCapital(g, seat, army)),
    ),
  ];
  if (g.points.military === 0) return free;
  const armies = armiesOf(g, seat);
  return [
    pick(
      'recruit-general',
      g.generals.unrecruited[seat].filter(general => !whyNotRecruitGeneral(g, seat, general)),
    ),
    pick(
      'create-army',
      provincesOf(g, seat).filter(id => !whyNotCreateArmy(g, seat, id)),
    ),
    pick(
      'add-legion',
      generals.filter(army => !whyNotAddLegion(g, seat, army)),
    ),
    pick(
      'train-legion',
      generals.filter(army => !whyNotTrain(g, seat, army)),
    ),
    pick(
      'move-army',
      generals.filter(army => !whyNotMove(g, seat, army)),
    ),
    ...free,
    pick(
      'initiate-battle',
      armies.filter(army => !whyNotBattle(g, seat, army)),
    ),
    pick(
      'disperse-mob',
      armies.filter(army => !whyNotDisperse(g, seat, army)),
    ),
  ];
};

export const whyNotMilitary = (g: ToC, f: ActionsFrame, { kind, arg }: Answer): Obstacle | undefined => {
  const { seat } = f;
  if (!MILITARY_KINDS.has(kind)) return undefined;
  if (typeof arg !== 'string') return no('ToC 6.3.1', 'no-such-thing');
  if (kind === 'create-army')
    return isProvince(arg) ? whyNotCreateArmy(g, seat, arg) : no('ToC 6.3.1', 'no-such-thing');
  if (kind === 'initiate-battle' && isArmyId(arg)) return whyNotBattle(g, seat, arg);
  if (kind === 'disperse-mob' && isArmyId(arg)) return whyNotDisperse(g, seat, arg);
  if (!isGeneral(arg)) return no(isMilitia(arg) ? 'ToC 6.3.1.militia' : 'ToC 6.3.1', 'no-such-thing');
  switch (kind) {
    case 'recruit-general':
      return whyNotRecruitGeneral(g, seat, arg);
    case 'add-legion':
      return whyNotAddLegion(g, seat, arg);
    case 'train-legion':
      return whyNotTrain(g, seat, arg);
    case 'move-army':
      return whyNotMove(g, seat, arg);
    case 'enter-capital':
      return whyNotEnterCapital(g, seat, arg) ?? steppedJustNow(f, arg);
    default:
      return whyNotLeaveCapital(g, seat, arg) ?? steppedJustNow(f, arg);
  }
};
const isArmyId = (arg: string): arg is RomanArmyId => isGeneral(arg) || isMilitia(arg);
const steppedJustNow = (f: ActionsFrame, army: GeneralId): Obstacle | undefined =>
  f.stepped.includes(army) ? no('ToC 6.3.1.capital', 'stepped-just-now', { army }) : undefined;

export const militaryTakes = {
  /** ToC 6.3.1.recruit-general */
  'recruit-general'(g: ToC, f: ActionsFrame, general: GeneralId) {
    const cost = RECRUITING_COST[general];
    spend(g, 'military', cost);
    const unrecruited = g.generals.unrecruited[f.seat];
    unrecruited.splice(unrecruited.indexOf(general), 1);
    g.generals.available[f.seat] = GENERALS_OF[f.seat].filter(
      id => id === general || g.generals.available[f.seat].includes(id),
    );
    tell(g, 'general-recruited', { seat: f.seat, general, cost });
    return again(f);
  },
  'create-army'(_: ToC, f: ActionsFrame, province: ProvinceId) {
    f.stepped = [];
    return call(beginCreateArmy(f.seat, province), 'choose');
  },
  /** ToC 6.3.1.add-legion */
  'add-legion'(g: ToC, f: ActionsFrame, army: GeneralId) {
    const cost = addLegionCost(g, army);
    spend(g, 'military', cost);
    addLegion(g, army);
    tell(g, 'legion-added', { army, legions: cost, cost });
    return again(f);
  },
  /** ToC 6.3.1.train */
  'train-legion'(g: ToC, f: ActionsFrame, army: GeneralId) {
    spend(g, 'military', COST_OF('train-legion'));
    trainLegion(g, army);
    return again(f);
  },
  'move-army'(_: ToC, f: ActionsFrame, army: GeneralId) {
    f.stepped = [];
    return call(beginMoveArmy(f.seat, army), 'choose');
  },
  /** ToC 6.3.1.capital */
  'enter-capital'(g: ToC, f: ActionsFrame, army: GeneralId) {
    enterCapital(g, army);
    if (!mustTakeOver(g, f.seat, army)) return again(f, army);
    f.stepped = [];
    return call(beginTakeover(g, army), 'choose');
  },
  'leave-capital'(g: ToC, f: ActionsFrame, army: GeneralId) {
    leaveCapital(g, army);
    return again(f, army);
  },
  'initiate-battle'(_: ToC, f: ActionsFrame, army: RomanArmyId) {
    f.stepped = [];
    return call(beginAttack(f.seat, army), 'choose');
  },
  /** ToC 6.3.1.disperse As many mobs as the army has units; no battle. */
  'disperse-mob'(g: ToC, f: ActionsFrame, army: RomanArmyId) {
    spend(g, 'military', COST_OF('disperse-mob'));
    const province = regionOf(g, army) as ProvinceId;
    changeSupport(g, province, -1, 'disperse');
    const removed = removeMobs(g, province, countUnits(g, army));
    tell(g, 'mob-dispersed', { army, province, removed });
    return again(f);
  },
} as const;
const MILITARY_KINDS: ReadonlySet<string> = new Set(Object.keys(militaryTakes));
