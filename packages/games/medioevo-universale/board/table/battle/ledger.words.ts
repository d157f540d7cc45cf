import type { ByLanguage } from '@hegemon/board';
import type { RowCode } from './ledger.js';

interface LedgerWords {
  readonly settled: string;
  readonly rows: Readonly<Record<RowCode, (parts: readonly number[]) => string>>;
  readonly attack: string;
  readonly loss: string;
  readonly isLowest: string;
  damageTo(who: string): string;
  readonly ifItStands: string;
  readonly tie: string;
  superiority(n: number): string;
  falls(units: string, points: number): string;
  survives(who: string, points: number, endurance: number): string;
}

const times = (pips: number, count: number): string => Array<number>(count).fill(pips).join(' × ');

export const ledgerWords: ByLanguage<LedgerWords> = {
  en: {
    settled: 'The result',
    rows: {
      critical: ([pips, count]) => `Critical, ${times(pips, count)}`,
      highest: () => 'Highest die',
      malus: () => 'Turn-order malus',
      light: () => 'Light infantry sacrificed',
      naval: () => 'Galley levels',
      extra: () => 'Cards and tokens',
      'none-below': () => 'Never below 0',
      halved: () => 'Halved',
      lightly: () => 'Prisoners',
      lowest: () => 'Lowest die',
      heavy: () => 'Heavy infantry',
      retreat: () => 'Way of the retreat',
      spared: () => 'Superiority',
      difference: ([difference, units]) =>
        difference > units
          ? `Difference ${difference}, capped by ${units} ${units === 1 ? 'unit' : 'units'}`
          : `Difference ${difference}`,
      cavalry: () => 'Cavalry',
      walls: () => 'Walls, melee',
    },
    attack: 'Attack value',
    loss: 'Own loss value',
    isLowest: ' (lowest die)',
    damageTo: who => `Damage to ${who}`,
    ifItStands: 'If it stands',
    tie: 'A tie: nobody is hit by the result.',
    superiority: n => `Overwhelming superiority: ${n} ${n === 1 ? 'point' : 'points'} for more damage or less loss.`,
    falls: (units, points) => `The army (${units}) can take ${points} ${points === 1 ? 'point' : 'points'} and falls.`,
    survives: (who, points, endurance) =>
      `${who}: the army can take ${endurance} ${endurance === 1 ? 'point' : 'points'} and takes ${points}.`,
  },
  de: {
    settled: 'Das Ergebnis',
    rows: {
      critical: ([pips, count]) => `Kritisch, ${times(pips, count)}`,
      highest: () => 'Höchster Würfel',
      malus: () => 'Malus der Zugreihenfolge',
      light: () => 'Geopferte leichte Infanterie',
      naval: () => 'Galeerenstufen',
      extra: () => 'Karten und Marken',
      'none-below': () => 'Nie unter 0',
      halved: () => 'Halbiert',
      lightly: () => 'Gefangene',
      lowest: () => 'Niedrigster Würfel',
      heavy: () => 'Schwere Infanterie',
      retreat: () => 'Weg des Rückzugs',
      spared: () => 'Überlegenheit',
      difference: ([difference, units]) =>
        difference > units
          ? `Differenz ${difference}, gedeckelt durch ${units} ${units === 1 ? 'Einheit' : 'Einheiten'}`
          : `Differenz ${difference}`,
      cavalry: () => 'Reiterei',
      walls: () => 'Mauern, Nahkampf',
    },
    attack: 'Angriffswert',
    loss: 'Eigener Verlustwert',
    isLowest: ' (niedrigster)',
    damageTo: who => `Schaden für ${who}`,
    ifItStands: 'Bleibt es dabei',
    tie: 'Gleichstand: Das Ergebnis trifft niemanden.',
    superiority: n =>
      `Erdrückende Überlegenheit: ${n} ${n === 1 ? 'Punkt' : 'Punkte'} für mehr Schaden oder weniger Verlust.`,
    falls: (units, points) => `Das Heer (${units}) trägt ${points === 1 ? '1 Punkt' : `${points} Punkte`} und fällt.`,
    survives: (who, points, endurance) =>
      `${who}: Das Heer trägt ${endurance === 1 ? '1 Punkt' : `${endurance} Punkte`} und nimmt ${points}.`,
  },
};
