import type { ByLanguage } from '@hegemon/board';

/** The stretches of the action column. */
export type GroupId = 'cards' | 'military' | 'senate' | 'populace' | 'events' | 'market' | 'end' | 'answer';

interface MenuWords {
  readonly groups: Readonly<Record<GroupId, string>>;
  votes(required: number): string;
  free(dice: number): string;
}
export const menuWords: ByLanguage<MenuWords> = {
  en: {
    groups: {
      cards: 'Cards',
      military: 'Military',
      senate: 'Senate',
      populace: 'Populace',
      events: 'Events of played cards',
      market: 'Market',
      end: 'Finish',
      answer: 'Choose',
    },
    votes: n => (n === 1 ? '1 vote needed' : `${n} votes needed`),
    free: n => (n === 1 ? '1 free die' : `${n} free dice`),
  },
  de: {
    groups: {
      cards: 'Karten',
      military: 'Militär',
      senate: 'Senat',
      populace: 'Bevölkerung',
      events: 'Ereignisse gespielter Karten',
      market: 'Markt',
      end: 'Abschluss',
      answer: 'Wählen',
    },
    votes: n => (n === 1 ? '1 Stimme nötig' : `${n} Stimmen nötig`),
    free: n => (n === 1 ? '1 freier Würfel' : `${n} freie Würfel`),
  },
};
