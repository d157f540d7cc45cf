import type { ByLanguage } from '../words.svelte.js';

interface Words {
  /** What the game does not name itself. */
  readonly meanwhile: string;
  /** Behind the name, for who does not see the mark. */
  readonly wanted: string;
  /** Somebody else at this screen wants to do something, or the game goes on. */
  readonly others: string;
  readonly handBack: string;
  /** Before what weighs. */
  readonly onceHeard: string;
  readonly back: string;
}
export const leisureWords: ByLanguage<Words> = {
  en: {
    meanwhile: 'Meanwhile',
    wanted: 'somebody hopes for an answer',
    others: 'Let somebody else at this screen …',
    handBack: 'Done: hand the screen back',
    onceHeard: 'All hear of it. Once somebody else has answered, it cannot be taken back.',
    back: 'Back',
  },
  de: {
    meanwhile: 'Nebenbei',
    wanted: 'jemand hofft auf eine Antwort',
    others: 'Jemand anders an diesem Bildschirm …',
    handBack: 'Fertig: Bildschirm zurückgeben',
    onceHeard: 'Alle erfahren es. Hat jemand anders geantwortet, lässt es sich nicht mehr zurücknehmen.',
    back: 'Zurück',
  },
};
