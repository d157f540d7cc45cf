import type { NoUndo, Refusal } from '@hegemon/kernel';
import type { ByLanguage } from '../words.svelte.js';

interface Words {
  asked(who: string, what: string): string;
  waiting(who: string): string;
  happened(what: string, facts: string): string;
  rule(rule: string): string;
  readonly refusals: Readonly<Record<Refusal['refused'], string>>;
  possible(list: string): string;
  readonly noUndo: Readonly<Record<NoUndo['refused'], string>>;
  won(who: string): string;
  turn(turn: number): string;
  readonly points: string;
  readonly nothing: string;
}
/** Words for a game that has none of its own. */
export const plainWords: ByLanguage<Words> = {
  en: {
    asked: (who, what) => `${who}: ${what}.`,
    waiting: who => `${who} decides.`,
    happened: (what, facts) => (facts === '' ? `${what}.` : `${what}: ${facts}.`),
    rule: rule => rule,
    refusals: {
      'game-over': 'The game is over.',
      'not-your-decision': 'Somebody else decides now.',
      stale: 'Play has gone on; this was meant for an earlier question.',
      'not-offered': 'This is not possible now.',
      'does-not-fit': 'This does not fit the question.',
    },
    possible: list => `Possible: ${list}.`,
    noUndo: {
      'nothing-to-undo': 'There is nothing to take back.',
      'nothing-to-redo': 'There is nothing to give again.',
      boundary: 'What has been learned since cannot be forgotten.',
    },
    won: who => `${who} wins.`,
    turn: turn => `Turn ${turn}`,
    points: 'Points',
    nothing: 'nothing',
  },
  de: {
    asked: (who, what) => `${who}: ${what}.`,
    waiting: who => `${who} entscheidet.`,
    happened: (what, facts) => (facts === '' ? `${what}.` : `${what}: ${facts}.`),
    rule: rule => rule,
    refusals: {
      'game-over': 'Die Partie ist zu Ende.',
      'not-your-decision': 'Jetzt entscheidet jemand anders.',
      stale: 'Das Spiel ist weitergegangen; dies galt einer früheren Frage.',
      'not-offered': 'Das ist jetzt nicht möglich.',
      'does-not-fit': 'Das passt nicht zur Frage.',
    },
    possible: list => `Möglich: ${list}.`,
    noUndo: {
      'nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
      'nothing-to-redo': 'Es gibt nichts noch einmal zu geben.',
      boundary: 'Was seither bekannt wurde, lässt sich nicht vergessen.',
    },
    won: who => `${who} gewinnt.`,
    turn: turn => `Zug ${turn}`,
    points: 'Punkte',
    nothing: 'nichts',
  },
};
