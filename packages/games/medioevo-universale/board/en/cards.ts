import { type CardTexts, spans, type User, usageOf } from '../names.js';
import { alternatives, list, start } from './grammar.js';
import { names } from './names.js';

const USERS: Readonly<Record<User, string>> = {
  'any-seat': '',
  owner: '',
  'battle-party': ', in your battles',
  controller: ', in a territory of yours',
  mover: ', for your own movement',
  'vehicle-owner': ', for your own vehicles',
};
export const when: CardTexts['when'] = id => {
  const { phases, timing, user } = usageOf(id);
  const moments = alternatives(timing.map(moment => names.windows[moment]));
  return start(`phase${phases.length === 1 ? '' : 's'} ${list(spans(phases))}${USERS[user]}: ${moments}.`);
};

const ATTACKED = 'When an uprising breaks out in a territory you control, or an army invades it,';
const NOT_TWICE = 'Not the same territory in two rounds running.';

export const cards: CardTexts['cards'] = {
  'realm-01': {
    ability: `Name a territory: nobody fights there this round; a battle in progress ends after its battle round. Armies stay facing each other, and as long as they do nobody conquers or controls it. ${NOT_TWICE}`,
    objective: 'Own 2 cathedrals.',
  },
  'realm-02': {
    ability: `Name a territory: nobody buys or sells goods there this round, not even its controller; a deal about to be made is cancelled and costs no MP. Merchant 20 ignores the ban. ${NOT_TWICE}`,
    objective:
      'Outside your start realm, control Rome or Jerusalem; or control 4 inhabited territories outside your start realm.',
  },
  'realm-03': {
    ability: `Name a territory: nobody enters or leaves it this round, not even barbarians or in retreat. A step about to be made is cancelled without cost and ends that movement; placing new pieces is no movement. ${NOT_TWICE}`,
    objective: 'Own 2 cathedrals outside your start realm, or 3 cathedrals anywhere.',
  },
  'realm-04': {
    ability:
      'In this battle round an opponent blocks a unit ability of yours only with at least as many units of that type as you have, crews not counted. Used before the archers shoot, it also covers the melee.',
    objective: 'Have 10 units in one territory.',
  },
  'realm-05': {
    ability:
      'Add 2 to one attack value of this battle round, before any halving: yours, an opponent’s or that of barbarians, also in battles of others.',
    objective: 'Defeat a large army, of 5 or more units, this round.',
  },
  'realm-06': {
    ability:
      'When your force enters a territory of another player, half of its units, rounded up, may go on with their remaining MP and the vehicles that carry them. They go before the others fight or take over; the others stop.',
    objective: 'Have a chain of 4 adjacent territories, each with a military building of yours, one of them a castle.',
  },
  'realm-07': {
    ability:
      'Roll D3: that many of your units that are no crew also get the archer ability for this battle round; an archer shoots twice. There are never more archer abilities than units, and opposing archers block as usual.',
    objective: 'Have 5 archers in one territory.',
  },
  'realm-08': {
    ability:
      'All your archer dice of this battle round count 1 less for every 2 of your units that shot, at most 3 less; 3 or less hits.',
    objective: 'Have 8 archers on the map.',
  },
  'realm-09': {
    ability:
      'Name any of your archer dice of this battle round: they are rolled again together, once, and the second roll counts.',
    objective: 'Win 2 battles against other players in one round.',
  },
  'realm-10': {
    ability:
      'In this battle round every unit that crews one of your siege engines counts double, even beyond the limit of 3 shots.',
    objective: 'Own 2 siege engines of level II or higher.',
  },
  'realm-11': {
    ability:
      'This round 1 caravan of yours is also a war wagon of its level, or the other way round. Units count against its military capacity, goods against its trade capacity; it has one pool of MP for the round, which a halt in phase 5 empties.',
    objective: 'Own transports whose levels add up to 8 or more.',
  },
  'realm-12': {
    ability:
      'Until the end of the round your military building in the territory of this battle protects against 2 of the 3 kinds of attack (siege engines, archers, melee), named anew for each battle round.',
    objective: 'Own technologies of level III in 2 branches.',
  },
  'realm-13': {
    ability:
      'Pay 100 F and roll D3: choose up to that many used realm cards of any players. They are not readied and stay used for the whole next round.',
    objective: 'Own 5 realm cards.',
  },
  'realm-14': {
    ability:
      'In the first battle round, before the first attack roll, pay 100 F: 1 opposing unit that is no captain changes to your side. You need a piece of its type in your supply, and at sea room on a galley.',
    objective: 'Control 2 territories of other players’ start realms.',
  },
  'realm-15': {
    ability:
      'Pay 100 F: a barbarian army like the current horde appears in a territory that is not yours, at distance 1 to 3 from one that is. It attacks at once, or raids if no army is there; barbarians there grow by it. No hostile act.',
    objective: '2 different other players have a barbarian army in their start realm.',
  },
  'realm-16': {
    ability:
      'Roll D8 against 1 opposing war wagon or siege engine in this battle: 1–3 it loses 1 level for good (level I is removed), 4–6 nothing, 7–8 one of your own units, of your choice, is destroyed.',
    objective: 'Take, plunder or destroy 2 transports or siege engines of other players in one round.',
  },
  'realm-17': {
    ability:
      'Roll D8 against 1 opposing unit in this battle: 1–3 it is destroyed, whatever its type, 4–6 nothing, 7–8 one of your own units, of your choice, is destroyed.',
    objective: 'Destroy or capture a captain of another player, or 2 captains of barbarians, in one round.',
  },
  'realm-18': {
    ability:
      'Roll D8 against 1 opposing unit: 1–3 until the battle ends it uses and blocks no ability, crews no engine and does not count for the limit of the result, but can be damaged; 4–6 nothing; 7–8 one of your own units is destroyed.',
    objective: 'Be at war with 2 players and control a territory of another player’s start realm.',
  },
  'realm-19': {
    ability:
      'Sell 1 goods cube in a barbarian territory without a barbarian army, inhabited or not, for (colours on the vehicle − 1) × 100 F. It costs 1 MP like any sale; no bonus counts.',
    objective: 'Carry goods of 4 different colours on one vehicle.',
  },
  'realm-20': {
    ability:
      'In this turn your vehicles sell any number of cubes for 50 F each in territories you do not control, whatever forbids it: the good, a missing treaty, a Bishop, uninhabited land. 1 MP for each vehicle and sale; no bonus of market or route.',
    objective: 'Have 2500 F in cash after taking off 500 F for each open loan.',
  },
  'realm-21': {
    ability:
      'Buy and load 1 cube of any good for 150 F and 1 MP in an inhabited territory, even if it is not produced there. You still need the right to trade there; a route may start with it.',
    objective: 'Control a territory with market factor 4.',
  },
  'realm-22': {
    ability:
      'Receive 10 F from the supply for each goods cube now on trade vehicles of others in territories you control.',
    objective: 'Own 2 great cities.',
  },
  'realm-23': {
    ability:
      'Receive 20 F from the supply for each goods cube now on trade vehicles of others in territories you control.',
    objective: 'Control 12 territories.',
  },
  'realm-24': {
    ability: `${ATTACKED} place any one unit from your supply there for free, before battle, raid or take-over. A captain comes at level I, without TP.`,
    objective: 'Suppress an uprising this round: retake a territory of your start realm from barbarians.',
  },
  'realm-25': {
    ability: `${ATTACKED} spend 3 MP in all to bring transports with their load, or units on foot, into it before the battle. Each step of a group costs 1 MP, stop markers do not matter; all must arrive, and nothing may halt them on the way.`,
    objective: 'Have armies in 6 different territories.',
  },
  'realm-26': {
    ability: `${ATTACKED} it counts this round as if it had a tower, or its military building 1 level more, at most III. No control markers, no HP; raids still destroy real buildings.`,
    objective: 'Own 4 military buildings.',
  },
  'realm-27': {
    ability:
      'One of your units ignores the first point of damage you assign to it; the point counts as assigned. Also against the damage of events.',
    objective: 'Win a battle against at least 3 units this round without losing a unit.',
  },
  'realm-28': {
    ability:
      'Units you lose in this battle round, except to capture, may be bought back in phase 4 of the next round only, for half their price, rounded up; captains need no TP. They count against the unit limit.',
    objective: 'Have 12 units on the map.',
  },
  'realm-29': {
    ability:
      'Your units killed by siege engines or archers in this battle round are removed only at its end: until then they fight in the melee, use and block abilities, and take no more damage.',
    objective: 'Have all 5 types of units in one territory.',
  },
  'realm-30': {
    ability:
      'If the vehicle of your route is lost, the route stays until the end of the round. At once or later this round you may mark another trade vehicle of the same kind, wherever it is; otherwise the route goes in phase 7.',
    objective: 'Complete a trade route of 6 or more stages this round.',
  },
  'realm-31': {
    ability:
      'Place any markers of your unfinished route anew, established or planned, the clover included. Their number and their sides stay, and the new places must make a proper route.',
    objective: 'Receive at least 600 F for goods in one round.',
  },
  'realm-32': {
    ability: 'Build or upgrade 1 building for 50 F less, not below 0. TP are paid in full.',
    objective: 'Own a great city and a castle in the same territory.',
  },
  'realm-33': {
    ability: 'Build or upgrade 1 building for half of the price due, the discount rounded down. TP are paid in full.',
    objective: 'Own a civil building, a military building and a cathedral in the same territory.',
  },
  'realm-34': {
    ability:
      'Place 1 unit that is no captain from your supply for free outside your start realm. In barbarian land the horde appears and you attack it; an army that stands there is fought. In land of a player without a treaty it is a hostile act, and a take-over if nobody defends it.',
    objective:
      'Outside your start realm, control 2 of Jerusalem, Acre, Antakya, Cyprus and Damietta; or control 4 inhabited territories there.',
  },
  'realm-35': {
    ability:
      'Place 1 unit that is no captain from your supply for free in the territory of a battle in progress: in your army if you are a party, otherwise as an army of its own; in land of a player without a treaty that is a hostile act.',
    objective: 'Win a sea battle this round.',
  },
  'realm-36': {
    ability:
      'If the card is empty, put 300 F on it; otherwise take them back with 150 F more from the supply. One of the two each round. The money counts as wealth at the end and is lost if the card leaves you.',
    objective: 'Have 3000 F in cash and no loan.',
  },
  'realm-37': {
    ability:
      'At the end of this phase receive from the supply half of the loan interest that all others have paid in it.',
    objective: 'At least 4 loans, with three players 3, are open among the other players.',
  },
  'realm-38': {
    ability: 'Pay 50 F less interest on your loans, not below 0.',
    objective: 'Repay a loan taken in an earlier round, have no loan left and 1000 F in cash.',
  },
  'realm-39': {
    ability:
      'Capture 1 opposing unit that the damage just assigned in this battle has destroyed. A barbarian unit goes to the supply and counts as captured.',
    objective: 'Hold 3 prisoners.',
  },
  'realm-40': {
    ability:
      'For the whole battle twice as many units as the opponent, instead of three times, are enough to declare a capture attack without penalty.',
    objective: 'Capture 3 units in one round.',
  },
  'realm-41': {
    ability:
      'If you declare a capture attack without the superiority it needs, your attack value falls by 2 in this battle round, not below 0, instead of being halved.',
    objective: 'Hold prisoners of 2 different players.',
  },
  'realm-42': {
    ability:
      'Roll D3, then choose up to that many territories: the event of this round touches nothing there, and nobody rolls for what is there. Also after the event card is drawn.',
    objective: 'Own 3 towns or great cities.',
  },
  'realm-43': {
    ability:
      'Choose 1 territory: the event of this round touches nothing there, and nobody rolls for what is there. Also after the event card is drawn.',
    objective: 'Own civil buildings whose levels add up to 7 or more.',
  },
  'realm-44': {
    ability:
      'Use an already used realm card of anybody as if it were yours and ready: its ability, where that is allowed, or its TP. The card stays used. No Bard, Jester or Princess.',
    objective: 'Sell goods in territories controlled by 2 different other players in one round.',
  },
  'realm-45': {
    ability:
      'Pay 50 F: use an already used realm card of anybody as if it were yours and ready, its ability, where that is allowed, or its TP. The card stays used. No Bard, Jester or Princess.',
    objective: 'Have objective markers of 3 different colours.',
  },
  'realm-46': {
    ability:
      'Take 1 off any one die just rolled by anybody, not below 1; this can make a roll critical. Attack dice only when the attack values are known, dice of the horde only before it is placed.',
    objective: 'Conquer an inhabited territory of another player this round.',
  },
  'realm-47': {
    ability:
      'Take 1 or 2 off any one die just rolled by anybody, not below 1; this can make a roll critical. Attack dice only when the attack values are known, dice of the horde only before it is placed.',
    objective: 'Conquer 3 territories in one round.',
  },
  'realm-48': {
    ability:
      'Pay 50 F: the realm card used just now, for its ability or its TP, has no effect; it stays used and its costs stay paid. Also against a copied card or another Jester, not against a claimed objective.',
    objective: 'Own realm cards of 4 different TP colours.',
  },
  'realm-49': {
    ability:
      'The realm card used just now, for its ability or its TP, has no effect; it stays used and its costs stay paid. Also against a copied card or another Jester, not against a claimed objective.',
    objective: 'Own 6 realm cards.',
  },
  'realm-50': {
    ability:
      'Roll D3: that many of your units, transports, siege engines or loaded goods cubes cannot be plundered, taken over or destroyed by a raid this round. A protected unit cannot be captured; it is removed instead.',
    objective: 'Have treaties in force with 3 players, with three players 2, each signed at least 2 rounds ago.',
  },
  'realm-51': {
    ability:
      '1 of your units, transports, siege engines or loaded goods cubes cannot be plundered, taken over or destroyed by a raid this round. A protected unit cannot be captured; it is removed instead.',
    objective:
      'Be at war with nobody and have a non-aggression or defence clause in force with 2 players, each signed at least 2 rounds ago.',
  },
  'realm-52': {
    ability: 'For this whole battle 1 of your siege engines counts as having 1 more crew member.',
    objective: 'Own a bombard.',
  },
  'realm-53': {
    ability:
      'For one completed movement 1 siege engine of yours follows a transport of yours from the same area, step by step and with its MP; behind a galley also through sea areas, without taking up room.',
    objective: 'Have 3 siege engines in one territory or fleet.',
  },
  'realm-54': {
    ability: 'This round 1 of your siege engines carries up to 3 units like a war wagon, with its own 4 MP.',
    objective: 'Destroy a building of another player with siege engines this round.',
  },
  'realm-55': {
    ability:
      'This round 1 transport with its load passes through areas without any reaction: no halt, horde, battle, plunder or hostile act. Where the movement ends everything is as usual, and what Bishop 3 closed stays closed.',
    objective: 'Have a military transport in a territory at distance 4 or more from your start realm.',
  },
  'realm-56': {
    ability:
      'This round transports that start together in one area pass with their load through areas without any reaction: no halt, horde, battle, plunder or hostile act. Where the movement ends all is as usual; what Bishop 3 closed stays closed.',
    objective: 'Own a transport of level III.',
  },
  'realm-57': {
    ability: 'Receive 2 TP of any colours, equal or different. They are lost at the end of the phase.',
    objective: 'Take over or plunder a ship of another player this round.',
  },
  'realm-58': {
    ability: 'Receive 2 TP of one colour of your choice. They are lost at the end of the phase.',
    objective: 'Control 3 ports outside your start realm.',
  },
  'realm-59': {
    ability:
      'Turn another ready realm card of anybody: you use its ability, where that is allowed, and get its TP as well; its owner gets nothing. No Bard, Jester or Princess.',
    objective:
      'At least 2 other players, with three players 1, control territories adjacent to yours, and with each of them you have had a treaty in force since at least the previous round.',
  },
  'realm-60': {
    ability:
      'Turn another ready realm card of anybody that has TP: you get twice its TP, of the alternative you choose; its owner gets nothing.',
    objective: 'Own technologies whose levels add up to 10 or more.',
  },
  'realm-61': {
    ability:
      'Draw up to 3 event cards and choose 1 as the event of this round, instead of the usual draw or of a card already drawn; the others are discarded. The first player still chooses the symbols.',
    objective: 'Own a technology of level IV.',
  },
  'realm-62': {
    ability: 'The first player must discard the drawn event and draw a new one, even if Sage 61 has chosen it.',
    objective: 'Own technologies in all 6 branches.',
  },
  'realm-63': {
    ability:
      'Move 1 market cube from an inhabited territory to any other at distance 1 to 3, seas included, that does not have that good yet, printed or as a cube. Neither needs to be yours.',
    objective: 'Control 2 territories with market factor 3 or more.',
  },
  'realm-64': {
    ability: 'The sale that completes your trade route may use market bonus and route bonus together.',
    objective: 'Complete a trade route by land this round.',
  },
  'realm-65': {
    ability:
      'Pay 100 F: barbarians like the current horde join your army in a territory you control with at least 1 unit of yours. They fight with your dice, cost no upkeep, move as cargo, do not count for objectives and leave in phase 7.',
    objective: 'Win 3 battles against barbarians in one round.',
  },
  'realm-66': {
    ability:
      'Up to 3 of your units, from any of your territories and not in a battle, join a barbarian army and fight as barbarians, not against your own army. Survivors go home in phase 7, or to your supply if others are in their land now. No hostile act.',
    objective: 'Other players have lost 2 battles against barbarians this round; with three players 1.',
  },
  'realm-67': {
    ability:
      'In an army without a captain, yours or not, 1 unit counts as a captain of level I until the battle ends. Meanwhile its own ability is gone, but it takes damage as its own type.',
    objective: 'Own 2 captains.',
  },
  'realm-68': {
    ability:
      'Raise 1 captain of any army in this battle by 1 level, at most to III, until the battle ends. Captains of barbarians have level I.',
    objective: 'Own a captain of level III.',
  },
  'realm-69': {
    ability:
      'Upgrade 1 civil building of yours by 1 level, without F or TP, if a military building of a higher level stands in the same territory. The piece must be in the supply; a great city gives its HP.',
    objective: 'Outside your start realm, control territories that produce 3 different goods.',
  },
  'realm-70': {
    ability:
      'Upgrade 1 military building of yours by 1 level, without F or TP, if a civil building of a higher level stands in the same territory. The piece must be in the supply; control markers and HP come as for building.',
    objective: 'Have 5 control markers on the map.',
  },
  'realm-71': {
    ability:
      'Produce any number of TP from your other ready cards and your markers without using them: 20 F for each. Every source is used up.',
    objective: 'Have 4 objective markers.',
  },
  'realm-72': {
    ability:
      'Produce sets of 4 TP of different colours from your other ready cards and your markers without using them: 100 F for each set. Every source is used up; Monasticism may change colours.',
    objective: 'Control 3 territories that produce the same good.',
  },
};

