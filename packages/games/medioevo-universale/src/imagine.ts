import { type Frame, leavesOf, type Random, type Seat, type Spectator, shuffled } from '@hegemon/kernel';
import { EVENT } from './catalog.js';
import { CARDS, type CardId, EVENTS, type Player, TERRITORIES } from './ids.js';
import { openBids } from './rules/auction.js';
import { controllerOf, isHosted } from './rules/control.js';
import { isOfOthers } from './rules/papers.js';
import { fixMap } from './setup.js';
import type { MU } from './state.js';
import type { Treaty, TreatyId } from './treaties.js';

/** A frame in which somebody looks at cards that nobody else sees. */
interface Drawing extends Frame {
  seat: Seat;
  drawn: CardId[];
}
const isDrawing = (f: Frame): f is Drawing => 'drawn' in f && 'seat' in f && Array.isArray(f.drawn);

/** Deals anew what this seat cannot see: the decks, what others have just drawn, their treasuries, their secret treaties' traces. */
export const redeal = (g: MU, seat: Seat | Spectator, random: Random): void => {
  // Bots copy what they imagine many times over, and what came from a store is not fixed any more.
  fixMap(g);
  dealCards(g, seat, random);
  dealEvents(g, random);
  // MU 0-components-limits: of another's purse everybody knows what was paid openly.
  for (const player of g.seats) if (player !== seat) g.cash[player] = Math.max(0, g.reckoned[player]);
  // MU 1-auction-bid Whoever has bid it has it, wherever it came from.
  for (const f of g.flow)
    for (const [player, bid] of Object.entries(openBids(f)) as [Player, number][])
      g.cash[player] = Math.max(g.cash[player], bid);
  forgetSecretTreaties(g, seat);
  for (const [id, { from, to }] of Object.entries(g.proposals) as [
    keyof MU['proposals'],
    MU['proposals'][keyof MU['proposals']] & object,
  ][])
    if (from !== seat && !(to as readonly Seat[]).includes(seat)) delete g.proposals[id];
  // Agreed on, but not in effect yet: nobody else has heard of it.
  g.agreed = g.agreed.filter(
    each => each.type !== 'proposal' || ([each.proposal.from, ...each.proposal.to] as readonly Seat[]).includes(seat),
  );
  const place = g.seats.indexOf(seat as Player) + 1;
  for (const name of Object.keys(g.papers)) if (isOfOthers(name, place)) delete g.papers[name];
  forgetHiddenOrders(g, seat);
};

interface Seated extends Frame {
  seat: Player;
}
/** Whose orders are still to be turned up: all of them as long as anybody orders, then those whose turn has not come. */
const behindScreens = (g: MU, isComposing: boolean): readonly Player[] => {
  if (isComposing) return g.seats;
  const purchases = g.flow.find(f => f.proc === 'purchases') as (Frame & { waiting: Player[] }) | undefined;
  const turned = g.flow.find(f => f.proc === 'orders') as Seated | undefined;
  return purchases?.waiting.filter(player => player !== turned?.seat) ?? [];
};
/** @rule MU X-hidden What others have ordered one can only guess, until their turn comes to carry it out (M-97). */
const forgetHiddenOrders = (g: MU, seat: Seat | Spectator): void => {
  if (!g.orders) return;
  const composing = leavesOf(g.flow).flatMap(stack => stack.filter((f): f is Seated => f.proc === 'composing'));
  for (const player of behindScreens(g, composing.length > 0)) if (player !== seat) delete g.orders[player];
  for (const f of composing) if (f.seat !== seat) f.step = 'begin';
};

/** What others have agreed on in secret is not known, but for what lies open on the map. @rule MU clause.right-of-way */
const forgetSecretTreaties = (g: MU, seat: Seat | Spectator): void => {
  const secret = (Object.entries(g.treaties) as [TreatyId, Treaty][]).filter(
    ([, { isSecret, parties }]) => isSecret && !(parties as readonly Seat[]).includes(seat),
  );
  if (secret.length === 0) return;
  const held = TERRITORIES.filter(at => g.armies[at]).map(at => ({ at, host: controllerOf(g, at) }));
  // MU C-support That one helps the other is seen; with how much, and with which units, is not (M-73).
  for (const support of g.supports) {
    if (!secret.some(([id]) => id === support.treaty)) continue;
    support.minUnits = 1;
    if (support.units) support.units = [];
  }
  for (const [id] of secret) delete g.treaties[id];
  for (const { at, host } of held) {
    if (!host || controllerOf(g, at) === host) continue;
    // Whoever stands there and leaves the land its host's has a right to, and everybody sees it.
    for (const guest of g.seats) {
      if (guest === host || !g.armies[at]?.[guest] || isHosted(g, guest, host, at)) continue;
      const id = secret.find(([, { parties }]) => parties.includes(host) && parties.includes(guest))![0];
      const treaty = (g.treaties[id] ??= { parties: [], clauses: [], isSecret: true, signed: g.round });
      treaty.parties = [...new Set([...treaty.parties, host, guest])];
      treaty.clauses.push({ type: 'right-of-way', grantor: host, grantee: guest, territories: [at] });
    }
  }
};

const dealCards = (g: MU, seat: Seat | Spectator, random: Random): void => {
  const drawing = leavesOf(g.flow)
    .flatMap(stack => stack.filter(isDrawing))
    .filter(f => f.seat !== seat);
  const hidden = new Set([...g.decks.cards, ...drawing.flatMap(f => f.drawn)]);
  const pool = shuffled(
    CARDS.filter(card => hidden.has(card)),
    random,
  );
  for (const f of drawing) f.drawn = pool.splice(0, f.drawn.length);
  g.decks.cards = pool;
};

/** @rule MU 2-uprisings-rate The back of the card on top lies open. */
const dealEvents = (g: MU, random: Random): void => {
  const [top] = g.decks.events;
  if (!top) return;
  const rate = EVENT[top].permittedTaxRate;
  const hidden = new Set(g.decks.events);
  const pool = shuffled(
    EVENTS.filter(event => hidden.has(event)),
    random,
  );
  const first = pool.findIndex(event => EVENT[event].permittedTaxRate === rate);
  const [shown] = pool.splice(first, 1);
  g.decks.events = [shown, ...pool];
};
