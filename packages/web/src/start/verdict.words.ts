import type { ImportFault, Trouble } from '@hegemon/host';
import type { Difference, FileFault, Verdict } from '@hegemon/kernel';
import { TROUBLE_WORDS } from '../trouble/trouble.words.js';
import { IMPORT_WORDS } from './import.words.js';

/** What is said of a file that was opened: fetched when one is, since few who come open one. */
interface Words {
  readonly verified: (entries: number) => string;
  readonly chainOnly: (entries: number) => string;
  readonly notVerified: (entry: number) => string;
  readonly files: Readonly<Record<FileFault['code'], (fault: FileFault) => string>>;
  readonly differences: Readonly<Record<Exclude<Difference['what'], 'file'>, (entry: number) => string>>;
  readonly unknownGame: (game: string) => string;
}

const where = (fault: FileFault): string => fault.path || '–';

const VERDICT_WORDS: Readonly<Record<'en' | 'de', Words>> = {
  en: {
    verified: entries =>
      `Verified: ${entries === 1 ? 'the one entry is' : `all ${entries} entries are`} legal, and every die fell as the seed says.`,
    chainOnly: entries =>
      `One seat’s copy of a running match: the chain of its ${entries} entries holds. Dice can be checked after the end.`,
    notVerified: entry => `The file parts from the rules at entry ${entry}.`,
    files: {
      'not-json': () => 'This is no match file: its text is not JSON.',
      'not-a-match-file': () => 'This is no match file: it does not say its format.',
      'unknown-format': ({ given, wanted }) => `The file has the format “${given}”; this version reads “${wanted}”.`,
      'unknown-game': ({ given }) => `The file belongs to a game that is not here: “${given}”.`,
      'other-edition': ({ given, wanted }) =>
        `The match was played by edition ${given} of the rules; here is edition ${wanted}.`,
      missing: fault => `Something is missing in the file: ${where(fault)}.`,
      'wrong-type': fault => `Something in the file has the wrong form: ${where(fault)}.`,
      'unknown-field': fault => `The file contains something that does not belong there: ${where(fault)}.`,
      'wrong-options': fault => `The options of the match do not exist in this game: ${where(fault)}.`,
    },
    differences: {
      commitment: () => 'The seed does not fit the seal that was set before the match: the dice may have been changed.',
      start: () => 'The start position does not follow from seed and options.',
      number: entry => `The entries are not numbered one after the other, from entry ${entry} on.`,
      illegal: entry => `Entry ${entry} breaks the rules.`,
      draws: entry => `At entry ${entry} other dice are written down than the seed gives.`,
      hash: entry => `The chain is broken at entry ${entry}: something was changed afterwards.`,
      undo: entry => `Entry ${entry} takes back what could not be taken back.`,
      redo: entry => `Entry ${entry} gives again what could not be given again.`,
      sit: entry => `Entry ${entry} hands over a seat as it cannot be handed over.`,
      close: entry => `Entry ${entry} ends the match as it cannot be ended.`,
      result: () => 'The result in the file does not follow from the entries.',
    },
    unknownGame: game => `The match belongs to “${game}”, a game that is not here.`,
  },
  de: {
    verified: entries =>
      `Geprüft: ${entries === 1 ? 'Der eine Eintrag ist' : `Alle ${entries} Einträge sind`} regelgerecht, jeder Würfel fiel, wie der Startwert es sagt.`,
    chainOnly: entries =>
      `Kopie eines Platzes aus einer laufenden Partie: Die Kette der ${entries} Einträge hält. Die Würfel lassen sich nach dem Ende prüfen.`,
    notVerified: entry => `Die Datei weicht bei Eintrag ${entry} von den Regeln ab.`,
    files: {
      'not-json': () => 'Das ist keine Partiedatei: Der Text ist kein JSON.',
      'not-a-match-file': () => 'Das ist keine Partiedatei: Sie nennt ihr Format nicht.',
      'unknown-format': ({ given, wanted }) => `Die Datei hat das Format „${given}“; diese Fassung liest „${wanted}“.`,
      'unknown-game': ({ given }) => `Die Datei gehört zu einem Spiel, das es hier nicht gibt: „${given}“.`,
      'other-edition': ({ given, wanted }) =>
        `Die Partie wurde nach Ausgabe ${given} der Regeln gespielt; hier gilt Ausgabe ${wanted}.`,
      missing: fault => `In der Datei fehlt etwas: ${where(fault)}.`,
      'wrong-type': fault => `Etwas in der Datei hat die falsche Form: ${where(fault)}.`,
      'unknown-field': fault => `Die Datei enthält etwas, das nicht hineingehört: ${where(fault)}.`,
      'wrong-options': fault => `Die Optionen der Partie gibt es in diesem Spiel nicht: ${where(fault)}.`,
    },
    differences: {
      commitment: () =>
        'Der Startwert passt nicht zum Siegel, das vor der Partie gesetzt wurde: Die Würfel könnten verändert sein.',
      start: () => 'Die Startstellung folgt nicht aus Startwert und Optionen.',
      number: entry => `Die Einträge sind ab Eintrag ${entry} nicht fortlaufend gezählt.`,
      illegal: entry => `Eintrag ${entry} verstößt gegen die Regeln.`,
      draws: entry => `Bei Eintrag ${entry} stehen andere Würfel, als der Startwert ergibt.`,
      hash: entry => `Die Kette ist bei Eintrag ${entry} gerissen: Etwas wurde nachträglich geändert.`,
      undo: entry => `Eintrag ${entry} nimmt zurück, was nicht zurückgenommen werden konnte.`,
      redo: entry => `Eintrag ${entry} wiederholt, was nicht wiederholt werden konnte.`,
      sit: entry => `Eintrag ${entry} übergibt einen Platz, wie er nicht übergeben werden kann.`,
      close: entry => `Eintrag ${entry} beendet die Partie, wie sie nicht beendet werden kann.`,
      result: () => 'Das Ergebnis in der Datei folgt nicht aus den Einträgen.',
    },
    unknownGame: game => `Die Partie gehört zu „${game}“, einem Spiel, das es hier nicht gibt.`,
  },
};

const differenceText = (language: 'en' | 'de', { what, entry, fault }: Difference): string => {
  const words = VERDICT_WORDS[language];
  if (what !== 'file') return words.differences[what](entry);
  return fault ? words.files[fault.code](fault) : IMPORT_WORDS[language].unreadable;
};

/** Why a file was not taken in. */
export const importFaultText = (language: 'en' | 'de', fault: ImportFault): string => {
  const words = VERDICT_WORDS[language];
  switch (fault.what) {
    case 'file':
      return words.files[fault.fault.code](fault.fault);
    case 'difference':
      return differenceText(language, fault.difference);
    case 'unknown-game':
      return words.unknownGame(fault.game);
    case 'trouble': {
      const { title, text } = TROUBLE_WORDS[language].troubles[fault.trouble.code];
      return `${title}. ${text}`;
    }
  }
};

/** What checking a match has shown. */
export const verdictText = (language: 'en' | 'de', verdict: Verdict | Trouble): string => {
  const words = VERDICT_WORDS[language];
  if ('code' in verdict) return TROUBLE_WORDS[language].troubles[verdict.code].title;
  if (verdict.ok) return verdict.chainOnly ? words.chainOnly(verdict.entries) : words.verified(verdict.entries);
  return verdict.firstDifference
    ? differenceText(language, verdict.firstDifference)
    : words.notVerified(verdict.entries);
};
