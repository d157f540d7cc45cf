import type { ByLanguage } from '@hegemon/board';
import type { CardId } from '../../../src/ids.js';

interface CardTexts {
  /** Two short lines on the card; the whole text stands in the hover card and at the market. */
  readonly short: Readonly<Record<CardId, string>>;
}

export const cardTexts: ByLanguage<CardTexts> = {
  en: {
    short: {
      'military-1': '1 point, no event',
      'senate-1': '1 point, no event',
      'populace-1': '1 point, no event',
      castra: 'one hit less against an army',
      'flanking-maneuver': 'reroll all dice once',
      'praetorian-guard': 'vote on Italia with Military',
      tribute: 'a tribe in a province lies down',
      foederati: 'a barbarian joins your army',
      'damnatio-memoriae': 'a vote costs him Legacy',
      quaestor: 'votes against it need 3',
      mob: 'one mob into any province',
      pretender: 'two provinces leave the empire',
    },
  },
  de: {
    short: {
      'military-1': '1 Punkt, kein Ereignis',
      'senate-1': '1 Punkt, kein Ereignis',
      'populace-1': '1 Punkt, kein Ereignis',
      castra: 'ein Treffer weniger gegen eine Armee',
      'flanking-maneuver': 'alle Würfel einmal neu',
      'praetorian-guard': 'Italia: auch mit Militär',
      tribute: 'ein Stamm wird inaktiv',
      foederati: 'ein Barbar tritt zur Armee',
      'damnatio-memoriae': 'die Wahl kostet Vermächtnis',
      quaestor: 'Stimmen dagegen ab 3',
      mob: 'ein Mob in eine Provinz',
      pretender: 'zwei Provinzen fallen ab',
    },
  },
};
