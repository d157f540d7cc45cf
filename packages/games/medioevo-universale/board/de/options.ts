import type { OptionTexts } from '../names.js';

export const options: OptionTexts['options'] = {
  rounds: { name: 'Runden', text: 'Nach so vielen Runden folgt die Schlusswertung.' },
  honour: { name: 'EP-Grenze', text: 'Wer sie erreicht, beendet das Spiel sofort; dann folgt die Schlusswertung.' },
  realms: { name: 'Wahl der Reiche', text: 'Wie die Spieler zu ihren Reichen kommen, die immer zusammenhängen.' },
  terrain: {
    name: 'Geländearten',
    text: 'Schritte kosten BP nach Gelände und Flüssen, Einheiten Unterhalt nach dem Land, in dem sie stehen.',
  },
  'realm-auction': {
    name: 'Auktion der Reiche',
    text: 'Die Reiche werden versteigert: zwei Runden geheimer Gebote von 0 bis 10 EP.',
  },
  'blood-tokens': {
    name: 'Blutmarken',
    text: 'Wen ein Spieler plündert oder um Land im Startreich bringt, der bekommt eine Marke: +1 auf einen Angriffswert.',
  },
  teams: {
    name: 'Teamspiel',
    text: 'Feste Teams zählen ihre EP zusammen; Mitglieder sind verbündet und nie im Krieg.',
  },
  'hidden-purchases': {
    name: 'Verdeckte Einkäufe',
    text: 'In Phase 4 darf jeder verlangen, dass alle gleichzeitig und verdeckt kaufen; aufgedeckt wird an ihrem Ende.',
  },
  'archers-last': {
    name: 'Bogenschützen zuletzt',
    text: 'Schaden des Ergebnisses trifft Bogenschützen erst, wenn keine Nahkampfeinheit übrig ist; sonst sind sie frei wählbar.',
  },
  'buildings-need-markers': {
    name: 'Marker für Gebäude',
    text: 'Gebäude brauchen Besitzmarker ihrer Stufe wie Transportmittel und Belagerungsmaschinen.',
  },
  'two-players': { name: 'Zwei Spieler', text: 'Zwei dürfen spielen, was das Regelheft nicht vorsieht.' },
};

export const values: OptionTexts['values'] = {
  rounds: { 8: '8 (kurz)', 10: '10 (mittel)', 12: '12 (lang)' },
  honour: { 0: 'Keine Grenze', 30: '30 EP', 40: '40 EP', 50: '50 EP', 60: '60 EP' },
  realms: { agree: 'Nach Absprache', random: 'Durch das Los', 'turn-order': 'In Zugreihenfolge' },
};
