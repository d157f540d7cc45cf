import type { ChoiceKind } from '../../index.js';

/** A step without its words. */
interface Step {
  readonly id: string;
  readonly targets: readonly string[];
  /**
   * With the kinds of later steps, where a player may do without this one: nobody is held up by a lesson he has
   * overtaken.
   */
  readonly until?: readonly ChoiceKind[];
}

/** In the order of the first turn of the first game, and the beginning of the second. */
export const STEPS = [
  { id: 'welcome', targets: ['part:rail'] },
  { id: 'province', targets: ['thracia'], until: ['choose-start-province'] },
  { id: 'hand', targets: ['part:sheet'], until: ['choose-start-hand'] },
  { id: 'crisis', targets: ['goths', 'thracia'] },
  { id: 'play', targets: ['military-1'], until: ['play-card', 'end-actions'] },
  { id: 'battle', targets: ['blue-general-0'], until: ['initiate-battle', 'end-actions'] },
  { id: 'spoils', targets: ['part:rail', 'part:drawer'] },
  { id: 'senate', targets: ['senate-1'], until: ['play-card', 'end-actions'] },
  { id: 'governor', targets: ['part:actions', 'governor-1'], until: ['recruit-governor', 'end-actions'] },
  { id: 'vote', targets: ['senate-1', 'macedonia'], until: ['place-governor', 'end-actions'] },
  { id: 'stake', targets: ['part:sheet'], until: ['stake-senate', 'end-actions'] },
  { id: 'end', targets: ['part:actions'], until: ['end-actions'] },
  { id: 'legacy', targets: ['part:ribbon', 'part:rail'] },
  { id: 'keep', targets: ['part:actions'], until: ['keep-rest', 'buy-card', 'end-purchases'] },
  { id: 'buy', targets: ['quaestor', 'part:sheet'], until: ['buy-card', 'end-purchases'] },
  { id: 'finish', targets: ['part:actions'], until: ['end-purchases', 'play-card'] },
  { id: 'support', targets: ['populace-1', 'thracia'], until: ['increase-support', 'end-actions'] },
  {
    id: 'army',
    targets: ['military-1', 'part:actions'],
    until: ['create-army', 'into-capital', 'into-open', 'end-actions'],
  },
  { id: 'goal', targets: ['italia'] },
] as const satisfies readonly Step[];
type StepId = (typeof STEPS)[number]['id'];
export type StepTexts = Readonly<Record<StepId, { readonly title: string; readonly text: string }>>;
