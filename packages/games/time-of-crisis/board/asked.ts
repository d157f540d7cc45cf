import type {
  ArmyId,
  CardId,
  GeneralId,
  GovernorId,
  ImprovementId,
  LeaderId,
  LossId,
  ProvinceId,
  RegionId,
  RivalId,
  RomanArmyId,
  TribeId,
} from '../src/ids.js';

interface Vote {
  province: ProvinceId;
  required: number;
  /** Dice that cost nothing. */
  free: number;
  /** The lowest die that is a vote. */
  voteOn: number;
}

/** Every question of `src/flow`, and the facts that come with it. */
export interface Prompts {
  'choose-start-province': object;
  'choose-start-hand': { count: number };
  'pax-pick': object;
  'choose-action': { military: number; senate: number; populace: number };
  'create-army-where': { province: ProvinceId };
  'move-to': { army: GeneralId; region: RegionId };
  attack: { army: RomanArmyId; region: RegionId };
  'declare-flanking': { army: RomanArmyId; foe: ArmyId };
  reroll: { army: RomanArmyId; foe: ArmyId; dice: number[]; foeDice: number[]; hits: number; foeHits: number };
  'take-hit': { army: ArmyId; region: RegionId; hits: number };
  reward: { figure: LeaderId | RivalId; region: RegionId };
  advance: { army: ArmyId; region: RegionId };
  'install-governor': { province: ProvinceId };
  'declare-damnatio': Vote;
  'stake-military': Vote;
  'stake-senate': Vote;
  build: { province: ProvinceId; cost: number };
  'pay-tribute-to': { province: ProvinceId };
  'recruit-from': { army: RomanArmyId };
  'recruit-tribe': { army: RomanArmyId; region: RegionId };
  'recruit-side': { army: RomanArmyId; region: RegionId; tribe: TribeId };
  'discard-more': object;
  shop: { politics: number; bought: number };
  'refill-hand': { count: number };
  'declare-end': object;
}
export type Prompt = keyof Prompts;

/** The steps of the ribbon: before the first turn, and the eight phases of every turn. */
export const PHASES = [
  'setup',
  'upkeep',
  'crisis',
  'actions',
  'support-check',
  'expand-empire',
  'gain-legacy',
  'buy-and-trash',
  'end-of-turn',
] as const;
export type PhaseId = (typeof PHASES)[number];

/** Phases without a question pass by themselves: where play rests, the question tells the phase. */
export const PHASE_OF: { readonly [P in Prompt]: PhaseId } = {
  'choose-start-province': 'setup',
  'choose-start-hand': 'setup',
  'pax-pick': 'crisis',
  'choose-action': 'actions',
  'create-army-where': 'actions',
  'move-to': 'actions',
  attack: 'actions',
  'declare-flanking': 'actions',
  reroll: 'actions',
  'take-hit': 'actions',
  reward: 'actions',
  advance: 'actions',
  'install-governor': 'actions',
  'declare-damnatio': 'actions',
  'stake-military': 'actions',
  'stake-senate': 'actions',
  build: 'actions',
  'pay-tribute-to': 'actions',
  'recruit-from': 'actions',
  'recruit-tribe': 'actions',
  'recruit-side': 'actions',
  'discard-more': 'buy-and-trash',
  shop: 'buy-and-trash',
  'refill-hand': 'end-of-turn',
  'declare-end': 'end-of-turn',
};

/** What an answer names. A tribe and its homeland have one id: only the sort tells which of them is meant. */
interface Sorts {
  nothing: undefined;
  number: number;
  cards: Readonly<Partial<Record<CardId, number>>>;
  card: CardId;
  region: RegionId;
  army: ArmyId;
  general: GeneralId;
  governor: GovernorId;
  tribe: TribeId;
  improvement: ImprovementId;
  loss: LossId;
}
export type Sort = keyof Sorts;

/** Every kind of choice of `src/flow`, and what its answer names. */
export const SORT_OF = {
  'choose-start-province': 'region',
  'choose-start-hand': 'cards',
  'pax-pick': 'card',
  'play-card': 'card',
  'recruit-general': 'general',
  'create-army': 'region',
  'into-capital': 'nothing',
  'into-open': 'nothing',
  'add-legion': 'army',
  'train-legion': 'army',
  'move-army': 'army',
  'move-to': 'region',
  'enter-capital': 'army',
  'leave-capital': 'army',
  'initiate-battle': 'army',
  attack: 'army',
  'declare-flanking': 'number',
  reroll: 'nothing',
  'keep-dice': 'nothing',
  'take-hit': 'loss',
  'take-support': 'nothing',
  'take-discount': 'nothing',
  advance: 'nothing',
  stay: 'nothing',
  'install-governor': 'nothing',
  'leave-neutral': 'nothing',
  'disperse-mob': 'army',
  'recruit-governor': 'governor',
  'place-governor': 'region',
  'declare-damnatio': 'nothing',
  'no-damnatio': 'nothing',
  'stake-military': 'number',
  'stake-senate': 'number',
  'recall-governor': 'region',
  'increase-support': 'region',
  'place-militia': 'region',
  'hold-games': 'region',
  'build-improvement': 'region',
  build: 'improvement',
  'use-castra': 'army',
  'use-tribute': 'region',
  'pay-tribute-to': 'tribe',
  'use-foederati': 'army',
  'recruit-from': 'region',
  'recruit-tribe': 'tribe',
  'take-active': 'nothing',
  'take-inactive': 'nothing',
  'use-quaestor': 'region',
  'use-mob': 'region',
  'use-pretender': 'region',
  'use-praetorian-guard': 'nothing',
  'end-actions': 'nothing',
  'discard-card': 'card',
  'keep-rest': 'nothing',
  'buy-card': 'card',
  'trash-card': 'card',
  'end-purchases': 'nothing',
  'refill-hand': 'cards',
  'declare-last-round': 'nothing',
  'play-on': 'nothing',
} as const satisfies Readonly<Record<string, Sort>>;
export type ChoiceKind = keyof typeof SORT_OF;
export type ArgFor<K extends ChoiceKind> = Sorts[(typeof SORT_OF)[K]];

export const isPrompt = (prompt: string): prompt is Prompt => Object.hasOwn(PHASE_OF, prompt);
export const isChoiceKind = (kind: unknown): kind is ChoiceKind =>
  typeof kind === 'string' && Object.hasOwn(SORT_OF, kind);
