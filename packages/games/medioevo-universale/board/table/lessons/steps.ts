import type { Answer } from '@hegemon/kernel';
import type { ChoiceKind, Prompt } from '../../asked.js';

/** A step without its words. */
interface Step {
  readonly id: string;
  readonly targets: readonly string[];
  /**
   * With the kinds of later steps, where a player may do without this one: nobody is held up by a lesson he has
   * overtaken.
   */
  readonly until?: readonly ChoiceKind[];
  /** What later steps tell hangs on these. */
  readonly needs?: Readonly<Partial<Record<ChoiceKind, readonly Answer['arg'][]>>>;
  readonly past?: readonly Prompt[];
}
/** Whoever trades has the war behind him. */
const WAR_IS_OVER = ['trade-with', 'bid'] as const satisfies readonly Prompt[];

/** In the order of the set-up, the first round, and the second up to its purchases. */
export const STEPS = [
  { id: 'welcome', targets: ['part:rail'] },
  { id: 'realm', targets: ['byzantium'], until: ['choose-realm'], needs: { 'choose-realm': ['byzantium'] } },
  { id: 'bid', targets: ['part:sheet'], until: ['bid'], needs: { bid: [150] } },
  {
    id: 'village',
    targets: ['constantinople'],
    until: ['place-village'],
    needs: { 'place-village': ['constantinople'] },
  },
  {
    id: 'start',
    targets: ['thessalonica', 'constantinople'],
    until: ['place-archer'],
    needs: {
      'take-transport': ['galley:1', 'caravan:1'],
      'place-transport': ['thessalonica', 'constantinople'],
      'place-archer': ['thessalonica'],
    },
  },
  {
    id: 'card',
    targets: ['realm-35', 'green'],
    until: ['take-marker'],
    needs: { 'keep-card': ['realm-35'], 'take-marker': ['green'] },
  },
  {
    id: 'horde',
    targets: ['part:horde', 'part:prompt'],
    until: ['reroll', 'tax-rate'],
    needs: { reroll: [[]] },
    past: ['tax-rate'],
  },
  { id: 'tax', targets: ['part:sheet', 'part:prompt'], until: ['tax-rate'], needs: { 'tax-rate': ['30'] } },
  { id: 'technology', targets: ['masonry', 'part:prompt'], until: ['buy-technology', 'done-buying'] },
  { id: 'town', targets: ['civil', 'part:sheet'], until: ['flip-marker', 'pay', 'done-buying'] },
  { id: 'army', targets: ['heavy-infantry', 'cavalry', 'part:sheet'], until: ['done-buying'] },
  { id: 'march', targets: ['thessalonica'], until: ['take', 'done-trading', 'bid'], past: WAR_IS_OVER },
  {
    id: 'landing',
    targets: ['candia', 'southern-aegean', 'northern-aegean'],
    until: ['name', 'no-quarter', 'capture', 'done-trading', 'bid'],
    needs: { go: ['northern-aegean', 'southern-aegean', 'candia'], pass: [], name: ['archer'] },
    past: WAR_IS_OVER,
  },
  {
    id: 'archers',
    targets: ['archer:1', 'part:sheet'],
    until: ['assign', 'reroll', 'done-trading', 'bid'],
    needs: { capture: [], assign: [{ 'archer:1': 1 }] },
    past: WAR_IS_OVER,
  },
  {
    id: 'dice',
    targets: ['d6', 'd8', 'part:prompt'],
    until: ['reroll', 'done-trading', 'bid'],
    needs: { retreat: [], reroll: [['d6', 'd8']] },
    past: WAR_IS_OVER,
  },
  {
    id: 'victory',
    targets: ['heavy-infantry:1', 'part:rail'],
    until: ['assign', 'buy', 'done-trading', 'bid'],
    needs: { assign: [{ 'heavy-infantry:1': 1 }] },
    past: WAR_IS_OVER,
  },
  {
    id: 'trade',
    targets: ['buy', 'sell', 'constantinople', 'nicaea'],
    until: ['sell', 'done-trading', 'bid'],
    past: ['bid'],
  },
  {
    id: 'market',
    targets: ['buy', 'sell', 'nicaea', 'constantinople'],
    until: ['sell', 'done-trading', 'bid'],
    past: ['bid'],
  },
  { id: 'order', targets: ['part:sheet', 'part:prompt'], until: ['bid'], needs: { bid: [110] } },
  {
    id: 'event',
    targets: ['part:event', 'part:prompt'],
    until: ['symbol', 'tax-rate'],
    needs: { reroll: [[]], symbol: ['goods'] },
    past: ['tax-rate'],
  },
  {
    id: 'barbarians',
    targets: ['acre', 'damascus', 'part:prompt'],
    until: ['go', 'tax-rate'],
    needs: { symbol: ['units'] },
    past: ['tax-rate'],
  },
  { id: 'uprisings', targets: ['damascus', 'part:drawer', 'part:prompt'], until: ['tax-rate'] },
  { id: 'treaty', targets: ['part:prompt', 'part:ribbon'], until: ['send-draft', 'done-buying'] },
  { id: 'goal', targets: ['part:rail', 'part:ribbon'] },
] as const satisfies readonly Step[];
type StepId = (typeof STEPS)[number]['id'];
export type StepTexts = Readonly<Record<StepId, { readonly title: string; readonly text: string }>>;
