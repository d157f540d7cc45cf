import type { ByLanguage } from '../words.svelte.js';

interface RibbonWords {
  readonly menu: string;
  readonly phases: string;
  readonly done: string;
  readonly now: string;
  readonly toCome: string;
  readonly past: string;
  readonly branch: string;
  readonly over: string;
}
export const ribbonWords: ByLanguage<RibbonWords> = {
  en: {
    menu: 'Menu',
    phases: 'Sequence of play',
    done: 'done',
    now: 'now',
    toCome: 'to come',
    past: 'looking back',
    branch: 'what-if',
    over: 'The match is over',
  },
  de: {
    menu: 'Menü',
    phases: 'Spielablauf',
    done: 'vorbei',
    now: 'jetzt',
    toCome: 'folgt',
    past: 'Rückblick',
    branch: 'Was-wäre-wenn',
    over: 'Die Partie ist zu Ende',
  },
};
