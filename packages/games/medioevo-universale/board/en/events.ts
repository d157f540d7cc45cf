import type { Offer } from '../../src/events/diplomacy.js';
import type { CardId, Craft, Realm } from '../../src/ids.js';
import type { Army } from '../../src/troops.js';
import { cubesIn, has, ROMAN, titleOf } from '../names.js';
import type { Words } from '../words.js';
import { area, army, at, florin, from, list, points, start, to } from './grammar.js';
import { names } from './names.js';
import { endings } from './table.js';
import {
  a,
  areas,
  building,
  commanded,
  craft,
  dice,
  fleet,
  force,
  goods,
  hp,
  kind,
  marker,
  model,
  shelter,
  type Tongue,
  target,
  times,
  title,
} from './tongue.js';

const card = (id: CardId): string => titleOf(names, id);
const cards = (ids: readonly CardId[]): string => list(ids.map(card)) || 'no card';
/** How many of each troop, as facts have them. */
const troops = (units: Readonly<Record<string, number>> | Army): string => army(units as Army);
const troop = (id: string): string => (has(names.troops, id) ? names.troops[id].one : names.unknown);
const BANS = { 'no-fighting': 'fights', 'no-trade': 'trades', 'no-passage': 'goes in or out' };
const ROLLS = {
  horde: 'for the horde',
  event: 'for the event',
  archers: 'for archers',
  siege: 'for siege engines',
  sinking: 'for a deserted galley',
  spy: 'for a spy',
  d3: 'for a card',
};
const HOW_BATTLE = {
  destroyed: 'one army is destroyed',
  retreat: 'the attacker has retreated',
  surrender: 'one side has surrendered',
  'broken-off': 'it was broken off',
};
const HARM = {
  siege: 'siege engines',
  archers: 'archers',
  result: 'the melee',
  loss: 'own losses',
  event: 'the event',
};
const WAYS = { usual: '', 'to-barbarians': ' to barbarians', anywhere: ' at the fixed price' };
const ROUTES = {
  sold: 'ended with a sale on the way',
  dropped: 'was given up',
  lost: 'ended with the loss of its vehicle',
};
const COMING = {
  bought: 'a new',
  ransomed: 'the ransomed',
  redeployed: 'the released',
  recovered: 'the recovered',
};

