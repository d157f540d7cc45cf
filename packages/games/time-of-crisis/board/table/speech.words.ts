import type { ByLanguage } from '@hegemon/board';
import type { LegacyFor } from '../../src/events.js';

interface SpeechWords {
  turn(turn: number): string;
  /** Heads of columns, shorter than the reasons in the chronicle. */
  readonly sources: Readonly<Record<LegacyFor, string>>;
  readonly odds: Readonly<Record<string, string>>;
  readonly politics: string;
}

export const speechWords: ByLanguage<SpeechWords> = {
  en: {
    turn: turn => (turn === 0 ? 'Setup' : `Turn ${turn}`),
    sources: {
      battle: 'Battles',
      pretender: 'Pretender',
      emperor: 'Emperor',
      provinces: 'Provinces',
      improvements: 'Improvements',
      games: 'Games',
      damnatio: 'Damnatio Memoriae',
      'emperor-turns': 'Emperor Turns',
    },
    odds: {
      wins: 'you win',
      loses: 'they win',
      undecided: 'both perish',
      'equal-hits': 'on equal hits, counted in “they win”',
      'own-losses': 'hits you take on average',
      'foe-losses': 'hits they take on average',
      passes: 'carried',
      fails: 'rejected',
      required: 'votes needed',
      dice: 'dice',
    },
    politics: 'Politics',
  },
  de: {
    turn: turn => (turn === 0 ? 'Spielaufbau' : `Zug ${turn}`),
    sources: {
      battle: 'Kämpfe',
      pretender: 'Thronanwärter',
      emperor: 'Kaiser',
      provinces: 'Provinzen',
      improvements: 'Verbesserungen',
      games: 'Spiele',
      damnatio: 'Damnatio Memoriae',
      'emperor-turns': 'Kaiserrunden',
    },
    odds: {
      wins: 'Sieg',
      loses: 'Niederlage',
      undecided: 'beide gehen unter',
      'equal-hits': 'bei gleich vielen Treffern, in „Niederlage“ enthalten',
      'own-losses': 'eigene Verluste im Mittel',
      'foe-losses': 'Verluste des Gegners im Mittel',
      passes: 'angenommen',
      fails: 'abgelehnt',
      required: 'nötige Stimmen',
      dice: 'Würfel',
    },
    politics: 'Politik',
  },
};
