import type { Prompts } from '../asked.js';
import { cubesIn, titleOf } from '../names.js';
import type { Words } from '../words.js';
import { area, army, at, florin, list, start, to } from './grammar.js';
import { names } from './names.js';
import { obstaclesIn } from './refusals.js';
import { areas, dice, goods, hp, kind, model, type Tongue, times, title, tp } from './tongue.js';

const HARM = {
  siege: 'from siege engines',
  archers: 'from archers',
  result: 'from the melee',
  loss: 'from your own loss value',
  event: 'from the event',
};
const HOSTILE = {
  attack: 'An attack',
  invasion: 'Going there',
  plunder: 'Plundering',
};
/** A neighbour's technology costs points of its own. */
const borrowed = (points: number): string =>
  points === 0 ? '' : ` The technology is a neighbour’s: ${list(tp({ violet: points }))} more, if you use it.`;
/** Who gives, where it is not a right. */
const GIVERS: Readonly<Partial<Record<Prompts['draft-clause']['type'], string>>> = {
  defence: 'Who gives support?',
  attack: 'Who gives support?',
  payment: 'Who pays?',
  prisoners: 'Who hands them over?',
};
/** Who is given something, where it is not a thing. */
const TAKERS: typeof GIVERS = {
  defence: 'Who is supported?',
  attack: 'Who is supported?',
  prisoners: 'Who receives them?',
};
/** What is still to be said of a clause. */
const WANTED = {
  giver: 'Who grants it, or gives?',
  taker: 'Who receives it?',
  between: 'Between whom does it hold?',
  fees: 'Which fee is due?',
  territories: 'In which territories does it hold?',
  amount: 'How much?',
  most: 'At most how many units at a time? With 0, any number.',
  when: 'When is it due?',
  against: 'Against whom does it hold?',
  units: 'Which prisoners?',
  text: 'Write it in your own words.',
};

export const wanted: Words['wanted'] = {
  'name-advancing': what => `Which units go one step further with ${what}?`,
  'name-area': what => `From which area do the transports of ${what} set out?`,
  'name-banking': what => `What do you do with ${what}?`,
  'name-banned': what => `Which territory do you name for ${what}?`,
  'name-barbarian-unit': what => `Which unit of the barbarians do you choose for ${what}?`,
  'name-barbarians': what => `Which barbarians do you choose for ${what}?`,
  'name-building': what => `Where does ${what} raise a building by a level?`,
  'name-card': what => `Which card do you turn for ${what}?`,
  'name-colour': what => `Points of which colour do you take from ${what}?`,
  'name-construction': what => `What do you raise by a level with ${what}?`,
  'name-copied': what => `What do you use by means of ${what}?`,
  'name-crossing': what => `Which transport goes through the other element by ${what}?`,
  'name-cube-target': what => `Into which market does the cube of ${what} go?`,
  'name-destination': what => `Where do they go with ${what}?`,
  'name-dice': what => `Which dice do you roll again with ${what}?`,
  'name-die': what => `Which die do you lower with ${what}?`,
  'name-drawn': what => `How many event cards do you draw for ${what}?`,
  'name-engine': what => `Which siege engine do you choose for ${what}?`,
  'name-exile': what => `Where do you send the uprising with ${what}?`,
  'name-good': what => `Which good do you choose for ${what}?`,
  'name-heroine': what => `Which unit counts as a captain by ${what}?`,
  'name-invaded': what => `Into which territory does ${what} call the horde?`,
  'name-leader': what => `Which transport does the engine of ${what} follow?`,
  'name-manner': what => `What of the card do you use by ${what}?`,
  'name-market': what => `From which market do you take a cube for ${what}?`,
  'name-object': what => `What do you save with ${what}?`,
  'name-opposing-unit': what => `At which opposing unit do you aim ${what}?`,
  'name-own-loss': what => `${what} was caught: which unit of your own do you lose?`,
  'name-pips': what => `By how much do you lower the die with ${what}?`,
  'name-prisoner': what => `Whom do you capture with ${what}?`,
  'name-recruit': what => `Which unit do you raise with ${what}?`,
  'name-riders': what => `Who rides along for ${what}?`,
  'name-scout': what => `What gets 1 MP by ${what}?`,
  'name-shielded': what => `Which territory does ${what} save from the event?`,
  'name-side': what => `Which side of the battle do you choose for ${what}?`,
  'name-sources': what => `Which cards and markers do you turn for ${what}?`,
  'name-stage': what => `Which stage do you establish with ${what}?`,
  'name-territory': what => `Which territory do you choose for ${what}?`,
  'name-transport': what => `Which transport goes unseen by ${what}?`,
  'name-transports': what => `Which transports go unseen by ${what}?`,
  'name-turncoat': what => `Which opposing unit comes over to you by ${what}?`,
  'name-type': what => `As which type is the unit treated by ${what}?`,
  'name-unit': what => `Which unit do you choose for ${what}?`,
  'name-uprising': what => `Which uprising do you move with ${what}?`,
  'name-vehicle': what => `Which vehicle do you choose for ${what}?`,
  'name-vehicles': what => `Which vehicles go along with ${what}?`,
  'name-victim': what => `Whom does the next point of damage hit by ${what}?`,
  'name-volunteers': what => `Which units do you send among the barbarians with ${what}?`,
  'name-wagon': what => `Which vehicle is caravan and war wagon at once by ${what}?`,
};

