import type { Command } from '../table.svelte.js';
import type { ByLanguage } from '../words.svelte.js';

interface Words {
  readonly title: string;
  readonly find: string;
  readonly nothing: string;
  readonly answers: string;
  readonly page: string;
  readonly keysTitle: string;
  readonly close: string;
  readonly undo: string;
  readonly redo: string;
  readonly reset: string;
  readonly showKeys: string;
  readonly commands: Readonly<Record<Command, string>>;
  readonly keys: readonly { readonly keys: string; readonly text: string }[];
}
export const paletteWords: ByLanguage<Words> = {
  en: {
    title: 'Everything that can be done',
    find: 'Type what you want to do',
    nothing: 'Nothing fits.',
    answers: 'Answers',
    page: 'Table',
    keysTitle: 'Keys',
    close: 'Close',
    undo: 'Undo',
    redo: 'Redo',
    reset: 'Take back everything that can be taken back',
    showKeys: 'Show the keys',
    commands: {
      fit: 'Show the whole map',
      focus: 'Show what is asked about',
      hint: 'Hint: what would the Master do?',
      standIn: 'Let a bot play for you',
      takeSeat: 'Take the seat back from the bot',
      hold: 'Pause the bots, or let them go on',
      explain: 'Explain this phase',
      list: 'List or map',
      language: 'Deutsch',
      theme: 'Light or dark',
      replay: 'Replay the match',
      reference: 'Tables and tracks of the game',
      report: 'Report: luck and turning points',
      leave: 'Leave the table',
    },
    keys: [
      { keys: 'Ctrl K, /', text: 'everything that can be done' },
      { keys: '?', text: 'these keys' },
      { keys: 'Enter, Space', text: 'choose what has the focus' },
      { keys: 'Tab', text: 'the next thing that can be chosen' },
      { keys: 'Arrows', text: 'the neighbouring region on the map; the next line in lists' },
      { keys: '+, −', text: 'zoom the map' },
      { keys: '0', text: 'the whole map' },
      { keys: ', and .', text: 'one step back or on through the match' },
      { keys: '< and >', text: 'one phase back or on' },
      { keys: '[ and ]', text: 'one turn back or on' },
      { keys: 'H', text: 'hint: what would the Master do? Enter does it, Escape puts it away' },
      { keys: 'B', text: 'let a bot play for you, or take the seat back' },
      { keys: 'P', text: 'pause bots that play alone' },
      { keys: 'Ctrl Z', text: 'undo' },
      { keys: 'Ctrl Shift Z, Ctrl Y', text: 'redo' },
      { keys: 'Escape', text: 'put away what was begun' },
    ],
  },
  de: {
    title: 'Alles, was möglich ist',
    find: 'Schreiben, was geschehen soll',
    nothing: 'Nichts passt.',
    answers: 'Antworten',
    page: 'Tisch',
    keysTitle: 'Tasten',
    close: 'Schließen',
    undo: 'Zurück',
    redo: 'Noch einmal',
    reset: 'Alles zurücknehmen, was zurückgenommen werden kann',
    showKeys: 'Tasten zeigen',
    commands: {
      fit: 'Ganze Karte zeigen',
      focus: 'Zeigen, worum es geht',
      hint: 'Rat: Was täte der Meister?',
      standIn: 'Einen Bot spielen lassen',
      takeSeat: 'Wieder selbst spielen',
      hold: 'Bots anhalten oder weiterspielen lassen',
      explain: 'Diese Phase erklären',
      list: 'Liste oder Karte',
      language: 'English',
      theme: 'Hell oder dunkel',
      replay: 'Partie nachspielen',
      reference: 'Tabellen und Leisten des Spiels',
      report: 'Bericht: Glück und Wendepunkte',
      leave: 'Tisch verlassen',
    },
    keys: [
      { keys: 'Strg K, /', text: 'alles, was möglich ist' },
      { keys: '?', text: 'diese Tasten' },
      { keys: 'Enter, Leertaste', text: 'wählen, was im Fokus steht' },
      { keys: 'Tab', text: 'das nächste wählbare Ding' },
      { keys: 'Pfeile', text: 'die Nachbarregion auf der Karte; die nächste Zeile in Listen' },
      { keys: '+, −', text: 'Karte vergrößern und verkleinern' },
      { keys: '0', text: 'die ganze Karte' },
      { keys: ', und .', text: 'einen Schritt zurück oder vor durch die Partie' },
      { keys: '< und >', text: 'eine Phase zurück oder vor' },
      { keys: '[ und ]', text: 'einen Zug zurück oder vor' },
      { keys: 'H', text: 'Rat: Was täte der Meister? Enter führt ihn aus, Escape legt ihn weg' },
      { keys: 'B', text: 'einen Bot spielen lassen oder wieder selbst spielen' },
      { keys: 'P', text: 'Bots anhalten, die allein spielen' },
      { keys: 'Strg Z', text: 'zurück' },
      { keys: 'Strg Umschalt Z, Strg Y', text: 'noch einmal' },
      { keys: 'Escape', text: 'Begonnenes weglegen' },
    ],
  },
};
