import type { ByLanguage } from '@hegemon/board';

interface AuctionWords {
  readonly title: string;
  readonly text: string;
  sealed(n: number, all: number): string;
  tied(turn: number): string;
  readonly yourBid: string;
  readonly yourRaise: string;
  readonly less: string;
  readonly more: string;
  have(florins: string): string;
  asFirst(florins: string): string;
  malus(first: string, now: string): string;
  readonly seal: string;
  readonly you: string;
  readonly yours: string;
  readonly stillBidding: string;
  readonly isSealed: string;
  readonly idle: string;
  readonly anew: string;
  // ---- the reveal
  reveal(round: string): string;
  readonly firstReveal: string;
  tie(who: string, byLot: boolean): string;
  pays(florins: string, who: string): string;
  receives(florins: string): string;
  malusOf(malus: string): string;
  readonly goOn: string;
}
export const auctionWords: ByLanguage<AuctionWords> = {
  en: {
    title: 'Sealed bids for the turn order',
    text: 'Everybody bids from behind the screen. Only the highest pays, and pays the last.',
    sealed: (n, all) => `${n} of ${all} ${n === 1 ? 'is' : 'are'} sealed.`,
    tied: turn => `Those who tie for the first place add to their bids (turn ${turn} of 3).`,
    yourBid: 'Your bid',
    yourRaise: 'You add',
    less: 'Bid 10 F less',
    more: 'Bid 10 F more',
    have: florins => `You have ${florins}.`,
    asFirst: florins => `As first you would pay ${florins} to the last.`,
    malus: (first, now) => `Malus in battle ${first} instead of ${now}.`,
    seal: 'Seal the bid',
    you: 'you',
    yours: 'seen by you alone',
    stillBidding: 'still bidding',
    isSealed: 'sealed',
    idle: 'need not bid on',
    anew: 'Then it is known to all, and all bid anew.',
    reveal: round => `The reveal, round ${round}`,
    firstReveal: 'The reveal',
    tie: (who, byLot) =>
      byLot ? `tie between ${who}: the lot decided` : `tie between ${who}: reverse of the previous order`,
    pays: (florins, who) => `pays ${florins} to ${who}`,
    receives: florins => `receives ${florins}`,
    malusOf: malus => `malus ${malus}`,
    goOn: 'Go on',
  },
  de: {
    title: 'Verdeckte Gebote um die Zugreihenfolge',
    text: 'Alle bieten hinter dem Schirm. Nur das höchste Gebot wird gezahlt, und zwar an den Letzten.',
    sealed: (n, all) => `${n} von ${all} ${n === 1 ? 'ist' : 'sind'} versiegelt.`,
    tied: turn => `Wer um den ersten Platz gleichauf liegt, erhöht (${turn}. von 3 Malen).`,
    yourBid: 'Dein Gebot',
    yourRaise: 'Du legst dazu',
    less: '10 F weniger bieten',
    more: '10 F mehr bieten',
    have: florins => `Du hast ${florins}.`,
    asFirst: florins => `Als Erster zahlst du ${florins} an den Letzten.`,
    malus: (first, now) => `Malus in der Schlacht ${first} statt ${now}.`,
    seal: 'Gebot versiegeln',
    you: 'du',
    yours: 'siehst nur du',
    stillBidding: 'bietet noch',
    isSealed: 'versiegelt',
    idle: 'muss nicht erhöhen',
    anew: 'Das erfahren alle, und alle bieten neu.',
    reveal: round => `Die Enthüllung, Runde ${round}`,
    firstReveal: 'Die Enthüllung',
    tie: (who, byLot) =>
      byLot ? `gleichauf: ${who}; das Los entschied` : `gleichauf: ${who}; umgekehrt zur vorigen Reihenfolge`,
    pays: (florins, who) => `zahlt ${florins} an ${who}`,
    receives: florins => `erhält ${florins}`,
    malusOf: malus => `Malus ${malus}`,
    goOn: 'Weiter',
  },
};
