import type { Language, MenuGroup } from '@hegemon/board';
import type { Foresight } from '@hegemon/host';
import type { Answer, Decision, Seat } from '@hegemon/kernel';
import { components } from '../../src/catalog.js';
import type { Treaty } from '../../src/treaties.js';
import type { MUView } from '../../src/view.js';
import type { ChoiceKind, Prompt } from '../asked.js';
import { type GroupId, menuWords } from './menu.words.js';
import { GROUPS } from './menu-groups.js';

const SIGNS: Readonly<Partial<Record<GroupId, string>>> = {
  march: 'crossed-swords',
  goods: 'scales',
  route: 'path-distance',
  learning: 'gear',
  building: 'trowel',
  forces: 'old-wagon',
  people: 'heavy-infantry',
  abilities: 'hand',
  money: 'two-coins',
  papers: 'quill-ink',
  war: 'crossed-swords',
  treaties: 'scroll-unfurled',
  draft: 'quill-ink',
  watch: 'hourglass',
};
const isAsked = (prompt: string): prompt is Prompt => Object.hasOwn(GROUPS, prompt);

export const menuOf = ({ prompt, choices }: Decision, language: Language): readonly MenuGroup[] => {
  const { groups } = menuWords[language];
  if (!isAsked(prompt)) return [];
  const isOffered = (kind: string): boolean => choices.some(choice => choice.kind === kind);
  return GROUPS[prompt].map(({ id, kinds, rare = [] }) => {
    const icon = SIGNS[id];
    return {
      id,
      name: groups[id],
      kinds: [...kinds, ...rare.filter(isOffered)],
      ...(icon !== undefined && { icon }),
    };
  });
};

/** Whoever gives one of these is done with something: the main button. The first that is offered. */
export const CLOSING: readonly ChoiceKind[] = [
  'send-draft',
  'pay',
  'done-buying',
  'done-trading',
  'halt',
  'enough',
  'pass',
  'stand',
  'no-quarter',
  'fight-on',
];

/** A touch is enough where a thing can be used in no other way. */
export const DIRECT: readonly ChoiceKind[] = [
  'move',
  'go',
  'from',
  'place',
  'place-village',
  'place-transport',
  'place-archer',
  'place-marker',
  'place-light-infantry',
  'place-captain',
  'move-barbarians',
  'rise',
  'lead',
  'muster',
  'trader',
  'route-target',
  'retreat-to',
  'order-from',
  'order-to',
  'flip-marker',
  'turn-card',
];

/** After these a battle may follow: whoever gives one sees the odds first. The same as `src/foresight/risks.ts`. */
export const RISKS: readonly ChoiceKind[] = ['go', 'attack', 'assault', 'opponent', 'go-through'];

/** MU C-war-declare, MU C-breach, MU C-breach-vote Whoever does one of the first is asked whether he means it. */
export const GRAVE: readonly ChoiceKind[] = [
  'declare-war',
  'break-treaty',
  'complain-of',
  'vote-breach',
  'go-through',
  'accept-surrender',
];
/**
 * @rule MU C-war-declare @rule MU C-breach What is broken with it: a war breaks all treaties with whom it is declared on.
 * @rule MU C-breach-vote A complaint is heard once, and by all.
 */
export const graveCost = (
  { treaties }: Pick<MUView, 'treaties'>,
  eyes: Seat,
  { kind, arg }: Answer,
  language: Language,
): string | undefined => {
  if (kind === 'complain-of') return menuWords[language].complains;
  const isBroken = (treaty: Treaty | undefined): boolean =>
    treaty !== undefined && [eyes, arg].every(seat => treaty.parties.some(party => party === seat));
  const broken = kind === 'break-treaty' ? 1 : Object.values(treaties).filter(isBroken).length;
  if (broken === 0) return undefined;
  const lost = broken * -components.honour.inGame['treaty-broken'];
  return menuWords[language].breaks(broken, `−${lost}`);
};

/** What else is known of an answer before it is given. */
export const noteOf = (foresight: Foresight, language: Language): string => {
  const { actOfWar, battle, stuck } = menuWords[language];
  const isStuck = foresight.next?.prompt === 'move-on' && foresight.next.facts?.stuck !== undefined;
  return [
    ...(isActOfWar(foresight) ? [actOfWar] : []),
    ...(isStuck ? [stuck] : []),
    ...(foresight.facts?.battle ? [battle] : []),
  ].join(', ');
};
/** Whoever did this would be asked whether he means it. */
export const isActOfWar = ({ next }: Foresight): boolean => next?.prompt === 'hostility';
/** Nobody marches into a battle without having seen what he is in for; until the dice fall he may still take it back. */
export const isVenture = ({ draws, facts }: Foresight): boolean => draws === true || facts?.battle !== undefined;
