import type { OptionTexts } from '../names.js';

export const options: OptionTexts['options'] = {
  rounds: { name: 'Rounds', text: 'After so many rounds the final scoring follows.' },
  honour: { name: 'Honour limit', text: 'Whoever reaches it ends the game at once; then the final scoring follows.' },
  realms: { name: 'Choice of realms', text: 'How the players come to their realms, which always hang together.' },
  terrain: { name: 'Terrain', text: 'Steps cost MP by terrain and rivers, and units cost upkeep by where they stand.' },
  'realm-auction': {
    name: 'Auction of realms',
    text: 'The realms are auctioned: two rounds of sealed bids of 0 to 10 HP.',
  },
  'blood-tokens': {
    name: 'Blood tokens',
    text: 'Whom a player plunders or robs of land in his start realm gets a token, good for +1 on an attack value.',
  },
  teams: { name: 'Team play', text: 'Fixed teams add up their HP; members are allies and never at war.' },
  'hidden-purchases': {
    name: 'Hidden purchases',
    text: 'In phase 4 anybody may demand that all buy sealed and at the same time; at its end everything is revealed.',
  },
  'archers-last': {
    name: 'Archers last',
    text: 'Damage of the result hits archers only when no melee unit is left; without it they may be chosen freely.',
  },
  'buildings-need-markers': {
    name: 'Markers for buildings',
    text: 'Buildings take up ownership markers of their level, as transports and siege engines do.',
  },
  'two-players': { name: 'Two players', text: 'Two may play, which the rule book does not provide for.' },
};

export const values: OptionTexts['values'] = {
  rounds: { 8: '8 (short)', 10: '10 (medium)', 12: '12 (long)' },
  honour: { 0: 'No limit', 30: '30 HP', 40: '40 HP', 50: '50 HP', 60: '60 HP' },
  realms: { agree: 'By agreement', random: 'By lot', 'turn-order': 'In turn order' },
};
