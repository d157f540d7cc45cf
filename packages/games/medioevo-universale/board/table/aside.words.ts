import type { ByLanguage } from '@hegemon/board';

interface AsideWords {
  readonly horde: string;
  readonly noHorde: string;
  values(attack: number, loss: number): string;
  readonly event: string;
  strikes(symbols: string): string;
  readonly open: string;
}
export const asideWords: ByLanguage<AsideWords> = {
  en: {
    horde: 'Horde of this round',
    noHorde: 'Not settled yet.',
    values: (attack, loss) => `Attack ${attack}, loss ${loss}.`,
    event: 'Event',
    strikes: symbols => `strikes: ${symbols}`,
    open: 'Events and horde in the reference',
  },
  de: {
    horde: 'Horde dieser Runde',
    noHorde: 'Steht noch nicht fest.',
    values: (attack, loss) => `Angriff ${attack}, Verlust ${loss}.`,
    event: 'Ereignis',
    strikes: symbols => `trifft: ${symbols}`,
    open: 'Ereignisse und Horde in der Übersicht',
  },
};
