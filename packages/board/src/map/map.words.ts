import type { ByLanguage } from '../words.svelte.js';

interface MapWords {
  readonly map: string;
  readonly hint: string;
  readonly regions: string;
  readonly tools: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly target: string;
  readonly kilometres: (n: number) => string;
  /** After the name of a region, for those who hear the page. */
  readonly lit: (what: string) => string;
  readonly litNext: (what: string) => string;
  readonly chosen: string;
}

export const mapWords: ByLanguage<MapWords> = {
  en: {
    map: 'Map',
    hint: 'Arrow keys go from region to region, with Shift they move the map. Plus and minus zoom, 0 shows everything. Tab goes to what stands in a region.',
    regions: 'Regions',
    tools: 'Map view',
    zoomIn: 'Closer (+)',
    zoomOut: 'Farther away (−)',
    fit: 'Whole map (0)',
    target: 'The area in question',
    kilometres: n => `${n} km`,
    lit: what => `possible now: ${what}`,
    litNext: what => `possible after this choice: ${what}`,
    chosen: 'chosen',
  },
  de: {
    map: 'Karte',
    hint: 'Pfeiltasten führen von Region zu Region, mit Umschalt verschieben sie die Karte. Plus und Minus zoomen, 0 zeigt alles. Tab führt zu dem, was in einer Region steht.',
    regions: 'Regionen',
    tools: 'Kartenausschnitt',
    zoomIn: 'Näher (+)',
    zoomOut: 'Weiter weg (−)',
    fit: 'Ganze Karte (0)',
    target: 'Worum es gerade geht',
    kilometres: n => `${n} km`,
    lit: what => `jetzt möglich: ${what}`,
    litNext: what => `nach dieser Wahl möglich: ${what}`,
    chosen: 'gewählt',
  },
};
