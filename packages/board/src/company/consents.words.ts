import type { ByLanguage } from '../words.svelte.js';
import type { ConsentKind } from './company.js';

/** What it is about, by name. */
export interface Matter {
  /** Who has asked for it. */
  readonly who: string;
  /** Whose seat it is about. */
  readonly other: string;
  /** The bot that is to have it; empty for nobody. */
  readonly bot: string;
  /** The answer before which play would go back; empty where it is not known. */
  readonly answer: string;
  /** How many answers would be taken back. */
  readonly steps: number;
}
type Sentences = Readonly<Record<ConsentKind, (matter: Matter) => string>>;

interface ConsentWords {
  readonly title: string;
  /** Another asks for it; one has asked for it oneself. */
  readonly asks: Sentences;
  readonly asked: Sentences;
  readonly agree: string;
  readonly decline: string;
  readonly forfeit: string;
  readonly goOn: string;
  readonly withdraw: string;
  readonly votes: Readonly<Record<'yes' | 'no' | 'open', string>>;
  vote(who: string, how: string): string;
  /** It is not open any more, and nothing came of it. */
  off(kind: ConsentKind): string;
  readonly pausedText: string;
}

export const quoted = {
  en: (text: string) => (text === '' ? '' : `: “${text}”`),
  de: (text: string) => (text === '' ? '' : `: „${text}“`),
};

const en = (steps: number): string => (steps === 1 ? 'one step' : `${steps} steps`);
const de = (steps: number): string => (steps === 1 ? 'einen Schritt' : `${steps} Schritte`);

export const consentWords: ByLanguage<ConsentWords> = {
  en: {
    title: 'To be agreed on',
    asks: {
      draw: ({ who }) => `${who} offers a draw.`,
      rewind: ({ who, answer, steps }) => `${who} would like to go back ${en(steps)}, before this${quoted.en(answer)}.`,
      pause: ({ who }) => `${who} would like a pause.`,
      resume: ({ who }) => `${who} would like to go on playing.`,
      replace: ({ who, other, bot }) =>
        bot === ''
          ? `${who} would like to free the seat of ${other} for somebody else.`
          : `${who} would like to put ${bot} in the place of ${other}.`,
      abandon: ({ who }) => `${who} would like to break the match off: nobody wins.`,
      late: ({ other }) => `The time of ${other} is up. Is the match lost for them?`,
    },
    asked: {
      draw: () => 'You offer a draw.',
      rewind: ({ answer, steps }) => `You would like to go back ${en(steps)}, before this${quoted.en(answer)}.`,
      pause: () => 'You would like a pause.',
      resume: () => 'You would like to go on playing.',
      replace: ({ other, bot }) =>
        bot === ''
          ? `You would like to free the seat of ${other}.`
          : `You would like to put ${bot} in the place of ${other}.`,
      abandon: () => 'You would like to break the match off.',
      late: ({ other }) => `The time of ${other} is up. Is the match lost for them?`,
    },
    agree: 'Agree',
    decline: 'Decline',
    forfeit: 'It is lost',
    goOn: 'They may go on',
    withdraw: 'Withdraw',
    votes: { yes: 'has agreed', no: 'has declined', open: 'has not answered' },
    vote: (who, how) => `${who} ${how}`,
    off: kind =>
      ({
        draw: 'The draw is off the table.',
        rewind: 'Going back is off the table.',
        pause: 'The pause is off the table.',
        resume: 'Going on is off the table.',
        replace: 'The seat stays as it is.',
        abandon: 'Breaking off is off the table.',
        late: 'They may go on.',
      })[kind],
    pausedText: 'The match is paused: the clocks rest, and nobody is asked.',
  },
  de: {
    title: 'Zu vereinbaren',
    asks: {
      draw: ({ who }) => `${who} bietet ein Unentschieden an.`,
      rewind: ({ who, answer, steps }) => `${who} möchte ${de(steps)} zurück, vor diesen${quoted.de(answer)}.`,
      pause: ({ who }) => `${who} möchte eine Pause.`,
      resume: ({ who }) => `${who} möchte weiterspielen.`,
      replace: ({ who, other, bot }) =>
        bot === ''
          ? `${who} möchte den Platz von ${other} für jemand anderen freigeben.`
          : `${who} möchte ${bot} für ${other} einsetzen.`,
      abandon: ({ who }) => `${who} möchte die Partie abbrechen: Niemand gewinnt.`,
      late: ({ other }) => `Die Zeit von ${other} ist um. Ist die Partie dort verloren?`,
    },
    asked: {
      draw: () => 'Du bietest ein Unentschieden an.',
      rewind: ({ answer, steps }) => `Du möchtest ${de(steps)} zurück, vor diesen${quoted.de(answer)}.`,
      pause: () => 'Du möchtest eine Pause.',
      resume: () => 'Du möchtest weiterspielen.',
      replace: ({ other, bot }) =>
        bot === '' ? `Du möchtest den Platz von ${other} freigeben.` : `Du möchtest ${bot} für ${other} einsetzen.`,
      abandon: () => 'Du möchtest die Partie abbrechen.',
      late: ({ other }) => `Die Zeit von ${other} ist um. Ist die Partie dort verloren?`,
    },
    agree: 'Zustimmen',
    decline: 'Ablehnen',
    forfeit: 'Verloren',
    goOn: 'Weiterspielen lassen',
    withdraw: 'Zurückziehen',
    votes: { yes: 'hat zugestimmt', no: 'hat abgelehnt', open: 'hat noch nicht geantwortet' },
    vote: (who, how) => `${who} ${how}`,
    off: kind =>
      ({
        draw: 'Das Unentschieden ist vom Tisch.',
        rewind: 'Das Zurückgehen ist vom Tisch.',
        pause: 'Die Pause ist vom Tisch.',
        resume: 'Das Weiterspielen ist vom Tisch.',
        replace: 'Der Platz bleibt, wie er ist.',
        abandon: 'Der Abbruch ist vom Tisch.',
        late: 'Es darf weitergespielt werden.',
      })[kind],
    pausedText: 'Die Partie ruht: Die Uhren stehen, und niemand wird gefragt.',
  },
};
