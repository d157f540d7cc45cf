import type { StepTexts } from './steps.js';

export const englishLessons: StepTexts = {
  welcome: {
    title: 'Three realms',
    text: 'You rule one realm against two others. After eight rounds whoever has the most honour points (HP) wins. Everybody begins with 10; yours stand here.',
  },
  realm: {
    title: 'Choose a realm',
    text: 'What can be chosen is lit. Take the Byzantine Empire: seven territories on both shores of the straits, three of them inhabited, with ports to go out from.',
  },
  bid: {
    title: 'A bid for the turn order',
    text: 'All bid in secret. The highest goes first and pays the bid to whoever is last; all others keep their money. First is good: in battle, whoever comes later fights worse. Bid 150 F.',
  },
  village: {
    title: 'A village',
    text: 'It stands in an inhabited territory of yours, brings taxes and lets you raise more units. Place it in Constantinople.',
  },
  start: {
    title: 'First pieces',
    text: 'Units go nowhere without transports. Take a galley of level I and place it in Thessalonica, then a caravan of level I in Constantinople. The archer goes to Thessalonica.',
  },
  card: {
    title: 'A person and an objective',
    text: 'A realm card is used in one of three ways: its ability, its technology points (TP), or its secret objective. Keep the Templar, who helps in battle. Then take the green objective marker.',
  },
  horde: {
    title: 'The horde',
    text: 'These dice make the horde that defends every barbarian land this round, and they are its attack as well: the highest die. You go first, so you may roll again. With 4, 1 and 2 it fights feebly: leave them.',
  },
  tax: {
    title: 'Taxes',
    text: 'After each phase you are asked for objectives, even if you can show none: then pass. Now set the tax rate. Each territory and each level of a settlement pays it, but too high a rate brings uprisings next round. 30 is prudent.',
  },
  technology: {
    title: 'Upkeep and purchases',
    text: 'Every unit, transport and engine costs 20 F: pay. Now you may buy, in any order. Masonry for 100 F is needed for settlements. At any time you may borrow 500 F, at a price.',
  },
  town: {
    title: 'A town',
    text: 'Build a town in Constantinople in place of the village. The design costs 1 green TP: flip your green marker, ready again next round. A missing TP could be had for 100 F.',
  },
  army: {
    title: 'An army',
    text: 'Buy two cavalry and one heavy infantry, all for Thessalonica where the galley waits. Cavalry strikes hard, heavy infantry bears losses. Then end your purchases.',
  },
  march: {
    title: 'To war',
    text: 'In war everybody makes one movement in turn, until all pass. Move from Thessalonica and take along all but the archer: a galley I carries three units.',
  },
  landing: {
    title: 'Candia',
    text: 'Each step costs a movement point (MP). Sail over the Northern and the Southern Aegean and go ashore in Candia. Nobody rules there: the horde comes out. Use the Templar now and name an archer.',
  },
  archers: {
    title: 'Types block each other',
    text: 'Take no prisoners. Archers shoot first, unless the other side has archers too; but their captain lets one shoot all the same. It hits: the archer takes the damage.',
  },
  dice: {
    title: 'The dice',
    text: 'Stand. Your highest die is your attack, your lowest your own loss; two equal dice multiply. 4 would only be a tie. Roll D6 and D8 again, which promises most, as the bars show: the second throw counts.',
  },
  victory: {
    title: 'Victory',
    text: 'You win by 3, and each cavalry adds 2: the barbarians are gone. Your own loss still strikes: heavy infantry becomes light. An inhabited land conquered is 1 honour; it stays yours while your army does.',
  },
  trade: {
    title: 'Trade',
    text: 'Your caravan buys what the place produces, for 100 F a cube. Buy two cloth in Constantinople, go to Nicaea and sell both: only goods a place does not have yet. Every deal and every step costs 1 MP.',
  },
  market: {
    title: 'Markets grow',
    text: 'The sale left a cube in Nicaea: each cube there adds 20 F to every cube sold later. Take two wine back to Constantinople and sell them. Long trade routes bring honour besides.',
  },
  order: {
    title: 'A new round',
    text: 'Cards and markers are ready again, and all bid anew. Whoever goes first also decides about events and barbarians. Bid 110 F.',
  },
  event: {
    title: 'The event',
    text: 'Leave the dice: 4, 2 and 7 are a small horde with a strong attack. Two of the three symbols of the event come true in its territories. None of yours is among them; take Goods.',
  },
  barbarians: {
    title: 'Arming the barbarians',
    text: 'Then Units as the second symbol. Now you have three points to arm barbarians or lead them. Move those of Acre to Damascus, into the land of the Mamluks: alone there, they raid it.',
  },
  uprisings: {
    title: 'Uprisings',
    text: 'Pass. The back of the next event permits a rate of 40: your 30 is safe. Each step above it is an uprising, and 1 honour lost if barbarians stand in your land already. Set 40.',
  },
  treaty: {
    title: 'Treaties',
    text: 'Pay the upkeep. Under Diplomacy you can talk at any time: draft a treaty with the Mamluks, add non-aggression between you, send it. Treaties bind: to break one costs 2 honour, to attack without war 3.',
  },
  goal: {
    title: 'The way to honour',
    text: 'Honour comes from conquests, great cities, castles, cathedrals, routes and objectives: yours is a sea battle won. At the end there is more for the richest, the widest and the most learned realm. Play on as you like.',
  },
};
