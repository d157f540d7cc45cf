import { isGeneral } from '../../src/catalog.js';
import { numberOfGovernor } from '../names.js';
import type { Words } from '../words.js';
import { acts, army, card, city, points, region, start } from './grammar.js';
import { names } from './names.js';

const NO_PIECE = {
  legion: 'keine Legion',
  militia: 'keine Miliz',
  castra: 'keine Castra',
  quaestor: 'kein Quaestor',
  mob: 'kein Mob',
  amphitheater: 'kein Amphitheater',
  basilica: 'keine Basilica',
  limes: 'kein Limes',
};

export const obstacles: Words['obstacles'] = {
  'not-yours': f => `Du befehligst ${army(f.army, 'accusative')} nicht.`,
  'no-such-thing': () => 'So etwas gibt es hier nicht zu wählen.',
  'too-few-points': f => `Das kostet ${points(f.cost, f.suit)}; du hast ${f.have}.`,
  'none-left': f => `Im Vorrat ist ${NO_PIECE[f.piece]} mehr.`,
  'no-general-available': () => 'Du hast keinen verfügbaren General; rekrutiere zuerst einen.',
  'no-governor-available': () =>
    'Du hast keinen verfügbaren Gouverneur; rekrutiere zuerst einen oder rufe einen zurück.',
  'not-governed': f =>
    f.province
      ? `Du regierst ${region(f.province, 'accusative')} nicht.`
      : 'Du regierst die Provinz dieser Armee nicht.',
  'already-governed': f => `Du regierst ${region(f.province)} schon.`,
  'already-targeted': f => `Über ${region(f.province)} kann in diesem Zug nicht mehr abgestimmt werden.`,
  'pretender-province': f => `${region(f.province)} gehört einem Thronanwärter und hört nicht auf den Senat.`,
  'no-governor-allowed': f =>
    `Bei dieser Zahl von Spielern darf in ${region(f.province)} niemand einen Gouverneur haben.`,
  'not-in-italia': () => 'Die Unterstützung in Italia lässt sich so nicht erhöhen.',
  'fully-supported': f => `Die Unterstützung in ${region(f.province)} ist schon so hoch wie möglich.`,
  'has-militia': f => `${region(f.province)} hat schon eine Miliz.`,
  'enemy-in-capital': f =>
    `Eine feindliche Armee steht in ${city(f.province)}, der Hauptstadt von ${region(f.province)}.`,
  'no-mob': f => `In ${region(f.province)} ist kein Mob.`,
  'mob-there': f => `In ${region(f.province)} kann nichts gebaut werden, solange dort ein Mob ist.`,
  'barbarians-there': f => `In ${region(f.province)} kann nichts gebaut werden, solange dort aktive Barbaren sind.`,
  'rival-there': f =>
    `In ${region(f.province)} kann nichts gebaut werden, solange dort ein rivalisierender Kaiser ist.`,
  'already-built': f => `${region(f.province)} hat diese Verbesserung schon: ${names.improvements[f.improvement]}.`,
  'no-reduced-legion': f => `${acts(f.army, 'hat', 'haben')} keine reduzierte Legion zu trainieren.`,
  'not-adjacent': f => `${start(region(f.region))} grenzt nicht an.`,
  'has-fought': f => `${acts(f.army, 'hat', 'haben')} schon gekämpft und muss bis zur nächsten Aktionsphase ruhen.`,
  'needed-at-sea': () => 'Deine Militärpunkte werden gebraucht, um deine Armeen auf See an Land zu bringen.',
  'at-sea': f => `${acts(f.army, 'ist', 'sind')} auf See.`,
  'in-no-province': f => `${acts(f.army, 'steht', 'stehen')} in keiner Provinz.`,
  'capital-taken': f => `Eine andere Armee steht in ${city(f.province)}, der Hauptstadt von ${region(f.province)}.`,
  'already-there': f => `${acts(f.army, 'ist', 'sind')} schon ${f.inCapital ? 'in der Hauptstadt' : 'im Umland'}.`,
  'stepped-just-now': f => `${acts(f.army, 'hat', 'haben')} diesen Schritt eben erst getan; tu zuerst etwas anderes.`,
  'no-enemy': f => `${acts(f.army, 'hat', 'haben')} in derselben Region keinen Feind.`,
  'no-army-there': f => `${acts(f.army, 'kann', 'können')} von hier aus nicht angegriffen werden.`,
  'event-not-played': f => `Du hast ${card(f.card)} in diesem Zug nicht gespielt, oder das Ereignis ist schon genutzt.`,
  'has-castra': f => `${acts(f.army, 'hat', 'haben')} schon eine Castra.`,
  'has-quaestor': f => `${region(f.province)} hat schon einen Quaestor.`,
  'no-active-barbarians': f => `In ${region(f.province)} sind keine aktiven Barbaren.`,
  'no-barbarian-near': f => `In Reichweite ist kein Barbar für ${army(f.army, 'accusative')}.`,
  'no-governor-there': f => `${region(f.province)} hat keinen Gouverneur.`,
  'is-emperor': () => 'Der Kaiser kann nicht Thronanwärter werden.',
  'is-pretender': () => 'Du bist schon Thronanwärter.',
  'no-linked-provinces': f =>
    `${region(f.province)} kann kein Seat of Power sein: Nötig sind zwei angrenzende Provinzen von dir mit Unterstützung 3 oder mehr, ohne Italia.`,
  'sold-out': f => `${card(f.card)} ist ausverkauft.`,
  'too-dear': f => `Das kostet ${f.price} Politik; du hast ${f.politics}.`,
  'not-in-hand': f => `${start(card(f.card))} ist nicht auf deiner Hand.`,
  'not-in-discard': f => `${start(card(f.card))} liegt nicht auf deinem Ablagestapel.`,
  'army-at-sea': () => 'Eine deiner Armeen ist noch auf See; bringe sie zuerst an Land.',
  'already-recruited': f =>
    isGeneral(f.leader)
      ? `${start(army(f.leader))} gehört nicht zu deinen noch nicht rekrutierten Generälen.`
      : `${start(numberOfGovernor(f.leader) > 0 ? names.governor(numberOfGovernor(f.leader)) : names.unknown)} gehört nicht zu deinen noch nicht rekrutierten Gouverneuren.`,
  'not-a-start-province': f => `In ${region(f.province)} darf niemand beginnen.`,
  'already-taken': f => `${region(f.province)} ist schon vergeben.`,
  'too-late': () => 'Karten lassen sich nur vor dem ersten Kauf ablegen.',
};

export const misfits: Words['misfits'] = {
  'takes-nothing': () => 'Diese Wahl braucht keine weitere Angabe.',
  'wants-one-id': () => 'Wähle etwas aus der Liste.',
  'wants-ids': () => 'Wähle aus der Liste.',
  'wants-a-number': () => 'Hier wird eine ganze Zahl gebraucht.',
  'wants-numbers-over-ids': () => 'Sage, wie viel von jedem.',
  'not-among': () => 'Das steht hier nicht zur Wahl.',
  'twice-the-same': () => 'Nichts kann zweimal gewählt werden.',
  'too-few': f => `Das sind ${f.given}; es müssen mindestens ${f.min} sein.`,
  'too-many': f => `Das sind ${f.given}; es dürfen höchstens ${f.max} sein.`,
  'wrong-total': f => `Das sind zusammen ${f.given}; es müssen ${f.total} sein.`,
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
