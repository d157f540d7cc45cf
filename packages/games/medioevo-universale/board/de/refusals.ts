import type { Words } from '../words.js';

export const misfits: Words['misfits'] = {
  'takes-nothing': () => 'Diese Wahl braucht keine weitere Angabe.',
  'wants-one-id': () => 'Wähle etwas aus der Liste.',
  'wants-ids': () => 'Wähle aus der Liste.',
  'wants-a-number': () => 'Hier wird eine ganze Zahl gebraucht.',
  'wants-numbers-over-ids': () => 'Sage, wie viel von jedem.',
  'wants-words': () => 'Sage es mit eigenen Worten.',
  'not-among': () => 'Das steht hier nicht zur Wahl.',
  'twice-the-same': () => 'Nichts kann zweimal gewählt werden.',
  'too-few': f => `Das sind ${f.given}; es müssen mindestens ${f.min} sein.`,
  'too-many': f => `Das sind ${f.given}; es dürfen höchstens ${f.max} sein.`,
  'wrong-total': f => `Das sind zusammen ${f.given}; es müssen ${f.total} sein.`,
  'too-long': f => `Das ist zu lang; höchstens ${f.max} Zeichen.`,
  'not-plain': () => 'Hier wird eine schlichte Zeile gebraucht, ohne Leerzeichen am Rand.',
};

export const refusals: Words['refusals'] = {
  'game-over': () => 'Das Spiel ist aus.',
  'not-your-decision': who =>
    who === '' ? 'Du hast jetzt nichts zu entscheiden.' : `Du hast jetzt nichts zu entscheiden; gefragt: ${who}.`,
  stale: () => 'Diese Frage ist inzwischen entschieden; sieh dir die jetzige an.',
  'not-offered': () => 'Das ist jetzt nicht möglich.',
  'does-not-fit': () => 'Diese Antwort passt nicht zur Frage.',
};
export const noUndo: Words['noUndo'] = {
  'nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
  'nothing-to-redo': 'Es gibt nichts zu wiederholen.',
};
export const boundaries: Words['boundaries'] = {
  draw: 'Seither sind Würfel oder Lose gefallen; das lässt sich nicht zurücknehmen.',
  reveal: 'Seither wurde Verborgenes aufgedeckt; das lässt sich nicht zurücknehmen.',
  'other-seat-learned': 'Ein anderer Spieler hat dadurch etwas erfahren; das lässt sich nicht zurücknehmen.',
  'other-seat-answered': 'Ein anderer Spieler hat seither entschieden; das lässt sich nicht zurücknehmen.',
  'game-over': 'Das Spiel ist aus; nichts lässt sich mehr zurücknehmen.',
};