export const eventsIn = (t: Tongue): Words['events'] => {
  const { who, all } = t;
  const Who = (id: string): string => start(who(id));
  const bids = (of: Readonly<Record<string, number>>, unit: (n: number) => string): string =>
    list(Object.entries(of).map(([seat, n]) => `${who(seat)} ${unit(n)}`));
  const stands = (figures: readonly number[], unit = ''): string => figures.map(n => `${n}${unit}`).join('/');
  const standing = (award: string, of: Readonly<Record<string, readonly number[]>>): string => {
    const all_ = Object.entries(of).map(([seat, n]) => `${who(seat)} ${stands(n, award === 'most-money' ? ' F' : '')}`);
    return all_.length === 0 ? '' : ` (${all_.join(', ')})`;
  };
  const treatyOf = (parties?: readonly string[]): string =>
    parties ? `the treaty between ${all(parties)}` : 'a treaty';
  /** Only those hear of it whom it concerns. */
  const ifKnown = (known: unknown, sentence: () => string): string => (known === undefined ? '' : sentence());
  /** Whose it was, to whom, and in short what. */
  const offer = (each: Offer): string => `the proposal of ${who(each.from)} to ${all(each.to)}: ${t.offered(each)}`;
  const good = (id: string): string => {
    const read = id.includes(':') ? id.slice(id.indexOf(':') + 1) : id;
    return has(names.goods, read) ? names.goods[read] : names.unknown;
  };
  const givenUp = (id: string, piece?: Craft): string => {
    if (piece) return a(craft(piece));
    return has(names.goods, id) ? cubesIn(names, id, 1) : a(troop(id));
  };

  return {
    // Set-up and turn order
    'teams-formed': f => {
      const teams = [...new Set(Object.values(f.teams))].map(
        team => `team ${team}: ${all(Object.keys(f.teams).filter(seat => f.teams[seat] === team))}`,
      );
      return `Teams were formed, ${teams.join('; ')}.`;
    },
    'realm-taken': f => {
      const player = names.sides[f.player];
      if (f.how === 'auctioned') return `${player} won ${t.thing(f.realm, 'realm')} for ${hp(f.honour ?? 0)}.`;
      return f.how === 'drawn'
        ? `The lot gave ${t.thing(f.realm, 'realm')} to ${player}.`
        : `${player} chose ${t.thing(f.realm, 'realm')}.`;
    },
    'map-opened': f =>
      `${times(f.territories, 'territory', 'territories')} and ${times(f.seas, 'sea area')} are in play.`,
    'realm-bids': f => {
      const all_ = Object.entries(f.bids).map(
        ([seat, { realm, honour }]) =>
          `${names.sides[seat as never]} ${hp(honour)} for ${t.thing(realm as Realm, 'realm')}`,
      );
      return `Bids for realms, turn ${f.turn}: ${list(all_)}.`;
    },
    'realm-bids-raised': f => `The bids for ${t.thing(f.realm, 'realm')} were raised: ${bids(f.bids, hp)}.`,
    'honour-evened': f => `All honour went up by ${f.by}, so that nobody begins below the start.`,
    'village-placed': f => `${Who(f.player)} founded a village ${at(f.at)}.`,
    'transport-placed': f => `${Who(f.player)} placed ${a(model(f.transport, f.level))} ${at(f.at)}.`,
    'archer-placed': f => `${Who(f.player)} placed an archer ${at(f.at)}.`,
    'barbarians-settled': f => `Barbarians settled in ${areas(f.at)}.`,
    'start-cards-drawn': f =>
      `${Who(f.player)} drew ${times(f.count, 'realm card')}${f.cards ? `: ${cards(f.cards)}` : ''}.`,
    'start-card-kept': f => `${Who(f.player)} kept ${card(f.card)}.`,
    'start-marker-taken': f => `${Who(f.player)} took ${marker(f.colour)}.`,
    'bids-revealed': f =>
      `${f.turn === 0 ? 'Bids for the turn order' : `Bids once the tied had raised theirs, turn ${f.turn}`}: ${bids(f.bids, florin)}.`,
    'order-settled': f => `Turn order: ${all(f.order)}${f.byLot ? '; the lot decided between equals' : ''}.`,

    // Money, honour, cards
    paid: f =>
      `${Who(f.player)} paid ${florin(f.florin)}${f.to ? ` to ${who(f.to)}` : ''}: ${names.moneyFor[f.for].toLowerCase()}.`,
    'paid-secretly': f =>
      ifKnown(f.player, () => `${Who(f.player ?? '')} secretly paid ${florin(f.florin ?? 0)} to ${who(f.to ?? '')}.`),
    received: f => `${Who(f.player)} received ${florin(f.florin)}: ${names.moneyFor[f.for].toLowerCase()}.`,
    'honour-changed': f => {
      const why = has(names.honourFor, f.for) ? names.honourFor[f.for].toLowerCase() : names.unknown;
      return `${Who(f.player)} ${f.by < 0 ? 'lost' : 'gained'} ${hp(Math.abs(f.by))} and stands at ${f.honour}: ${why}.`;
    },
    'loan-taken': f => `${Who(f.player)} took a loan and has ${times(f.open, 'open loan')}.`,
    'loan-repaid': f =>
      `${Who(f.player)} repaid a loan and has ${f.open === 0 ? 'no open loan' : times(f.open, 'open loan')}.`,
    'card-used': f =>
      f.as === 'points'
        ? `${Who(f.player)} turned ${card(f.card)} for its points.`
        : `${Who(f.player)} used ${card(f.card)}${f.by ? ` by means of ${title(f.by)}` : ''}.`,
    'card-cancelled': f => `${Who(f.by)} cancelled ${card(f.card)} of ${who(f.player)}.`,
    'technology-used': f =>
      `${Who(f.player)} used ${names.technologies[f.technology]}${f.of ? ` of ${who(f.of)}` : ''}.`,
    'points-made': f => `${Who(f.player)} made ${points(f.points, f.colour)}.`,
    'marker-flipped': f => `${Who(f.player)} flipped ${marker(f.colour)}.`,
    'die-turned': f => `${start(t.thing(f.die).replace(/ \(shows \d+\)$/, ''))} was turned to ${f.pips}.`,
    'vehicle-damaged': f =>
      f.level === 0
        ? `${start(a(craft(f.piece)))} of ${who(f.player)} was destroyed by a spy.`
        : `${start(a(craft(f.piece)))} of ${who(f.player)} was damaged and is now of level ${ROMAN[f.level as 1]}.`,
    captured: f => `${Who(f.player)} captured ${army(f.army)} of ${who(f.of)}.`,
    rolled: f => `${Who(f.player)} rolled ${dice(f.dice)} ${ROLLS[f.for]}.`,

    // Events, horde, barbarians
    'horde-rerolled': f => `${Who(f.player)} rolled again for the horde: ${dice(f.dice)}.`,
    'horde-gathered': f => `The horde of this round, by ${dice(f.dice)}: ${troops(f.army)}.`,
    'event-drawn': f => `Event: ${names.events[f.card]}.`,
    'event-discarded': f => `The event ${names.events[f.card]} was laid aside.`,
    'events-looked-at': f => `${Who(f.player)} looked at ${list(f.cards.map(each => names.events[each]))}.`,
    'events-shuffled': f => `The event deck was shuffled: ${times(f.cards, 'card')}.`,
    'event-idle': f => `${names.events[f.card]} strikes nothing that is in play.`,
    'symbol-chosen': f => `${Who(f.player)} chose the symbol ${names.symbols[f.symbol].name}.`,
    'event-struck': f =>
      f.count === 0
        ? `The event spared ${who(f.player)} (${names.symbols[f.symbol].name.toLowerCase()}).`
        : `The event struck ${who(f.player)} (${names.symbols[f.symbol].name.toLowerCase()}: ${f.count}).`,
    'vehicles-held': f => `${start(fleet(f.pieces))} of ${who(f.player)} cannot move this round.`,
    'cargo-lost': f =>
      `${Who(f.player)} lost cargo: ${list(Object.entries(f.goods).map(([id, n]) => `${n} ${good(id)}`))}.`,
    'building-damaged': f => `The ${building(f.building)} ${at(f.at)} took ${times(f.points, 'point')} of damage.`,
    'building-destroyed': f =>
      `The ${building(f.building)} ${at(f.at)} was destroyed${f.player ? `, to the loss of ${who(f.player)}` : ''}.`,
    'marker-removed': f => `The control marker of ${who(f.player)} ${at(f.at)} was removed.`,
    'barbarians-appeared': f => `Barbarians appeared ${at(f.at)}: ${troops(f.army)}.`,
    'barbarians-moved': f => `Barbarians went ${from(f.from)} ${to(f.to)}: ${troops(f.army)}.`,
    'barbarians-halted': f => `The barbarians ${at(f.from)} were kept from going ${to(f.to)}.`,
    'rate-permitted': f => `The permitted tax rate is ${florin(f.rate)}.`,
    'uprisings-due': f => `${start(times(f.count, 'uprising'))} threaten${f.count === 1 ? 's' : ''} ${who(f.player)}.`,
    'uprising-began': f => `An uprising against ${who(f.player)} broke out ${at(f.at)}: ${troops(f.army)}.`,
    raided: f => `The barbarians raided ${area(f.at)}.`,
    'vehicle-destroyed': f => `${start(a(craft(f.piece)))} of ${who(f.player)} was destroyed ${at(f.at)}.`,
    'market-emptied': f => `The market ${at(f.at)} was emptied: ${times(f.cubes, 'cube')}.`,
    'territory-banned': f =>
      `${Who(f.player)} had it proclaimed: nobody ${BANS[f.ban]} ${f.ban === 'no-passage' ? 'of' : 'in'} ${area(f.at)} this round.`,
    'territory-shielded': f => `${Who(f.player)} saved ${area(f.at)} from the event.`,
    'walls-raised': f => `${Who(f.player)} raised walls ${at(f.at)} for this round.`,
    'militia-raised': f => `${Who(f.player)} raised ${a(troop(f.troop))} ${at(f.at)}.`,
    'relief-arrived': f => `Help of ${who(f.player)} arrived ${at(f.at)}: ${force(f.army as Army, f.pieces)}.`,
    'side-changed': f => `${start(a(troop(f.troop)))} of ${who(f.from)} ${at(f.at)} came over to ${who(f.to)}.`,
    'cards-kept-used': f => `${Who(f.player)} kept ${cards(f.cards)} from being readied.`,

    // Taxes and purchases
    'tax-set': f => `${Who(f.player)} set the tax rate to ${florin(f.rate)}.`,
    'interest-missed': f =>
      `${Who(f.player)} left ${florin(f.florin)} of interest unpaid, ${f.missed === 1 ? 'for the first time' : `for ${f.missed} rounds in a row`}.`,
    'own-plundered': f => {
      const what = has(names.buildings, f.what) ? names.buildings[f.what].one : names.vehicles[f.what].one;
      return `${Who(f.player)} plundered ${a(what)} of its own ${at(f.at)}.`;
    },
    'uprisings-started': f => `${Who(f.player)} started ${times(f.count, 'uprising')} for money.`,
    eliminated: f => `${Who(f.player)} is out of the game.`,
    'given-up': f => `${Who(f.player)} took ${givenUp(f.what, f.piece)} off the board ${at(f.at)}.`,
    'technology-bought': f => `${Who(f.player)} bought ${names.technologies[f.technology]}.`,
    built: f =>
      `${Who(f.player)} built ${a(building(f.building))} ${at(f.at)}${f.instead ? ` in place of the ${building(f.instead)}` : ''}.`,
    repaired: f =>
      `${Who(f.player)} repaired ${kind(f.kind)} ${at(f.at)}; ${f.left === 0 ? 'no damage is' : `${times(f.left, 'point')} of damage ${f.left === 1 ? 'is' : 'are'}`} left.`,
    'vehicle-bought': f => `${Who(f.player)} bought ${a(model(f.piece, f.level))} ${at(f.at)}.`,
    'vehicle-raised': f => `${Who(f.player)} now has ${a(model(f.piece, f.level))} ${at(f.at)}.`,
    'unit-placed': f => {
      const what = f.how === 'bought' ? a(names.troops[f.troop].one) : `${COMING[f.how]} ${names.troops[f.troop].one}`;
      return `${Who(f.player)} placed ${what} ${at(f.at)}.`;
    },
    'captain-raised': f =>
      `${Who(f.player)} raised a captain ${at(f.at)} from level ${ROMAN[f.from]} to ${ROMAN[f.to]}.`,
    'cards-drawn': f => `${Who(f.player)} drew ${times(f.count, 'realm card')}${f.cards ? `: ${cards(f.cards)}` : ''}.`,
    'card-bought': f => `${Who(f.player)} kept ${card(f.card)}.`,
    'marker-placed': f => `${Who(f.player)} placed a control marker ${at(f.at)}.`,
    'markers-forfeited': f => `${Who(f.player)} forfeited ${times(f.count, 'control marker')}.`,
    'hidden-demanded': f => `${Who(f.player)} demanded hidden purchases: all buy behind their screens.`,
    'orders-closed': f => `${Who(f.player)} has closed the orders.`,
    'orders-revealed': f =>
      f.orders.length === 0
        ? `${Who(f.player)} ordered nothing.`
        : `${Who(f.player)} ordered ${list(f.orders.map(t.purchase))}.`,
    'order-lapsed': f => `An order of ${who(f.player)} lapsed: ${t.purchase({ ware: f.ware, what: f.what })}.`,

    // War
    'combat-round-began': f => `Combat round ${f.round} began.`,
    'passed-in-war': f => `${Who(f.player)} passed.`,
    'force-moved': f => `${Who(f.player)} moved ${from(f.from)} ${to(f.to)}: ${force(f.army as Army, f.pieces)}.`,
    'way-barred': f => `The way of ${who(f.player)} ${from(f.from)} ${to(f.to)} was barred.`,
    'movement-ended': f => `The movement of ${who(f.player)} is over.`,
    halted: f => `${Who(f.player)} had to halt ${at(f.at)}.`,
    'armies-face': f => `Armies face each other ${at(f.at)}: ${all(f.sides)}.`,
    conquered: f =>
      f.isWon
        ? `${Who(f.player)} conquered ${area(f.at)}${f.from ? ` from ${who(f.from)}` : ''}.`
        : `${Who(f.player)} took control of ${area(f.at)}${f.from ? ` from ${who(f.from)}` : ''} without a fight.`,
    'vehicle-taken': f => `${Who(f.player)} took over ${a(craft(f.piece))} of ${who(f.from)} ${at(f.at)}.`,
    'vehicle-plundered': f => `${Who(f.player)} plundered ${a(craft(f.piece))} of ${who(f.from)} ${at(f.at)}.`,
    'building-taken': f => `${Who(f.player)} took over the ${building(f.building)} of ${who(f.from)} ${at(f.at)}.`,
    'building-plundered': f => `${Who(f.player)} plundered the ${building(f.building)} of ${who(f.from)} ${at(f.at)}.`,
    'cubes-plundered': f =>
      `${Who(f.player)} plundered ${goods(f.goods)} ${f.piece ? `on ${a(craft(f.piece))}` : 'in the market'} ${at(f.at)}.`,
    'marker-replaced': f => `${Who(f.player)} placed a control marker ${at(f.at)} in place of another.`,
    'unit-landed': f => `${start(a(troop(f.troop)))} of ${who(f.player)} arrived ${at(f.at)}.`,
    'horde-hired': f => `${Who(f.player)} hired a horde ${at(f.at)}: ${troops(f.army)}.`,
    'joined-barbarians': f => `Units of ${who(f.player)} joined the barbarians ${at(f.at)}: ${troops(f.army)}.`,
    safeguarded: f => `${Who(f.player)} saved ${force(f.army as Army, f.pieces, f.goods)}.`,
    'guest-overstayed': f => `${Who(f.player)} stayed ${at(f.at)} against the will of ${who(f.host)}: that is war.`,

    // Battle
    'battle-began': f => `Battle ${at(f.at)}: ${who(f.attacker)} attacked ${who(f.defender)}.`,
    'battle-round-began': f => `Battle round ${f.round} began ${at(f.at)}.`,
    'shelter-declared': f =>
      `The walls protect ${who(f.player)} against ${list(f.against.map(shelter))}, up to ${times(f.points, 'point')}.`,
    'capture-declared': f => `${Who(f.player)} wants prisoners${f.isPenalised ? ', with half the attack value' : ''}.`,
    'crew-assigned': f =>
      `${start(army(f.crew))} of ${who(f.player)} serve${isOne(f.crew) ? 's' : ''} the ${craft(f.piece)}.`,
    'engine-aimed': f => `The ${craft(f.piece)} of ${who(f.player)} aims at ${target(f.target)}.`,
    'engine-fired': f =>
      `The ${craft(f.piece)} of ${who(f.player)} shot at ${target(f.target)}: ${dice(f.dice)}, ${times(f.hits, 'hit')}.`,
    'captain-ordered': f => `A captain of ${who(f.side)} ${commanded(f.order)}.`,
    'archers-shot': f =>
      `The archers of ${who(f.side)} shot: ${f.dice.length > 0 ? `${dice(f.dice)}, ` : ''}${times(f.hits, 'hit')}.`,
    'retreat-announced': f => `${Who(f.player)} announced a retreat.`,
    'light-infantry-sacrificed': f => `${Who(f.side)} sacrificed ${f.units} light infantry.`,
    'attack-rolled': f => `${Who(f.side)} ${f.isReroll ? 'rolled again' : 'rolled'}: ${dice(f.dice)}.`,
    'blood-spent': f => `${Who(f.player)} spent ${times(f.tokens, 'blood token')}.`,
    'melee-decided': f => {
      const values = `attacker ${f.attacker.attack} (loss ${f.attacker.loss}), defender ${f.defender.attack} (loss ${f.defender.loss})`;
      const won = f.winner ? `the ${f.winner} won` : 'nobody won';
      return `Melee: ${values}; ${won}. Damage: ${f.toAttacker} to the attacker, ${f.toDefender} to the defender.`;
    },
    'superiority-used': f =>
      `Overwhelming superiority of ${who(f.side)}: ${f.raised} more damage, ${f.lowered} less loss.`,
    'damage-averted': f =>
      `The walls averted ${times(f.points, 'point')} of damage to ${who(f.side)} from ${shelter(f.kind)}.`,
    'damage-taken': f => {
      const turned = f.turned.map(each => `${names.troops[each.from].one} became ${names.troops[each.to].one}`);
      const lost = Object.keys(f.fallen).length > 0 ? `lost ${army(f.fallen)}` : 'lost nobody';
      return `${Who(f.side)} took ${times(f.points, 'point')} of damage ${at(f.at)} by ${HARM[f.source]} and ${lost}${turned.length > 0 ? `; ${list(turned)}` : ''}.`;
    },
    retreated: f =>
      `${Who(f.player)} retreated ${from(f.from)} ${to(f.to)}${f.vehicles.length > 0 ? ` with ${fleet(f.pieces)}` : ''}.`,
    'prisoners-freed': f => `Prisoners of ${who(f.side)} ${at(f.at)} were freed: ${army(f.army)}.`,
    'galley-stayed-afloat': f => `A deserted galley of ${who(f.owner)} stayed afloat.`,
    'galley-sank': f =>
      `A galley of ${who(f.owner)} sank${f.with.length > 0 ? ` with ${times(f.with.length, 'vehicle')} aboard` : ''}.`,
    'unit-reloaded': f => `${Who(f.player)} moved ${a(names.troops[f.troop].one)} to another galley.`,
    'vehicle-reloaded': f => `${Who(f.player)} moved ${a(craft(f.piece))} to another galley.`,
    'surrender-proposed': f =>
      f.isDemand
        ? `${Who(f.by)} demanded that ${who(f.to)} surrender.`
        : `${Who(f.by)} offered ${who(f.to)} to surrender.`,
    'surrender-refused': f => `${Who(f.by)} refused.`,
    surrendered: f => `${Who(f.player)} surrendered to ${who(f.to)} with ${army(f.army)}.`,
    'battle-ended': f => {
      const won = f.winner ? `${who(f.winner === 'attacker' ? f.attacker : f.defender)} won` : 'nobody won';
      return `The battle ${at(f.at)} ended ${f.rounds === 0 ? 'before the first round' : `after ${times(f.rounds, 'round')}`}: ${HOW_BATTLE[f.how]}, ${won}.`;
    },

    // Trade
    'trade-turn': f => `${Who(f.player)} began to trade.`,
    'trader-moved': f =>
      `The ${craft(f.piece)} of ${who(f.player)} went ${from(f.from)} ${to(f.to)} for ${f.mp}\u00a0MP.`,
    'trader-held-up': f => `The ${craft(f.piece)} of ${who(f.player)} was kept ${at(f.at)} from going ${to(f.to)}.`,
    'trader-spared': f => `${Who(f.by)} let the ${craft(f.piece)} of ${who(f.player)} pass.`,
    'trader-taken': f => `${Who(f.by)} took over the ${craft(f.piece)} of ${who(f.player)} ${at(f.at)}.`,
    'trader-plundered': f =>
      `${Who(f.by)} ${f.isLost ? 'plundered' : 'emptied'} the ${craft(f.piece)} of ${who(f.player)} ${at(f.at)}${f.goods.length > 0 ? `: ${goods(f.goods)}` : ''}.`,
    'blood-shed': f => `${Who(f.player)} received ${times(f.tokens, 'blood token')}.`,
    'trade-prevented': f =>
      `The ${craft(f.piece)} of ${who(f.player)} was kept from ${f.isSale ? 'selling' : 'buying'} ${at(f.at)}.`,
    'goods-bought': f =>
      `The ${craft(f.piece)} of ${who(f.player)} bought ${cubesIn(names, f.good, f.count)} ${at(f.at)} for ${florin(f.florin)}.`,
    'goods-sold': f =>
      `The ${craft(f.piece)} of ${who(f.player)} sold ${goods(f.goods)}${WAYS[f.way]} ${at(f.at)} for ${florin(f.florin)}.`,
    'goods-transferred': f => `${Who(f.player)} shifted goods: the ${craft(f.piece)} now carries ${goods(f.goods)}.`,
    'cube-placed': f => `${Who(f.player)} left ${names.goods[f.good]} in the market ${at(f.at)}.`,
    'cube-moved': f => `${Who(f.player)} brought ${names.goods[f.good]} ${from(f.from)} ${to(f.to)}.`,
    'route-started': f =>
      `${Who(f.player)} planned a route with the ${craft(f.piece)} ${from(f.start)}: ${list(f.stages.map(area))}.`,
    'stage-established': f => `${Who(f.player)} established the stage ${at(f.at)}.`,
    'route-completed': f =>
      `${Who(f.player)} completed a route over ${times(f.stages, 'stage')}: ${times(f.points, 'trade point')}, ${f.honour} of them for honour.`,
    'route-ended': f => `The route of ${who(f.player)} ${ROUTES[f.because]}.`,
    'route-served': f => `The ${craft(f.piece)} of ${who(f.player)} serves the route from now on.`,
    'route-rearranged': f => `${Who(f.player)} laid the route anew: ${list(f.stages.map(area))}.`,

    // Diplomacy
    'war-declared': f => `${Who(f.by)} declared war on ${who(f.on)}, to be fought from round ${f.from} on.`,
    'war-answered': f => `${Who(f.by)} did not wait for the war: ${who(f.on)} had declared it.`,
    'war-opened': f => `${Who(f.by)} opened hostilities against ${who(f.on)} without a declaration.`,
    'truce-made': f => `${Who(f.a)} and ${who(f.b)} agreed on a truce until the end of the round.`,
    'peace-made': f => `${Who(f.a)} and ${who(f.b)} made peace.`,
    'treaty-signed': f => (f.terms ? `${start(all(f.terms.parties))} signed a treaty: ${t.treatise(f.terms)}.` : ''),
    'treaty-ended': f => ifKnown(f.parties, () => `${start(treatyOf(f.parties))} ended.`),
    'treaty-broken': f => ifKnown(f.parties, () => `${Who(f.by ?? '')} broke ${treatyOf(f.parties)}.`),
    proposed: ({ offer: it }) => (it ? `${Who(it.from)} proposed to ${all(it.to)}: ${t.proposed(it)}.` : ''),
    accepted: f => (f.offer ? `${Who(f.by ?? '')} accepted ${offer(f.offer)}.` : ''),
    declined: f => (f.offer ? `${Who(f.by ?? '')} declined ${offer(f.offer)}.` : ''),
    withdrawn: ({ offer: it }) =>
      it ? `${Who(it.from)} withdrew the proposal to ${all(it.to)}: ${t.offered(it)}.` : '',
    'agreement-void': () => 'What was agreed on could no longer be done.',
    'prisoners-handed-over': f => `${Who(f.from)} handed over prisoners to ${who(f.to)}.`,
    complained: f =>
      `${Who(f.by)} accused ${who(f.accused)} of having broken the treaty between ${all(f.parties)}, which is public from now on.`,
    voted: f => {
      const said = Object.entries(f.votes).map(
        ([seat, vote]) => `${who(seat)} ${vote === 'vote-breach' ? 'yes' : 'no'}`,
      );
      return `The vote on a breach: ${list(said)}. It is ${f.isBreach ? 'a breach' : 'no breach'}.`;
    },
    'support-called': f => {
      const least = f.units === undefined ? '' : `: at least ${times(f.units, 'unit')}`;
      return `${Who(f.by)} called on the support of ${who(f.of)}${least}.`;
    },
    'support-designated': f =>
      `${Who(f.by)} put ${f.units === undefined ? 'units' : times(f.units, 'unit')} under the orders of the ally.`,
    'support-ordered': f => `${Who(f.by)} ordered units of ${who(f.of)} ${from(f.from)} ${to(f.to)}.`,
    'order-refused': f => `${Who(f.by)} refused the order of ${who(f.of)}.`,
    'due-unpaid': f => `${Who(f.by)} left unpaid what was owed by treaty.`,
    'window-armed': f => `${Who(f.player)} wants ${f.isOn ? '' : 'not '}to be asked “${names.windows[f.window]}”.`,
    'time-called': () => 'All agreed: this round is the last.',

    // Rounds and reckoning
    'round-began': f => `Round ${f.round} began.`,
    'phase-began': f => `Phase ${f.phase}: ${names.phases[f.phase as 1].name}.`,
    'objective-claimed': f =>
      `${Who(f.player)} fulfilled the objective of ${card(f.card)} and took ${marker(f.colour)}.`,
    'claim-lapsed': f => `The claim of ${who(f.player)} with ${card(f.card)} lapsed: no marker was left.`,
    'deposit-lost': f => `${Who(f.player)} lost the deposit of ${florin(f.florin)}.`,
    'round-ended': f => `Round ${f.round} is over.`,
    'hired-left': f => `The hired barbarians of ${who(f.player)} left ${area(f.at)}: ${times(f.units, 'unit')}.`,
    'lent-returned': f =>
      `${start(times(f.units, 'unit'))} of ${who(f.player)} came back from the barbarians ${to(f.to)}.`,
    'lent-dispersed': f =>
      `${start(times(f.units, 'unit'))} of ${who(f.player)} among the barbarians ${f.units === 1 ? 'is' : 'are'} lost.`,
    'truce-ended': f => `The truce between ${all(f.parties)} is over.`,
    'scoring-began': f => `${has(endings, f.how) ? endings[f.how].text : 'The game is over.'} The final scoring began.`,
    'final-event-drawn': f =>
      `A last event card was drawn, without effect: ${names.events[f.card]}. The permitted tax rate is ${florin(f.permitted)}.`,
    awarded: f => {
      const what = has(names.awards, f.award) ? names.awards[f.award] : names.unknown;
      const which = f.good && has(names.goods, f.good) ? ` of ${names.goods[f.good]}` : '';
      const to_ = f.to.length === 0 ? 'nobody' : `${all(f.to)}, ${hp(f.honour)}${f.to.length > 1 ? ' each' : ''}`;
      return `${what}${which}: ${to_}${standing(f.award, f.standings)}.`;
    },
    'team-scored': f => `Team ${f.team}, ${all(f.players)}: ${hp(f.honour)}.`,
    'game-ended': f =>
      `${has(endings, f.how) ? endings[f.how].text : 'The game is over.'} ${start(all(f.winners))} ${f.winners.length > 1 ? 'win' : 'wins'}.`,
  };
};
const isOne = (units: Army): boolean => Object.values(units).reduce((sum, n) => sum + n, 0) === 1;
