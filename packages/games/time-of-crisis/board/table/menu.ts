import type { Language, MenuGroup } from '@hegemon/board';
import type { Foresight } from '@hegemon/host';
import type { Decision } from '@hegemon/kernel';
import type { ChoiceKind, Prompt } from '../index.js';
import { type GroupId, menuWords } from './menu.words.js';
import { SUIT_SIGNS } from './signs.js';

type Groups = readonly { readonly id: GroupId; readonly kinds: readonly ChoiceKind[] }[];
const just = (...kinds: readonly ChoiceKind[]): Groups => [{ id: 'answer', kinds }];

/** Every kind of answer there can be to each question, whether it is offered now or not. */
const GROUPS: Readonly<Record<Prompt, Groups>> = {
  'choose-start-province': just('choose-start-province'),
  'choose-start-hand': just('choose-start-hand'),
  'pax-pick': just('pax-pick'),
  'choose-action': [
    { id: 'cards', kinds: ['play-card'] },
    {
      id: 'military',
      kinds: [
        'initiate-battle',
        'move-army',
        'enter-capital',
        'leave-capital',
        'train-legion',
        'add-legion',
        'create-army',
        'recruit-general',
        'disperse-mob',
      ],
    },
    { id: 'senate', kinds: ['place-governor', 'recruit-governor', 'recall-governor'] },
    { id: 'populace', kinds: ['increase-support', 'place-militia', 'hold-games', 'build-improvement'] },
    {
      id: 'events',
      kinds: [
        'use-castra',
        'use-praetorian-guard',
        'use-tribute',
        'use-foederati',
        'use-quaestor',
        'use-mob',
        'use-pretender',
      ],
    },
    { id: 'end', kinds: ['end-actions'] },
  ],
  'create-army-where': just('into-capital', 'into-open'),
  'move-to': just('move-to'),
  attack: just('attack'),
  'declare-flanking': just('declare-flanking'),
  reroll: just('reroll', 'keep-dice'),
  'take-hit': just('take-hit'),
  reward: just('take-support', 'take-discount'),
  advance: just('advance', 'stay'),
  'install-governor': just('install-governor', 'leave-neutral'),
  'declare-damnatio': just('declare-damnatio', 'no-damnatio'),
  'stake-military': just('stake-military'),
  'stake-senate': just('stake-senate'),
  build: just('build'),
  'pay-tribute-to': just('pay-tribute-to'),
  'recruit-from': just('recruit-from'),
  'recruit-tribe': just('recruit-tribe'),
  'recruit-side': just('take-active', 'take-inactive'),
  'discard-more': [
    { id: 'cards', kinds: ['discard-card'] },
    { id: 'end', kinds: ['keep-rest'] },
  ],
  shop: [
    { id: 'market', kinds: ['buy-card', 'trash-card'] },
    { id: 'end', kinds: ['end-purchases'] },
  ],
  'refill-hand': just('refill-hand'),
  'declare-end': just('declare-last-round', 'play-on'),
};

const SIGNS: Readonly<Partial<Record<GroupId, string>>> = SUIT_SIGNS;
const isAsked = (prompt: string): prompt is Prompt => Object.hasOwn(GROUPS, prompt);

export const menuOf = ({ prompt }: Pick<Decision, 'prompt'>, language: Language): readonly MenuGroup[] => {
  const { groups } = menuWords[language];
  if (!isAsked(prompt)) return [];
  return GROUPS[prompt].map(({ id, kinds }) => {
    const icon = SIGNS[id];
    return { id, name: groups[id], kinds, ...(icon !== undefined && { icon }) };
  });
};

/** Whoever gives one of these is done with something: the main button. */
export const CLOSING: readonly ChoiceKind[] = ['end-actions', 'keep-rest', 'end-purchases'];

/** A touch is enough where a thing can be used in no other way. */
export const DIRECT: readonly ChoiceKind[] = ['play-card', 'discard-card'];

/** After these dice may fall at once. What else rolls dice (the crisis after the last act of a turn) is no venture. */
export const RISKS: readonly ChoiceKind[] = [
  'initiate-battle',
  'attack',
  'declare-flanking',
  'place-governor',
  'use-praetorian-guard',
  'declare-damnatio',
  'no-damnatio',
  'stake-military',
  'stake-senate',
];

/** What else is known of an answer before it is given. */
export const noteOf = ({ facts }: Foresight, language: Language): string => {
  const { votes, free } = menuWords[language];
  if (typeof facts?.required !== 'number') return '';
  const dice = typeof facts.free === 'number' && facts.free > 0 ? [free(facts.free)] : [];
  return [votes(facts.required), ...dice].join(', ');
};
