import type { ByLanguage } from '@hegemon/board';

interface PaymentWords {
  title(what: string): string;
  readonly text: string;
  readonly price: string;
  readonly missing: string;
  readonly inMoney: string;
  perPoint(florins: string): string;
  readonly helpers: string;
  readonly turn: string;
  readonly use: string;
  readonly flip: string;
  pay(florins: string): string;
  readonly refrain: string;
  short(florins: string): string;
}
export const paymentWords: ByLanguage<PaymentWords> = {
  en: {
    title: what => `Payment: ${what}`,
    text: 'Cards and markers can be turned for the points that are missing.',
    price: 'Price',
    missing: 'Points missing',
    inMoney: 'In money',
    perPoint: florins => `${florins} for each missing point`,
    helpers: 'What can be turned for points',
    turn: 'Turn for points',
    use: 'Use ability',
    flip: 'Flip the marker',
    pay: florins => `Pay ${florins}`,
    refrain: 'Do without',
    short: florins => `You have ${florins}: that is not enough.`,
  },
  de: {
    title: what => `Zahlung: ${what}`,
    text: 'Für fehlende Punkte lassen sich Karten und Marken umdrehen.',
    price: 'Preis',
    missing: 'Fehlende Punkte',
    inMoney: 'In Geld',
    perPoint: florins => `${florins} je fehlendem Punkt`,
    helpers: 'Was sich für Punkte umdrehen lässt',
    turn: 'Für Punkte umdrehen',
    use: 'Fähigkeit nutzen',
    flip: 'Marke umdrehen',
    pay: florins => `${florins} zahlen`,
    refrain: 'Verzichten',
    short: florins => `Du hast ${florins}: das reicht nicht.`,
  },
};