export const technologies: CardTexts['technologies'] = {
  carpentry: {
    effect: 'Design transports: needed to build or upgrade caravans, merchant ships, war wagons and galleys.',
    cost: '1 blue TP per level',
  },
  logistics: {
    effect:
      'For one completed movement a land vehicle crosses sea areas, or a ship land territories. It neither stops, loads, unloads nor trades there, and ends where it belongs.',
    cost: '1 blue TP per vehicle and movement',
  },
  'machine-building': {
    effect: 'Until the end of the round the crew of one siege engine also fights as usual.',
    cost: '1 blue TP per siege engine',
  },
  cartography: {
    effect:
      'A unit, transport or siege engine outside any battle makes 1 step more, even if stopped, units even on foot; in trade it is 1 MP, also for buying or selling. In turns of others only where your side or an ally stands, or where nothing halts it.',
    cost: '2 blue TP per piece and step',
  },
  trade: {
    effect: 'In a sale one cube brings 25, 50 or 100 F more in a territory with village, town or great city.',
    cost: '1 yellow TP per cube, at most 1 for each',
  },
  market: {
    effect:
      'In one deal the whole price rises (sale) or falls (purchase) by 50 F; a purchase still costs at least 50 F.',
    cost: '1 yellow TP per 50 F',
  },
  procurement: {
    effect:
      'Move 1 market cube to an inhabited territory at distance 1 to 3 without that good. One of the two must be yours, and in one of them you need a trade vehicle that could make the way; it does not move.',
    cost: '1 yellow TP per cube',
  },
  guilds: {
    effect: 'Mark 1 stage of your route as established, but never the last one, while its vehicle is on the map.',
    cost: '2 yellow TP per stage',
  },
  edict: {
    effect:
      'Your pieces of one movement cross 1 barbarian territory without an army and without resistance, but do not end there. A barbarian army there lets trade vehicles pass and trade, but plunders those that end there.',
    cost: '1 orange TP per territory',
  },
  laws: {
    effect:
      'Move an uprising, a barbarian army in your start realm that is not in battle, into a territory adjacent to that realm that you do not control and that holds no army; it raids there. The HP lost stay lost.',
    cost: '1 orange TP per uprising',
  },
  'nation-state': {
    effect:
      'Move 1 barbarian unit that is not yet in battle into an adjacent territory. It attacks units of players there, and raids where there are none.',
    cost: '1 orange TP per unit',
  },
  influence: {
    effect:
      '1 barbarian unit in a territory adjacent to one you control becomes a unit of yours of the same type from your supply, also in battle; a captain has level I. No HP for land taken this way.',
    cost: '2 orange TP per unit',
  },
  military: { effect: 'Hire captains: needed to buy or upgrade them.', cost: '1 red TP per level' },
  appointment: {
    effect:
      'In a battle of yours 1 unit of any side counts as another type until the end of the round, for abilities and blocking only.',
    cost: '1 red TP per unit',
  },
  tactics: {
    effect:
      'As winner of the battle round, or in a tie if your cavalry hits, you choose the opposing unit that takes 1 point of damage of the result, before all other damage; even archers or crews.',
    cost: '1 red TP per point',
  },
  strategy: {
    effect:
      'Before the archers shoot, deal 1 point of damage as if archers had hit, without a roll. The opponent assigns it unless you use Tactics as well.',
    cost: '2 red TP per point',
  },
  masonry: { effect: 'Design civil buildings: needed to build or upgrade them.', cost: '1 green TP per level' },
  architecture: { effect: 'Design military buildings: needed to build or upgrade them.', cost: '1 green TP per level' },
  mathematics: { effect: 'Design siege engines: needed to build or upgrade them.', cost: '1 green TP per level' },
  engineering: {
    effect:
      'Raise a building or siege engine by 1 level without other costs, in a territory you control without opposing armies; an engine only where it is inhabited or has a military building.',
    cost: '2 green TP per level',
  },
  religion: { effect: 'Design cathedrals: needed to build them.', cost: '3 violet TP per cathedral' },
  monasticism: { effect: 'Your TP count as TP of any colour you like.', cost: 'Nothing; it always works' },
  missionaries: {
    effect:
      'Use the ability or the TP of another player’s realm card, used or not; it stays as it is. One of your territories must lie at distance 1 to 3 from one of his. Each card once a round.',
    cost: '1 violet TP per card',
  },
  'temporal-power': {
    effect:
      'Use a technology of another player, except Monasticism, at its own cost and conditions. One of your territories must lie at distance 1 to 3 from one of his.',
    cost: '2 violet TP per use, besides its own cost',
  },
};
