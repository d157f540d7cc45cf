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

/** In the order of the set-up, the first round, and the second up to its purchases. */
export const STEPS = [
  { id: 'welcome', targets: ['part:rail'] },
  { id: 'realm', targets: ['byzantium'], until: ['choose-realm'] },
  { id: 'bid', targets: ['part:sheet'], until: ['bid'] },
  { id: 'village', targets: ['constantinople'], until: ['place-village'] },
  { id: 'start', targets: ['thessalonica', 'constantinople'], until: ['place-archer'] },
  { id: 'card', targets: ['realm-35', 'green'], until: ['take-marker'] },
  { id: 'horde', targets: ['part:horde', 'part:prompt'], until: ['reroll', 'tax-rate'] },
  { id: 'tax', targets: ['part:sheet', 'part:prompt'], until: ['tax-rate'] },
  { id: 'technology', targets: ['masonry', 'part:prompt'], until: ['buy-technology', 'done-buying'] },
  { id: 'town', targets: ['civil', 'part:sheet'], until: ['flip-marker', 'pay', 'done-buying'] },
  { id: 'army', targets: ['heavy-infantry', 'cavalry', 'part:sheet'], until: ['done-buying'] },
  { id: 'march', targets: ['thessalonica'], until: ['take', 'done-trading', 'bid'] },
  {
    id: 'landing',
    targets: ['candia', 'southern-aegean', 'northern-aegean'],
    until: ['name', 'no-quarter', 'capture', 'done-trading', 'bid'],
  },
  { id: 'archers', targets: ['archer:1', 'part:sheet'], until: ['assign', 'reroll', 'done-trading', 'bid'] },
  { id: 'dice', targets: ['d6', 'd8', 'part:prompt'], until: ['reroll', 'done-trading', 'bid'] },
  { id: 'victory', targets: ['heavy-infantry:1', 'part:rail'], until: ['assign', 'buy', 'done-trading', 'bid'] },
  { id: 'trade', targets: ['buy', 'sell', 'constantinople', 'nicaea'], until: ['sell', 'done-trading', 'bid'] },
  { id: 'market', targets: ['buy', 'sell', 'nicaea', 'constantinople'], until: ['sell', 'done-trading', 'bid'] },
  { id: 'order', targets: ['part:sheet', 'part:prompt'], until: ['bid'] },
  { id: 'event', targets: ['part:event', 'part:prompt'], until: ['symbol', 'tax-rate'] },
  { id: 'barbarians', targets: ['wallachia', 'kronstadt'], until: ['go', 'tax-rate'] },
  { id: 'uprisings', targets: ['kronstadt', 'part:drawer'], until: ['tax-rate'] },
  { id: 'treaty', targets: ['part:prompt', 'part:ribbon'], until: ['send-draft', 'done-buying'] },
  { id: 'goal', targets: ['part:rail', 'part:ribbon'] },
] as const satisfies readonly Step[];
type StepId = (typeof STEPS)[number]['id'];
export type StepTexts = Readonly<Record<StepId, { readonly title: string; readonly text: string }>>;
