import type { ByLanguage } from '@hegemon/board';
import type { Proposal } from '../../../src/treaties.js';
import type { Relation } from './relations.js';

interface DiplomacyWords {
  readonly received: string;
  readonly made: string;
  readonly agreed: string;
  readonly inForce: string;
  readonly noTreaties: string;
  readonly noProposals: string;
  readonly standing: string;
  proposes(who: string): string;
  offeredTo(who: string): string;
  readonly offers: Readonly<Record<Proposal['type'], string>>;
  readonly counter: string;
  changed(n: number): string;
  readonly struck: string;
  readonly fresh: string;
  until(round: string): string;
  readonly untilEnd: string;
  readonly secret: string;
  readonly open: string;
  signed(round: string): string;
  accepted(names: string): string;
  readonly read: string;
  readonly accept: string;
  readonly refuse: string;
  readonly withdraw: string;
  breach(honour: number): string;
  paysNow(sum: string): string;
  draftWith(names: string): string;
  readonly drop: string;
  readonly add: string;
  readonly noClause: string;
  readonly binds: string;
  readonly relations: Readonly<Record<Relation['is'], (round: string) => string>>;
  /** The vote. */
  readonly complaint: string;
  accuses(by: string, accused: string): string;
  readonly sealed: string;
  readonly waited: string;
  readonly you: string;
  majority(n: number): string;
}
export const diplomacyWords: ByLanguage<DiplomacyWords> = {
  en: {
    received: 'Proposals to you',
    made: 'Your proposals',
    agreed: 'Agreed, in force from the next step on',
    inForce: 'Treaties in force',
    noTreaties: 'No treaty is in force that you know of.',
    noProposals: 'Nobody has proposed anything to you.',
    standing: 'Standing of the realms',
    proposes: who => `Proposal by ${who}`,
    offeredTo: who => `Offered to ${who}`,
    offers: {
      treaty: 'treaty',
      end: 'end of a treaty',
      truce: 'truce until the end of the round',
      peace: 'peace',
      time: 'this round is the last',
    },
    counter: 'Counter-proposal',
    changed: n => (n === 1 ? '1 clause changed' : `${n} clauses changed`),
    struck: 'struck out',
    fresh: 'new',
    until: round => `until the end of round ${round}`,
    untilEnd: 'until the end of the game',
    secret: 'secret',
    open: 'public',
    signed: round => `signed in round ${round}`,
    accepted: names => `Accepted by ${names}.`,
    read: 'Read and answer',
    accept: 'Accept',
    refuse: 'Decline',
    withdraw: 'Withdraw',
    breach: honour => `Whoever breaks the treaty loses ${honour} honour points, and it ends at once.`,
    paysNow: sum => `You pay ${sum} at the signing.`,
    draftWith: names => `Draft with ${names}`,
    drop: 'Drop this clause',
    add: 'Add',
    noClause: 'There is no clause yet.',
    binds: 'Nothing binds before all have accepted.',
    relations: {
      war: round => `war since ${round}`,
      declared: round => `war from round ${round} on`,
      truce: () => 'truce until the end of the round',
      team: () => 'your team',
      peace: () => 'peace',
    },
    complaint: 'Was the treaty broken?',
    accuses: (by, accused) => `${by} accuses ${accused}. A disputed treaty is public.`,
    sealed: 'sealed',
    waited: 'open',
    you: 'you',
    majority: n => `Sealed, ${n} votes; a tie means no breach.`,
  },
  de: {
    received: 'Vorschläge an dich',
    made: 'Deine Vorschläge',
    agreed: 'Vereinbart, gilt ab dem nächsten Schritt',
    inForce: 'Geltende Verträge',
    noTreaties: 'Es gilt kein Vertrag, von dem du weißt.',
    noProposals: 'Niemand hat dir etwas vorgeschlagen.',
    standing: 'Verhältnis der Reiche',
    proposes: who => `Vorschlag: ${who}`,
    offeredTo: who => `Angeboten: ${who}`,
    offers: {
      treaty: 'Vertrag',
      end: 'Ende eines Vertrags',
      truce: 'Waffenstillstand bis zum Ende der Runde',
      peace: 'Frieden',
      time: 'diese Runde ist die letzte',
    },
    counter: 'Gegenvorschlag',
    changed: n => (n === 1 ? '1 Klausel geändert' : `${n} Klauseln geändert`),
    struck: 'gestrichen',
    fresh: 'neu',
    until: round => `bis zum Ende der Runde ${round}`,
    untilEnd: 'bis zum Ende der Partie',
    secret: 'geheim',
    open: 'öffentlich',
    signed: round => `geschlossen in Runde ${round}`,
    accepted: names => `Angenommen: ${names}.`,
    read: 'Lesen und antworten',
    accept: 'Annehmen',
    refuse: 'Ablehnen',
    withdraw: 'Zurückziehen',
    breach: honour => `Wer den Vertrag bricht, verliert ${honour} Ehrenpunkte, und er endet sofort.`,
    paysNow: sum => `Du zahlst ${sum} bei der Unterschrift.`,
    draftWith: names => `Entwurf mit ${names}`,
    drop: 'Klausel streichen',
    add: 'Hinzufügen',
    noClause: 'Es gibt noch keine Klausel.',
    binds: 'Nichts bindet, bevor alle angenommen haben.',
    relations: {
      war: round => `Krieg seit ${round}`,
      declared: round => `Krieg ab Runde ${round}`,
      truce: () => 'Waffenstillstand bis Rundenende',
      team: () => 'dein Team',
      peace: () => 'Frieden',
    },
    complaint: 'Wurde der Vertrag gebrochen?',
    accuses: (by, accused) => `${by} klagt ${accused} an. Ein strittiger Vertrag ist öffentlich.`,
    sealed: 'versiegelt',
    waited: 'offen',
    you: 'du',
    majority: n => `Versiegelt, ${n} Stimmen; bei Gleichstand kein Bruch.`,
  },
};
