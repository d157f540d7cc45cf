import type { Words } from '../words.js';
import { list } from './grammar.js';

export const phases: Words['phases'] = {
  setup: {
    name: 'Setup',
    text: 'Every family chooses its province and its first hand.',
  },
  upkeep: {
    name: 'Upkeep',
    text: 'Your Quaestors and your Castra from the last turn are removed.',
  },
  crisis: {
    name: 'Crisis',
    text: 'Two dice decide what befalls the empire: a tribe, an event, or the mood of the gods.',
  },
  actions: {
    name: 'Actions',
    text: 'Play cards for points and spend these on actions, in any order.',
  },
  'support-check': {
    name: 'Support check',
    text: 'Enemies in the land cost support; governors without support, or outdone by mobs, are removed.',
  },
  'expand-empire': {
    name: 'Expand pretender empire',
    text: 'Loyal provinces beside the empire of a pretender break away and join it.',
  },
  'gain-legacy': {
    name: 'Gain Legacy',
    text: 'Legacy for the throne, for provinces and for improvements.',
  },
  'buy-and-trash': {
    name: 'Buy and trash cards',
    text: 'Spend the politics of your provinces on better cards, or get rid of weak ones.',
  },
  'end-of-turn': {
    name: 'End of turn',
    text: 'Mobs grow, barbarians in your provinces become active, and you fill your hand.',
  },
};

export const endings: Words['endings'] = {
  legacy: { name: 'Legacy', text: 'The last round is over: a family has left enough Legacy from the throne.' },
  diocletian: { name: 'Diocletian', text: 'Diocletian ends the time of crisis at once.' },
};
export const tieBreakers: Words['tieBreakers'] = {
  emperor: 'With equal Legacy, the Emperor comes first.',
  pretender: 'With equal Legacy, the pretender comes first.',
  provinces: 'With equal Legacy, the number of provinces decided.',
  legions: 'With equal Legacy, the number of legions decided.',
  die: 'With everything equal, the die decided.',
};

export const options: Words['options'] = {
  'short-game': { name: 'Short game', text: 'An Emperor with 40 Legacy, instead of 60, brings about the last round.' },
  'overlapping-turns': {
    name: 'Overlapping turns',
    text: 'The next family begins its turn while the last one is still buying cards and filling its hand.',
  },
  'reverse-draft': {
    name: 'Reverse draft',
    text: 'Start provinces are chosen in reverse order of play; the start player still takes the first turn.',
  },
  'declared-end': {
    name: 'Declared end',
    text: 'Whoever could bring about the last round may decline and play on.',
  },
  'strict-foederati': {
    name: 'Strict Foederati',
    text: 'Foederati takes only active barbarians, and only from the region of the army itself.',
  },
};
export const provenance: Words['provenance'] = {
  rulebook: { name: 'Rule book', text: 'As the rule book has it.' },
  public: { name: 'Public source', text: 'Taken from public material about the game.' },
  reconstructed: { name: 'Reconstructed', text: 'Our own reconstruction, where no source was at hand.' },
};

export const legacyFor: Words['legacyFor'] = {
  battle: 'a victory in battle',
  pretender: 'the provinces of the pretender empire',
  emperor: 'the rule of the Emperor',
  provinces: 'governed provinces',
  improvements: 'improvements',
  games: 'splendid games',
  damnatio: 'Damnatio Memoriae',
  'emperor-turns': 'Emperor Turns',
};
export const supportBy: Words['supportBy'] = {
  increase: 'the people were won over',
  reward: 'the people rewarded a victory',
  disperse: 'the mob was dispersed by force',
  threat: 'enemies threatened the land',
  contested: 'the throne was contested',
  'governor-lost': 'the Emperor lost a governor',
  'governor-placed': 'a governor was installed',
  neutral: 'neutral governors hold the land',
};

export const terms: Words['terms'] = {
  legacy: 'Legacy',
  'legacy-late': 'Legacy near the end',
  provinces: 'Provinces',
  support: 'Support',
  emperor: 'The throne',
  italia: 'Support in Italia',
  improvements: 'Improvements',
  pretender: 'Pretender empire',
  deck: 'Worth of the cards',
  'deck-size': 'Number of cards',
  'provinces-held': 'Provinces held',
  falling: 'Provinces about to fall',
  threatened: 'Threatened provinces',
  mobs: 'Mobs',
  guarded: 'Guarded provinces',
  units: 'Units in the field',
  spread: 'Armies on the map',
  generals: 'Generals',
  governors: 'Governors at hand',
  posted: 'Armies in foreign capitals',
  'to-move': 'Actions still to come',
};

export const phrases: Words['phrases'] = {
  list,
  asked: (who, sentence) => `${who}: ${sentence}`,
  waiting: who => `${who} is to decide.`,
  possible: what => `Possible: ${what}.`,
  more: n => `${n} more`,
  range: (min, max) => (min === max ? `exactly ${min}` : `from ${min} to ${max}`),
  total: n => `${n} in all`,
  rule: number => `rule ${number}`,
  ruleOfCard: name => `the card ${name}`,
  ruleOfEvent: name => `the event card ${name}`,
  ruleOfFaq: 'the questions and answers of the rules',
  seeRule: rule => `See ${rule}.`,
  won: (who, legacy) => `${who} wins with ${legacy} Legacy.`,
  unknownAnswer: 'do something unknown',
  unknownEvent: 'Something happened that this version has no words for.',
};
