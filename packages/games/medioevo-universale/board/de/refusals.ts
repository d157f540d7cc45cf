import { ROMAN, titleOf } from '../names.js';
import type { Words } from '../words.js';
import { area, at, florin, from, start, to } from './grammar.js';
import { names } from './names.js';
import { times, title, type tongueFor } from './tongue.js';

export const obstaclesIn = ({ who, vehicle }: ReturnType<typeof tongueFor>): Words['obstacles'] => ({
  'other-phase': f => `Das gehört in Phase ${f.phase}, ${names.phases[f.phase as 1].name}; jetzt läuft Phase ${f.now}.`,
  'too-dear': f => `Das kostet mindestens ${florin(f.florin)}; du hast ${florin(f.cash)}.`,
  'needs-technology': f => `Dafür brauchst du die Technologie ${names.technologies[f.technology]}.`,
  'none-left': () => 'Davon ist nichts mehr im Vorrat.',
  'off-the-map': f => `${start(area(f.at))} ist in dieser Partie nicht im Spiel.`,
  'not-adjacent': f => `Kein Schritt führt ${from(f.from)} ${to(f.to)}.`,
  'needs-ship': f => `Ohne Schiff kommt niemand ${to(f.to)}.`,
  'ship-on-land': f => `Ein Schiff kommt nicht über Land ${to(f.to)}.`,
  'no-mp': f =>
    `Dieser Schritt kostet ${f.cost} BP; ${f.mp === 0 ? 'es ist keiner' : f.mp === 1 ? 'nur 1 ist' : `nur ${f.mp} sind`} übrig.`,
  'needs-transport': f => `Einheiten ${at(f.at)} ziehen nur mit einem Transportmittel oder aus einer eigenen Burg.`,
  'no-room': f =>
    `Die Transportmittel tragen ${times(f.room, 'Einheit', 'Einheiten')}; ${f.units} ${f.units === 1 ? 'soll' : 'sollen'} mit.`,
  'way-forbidden': f =>
    `Ein Bischof sperrt in dieser Runde den Weg: ${start(area(f.at, 'accusative'))} betritt und verlässt niemand.`,
  'truce-there': f => `Mit ${who(f.host, 'dative')} hast du bis zum Ende der Runde Waffenstillstand.`,
  'needs-right-of-way': f =>
    `Ohne Einheiten kommst du ${to(f.at)} nur mit einem Wegerecht; dort herrscht ${who(f.host)}.`,
  'too-many-guests': f => `Der Vertrag mit ${who(f.host, 'dative')} lässt nicht so viele deiner Einheiten ein.`,
  'nothing-there': f => `Du hast ${at(f.at)} nichts, was das könnte.`,
  'all-stopped': f => `Alles, was du ${at(f.at)} hast, ist in dieser Runde schon gezogen.`,
  'no-enemy-there': f => `Niemand steht dir ${at(f.at)} gegenüber.`,
  'fighting-forbidden': f => `Ein Bischof verbietet ${at(f.at)} in dieser Runde jeden Kampf.`,
  'technology-owned': f => `Du besitzt die Technologie ${names.technologies[f.technology]} schon.`,
  'lower-level-first': f => `Zuerst brauchst du die Technologie ${names.technologies[f.technology]}.`,
  'one-per-branch': () => 'Du hast in dieser Runde schon eine Technologie dieses Zweiges gekauft.',
  'unit-limit': () => 'Mehr Einheiten kannst du in dieser Runde nicht aufstellen.',
  'no-marker': f => `Dir fehlt ein Besitzmarker der Stufe ${ROMAN[f.level]}.`,
  'no-place': () => 'Du hast kein Gebiet, in dem das stehen könnte.',
  'card-bought': () => 'Du hast in dieser Runde schon eine Reichskarte gekauft.',
  'trader-stopped': f => `In dieser Runde steht das Fahrzeug still: ${start(vehicle(f.vehicle, false))}.`,
  'at-sea': () => 'Ein Schiff handelt nur, wenn es angelegt hat.',
  uninhabited: f => `${start(area(f.at))} ist unbewohnt: Dort handelt niemand.`,
  'war-there': f => `Es herrscht Krieg ${at(f.at)}: Dort handelt niemand.`,
  'barbarians-there': f => `Es stehen Barbaren ${at(f.at)}: Dort handelt niemand.`,
  'trade-forbidden': f => `Ein Bischof verbietet ${at(f.at)} in dieser Runde jeden Handel.`,
  'needs-trade-treaty': f =>
    `Um ${at(f.at)} zu handeln, brauchst du einen Handelsvertrag mit ${who(f.host, 'dative')}.`,
  'hold-full': f => `Es ist noch Platz für ${times(f.room, 'Würfel', 'Würfel')}.`,
  'good-there': f => `Die Ware (${names.goods[f.good]}) gibt es ${at(f.at)} schon; dort wird sie nicht gekauft.`,
  'nothing-aboard': () => 'Es ist nichts geladen, was verkauft werden könnte.',
  'route-by-purchase': () => 'Eine Handelsstraße beginnt, wo eben gekauft wurde: erst kaufen.',
  'route-under-way': () => 'Es gibt schon eine Handelsstraße; nur eine zur Zeit.',
  'loan-taken': () => 'Du hast in dieser Runde schon ein Darlehen aufgenommen.',
  'loans-full': f => `Du hast ${times(f.max, 'offenes Darlehen', 'offene Darlehen')}; mehr gibt es nicht.`,
  'no-loan': () => 'Du hast kein offenes Darlehen.',
  'loan-repaid': () => 'Du hast in dieser Runde schon ein Darlehen zurückgezahlt.',
  'not-your-card': f => `${titleOf(names, f.card)} ist nicht deine Karte.`,
  'card-used': f => `${titleOf(names, f.card)} ist in dieser Runde schon benutzt.`,
  'objective-open': f =>
    `Das Ziel von ${titleOf(names, f.card)} ist nicht erreicht, oder es fehlt eine passende Marke.`,
  'not-now': f => `${title(f.what)} ist hier und jetzt nicht nutzbar.`,
  'no-clause': () => 'Er hat noch keine Klausel.',
  'not-to-be-signed': () => 'So, wie er ist, könnte ihn niemand unterzeichnen.',
});

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
