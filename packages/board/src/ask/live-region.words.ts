import type { ByLanguage } from '../words.svelte.js';

interface Words {
  /** A bot has answered several times; the last thing that happened follows. */
  acted(who: string, count: number): string;
  more(count: number): string;
}
export const liveWords: ByLanguage<Words> = {
  en: {
    acted: (who, count) => (count === 1 ? `${who} has acted.` : `${who} has acted ${count} times.`),
    more: count =>
      count === 1 ? 'One earlier line is in the chronicle.' : `${count} earlier lines are in the chronicle.`,
  },
  de: {
    acted: (who, count) => (count === 1 ? `${who} hat gehandelt.` : `${who} hat ${count}-mal gehandelt.`),
    more: count =>
      count === 1 ? 'Eine frühere Zeile steht in der Chronik.' : `${count} frühere Zeilen stehen in der Chronik.`,
  },
};
