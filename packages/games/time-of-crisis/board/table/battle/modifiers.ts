import type { Id } from '@hegemon/kernel';
import type { ToCView } from '../../../src/view.js';
import { hasCastra, isRival, isTribe, leadersAt } from '../things.js';

/** A line of the battle panel: what bears on a side, and by which rule. */
export interface Modifier {
  readonly code: ModifierCode;
  /** Good or bad for the side below which it stands; `=` for ties, `·` for what changes nothing. */
  readonly sign: '+' | '-' | '=' | '·';
  readonly rule: string;
  readonly count?: number;
}
export type ModifierCode =
  | 'bad-auguries'
  | 'good-auguries'
  | 'plague'
  | 'flanking'
  | 'bonus-die'
  | 'castra'
  | 'castra-idle'
  | 'shapur'
  | 'cniva'
  | 'tie'
  | 'homeland'
  | 'retreat'
  | 'leader-reward'
  | 'rival-reward';

/**
 * @rule ToC 8.1.hits The hits a roll makes on an army, after all that lies on the table. Before the scoring the
 * chronicle has only those of the dice.
 */
export const hitsOn = (
  view: ToCView,
  { army, region, isDefender }: Omit<Situation, 'flanking'>,
  rolled: number,
): number => {
  const plague = view.events.lasting === 'plague-of-cyprian' ? 1 : 0;
  const castra = isDefender && hasCastra(view, army) ? 1 : 0;
  const shapur = isTribe(army) && leadersAt(view, army, region).includes('shapur-i') ? 1 : 0;
  return Math.max(0, rolled + plague - castra - shapur);
};

type Situation = {
  readonly army: Id;
  readonly region: Id;
  readonly isDefender: boolean;
  readonly flanking: number;
};

/** Everything on the table that bears on one side of a battle. It only reads what lies there. */
export const modifiersOf = (view: ToCView, { army, region, isDefender, flanking }: Situation): readonly Modifier[] => {
  const { lasting } = view.events;
  const isRoman = !isTribe(army) && !isRival(army);
  const leaders = isTribe(army) ? leadersAt(view, army, region) : [];
  const lines: (Modifier | false)[] = [
    isRoman && lasting === 'bad-auguries' && { code: 'bad-auguries', sign: '-', rule: 'ToC event.bad-auguries' },
    isRoman && lasting === 'good-auguries' && { code: 'good-auguries', sign: '+', rule: 'ToC event.good-auguries' },
    lasting === 'plague-of-cyprian' && { code: 'plague', sign: '+', rule: 'ToC event.plague-of-cyprian' },
    !isDefender && flanking > 0 && { code: 'flanking', sign: '+', rule: 'ToC card.flanking-maneuver', count: flanking },
    isDefender && { code: 'tie', sign: '=', rule: 'ToC 8.2.winner' },
    hasCastra(view, army) && {
      code: isDefender ? 'castra' : 'castra-idle',
      sign: isDefender ? '+' : '·',
      rule: 'ToC card.castra',
    },
    leaders.includes('shapur-i') && { code: 'shapur', sign: '+', rule: 'ToC event.shapur-i' },
    leaders.includes('cniva') && { code: 'cniva', sign: '+', rule: 'ToC event.cniva' },
    { code: 'bonus-die', sign: '+', rule: 'ToC 8.1.roll' },
    isTribe(army) && { code: army === region ? 'homeland' : 'retreat', sign: '·', rule: 'ToC 8.3.barbarian' },
    leaders.length > 0 && { code: 'leader-reward', sign: '·', rule: 'ToC 10.1.reward' },
    isRival(army) && { code: 'rival-reward', sign: '·', rule: 'ToC 10.2.reward' },
  ];
  return lines.filter(line => line !== false);
};
