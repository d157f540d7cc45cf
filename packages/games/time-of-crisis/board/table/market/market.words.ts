import type { ByLanguage } from '@hegemon/board';

interface MarketWords {
  readonly title: string;
  lead(provinces: number): string;
  dearer(bought: number): string;
  readonly closed: string;
  left(all: number | undefined): string;
  readonly buy: string;
  readonly tooDear: string;
  readonly soldOut: string;
  copies(left: number, all: number): string;
  discount(suit: string, n: number): string;
  buyFor(card: string, price: number): string;
}
export const marketWords: ByLanguage<MarketWords> = {
  en: {
    title: 'The market of influence',
    lead: n =>
      n === 1
        ? 'You govern 1 province: cards of a higher value cost double.'
        : `You govern ${n} provinces: cards of a higher value cost double.`,
    dearer: n =>
      n === 0
        ? 'Each card bought this turn makes the next one dearer by 1.'
        : `Cards bought this turn make each card dearer by ${n}.`,
    closed: 'The open piles. Cards are bought in the seventh phase of the own turn.',
    left: all => (all === undefined ? 'Politics left' : `Politics left of ${all}`),
    buy: 'Buy',
    tooDear: 'too dear',
    soldOut: 'sold out',
    copies: (left, all) => `${left} of ${all} copies left`,
    discount: (suit, n) => `The first ${suit} card costs ${n} less.`,
    buyFor: (card, price) => `Buy ${card} for ${price}`,
  },
  de: {
    title: 'Der Markt des Einflusses',
    lead: n =>
      n === 1
        ? '1 regierte Provinz: Karten mit höherem Wert kosten doppelt.'
        : `${n} regierte Provinzen: Karten mit höherem Wert kosten doppelt.`,
    dearer: n =>
      n === 0
        ? 'Jede in diesem Zug gekaufte Karte verteuert die nächste um 1.'
        : `Die in diesem Zug gekauften Karten verteuern jede weitere um ${n}.`,
    closed: 'Die offenen Stapel. Gekauft wird in der siebten Phase des eigenen Zuges.',
    left: all => (all === undefined ? 'Politik übrig' : `Politik übrig von ${all}`),
    buy: 'Kaufen',
    tooDear: 'zu teuer',
    soldOut: 'ausverkauft',
    copies: (left, all) => `${left} von ${all} Karten übrig`,
    discount: (suit, n) => `Die erste Karte aus dem Bereich ${suit} kostet ${n} weniger.`,
    buyFor: (card, price) => `${card} für ${price} kaufen`,
  },
};
