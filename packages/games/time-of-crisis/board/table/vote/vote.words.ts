import type { ByLanguage } from '@hegemon/board';

interface VoteWords {
  title(province: string): string;
  lead(ruler: string, support: number): string;
  readonly neutral: string;
  needed(n: number): string;
  readonly because: string;
  support(n: number): string;
  theirs(n: number): string;
  ours(n: number): string;
  readonly least: string;
  dieCounts(from: number): string;
  readonly quaestor: string;
  readonly six: string;
  free(n: number): string;
  readonly oddsBy: string;
  readonly carried: string;
  dice(n: number): string;
  stake(n: number): string;
  readonly gain: string;
  readonly gainItalia: string;
  readonly lose: string;
  readonly go: string;
  readonly back: string;
  readonly reckoning: string;
  readonly confirm: string;
}

export const voteWords: ByLanguage<VoteWords> = {
  en: {
    title: province => `Vote on ${province}`,
    lead: (ruler, support) => `Governed by ${ruler}, support ${support}.`,
    neutral: 'the neutral faction',
    needed: n => (n === 1 ? 'vote needed' : 'votes needed'),
    because: 'How the number comes about',
    support: n => `twice the support of ${n}`,
    theirs: n => (n === 1 ? '1 unit of the governor in the capital' : `${n} units of the governor in the capital`),
    ours: n => (n === 1 ? '1 unit of yours in the capital' : `${n} units of yours in the capital`),
    least: 'at least one vote is always needed',
    dieCounts: from =>
      from === 1 ? 'every die is a vote: the province is neutral' : `a die of ${from} or more is a vote`,
    quaestor: 'a Quaestor is there',
    six: 'each 6 is a vote and gives a bonus die',
    free: n => (n === 1 ? '1 die more for a Basilica' : `${n} dice more for Basilicas`),
    oddsBy: 'How likely it is carried',
    carried: 'Carried',
    dice: n => (n === 1 ? '1 die' : `${n} dice`),
    stake: n => (n === 1 ? 'Stake 1 point' : `Stake ${n} points`),
    gain: 'Carried: your governor takes the province, support falls by 1, but not below 1. Mobs and militia go.',
    gainItalia: 'Carried: you are Emperor; support is the number of provinces you govern. Mobs and militia go.',
    lose: 'Rejected: the points are lost, and the province cannot be voted on again this turn.',
    go: 'Call the vote',
    back: 'Back',
    reckoning: 'The odds are being worked out …',
    confirm: 'Call the vote',
  },
  de: {
    title: province => `Abstimmung über ${province}`,
    lead: (ruler, support) => `Regiert von ${ruler}, Unterstützung ${support}.`,
    neutral: 'der neutralen Fraktion',
    needed: n => (n === 1 ? 'Stimme nötig' : 'Stimmen nötig'),
    because: 'Wie die Zahl zustande kommt',
    support: n => `zweimal die Unterstützung von ${n}`,
    theirs: n =>
      n === 1 ? '1 Einheit des Gouverneurs in der Hauptstadt' : `${n} Einheiten des Gouverneurs in der Hauptstadt`,
    ours: n => (n === 1 ? '1 eigene Einheit in der Hauptstadt' : `${n} eigene Einheiten in der Hauptstadt`),
    least: 'mindestens eine Stimme ist immer nötig',
    dieCounts: from =>
      from === 1 ? 'jeder Würfel ist eine Stimme: Die Provinz ist neutral' : `ein Würfel ab ${from} ist eine Stimme`,
    quaestor: 'dort ist ein Quaestor',
    six: 'jede 6 ist eine Stimme und gibt einen Bonuswürfel',
    free: n => (n === 1 ? '1 Würfel mehr für eine Basilica' : `${n} Würfel mehr für Basiliken`),
    oddsBy: 'Wie wahrscheinlich sie gelingt',
    carried: 'Angenommen',
    dice: n => `${n} Würfel`,
    stake: n => (n === 1 ? '1 Punkt einsetzen' : `${n} Punkte einsetzen`),
    gain: 'Angenommen: Der eigene Gouverneur übernimmt, die Unterstützung fällt um 1, aber nicht unter 1. Mobs und Miliz gehen.',
    gainItalia:
      'Angenommen: der Kaiserthron; die Unterstützung ist die Zahl der regierten Provinzen. Mobs und Miliz gehen.',
    lose: 'Abgelehnt: Die Punkte sind verloren, und über die Provinz wird in diesem Zug nicht mehr abgestimmt.',
    go: 'Abstimmen',
    back: 'Zurück',
    reckoning: 'Die Aussichten werden berechnet …',
    confirm: 'Abstimmen',
  },
};
