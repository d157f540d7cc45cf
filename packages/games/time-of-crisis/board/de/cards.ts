import type { Words } from '../words.js';

const PLAIN = 'Kein Ereignis: Diese Karte gibt nur Punkte.';

export const cards: Words['cards'] = {
  'military-1': PLAIN,
  'senate-1': PLAIN,
  'populace-1': PLAIN,
  castra:
    'Lege eine Castra auf eine deiner Armeen: Sie nimmt 1 Treffer weniger, wenn sie verteidigt. Die Castra geht in deinem nächsten Unterhalt, oder wenn die Armee zieht oder eine Hauptstadt räumen muss.',
  'flanking-maneuver':
    'Sage es mit einem Kampf an, den du beginnst: Hast du beide Würfe gesehen, darfst du alle deine Würfel einmal neu werfen.',
  'praetorian-guard':
    'Versuche, deinen Gouverneur in Italia einzusetzen; in dieser Abstimmung zählen Militärpunkte als Senatspunkte. Alle anderen Grenzen gelten.',
  tribute: 'Alle aktiven Barbaren eines Stammes in einer Provinz werden inaktiv.',
  foederati:
    'Ein Barbar, aber kein Anführer, in der Region deiner Armee oder daneben schließt sich ihr an. Hat die Armee nicht mehr Legionen als Barbaren, zieht er stattdessen heim.',
  'damnatio-memoriae':
    'Sage es mit einer Abstimmung gegen eine andere Familie an: Gelingt sie, verliert diese so viel Vermächtnis, wie ihre Unterstützung betrug, und du erhältst 2.',
  quaestor:
    'Lege einen Quaestor in eine deiner Provinzen: Stimmen gegen sie brauchen einen Würfel von mindestens 3. Er geht in deinem nächsten Unterhalt.',
  mob: 'Lege einen Mob in eine beliebige Provinz mit Gouverneur.',
  pretender:
    'Werde Thronanwärter: Mindestens zwei angrenzende Provinzen von dir mit Unterstützung 3 oder mehr verlassen das Reich, eine davon mit deinem Seat of Power. Nicht für den Kaiser.',
};

export const eventCards: Words['eventCards'] = {
  'plague-of-cyprian': 'Solange es gilt, erzielt jede Seite in jedem Kampf 1 Treffer mehr.',
  ardashir:
    'Ein Anführer der Sassaniden kommt in ihr Heimatland. Solange er dort ist, nimmt jede Invasion alle aktiven Sassaniden mit.',
  'priest-king': 'Ein rivalisierender Kaiser erhebt sich in Syria.',
  'palmyra-allies': 'Alle aktiven Sassaniden in ihrem Heimatland werden inaktiv; Anführer bleiben aktiv.',
  'shapur-i': 'Ein Anführer der Sassaniden kommt in ihr Heimatland. Seine Armee nimmt 1 Treffer weniger.',
  postumus: 'Ein rivalisierender Kaiser erhebt sich in Gallia.',
  'ludi-saeculares':
    'Solange es gilt, geben Spiele auch 1 Vermächtnis, einmal je Provinz und Zug, und brauchen keinen Mob.',
  cniva: 'Ein Anführer der Goten kommt in ihr Heimatland. Seine zwei Würfel treffen ab 3.',
  zenobia: 'Eine rivalisierende Kaiserin erhebt sich in Aegyptus.',
  'bad-auguries': 'Solange es gilt, brauchen die Würfel aller Einheiten der Familien 1 mehr für einen Treffer.',
  'raiding-parties':
    'Solange es gilt, zählt der schwarze Würfel bei jedem Invasionswurf 1 weniger, aber mindestens 1: Kleinere Scharen kommen öfter.',
  'preparing-for-war':
    'Solange es gilt, macht ein Stamm, der sich regt, zwei Barbaren aktiv statt einen und fällt nicht ein.',
  inflation: 'Solange es gilt, kostet eine Verbesserung 4 Bevölkerungspunkte.',
  'good-auguries': 'Solange es gilt, brauchen die Würfel aller Einheiten der Familien 1 weniger für einen Treffer.',
  diocletian: 'Das Spiel endet sofort.',
};
export const eventKinds: Words['eventKinds'] = {
  ongoing: 'Dauerhaftes Ereignis',
  'barbarian-leader': 'Barbarenanführer',
  'rival-emperor': 'Rivalisierender Kaiser',
  immediate: 'Sofortiges Ereignis',
  'end-of-game': 'Ende des Spiels',
};

export const improvements: Words['improvements'] = {
  amphitheater: 'Hier wächst am Ende des Zuges kein Mob. 1 Vermächtnis je Zug.',
  basilica: 'Ein Würfel mehr, wenn ihr Gouverneur über Italia abstimmen lässt. 1 Vermächtnis je Zug.',
  limes: 'Barbaren, die in diese Provinz einfallen oder durch sie ziehen, sind danach inaktiv. 1 Vermächtnis je Zug.',
};