const isOne = (points: Readonly<Record<string, number>>): boolean =>
  Object.values(points).reduce((sum, n) => sum + n, 0) === 1;

export const asksIn = (t: Tongue): Words['asks'] => {
  const { who, all, vehicle, thing } = t;
  const fight = (f: { at: string; round: number; attackers: number; defenders: number }): string =>
    f.round === 0
      ? `Before the first battle round the attacker has ${times(f.attackers, 'unit')} ${at(f.at)}, the defender ${f.defenders}`
      : `${start(at(f.at))} ${times(f.attackers, 'unit')} of the attacker and ${f.defenders} of the defender are left after ${times(f.round, 'battle round')}`;
  const harm = (f: {
    at: string;
    source: keyof typeof HARM;
    points: number;
    forced: Readonly<Record<string, number>>;
    duties: Readonly<Record<string, string>>;
  }): string => {
    const crews = Object.entries(f.duties).filter(([, duty]) => duty === 'crew');
    const idle = Object.entries(f.duties).filter(([, duty]) => duty === 'idle');
    return [
      `${times(f.points, 'point')} of damage ${at(f.at)} ${HARM[f.source]}`,
      ...(Object.keys(f.forced).length > 0 ? [`settled already: ${t.shares(f.forced)}`] : []),
      ...(crews.length > 0 ? [`crews: ${list(crews.map(([id]) => thing(id)))}`] : []),
      ...(idle.length > 0 ? [`taking no part: ${list(idle.map(([id]) => thing(id)))}`] : []),
    ].join('; ');
  };
  const orders = (list_: readonly Parameters<Tongue['purchase']>[0][]): string =>
    list_.length === 0 ? 'nothing' : list_.map((each, i) => `${i + 1}. ${t.purchase(each)}`).join('; ');
  const sale = (f: { goods: readonly never[]; at: string; florin: number }): string =>
    `Selling ${goods(f.goods)} ${at(f.at)} brings ${florin(f.florin)}`;

  const obstacles = obstaclesIn(t);
  const whyStuck = (why: NonNullable<Prompts['move-on']['stuck']>): string =>
    why.because === 'no-room' ? obstacles['no-room'](why) : obstacles['needs-transport'](why);
  /** Whom each symbol would strike. */
  const struck = (f: Prompts['choose-symbol']): string => {
    const each = Object.entries(f.struck).map(
      ([symbol, seats]) =>
        `${names.symbols[symbol as 'units'].name} would strike ${seats.length === 0 ? 'nobody' : all(seats)}`,
    );
    return each.length === 0 ? '' : ` ${each.join('; ')}.`;
  };

  /** Whom he owes by treaty. */
  const short = (f: Prompts['due-short']): string =>
    `You owe ${who(f.to)} ${florin(f.florin)} by treaty and cannot pay. What do you do?`;

  /** What has opened a window. */
  const occasion = (f: Prompts['window']): string => {
    if (f.card !== undefined && f.of !== undefined) return ` (${title(f.card)}, ${who(f.of)})`;
    return f.at === undefined ? '' : ` (${area(f.at)})`;
  };

  return {
    'choose-realm': () => 'Which realm do you play?',
    'bid-for-realm': f =>
      f.turn === 1
        ? 'For which realm do you bid, and how much honour?'
        : 'Second turn: for which of the remaining realms do you bid, and how much honour?',
    'raise-bid': f =>
      `Somebody else has bid ${hp(f.honour)} for ${thing(f.realm, 'realm')} too: by how much do you raise?`,
    bid: f =>
      f.turn === 0
        ? 'How much do you bid for the turn order?'
        : `You are tied for the first place with ${florin(f.already)}: how much do you add?`,
    'place-village': () => 'In which territory of your start realm does your village stand?',
    'take-transport': f => `Which transport do you take? You have ${times(f.levels, 'level')} left to spend.`,
    'place-transport': f => `Where does your ${model(f.transport, f.level)} begin?`,
    'place-archer': () => 'Where does your archer begin?',
    'keep-start-card': () => 'Which of these realm cards do you keep?',
    'take-start-marker': () => 'Which objective marker do you take?',

    window: f => `Do you use a card or a technology now, ${names.windows[f.window]}${occasion(f)}?`,
    'name-for-use': f => wanted[f.wanted](title(f.what)),
    'name-after-dice': f => `The dice show ${dice(f.dice)}. ${wanted[f.wanted](title(f.what))}`,
    payment: f => {
      const missing = tp(f.points);
      const open = missing.length > 0 ? ` ${list(missing)} ${isOne(f.points) ? 'is' : 'are'} still missing.` : '';
      return `How do you pay for ${t.reason(f.reason)}?${open} In money it comes to ${florin(f.total)}.`;
    },
    'give-up-piece': () => 'Which piece of yours do you take off the board?',
    'claim-marker': f => `Which marker do you take for the objective of ${titleOf(names, f.card)}?`,
    'claim-objective': () => 'Do you claim the objective of one of your cards?',

    'reroll-horde': f =>
      `The dice of the horde show ${dice(f.dice)}, which makes ${army(f.horde)}. Which of them do you roll again?`,
    'choose-event': () => 'Which of these events happens?',
    'choose-symbol': f =>
      `${names.events[f.card]}: which symbol comes true${f.chosen.length > 0 ? `, besides ${list(f.chosen.map(each => names.symbols[each].name))}` : ''}?${struck(f)}`,
    'hold-vehicles': f => `The event holds up ${times(f.count, 'transport')} of yours: which?`,
    'lose-goods': f => `The event costs you ${times(f.count, 'cube')}: which?`,
    'damage-buildings': f => `The event does ${times(f.count, 'point')} of damage to your buildings: to which?`,
    'spread-damage': f => `The event does ${times(f.count, 'point')} of damage to your units: in which areas?`,
    'arm-barbarians': f => `How do you arm the barbarians? You have ${times(f.points, 'point')} left.`,
    'barbarians-go': f => `Where do the barbarians ${at(f.from)} go? You have ${times(f.points, 'point')} left.`,
    'barbarians-attack': () => 'Where do the barbarians attack the army they face?',
    'place-uprising': f =>
      `In which of your territories does an uprising break out? ${f.left === 1 ? 'It is the last.' : `There are ${f.left} to come.`}`,
    'relief-from': f => `Who comes to help ${area(f.to)}? You have ${f.mp} MP.`,
    'relief-take': f => `Who comes along from ${area(f.at)} to help ${area(f.to)}? You have ${f.mp} MP.`,
    'relief-go': f => `Which way do they go from ${area(f.at)} to help ${area(f.to)}? You have ${f.mp} MP.`,
    'keep-used': f => `Which ${f.count === 1 ? 'card is' : `cards, up to ${f.count}, are`} not readied in this phase?`,
    'shield-territories': f =>
      `Which ${f.count === 1 ? 'territory do you save' : `territories, up to ${f.count}, do you save`} from the event?`,

    'tax-rate': f => {
      const rates = Object.entries(f.income).map(([rate, income]) => `${rate} brings ${florin(income)}`);
      return `Which tax rate do you set? ${start(list(rates))}.`;
    },
    'pay-dues': f =>
      'to' in f
        ? short(f)
        : `You owe ${f.interest > 0 ? `${florin(f.interest)} of interest and ` : ''}${florin(f.upkeep)} of upkeep. Do you pay?`,
    'due-short': short,

    purchases: f =>
      `What do you buy? ${start(times(f.units, 'more unit'))} may be placed, and a realm card costs ${florin(f.cardPrice)}.`,
    'place-purchase': f => `Where do you place ${t.purchase({ ware: f.ware, what: f.what })}?`,
    'keep-card': () => 'Which of the drawn realm cards do you keep?',
    'place-marker': f =>
      `Where around ${area(f.at)} do you place a control marker? ${f.count === 1 ? 'One is' : `${f.count} are`} left.`,
    'demand-hidden': () => 'Do you demand that everybody buys behind the screen in this phase?',
    'compose-orders': f =>
      'what' in f
        ? `Where is ${t.piece(f.what, 'building')} to stand?`
        : `What do you order? So far ${orders(f.orders)}. You have ${florin(f.cash)} left.`,
    'carry-out-orders': f => `Which order is carried out next? ${start(orders(f.orders))}.`,

    'war-turn': f => `Combat round ${f.round}: do you move, attack or pass?`,
    'assault-whom': f => `Whom do you attack ${at(f.at)}?`,
    'move-from': () => 'From where does somebody go on?',
    'take-along': f =>
      [
        `Who moves from ${area(f.at)}?`,
        ...Object.entries(f.room).map(([id, n]) => `${start(vehicle(id))} carries ${times(n, 'unit')}.`),
      ].join(' '),
    'move-on': f => {
      const left = Object.entries(f.mp).map(([id, mp]) => `${vehicle(id)} has ${mp}\u00a0MP`);
      return [
        `Where do you go from ${area(f.at)} ${f.units === 0 ? 'without units' : `with ${times(f.units, 'unit')}`}?`,
        ...(f.stuck ? [whyStuck(f.stuck), 'Choose others.'] : left.length > 0 ? [`${start(list(left))}.`] : []),
        ...(f.halts.length > 0 ? [`The movement would end ${list(f.halts.map(at))}.`] : []),
        ...(f.hostile.length > 0 ? [`It would be an act of war to enter ${areas(f.hostile)}.`] : []),
      ].join(' ');
    },
    'attack-whom': f => `Whom do you attack ${at(f.at)}?`,
    'fight-whom': f =>
      f.side === 'barbarians'
        ? `Whom do the barbarians fight next ${at(f.at)}?`
        : `Whom do you fight next ${at(f.at)}?`,
    'who-conquers': f => `Who conquers ${area(f.at)}, you or your supporter?`,
    'take-or-plunder': f => {
      const what = f.object.startsWith('vehicle-') ? `the ${t.noun(f.object)}` : kind(f.object);
      return `What do you do with ${what} ${at(f.at)}, which ${f.from === 'barbarians' ? 'nobody holds' : `${who(f.from)} has lost`}? Plundered it brings ${florin(f.florin)}.`;
    },
    'replace-markers': () => 'Which control markers around the building do you replace with your own?',
    'plunder-cubes': f => `Which cubes of ${who(f.from)} ${at(f.at)} do you plunder?`,
    safeguard: f => `Which ${f.count === 1 ? 'piece' : `pieces, up to ${f.count},`} do you save?`,
    hostility: f => {
      const broken = f.treaties.length > 0 ? ` It breaks ${times(f.treaties.length, 'treaty', 'treaties')}.` : '';
      return `${HOSTILE[f.what]} is an act of war against ${all(f.against)} and costs you ${hp(Math.abs(f.honour))}.${broken} Do you go through with it?`;
    },

    shelter: f =>
      `Against what do the walls of ${area(f.at)} protect you in this round? They avert ${times(f.points, 'point')}.`,
    'declare-capture': f =>
      `Do you take prisoners ${at(f.at)} in this round, with ${times(f.own, 'unit')}?${f.isPenalised ? ' It would halve your attack value.' : ''}`,
    crew: f => `Who serves the ${t.noun(f.engine, 'engine')} ${at(f.at)}?`,
    target: f => `What does the ${t.noun(f.engine, 'engine')} ${at(f.at)} shoot at?`,
    retarget: f => `What does the ${t.noun(f.engine, 'engine')} ${at(f.at)} shoot at now?`,
    captain: f => `What do your captains ${at(f.at)} order? They have ${times(f.levels, 'level')} left.`,
    'announce-retreat': f => `Battle round ${f.round} ${at(f.at)}: do you announce a retreat?`,
    sacrifice: f => `Which light infantry do you sacrifice ${at(f.at)}, to raise your attack value?`,
    reroll: f =>
      `You rolled ${dice(f.dice)} ${at(f.at)}: attack ${f.attack}, loss ${f.loss}. Which dice do you roll again?`,
    'spend-blood': f =>
      `How many blood tokens do you spend ${at(f.at)}? The attacker stands at ${f.attacker.attack}, the defender at ${f.defender.attack}.`,
    superiority: f =>
      `Overwhelming superiority ${at(f.at)}: you have ${times(f.points, 'point')}. How many raise the damage of ${f.damage}? The rest lower your own loss of ${f.loss}.`,
    'retreat-to': f => {
      const costs = Object.entries(f.costs).map(([id, cost]) => `${to(id)} for ${times(cost, 'point')} of loss`);
      return `Where do you retreat from ${area(f.at)}? ${start(list(costs))}.`;
    },
    expose: f => `${start(harm(f))}. Which captains take their share?`,
    assign: f => `${start(harm(f))}. Who takes it?`,
    reload: f => `Which unit or vehicle ${at(f.at)} changes its galley?`,
    'reload-onto': f => `Onto which galley does ${f.unit === null ? 'the unit' : thing(f.unit)} go ${at(f.at)}?`,
    parley: f => `${fight(f)}. Do you ${f.round === 0 ? 'fight' : 'fight on'}, or do you speak of surrender?`,
    'answer-surrender': f =>
      f.isDemand
        ? `${fight(f)}. You are asked to surrender: do you?`
        : `${fight(f)}. Your opponent offers to surrender: do you accept?`,

    'choose-trader': () => 'With which vehicle do you trade?',
    'trade-with': f =>
      `What does your ${t.noun(f.vehicle)} ${at(f.at)} do? It has ${f.mp} MP${f.cargo.length > 0 ? ` and carries ${goods(f.cargo)}` : ''}.`,
    'transfer-goods': f =>
      `Which cubes does the ${t.noun(f.vehicle)} carry afterwards? So far it has ${goods(f.cargo)}, and the other vehicle ${goods(f.other)}.`,
    'market-for-purchase': f =>
      `How many yellow points go into buying ${cubesIn(names, f.good, f.count)} for ${florin(f.florin)}? Each takes off ${florin(f.step)}.${borrowed(f.surcharge)}`,
    'split-trade-points': f =>
      `${sale(f as never)} and completes your route: how many of ${times(f.points, 'trade point')} become honour? The others raise the price${f.market > 0 ? `, but then the market bonus of ${florin(f.market)} for each cube is lost` : ''}.`,
    'trade-for-sale': f =>
      `${sale(f as never)}. How many yellow points do you put into it? Each adds ${florin(f.bonus)}.${borrowed(f.surcharge)}`,
    'market-for-sale': f =>
      `${sale(f as never)}. How many yellow points do you put into the market? Each adds ${florin(f.step)}.${borrowed(f.surcharge)}`,
    'place-cube': f => `A cube of which good do you leave ${at(f.at)}?`,
    'plunder-trader': f =>
      `The ${t.noun(f.vehicle)} of ${who(f.trader)} passes your army ${at(f.at)}. Do you plunder it?`,
    'seize-trader': f =>
      `The ${t.noun(f.vehicle)} of ${who(f.trader)} is yours ${at(f.at)}, with ${goods(f.cargo)}. Do you take it over or plunder it?`,
    'route-target': f => `Where does the route of your ${t.noun(f.vehicle)} over ${times(f.stages, 'stage')} lead?`,
    'route-stages': f => `Which ${f.stages - 1} stages lie on the way to ${area(f.target)}?`,
    'rearrange-established': f =>
      `Where do the established stages of your route lie from now on? So far they lie ${list(f.now.map(at))}.`,
    'rearrange-planned': f =>
      `Where do the planned stages of your route lie from now on? So far they lie ${list(f.now.map(at))}.`,
    'rearrange-target': f => `Where does your route lead from now on? So far it leads ${to(f.now)}.`,
    'serve-route': () => 'Which vehicle serves your route from now on?',

    leisure: () => 'What would you like to propose, declare or settle beside the game?',
    'answer-proposal': f => {
      const known = t.proposalOf(f.proposal);
      return known
        ? `${start(who(known.from))} proposes ${t.proposed(known)}. What do you answer?`
        : 'What do you answer to the proposal?';
    },
    'limit-window': f => `In which territories do you want to be asked ${names.windows[f.window]}?`,
    'draft-treaty': f => `Your draft with ${t.others(f.draft.parties)}: ${t.treatise(f.draft)}. What do you change?`,
    'draft-clause': f => {
      const party = { giver: GIVERS, taker: TAKERS }[f.wanted as string]?.[f.type];
      return `${names.clauses[f.type].name}: ${party ?? WANTED[f.wanted] ?? 'what else is to be said?'}`;
    },
    'breach-vote': f =>
      `${start(who(f.by))} accuses ${who(f.accused)} of having broken ${t.treatyOfAll(f.treaty)}. How do you vote?`,
    'designate-support': f =>
      `${start(who(f.of))} calls on your support: which units, at least ${f.units}, do you put under their orders?`,
    'order-support': f => `Do you give an order to the units of ${who(f.of)} that support you?`,
    'order-where': f => `Where are the units of ${who(f.of)} to go from ${area(f.from)}?`,
    'answer-order': f => `${start(who(f.by))} orders your units to go from ${area(f.from)} ${to(f.to)}. Do you obey?`,
  };
};

