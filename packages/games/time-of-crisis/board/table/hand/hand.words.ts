import type { ByLanguage } from '@hegemon/board';

interface HandWords {
  readonly influence: string;
  readonly played: string;
  readonly hand: string;
  handOf(who: string): string;
  backs(n: number): string;
  piles(available: number, discard: number): string;
  readonly bought: string;
  readonly none: string;
  trash(price: number): string;
  readonly discard: string;
  times(n: number): string;
  gained(left: number, all: number): string;
  // ---- sheets
  readonly startTitle: string;
  readonly startText: string;
  readonly refillTitle: string;
  readonly refillText: string;
  readonly paxTitle: string;
  readonly paxText: string;
  chosen(n: number, total: number): string;
  more(card: string): string;
  less(card: string): string;
  readonly confirm: string;
}

export const handWords: ByLanguage<HandWords> = {
  en: {
    influence: 'Influence left',
    played: 'Played',
    hand: 'Hand',
    handOf: who => `Hand of ${who}`,
    backs: n => (n === 1 ? '1 card, hidden' : `${n} cards, hidden`),
    piles: (available, discard) => `${available} available, ${discard} discarded`,
    bought: 'Bought this turn',
    none: 'none',
    trash: price => `Discard pile: trash for ${price}`,
    discard: 'Discard pile',
    times: n => `${n} ×`,
    gained: (left, all) => `${left} left of ${all}`,
    startTitle: 'The first hand',
    startText: 'Secretly choose five of your nine cards. The other four stay in your available deck.',
    refillTitle: 'The next hand',
    refillText: 'Secretly choose from your available deck. What is left there can be chosen next turn.',
    paxTitle: 'Pax Deorum',
    paxText: 'Each family secretly takes one card of its available deck into the hand.',
    chosen: (n, total) => `${n} of ${total} chosen`,
    more: card => `One more ${card}`,
    less: card => `One ${card} less`,
    confirm: 'Confirm',
  },
  de: {
    influence: 'Einfluss übrig',
    played: 'Gespielt',
    hand: 'Hand',
    handOf: who => `Hand: ${who}`,
    backs: n => (n === 1 ? '1 Karte, verdeckt' : `${n} Karten, verdeckt`),
    piles: (available, discard) => `${available} verfügbar, ${discard} abgelegt`,
    bought: 'In diesem Zug gekauft',
    none: 'keine',
    trash: price => `Ablagestapel: entsorgen für ${price}`,
    discard: 'Ablagestapel',
    times: n => `${n} ×`,
    gained: (left, all) => `${left} übrig von ${all}`,
    startTitle: 'Die erste Hand',
    startText: 'Geheim fünf der neun Karten wählen. Die anderen vier bleiben im Nachziehstapel.',
    refillTitle: 'Die nächste Hand',
    refillText: 'Geheim aus dem Nachziehstapel wählen. Was dort bleibt, ist im nächsten Zug wählbar.',
    paxTitle: 'Pax Deorum',
    paxText: 'Jede Familie nimmt geheim eine Karte ihres Nachziehstapels auf die Hand.',
    chosen: (n, total) => `${n} von ${total} gewählt`,
    more: card => `Eine mehr: ${card}`,
    less: card => `Eine weniger: ${card}`,
    confirm: 'Bestätigen',
  },
};
