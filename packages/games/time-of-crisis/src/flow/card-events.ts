import { type Answer, button, call, type Obstacle, pick } from '@hegemon/kernel';
import { beginFoederati } from '../cards/foederati.js';
import { beginTribute } from '../cards/tribute.js';
import { isGeneral, isMilitia, provinceOfMilitia } from '../catalog.js';
import { spendEvent } from '../deeds/cards.js';
import { tell } from '../events.js';
import { type CardId, type Colour, isProvince, PROVINCES, type ProvinceId, type RomanArmyId } from '../ids.js';
import { armiesOf, provincesOf } from '../rules/armies.js';
import {
  mayUse,
  whyNotCastra,
  whyNotFoederati,
  whyNotMob,
  whyNotPretender,
  whyNotQuaestor,
  whyNotTribute,
  whyNotUse,
} from '../rules/card-events.js';
import { no } from '../rules/obstacles.js';
import { spareMilitary } from '../rules/points.js';
import { empireAround } from '../rules/pretenders.js';
import { whyNotTarget } from '../rules/senate.js';
import type { ToC } from '../state.js';
import { type ActionsFrame, again } from './action-frame.js';
import { beginPlaceGovernor } from './senate.js';

/** @rule ToC card.praetorian-guard All limits of Place Governor hold, and there must be a point to stake. */
const whyNotPraetorian = (g: ToC, seat: Colour): Obstacle | undefined => {
  const whyNot = whyNotTarget(g, seat, 'italia');
  if (whyNot) return whyNot;
  const points = g.points.senate + spareMilitary(g, seat);
  return points > 0 ? undefined : no('ToC 5.1.pay', 'too-few-points', { suit: 'military', cost: 1, have: 0 });
};

/** @rule ToC A @rule ToC 5.2.use The events of played cards; Flanking Maneuver and Damnatio belong to their actions. */
export const offerEvents = (g: ToC, seat: Colour) => {
  if (g.unused.length === 0) return [];
  return [
    pick('use-castra', mayUse(g, 'castra') ? armiesOf(g, seat).filter(army => !whyNotCastra(g, seat, army)) : []),
    pick('use-tribute', mayUse(g, 'tribute') ? PROVINCES.filter(id => !whyNotTribute(g, id)) : []),
    pick(
      'use-foederati',
      mayUse(g, 'foederati') ? armiesOf(g, seat).filter(army => !whyNotFoederati(g, seat, army)) : [],
    ),
    pick('use-quaestor', mayUse(g, 'quaestor') ? provincesOf(g, seat).filter(id => !whyNotQuaestor(g, seat, id)) : []),
    pick('use-mob', mayUse(g, 'mob') ? PROVINCES.filter(id => !whyNotMob(g, id)) : []),
    pick(
      'use-pretender',
      mayUse(g, 'pretender') ? provincesOf(g, seat).filter(id => !whyNotPretender(g, seat, id)) : [],
    ),
    ...(mayUse(g, 'praetorian-guard') && !whyNotPraetorian(g, seat) ? [button('use-praetorian-guard')] : []),
  ];
};

const CARD_OF: Readonly<Record<string, CardId>> = {
  'use-castra': 'castra',
  'use-tribute': 'tribute',
  'use-foederati': 'foederati',
  'use-quaestor': 'quaestor',
  'use-mob': 'mob',
  'use-pretender': 'pretender',
  'use-praetorian-guard': 'praetorian-guard',
};
export const whyNotEvent = (g: ToC, seat: Colour, { kind, arg }: Answer): Obstacle | undefined => {
  if (!Object.hasOwn(CARD_OF, kind)) return undefined;
  const card = CARD_OF[kind];
  const whyNot = whyNotUse(g, card);
  if (whyNot) return whyNot;
  if (card === 'praetorian-guard') return whyNotPraetorian(g, seat);
  if (typeof arg !== 'string') return no(`ToC card.${card}`, 'no-such-thing');
  if (card === 'castra' || card === 'foederati') {
    if (!isGeneral(arg) && !isMilitia(arg)) return no(`ToC card.${card}`, 'no-such-thing');
    return card === 'castra' ? whyNotCastra(g, seat, arg) : whyNotFoederati(g, seat, arg);
  }
  if (!isProvince(arg)) return no(`ToC card.${card}`, 'no-such-thing');
  if (card === 'tribute') return whyNotTribute(g, arg);
  if (card === 'quaestor') return whyNotQuaestor(g, seat, arg);
  return card === 'mob' ? whyNotMob(g, arg) : whyNotPretender(g, seat, arg);
};

export const eventTakes = {
  /** ToC card.castra The marker belongs to the general, or to the militia it was placed on. */
  'use-castra'(g: ToC, f: ActionsFrame, army: RomanArmyId) {
    spendEvent(g, f.seat, 'castra');
    if (isGeneral(army)) g.armies.castra[army] = true;
    else g.provinces.militiaCastra[provinceOfMilitia(army)!] = true;
    tell(g, 'castra-placed', { army });
    return again(f);
  },
  'use-tribute'(_: ToC, f: ActionsFrame, province: ProvinceId) {
    f.stepped = [];
    return call(beginTribute(f.seat, province), 'choose');
  },
  'use-foederati'(_: ToC, f: ActionsFrame, army: RomanArmyId) {
    f.stepped = [];
    return call(beginFoederati(f.seat, army), 'choose');
  },
  /** ToC card.quaestor */
  'use-quaestor'(g: ToC, f: ActionsFrame, province: ProvinceId) {
    spendEvent(g, f.seat, 'quaestor');
    g.provinces.quaestor[province] = true;
    tell(g, 'quaestor-placed', { province });
    return again(f);
  },
  /** ToC card.mob An Amphitheater does not keep it out. */
  'use-mob'(g: ToC, f: ActionsFrame, province: ProvinceId) {
    spendEvent(g, f.seat, 'mob');
    const mobs = (g.provinces.mobs[province] ?? 0) + 1;
    g.provinces.mobs[province] = mobs;
    tell(g, 'mob-placed', { province, mobs });
    return again(f);
  },
  /** ToC card.pretender, ToC 12.1.found All provinces linked to the capital break away with it. */
  'use-pretender'(g: ToC, f: ActionsFrame, capital: ProvinceId) {
    spendEvent(g, f.seat, 'pretender');
    for (const province of empireAround(g, f.seat, capital)) {
      const marker = province === capital ? 'seat' : 'breakaway';
      g.provinces.pretender[province] = marker;
      tell(g, 'pretender-marked', { seat: f.seat, province, marker });
    }
    return again(f);
  },
  /** ToC card.praetorian-guard */
  'use-praetorian-guard'(g: ToC, f: ActionsFrame) {
    spendEvent(g, f.seat, 'praetorian-guard');
    f.stepped = [];
    return call(beginPlaceGovernor(f.seat, 'italia', true), 'choose');
  },
} as const;