export const waits: Words['waits'] = {
  'choose-realm': 'is choosing a realm',
  'bid-for-realm': 'is bidding for a realm',
  'raise-bid': 'is raising a bid for a realm',
  bid: 'is bidding for the turn order',
  'place-village': 'is placing a village',
  'take-transport': 'is choosing a transport',
  'place-transport': 'is placing a transport',
  'place-archer': 'is placing an archer',
  'keep-start-card': 'is choosing a realm card',
  'take-start-marker': 'is choosing an objective marker',
  window: 'may use a card or a technology',
  'name-for-use': 'is using a card or a technology',
  'name-after-dice': 'is using a card or a technology',
  payment: 'is paying',
  'give-up-piece': 'is taking pieces off the board',
  'claim-marker': 'is taking an objective marker',
  'claim-objective': 'is considering an objective',
  'reroll-horde': 'is deciding about the dice of the horde',
  'choose-event': 'is choosing an event',
  'choose-symbol': 'is choosing a symbol of the event',
  'hold-vehicles': 'is choosing transports that are held up',
  'lose-goods': 'is choosing goods that are lost',
  'damage-buildings': 'is choosing buildings that are damaged',
  'spread-damage': 'is spreading damage over the areas',
  'arm-barbarians': 'is arming the barbarians',
  'barbarians-go': 'is moving barbarians',
  'barbarians-attack': 'is deciding where barbarians attack',
  'place-uprising': 'is placing an uprising',
  'relief-from': 'is calling for help',
  'relief-take': 'is gathering help',
  'relief-go': 'is sending help',
  'keep-used': 'is choosing cards that are not readied',
  'shield-territories': 'is choosing territories to save from the event',
  'tax-rate': 'is setting a tax rate',
  'pay-dues': 'is paying interest and upkeep',
  'due-short': 'is short of money for a treaty',
  purchases: 'is buying',
  'place-purchase': 'is placing a purchase',
  'keep-card': 'is choosing a realm card',
  'place-marker': 'is placing control markers',
  'demand-hidden': 'is deciding about hidden purchases',
  'compose-orders': 'is ordering behind the screen',
  'carry-out-orders': 'is carrying out orders',
  'war-turn': 'is to move, attack or pass',
  'assault-whom': 'is choosing an opponent',
  'move-from': 'is moving',
  'take-along': 'is gathering a force',
  'move-on': 'is moving',
  'attack-whom': 'is choosing an opponent',
  'fight-whom': 'is choosing an opponent',
  'who-conquers': 'is deciding who conquers',
  'take-or-plunder': 'is deciding about the spoils',
  'replace-markers': 'is replacing control markers',
  'plunder-cubes': 'is plundering goods',
  safeguard: 'is saving pieces',
  hostility: 'is considering an act of war',
  shelter: 'is deciding what the walls protect against',
  'declare-capture': 'is deciding about prisoners',
  crew: 'is choosing a crew',
  target: 'is aiming a siege engine',
  retarget: 'is aiming a siege engine',
  captain: 'is giving orders to captains',
  'announce-retreat': 'is considering a retreat',
  sacrifice: 'is considering a sacrifice',
  reroll: 'is deciding about the attack roll',
  'spend-blood': 'is considering blood tokens',
  superiority: 'is using overwhelming superiority',
  'retreat-to': 'is choosing a way to retreat',
  expose: 'is assigning damage',
  assign: 'is assigning damage',
  reload: 'is reloading galleys',
  'reload-onto': 'is reloading galleys',
  parley: 'is deciding whether to fight on',
  'answer-surrender': 'is answering a proposal to surrender',
  'choose-trader': 'is choosing a trade vehicle',
  'trade-with': 'is trading',
  'transfer-goods': 'is shifting goods',
  'market-for-purchase': 'is buying goods',
  'split-trade-points': 'is completing a route',
  'trade-for-sale': 'is selling goods',
  'market-for-sale': 'is selling goods',
  'place-cube': 'is placing a market cube',
  'plunder-trader': 'is deciding about a trade vehicle',
  'seize-trader': 'is deciding about a trade vehicle',
  'route-target': 'is planning a route',
  'route-stages': 'is planning a route',
  'rearrange-established': 'is laying a route anew',
  'rearrange-planned': 'is laying a route anew',
  'rearrange-target': 'is laying a route anew',
  'serve-route': 'is choosing a vehicle for a route',
  leisure: 'is busy beside the game',
  'answer-proposal': 'is answering a proposal',
  'limit-window': 'is busy beside the game',
  'draft-treaty': 'is drafting a treaty',
  'draft-clause': 'is drafting a treaty',
  'breach-vote': 'is voting on a breach',
  'designate-support': 'is designating units',
  'order-support': 'is considering an order',
  'order-where': 'is giving an order',
  'answer-order': 'is answering an order',
};
