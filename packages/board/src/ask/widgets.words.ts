import type { ByLanguage } from '../words.svelte.js';

interface Words {
  readonly actions: string;
  actionsNow(count: number): string;
  readonly showAll: string;
  readonly showLess: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly search: string;
  readonly nothingFound: string;
  readonly from: string;
  /** Above the ways from one thing to another. */
  to(name: string): string;
  chosen(count: number, min: number, max: number): string;
  readonly all: string;
  /** In its place where not all go together. */
  readonly asMany: string;
  needMore(count: number): string;
  left(count: number, total: number): string;
  readonly allGiven: string;
  more(name: string): string;
  less(name: string): string;
  cap(count: number): string;
  range(min: number, max: number): string;
  readonly cost: string;
  /** A cost that is a gain. */
  gain(amount: number, unit: string): string;
  pay(amount: number, unit: string): string;
  readonly free: string;
  readonly notNow: string;
}
export const widgetWords: ByLanguage<Words> = {
  en: {
    actions: 'Actions',
    actionsNow: count => `Actions (${count})`,
    showAll: 'All actions',
    showLess: 'Fewer',
    confirm: 'Confirm',
    cancel: 'Cancel',
    search: 'Find',
    nothingFound: 'Nothing by that name.',
    from: 'from',
    to: name => `to ${name}`,
    chosen: (count, min, max) =>
      min === max ? `${count} of ${max}` : `${count} chosen, ${min === 0 ? 'up' : min} to ${max} possible`,
    all: 'All',
    asMany: 'As many as fit',
    needMore: count => (count === 1 ? 'One more must be chosen.' : `${count} more must be chosen.`),
    left: (count, total) => `${count} of ${total} left`,
    allGiven: 'All given out',
    more: name => `One more: ${name}`,
    less: name => `One less: ${name}`,
    cap: count => `of ${count}`,
    range: (min, max) => `${min} to ${max}`,
    cost: 'Cost',
    gain: (amount, unit) => `brings ${amount} ${unit}`,
    pay: (amount, unit) => `costs ${amount} ${unit}`,
    free: 'costs nothing',
    notNow: 'not possible now',
  },
  de: {
    actions: 'Aktionen',
    actionsNow: count => `Aktionen (${count})`,
    showAll: 'Alle Aktionen',
    showLess: 'Weniger',
    confirm: 'Bestätigen',
    cancel: 'Abbrechen',
    search: 'Suchen',
    nothingFound: 'Nichts mit diesem Namen.',
    from: 'ab',
    to: name => `nach ${name}`,
    chosen: (count, min, max) =>
      min === max ? `${count} von ${max}` : `${count} gewählt, ${min === 0 ? '' : `${min} `}bis ${max} möglich`,
    all: 'Alle',
    asMany: 'So viele wie möglich',
    needMore: count => (count === 1 ? 'Eines ist noch zu wählen.' : `${count} sind noch zu wählen.`),
    left: (count, total) => `noch ${count} von ${total}`,
    allGiven: 'Alles verteilt',
    more: name => `Eins mehr: ${name}`,
    less: name => `Eins weniger: ${name}`,
    cap: count => `von ${count}`,
    range: (min, max) => `${min} bis ${max}`,
    cost: 'Kosten',
    gain: (amount, unit) => `bringt ${amount} ${unit}`,
    pay: (amount, unit) => `kostet ${amount} ${unit}`,
    free: 'kostet nichts',
    notNow: 'jetzt nicht möglich',
  },
};
