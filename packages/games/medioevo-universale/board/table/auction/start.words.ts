import type { ByLanguage } from '@hegemon/board';

interface StartWords {
  readonly realmTitle: string;
  readonly realmText: string;
  readonly bidTitle: string;
  readonly bidText: string;
  readonly secondBid: string;
  raiseTitle(realm: string): string;
  raiseText(honour: number): string;
  readonly choose: string;
  readonly honour: string;
  readonly seal: string;
  readonly lessHonour: string;
  readonly moreHonour: string;
  capital(name: string): string;
  lands(all: number, inhabited: number, ports: number): string;
  takenBy(who: string): string;
  readonly notNow: string;
  readonly transportTitle: string;
  transportText(levels: number): string;
  hold(units: number, mp: number, isMilitary: boolean): string;
  readonly cardTitle: string;
  readonly cardText: string;
  readonly newCardTitle: string;
  readonly newCardText: string;
  readonly keep: string;
  readonly markerTitle: string;
  readonly markerText: string;
  readonly claimTitle: string;
  left(n: number): string;
}
export const startWords: ByLanguage<StartWords> = {
  en: {
    realmTitle: 'Choose your realm',
    realmText: 'All realms in play must hang together.',
    bidTitle: 'Sealed bids for the realms',
    bidText: 'Name a realm and the honour you give for it. The highest bid for each gets it.',
    secondBid: 'Second turn: name one of the realms that are left.',
    raiseTitle: realm => `Another bid for the ${realm}`,
    raiseText: honour => `Somebody else has bid ${honour} HP, too. By how much do you raise?`,
    choose: 'Choose',
    honour: 'Honour',
    seal: 'Seal the bid',
    lessHonour: 'One honour point less',
    moreHonour: 'One honour point more',
    capital: name => `capital ${name}`,
    lands: (all, inhabited, ports) => `${all} territories, ${inhabited} inhabited, ${ports} with a port`,
    takenBy: who => `taken: ${who}`,
    notNow: 'not now',
    transportTitle: 'Your first transports',
    transportText: levels =>
      levels === 1
        ? 'One level is left to spend.'
        : `${levels} levels are left: one transport of level II, or two of level I.`,
    hold: (units, mp, isMilitary) => `${units} ${isMilitary ? 'units' : 'cubes'}, ${mp} MP`,
    cardTitle: 'Your first realm card',
    cardText: 'Keep one; the others go back into the deck. Person and points are open, the objective is yours alone.',
    newCardTitle: 'A new realm card',
    newCardText: 'Keep one; the others go under the deck. Nobody else sees what you have drawn.',
    keep: 'Keep',
    markerTitle: 'Your first objective marker',
    markerText: 'Once a round it can be flipped for a technology point of its colour.',
    claimTitle: 'The marker of your objective',
    left: n => `${n} left`,
  },
  de: {
    realmTitle: 'Wähle dein Reich',
    realmText: 'Alle Reiche im Spiel müssen zusammenhängen.',
    bidTitle: 'Verdeckte Gebote um die Reiche',
    bidText: 'Nenne ein Reich und die Ehre, die du dafür gibst. Das höchste Gebot bekommt es.',
    secondBid: 'Zweites Mal: nenne eines der übrigen Reiche.',
    raiseTitle: realm => `Noch ein Gebot: ${realm}`,
    raiseText: honour => `Auch jemand anders hat ${honour} EP geboten. Um wie viel erhöhst du?`,
    choose: 'Wählen',
    honour: 'Ehre',
    seal: 'Gebot versiegeln',
    lessHonour: 'Ein Ehrenpunkt weniger',
    moreHonour: 'Ein Ehrenpunkt mehr',
    capital: name => `Hauptstadt ${name}`,
    lands: (all, inhabited, ports) => `${all} Gebiete, ${inhabited} bewohnt, ${ports} mit Hafen`,
    takenBy: who => `vergeben: ${who}`,
    notNow: 'jetzt nicht',
    transportTitle: 'Deine ersten Transportmittel',
    transportText: levels =>
      levels === 1
        ? 'Eine Stufe ist noch frei.'
        : `${levels} Stufen sind frei: eines der Stufe II oder zwei der Stufe I.`,
    hold: (units, mp, isMilitary) => `${units} ${isMilitary ? 'Einheiten' : 'Würfel'}, ${mp} BP`,
    cardTitle: 'Deine erste Reichskarte',
    cardText:
      'Behalte eine; die anderen kommen zurück in den Stapel. Person und Punkte sind offen, das Ziel kennst nur du.',
    newCardTitle: 'Eine neue Reichskarte',
    newCardText: 'Behalte eine; die anderen kommen unter den Stapel. Niemand sonst sieht, was du gezogen hast.',
    keep: 'Behalten',
    markerTitle: 'Deine erste Zielmarke',
    markerText: 'Einmal je Runde bringt sie, umgedreht, einen Technologiepunkt ihrer Farbe.',
    claimTitle: 'Die Marke für dein Ziel',
    left: n => `noch ${n}`,
  },
};
