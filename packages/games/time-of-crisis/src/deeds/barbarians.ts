import type { Sparse } from '@hegemon/kernel';
import { ENTERS_AT, TRIBE_OF } from '../catalog.js';
import { tell } from '../events.js';
import {
  isProvince,
  isTribe,
  type LeaderId,
  type ProvinceId,
  type RegionId,
  type RivalId,
  type TribeId,
} from '../ids.js';
import { countActive, countInactive, leadersAt } from '../rules/barbarians.js';
import type { ToC } from '../state.js';

const add = (column: Sparse<RegionId, number>, region: RegionId, change: number): void => {
  const count = (column[region] ?? 0) + change;
  if (count > 0) column[region] = count;
  else delete column[region];
};

/** @rule ToC 8.1.removed Back home, inactive. */
export const sendHome = (g: ToC, tribe: TribeId): void => add(g.barbarians.inactive[tribe], tribe, 1);

/** @rule ToC 9.activate As many as there are, up to `count`. */
export const activate = (g: ToC, tribe: TribeId, count: number): void => {
  const turned = Math.min(count, countInactive(g, tribe, tribe));
  if (turned === 0) return;
  add(g.barbarians.inactive[tribe], tribe, -turned);
  add(g.barbarians.active[tribe], tribe, turned);
  tell(g, 'barbarians-activated', { tribe, count: turned });
};

/** @rule ToC 9.placement Out of the homeland into a province, leaders first; behind a Limes inactive. */
export const invade = (
  g: ToC,
  tribe: TribeId,
  province: ProvinceId,
  leaders: LeaderId[],
  count: number,
  isActive: boolean,
): void => {
  for (const leader of leaders) {
    g.leaders.at[leader] = province;
    if (!isActive) g.leaders.inactive[leader] = true;
  }
  add(g.barbarians.active[tribe], tribe, -count);
  add(isActive ? g.barbarians.active[tribe] : g.barbarians.inactive[tribe], province, count);
  tell(g, 'barbarians-invaded', { tribe, province, count, leaders, isActive });
};

/** @rule ToC card.tribute All of a tribe in a province, leaders too. */
export const makeInactive = (g: ToC, tribe: TribeId, region: RegionId): number => {
  const count = countActive(g, tribe, region);
  add(g.barbarians.active[tribe], region, -count);
  add(g.barbarians.inactive[tribe], region, count);
  if (!isProvince(region)) return count;
  const leaders = leadersAt(g, tribe, region).filter(leader => !g.leaders.inactive[leader]);
  for (const leader of leaders) g.leaders.inactive[leader] = true;
  return count + leaders.length;
};
/** @rule ToC 6.8.barbarians */
export const makeActive = (g: ToC, tribe: TribeId, province: ProvinceId): void => {
  const count = countInactive(g, tribe, province);
  const leaders = leadersAt(g, tribe, province).filter(leader => g.leaders.inactive[leader]);
  if (count + leaders.length === 0) return;
  add(g.barbarians.inactive[tribe], province, -count);
  add(g.barbarians.active[tribe], province, count);
  for (const leader of leaders) delete g.leaders.inactive[leader];
  tell(g, 'barbarians-turned-active', { province, tribe, count: count + leaders.length });
};

/** @rule ToC card.foederati One marker leaves its place. */
export const takeMarker = (g: ToC, tribe: TribeId, region: RegionId, side: 'active' | 'inactive'): void =>
  add(g.barbarians[side][tribe], region, -1);

/** @rule ToC 8.1.removed A marker falls in battle: it goes home, inactive. */
export const loseBarbarian = (g: ToC, tribe: TribeId, region: RegionId, side: 'active' | 'inactive'): void => {
  takeMarker(g, tribe, region, side);
  sendHome(g, tribe);
  tell(g, 'hit-taken', { army: tribe, loss: side });
};
/** @rule ToC 8.1.removed Leaders that fall leave the game. */
export const loseLeader = (g: ToC, leader: LeaderId): void => {
  delete g.leaders.at[leader];
  delete g.leaders.inactive[leader];
  tell(g, 'hit-taken', { army: TRIBE_OF[leader], loss: leader });
  tell(g, 'leader-fell', { leader });
};
/** @rule ToC 8.1.removed Rival emperors that fall leave the game. */
export const loseRival = (g: ToC, rival: RivalId): void => {
  delete g.rivals[rival];
  tell(g, 'hit-taken', { army: rival, loss: rival });
  tell(g, 'rival-fell', { rival });
};

/** @rule ToC 8.3.barbarian Survivors go home, active, the inactive ones too; at home they stay. */
export const retreatBarbarians = (g: ToC, tribe: TribeId, region: RegionId): void => {
  if (isTribe(region)) return;
  const count = countActive(g, tribe, region) + countInactive(g, tribe, region);
  const leaders = leadersAt(g, tribe, region);
  if (count + leaders.length === 0) return;
  delete g.barbarians.active[tribe][region];
  delete g.barbarians.inactive[tribe][region];
  add(g.barbarians.active[tribe], tribe, count);
  for (const leader of leaders) {
    g.leaders.at[leader] = tribe;
    delete g.leaders.inactive[leader];
  }
  tell(g, 'barbarians-retreated', { tribe, count: count + leaders.length });
};

/** @rule ToC 10.1 @rule ToC FAQ.two-players Active, in the homeland of his tribe, even if the tribe is out of the game. */
export const enterLeader = (g: ToC, leader: LeaderId): void => {
  const region = ENTERS_AT(leader);
  g.leaders.at[leader] = region;
  tell(g, 'leader-entered', { leader, region });
};
/** @rule ToC 10.2 @rule ToC event.priest-king @rule ToC event.postumus @rule ToC event.zenobia */
export const enterRival = (g: ToC, rival: RivalId): void => {
  const province = ENTERS_AT(rival) as ProvinceId;
  g.rivals[rival] = province;
  tell(g, 'rival-entered', { rival, province });
};
