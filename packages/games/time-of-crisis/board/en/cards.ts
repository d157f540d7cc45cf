import type { Words } from '../words.js';

const PLAIN = 'No event: this card gives points only.';

export const cards: Words['cards'] = {
  'military-1': PLAIN,
  'senate-1': PLAIN,
  'populace-1': PLAIN,
  castra:
    'Place a Castra on one of your armies: it takes 1 hit less whenever it defends. It goes in your next upkeep, or when the army moves or has to leave a capital.',
  'flanking-maneuver':
    'Declare it with a battle that you start: having seen both rolls, you may roll all your dice again once.',
  'praetorian-guard':
    'Try to place your governor in Italia; in this vote Military points count as Senate points. All other limits hold.',
  tribute: 'All active barbarians of one tribe in one province become inactive.',
  foederati:
    'A barbarian, but no leader, in the region of your army or beside it joins the army. If the army has no more legions than barbarians, he goes home instead.',
  'damnatio-memoriae':
    'Declare it with a vote against another family: if the vote is carried, that family loses as much Legacy as its support was, and you gain 2.',
  quaestor:
    'Place a Quaestor in one of your provinces: votes against it need a die of 3 or more. It goes in your next upkeep.',
  mob: 'Place a mob in any province that has a governor.',
  pretender:
    'Become pretender: at least two adjacent provinces of yours with support 3 or more leave the empire, one of them with your Seat of Power. Not for the Emperor.',
};

export const eventCards: Words['eventCards'] = {
  'plague-of-cyprian': 'While it lasts, each side scores 1 hit more in every battle.',
  ardashir:
    'A leader of the Sassanids enters their homeland. While he is there, every invasion takes all active Sassanids along.',
  'priest-king': 'A rival emperor rises in Syria.',
  'palmyra-allies': 'All active Sassanids in their homeland become inactive; leaders stay active.',
  'shapur-i': 'A leader of the Sassanids enters their homeland. His army takes 1 hit less.',
  postumus: 'A rival emperor rises in Gallia.',
  'ludi-saeculares':
    'While it lasts, games also give 1 Legacy, once per province and turn, and may be held without a mob.',
  cniva: 'A leader of the Goths enters their homeland. His two dice hit on 3 or more.',
  zenobia: 'A rival emperor rises in Aegyptus.',
  'bad-auguries': 'While it lasts, the dice of all units of the families need 1 more to hit.',
  'raiding-parties':
    'While it lasts, the black die of every invasion roll counts 1 less, but at least 1: smaller bands come more often.',
  'preparing-for-war':
    'While it lasts, a tribe that stirs makes two barbarians active instead of one and does not invade.',
  inflation: 'While it lasts, an improvement costs 4 Populace points.',
  'good-auguries': 'While it lasts, the dice of all units of the families need 1 less to hit.',
  diocletian: 'The game ends at once.',
};
export const eventKinds: Words['eventKinds'] = {
  ongoing: 'Lasting event',
  'barbarian-leader': 'Barbarian leader',
  'rival-emperor': 'Rival emperor',
  immediate: 'Immediate event',
  'end-of-game': 'End of the game',
};

export const improvements: Words['improvements'] = {
  amphitheater: 'No mob grows here at the end of the turn. 1 Legacy each turn.',
  basilica: 'One die more in votes of its governor on Italia. 1 Legacy each turn.',
  limes: 'Barbarians who invade this province, or pass through it, are placed inactive. 1 Legacy each turn.',
};
