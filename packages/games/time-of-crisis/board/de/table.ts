import type { Words } from '../words.js';
import { list } from './grammar.js';

export const phases: Words['phases'] = {
  setup: {
    name: 'Spielaufbau',
    text: 'Jede Familie wählt ihre Provinz und ihre erste Hand.',
  },
  upkeep: {
    name: 'Unterhalt',
    text: 'Deine Quaestoren und deine Castra vom letzten Zug kommen weg.',
  },
  crisis: {
    name: 'Krise',
    text: 'Zwei Würfel entscheiden, was über das Reich kommt: ein Stamm, ein Ereignis oder die Laune der Götter.',
  },
  actions: {
    name: 'Aktionen',
    text: 'Spiele Karten für Punkte und gib sie für Aktionen aus, in beliebiger Reihenfolge.',
  },
  'support-check': {
    name: 'Unterstützung überprüfen',
    text: 'Feinde im Land kosten Unterstützung; wer keine mehr hat oder gegen Mobs nicht ankommt, verliert den Gouverneur.',
  },
  'expand-empire': {
    name: 'Reich des Thronanwärters erweitern',
    text: 'Treue Provinzen neben dem Reich eines Thronanwärters fallen von Rom ab und treten ihm bei.',
  },
  'gain-legacy': {
    name: 'Vermächtnis erhalten',
    text: 'Vermächtnis für den Thron, für Provinzen und für Verbesserungen.',
  },
  'buy-and-trash': {
    name: 'Karten kaufen und entsorgen',
    text: 'Gib die Politik deiner Provinzen für bessere Karten aus, oder werde schwache los.',
  },
  'end-of-turn': {
    name: 'Ende des Zuges',
    text: 'Mobs wachsen, Barbaren in deinen Provinzen werden aktiv, und du füllst deine Hand auf.',
  },
};

export const endings: Words['endings'] = {
  legacy: {
    name: 'Vermächtnis',
    text: 'Die letzte Runde ist vorüber: Eine Familie hat auf dem Thron genug Vermächtnis gesammelt.',
  },
  diocletian: { name: 'Diocletian', text: 'Diocletian beendet die Zeit der Krise auf der Stelle.' },
};
export const tieBreakers: Words['tieBreakers'] = {
  emperor: 'Bei gleichem Vermächtnis geht der Kaiser vor.',
  pretender: 'Bei gleichem Vermächtnis geht der Thronanwärter vor.',
  provinces: 'Bei gleichem Vermächtnis entschied die Zahl der Provinzen.',
  legions: 'Bei gleichem Vermächtnis entschied die Zahl der Legionen.',
  die: 'Als alles gleich stand, entschied der Würfel.',
};

export const options: Words['options'] = {
  'short-game': {
    name: 'Kurzes Spiel',
    text: 'Ein Kaiser mit 40 Vermächtnis, statt 60, läutet die letzte Runde ein.',
  },
  'overlapping-turns': {
    name: 'Überlappende Züge',
    text: 'Die nächste Familie beginnt ihren Zug, während die vorige noch Karten kauft und ihre Hand auffüllt.',
  },
  'reverse-draft': {
    name: 'Umgekehrte Provinzwahl',
    text: 'Startprovinzen werden in umgekehrter Spielreihenfolge gewählt; den ersten Zug hat weiterhin der Startspieler.',
  },
  'declared-end': {
    name: 'Erklärtes Ende',
    text: 'Wer die letzte Runde einläuten könnte, darf darauf verzichten und weiterspielen.',
  },
  'strict-foederati': {
    name: 'Strenge Foederati',
    text: 'Foederati wirbt nur aktive Barbaren an, und nur in der Region der Armee selbst.',
  },
};
export const provenance: Words['provenance'] = {
  rulebook: { name: 'Regelheft', text: 'So steht es im Regelheft.' },
  public: { name: 'Öffentliche Quelle', text: 'Aus öffentlichem Material über das Spiel.' },
  reconstructed: { name: 'Rekonstruiert', text: 'Von uns rekonstruiert, wo keine Quelle zur Hand war.' },
};

export const legacyFor: Words['legacyFor'] = {
  battle: 'einen Sieg im Kampf',
  pretender: 'die Provinzen des Thronanwärters',
  emperor: 'die Herrschaft als Kaiser',
  provinces: 'regierte Provinzen',
  improvements: 'Verbesserungen',
  games: 'prächtige Spiele',
  damnatio: 'Damnatio Memoriae',
  'emperor-turns': 'Kaiserrunden',
};
export const supportBy: Words['supportBy'] = {
  increase: 'Das Volk wurde gewonnen',
  reward: 'Das Volk belohnte einen Sieg',
  disperse: 'Der Mob wurde mit Gewalt aufgelöst',
  threat: 'Feinde bedrohten das Land',
  contested: 'Der Thron war umstritten',
  'governor-lost': 'Der Kaiser verlor einen Gouverneur',
  'governor-placed': 'Ein Gouverneur wurde eingesetzt',
  neutral: 'Neutrale Gouverneure halten das Land',
};

export const terms: Words['terms'] = {
  legacy: 'Vermächtnis',
  'legacy-late': 'Vermächtnis kurz vor Schluss',
  provinces: 'Provinzen',
  support: 'Unterstützung',
  emperor: 'Der Thron',
  italia: 'Unterstützung in Italia',
  improvements: 'Verbesserungen',
  pretender: 'Reich des Thronanwärters',
  deck: 'Wert der Karten',
  'deck-size': 'Zahl der Karten',
  'provinces-held': 'Gehaltene Provinzen',
  falling: 'Provinzen kurz vor dem Verlust',
  threatened: 'Bedrohte Provinzen',
  mobs: 'Mobs im Land',
  guarded: 'Bewachte Provinzen',
  units: 'Einheiten im Feld',
  spread: 'Armeen auf der Karte',
  generals: 'Generäle',
  governors: 'Verfügbare Gouverneure',
  posted: 'Armeen in fremden Hauptstädten',
  'to-move': 'Ausstehende Aktionen',
};

export const phrases: Words['phrases'] = {
  list,
  asked: (who, sentence) => `${who}: ${sentence}`,
  waiting: who => `${who} muss entscheiden.`,
  possible: what => `Möglich: ${what}.`,
  more: n => `${n} mehr`,
  range: (min, max) => (min === max ? `genau ${min}` : `von ${min} bis ${max}`),
  total: n => `insgesamt ${n}`,
  rule: number => `Regel ${number}`,
  ruleOfCard: name => `die Karte ${name}`,
  ruleOfEvent: name => `die Ereigniskarte ${name}`,
  ruleOfFaq: 'die Fragen und Antworten der Regeln',
  seeRule: rule => `Siehe ${rule}.`,
  won: (who, legacy) => `${who} gewinnt mit ${legacy} Vermächtnis.`,
  unknownAnswer: 'etwas Unbekanntes tun',
  unknownEvent: 'Etwas ist geschehen, wofür diese Fassung keine Worte hat.',
};
