import type { StepTexts } from './steps.js';

export const englishLessons: StepTexts = {
  welcome: {
    title: 'Rome in crisis',
    text: 'You lead the blue family against one opponent. Whoever gathers the most Legacy wins. Your Legacy stands here, beside your shield.',
  },
  province: {
    title: 'A province to begin with',
    text: 'What can be chosen is lit. Choose Thracia: your first governor, a general with a legion and a militia go there.',
  },
  hand: {
    title: 'The first hand',
    text: 'No card is ever drawn blindly: you choose them. Take one Military, three Senate and one Populace card, then confirm.',
  },
  crisis: {
    title: 'The crisis',
    text: 'Every turn begins with two dice. This time the Goths stirred, and one broke into Thracia. Left alone, he would cost you support and with it your governor.',
  },
  play: {
    title: 'Cards give points',
    text: 'Play the Military card: it gives 1 Military point for this turn. Red points pay for armies, blue ones for votes, yellow ones for the people.',
  },
  battle: {
    title: 'Fight the Goth',
    text: 'Choose your general in Philippopolis, then Initiate battle. Before any die falls you see the odds. Then attack.',
  },
  spoils: {
    title: 'Victory',
    text: 'A victory brings 2 Legacy, and 1 more for each barbarian removed. Hits fall on the militia first. The chronicle has every die, and each entry opens its rule.',
  },
  senate: {
    title: 'On to the Senate',
    text: 'Play a Senate card. Blue points recruit governors and buy dice for votes.',
  },
  governor: {
    title: 'A second governor',
    text: 'To rule another province you need a governor at hand. Recruit governor 2: he costs 1 point.',
  },
  vote: {
    title: 'Macedonia',
    text: 'Play both other Senate cards. Then choose Macedonia and Place governor. Twice its support of 1 makes 2 votes needed.',
  },
  stake: {
    title: 'Stake your points',
    text: 'One die for each point. In a neutral province every die is a vote: with two dice you cannot fail. Stake 2 points.',
  },
  end: {
    title: 'Enough for now',
    text: 'Cards you have not played stay in your hand. End your actions.',
  },
  legacy: {
    title: 'What follows by itself',
    text: 'Enemies in your provinces would lower support now. Then each province you govern brings 1 Legacy. The line above shows where in the turn you are.',
  },
  keep: {
    title: 'Keep or discard',
    text: 'You could throw away cards you do not want next turn. Keep the rest.',
  },
  buy: {
    title: 'The market',
    text: 'The support of your provinces, less their mobs, is your politics. Buy a card of value 2, such as the Quaestor. It goes to your discard pile.',
  },
  finish: {
    title: 'End of turn',
    text: 'End the purchases. Your hand is filled up to five, and the opponent plays.',
  },
  support: {
    title: 'The people',
    text: 'Your turn again. In the chronicle, Play it shows what your opponent did. Now play two Populace cards and increase support in Thracia to 2: it costs the number of the new box, brings more politics and makes votes against you harder.',
  },
  army: {
    title: 'A second army',
    text: 'Play both Military cards. Recruit general 2 for 1 point and create an army with him for the other, in the capital.',
  },
  goal: {
    title: 'The way to the throne',
    text: 'Whoever governs Italia is Emperor and gains its support in Legacy each turn. An Emperor with 60 Legacy brings about the last round. Play on as you like; Undo takes back what no die has sealed.',
  },
};
