import { amount, done, type Frame, go, type Procedure, pick, sealing } from '@hegemon/kernel';
import { components } from '../../catalog.js';
import { changeHonour } from '../../deeds/honour.js';
import { drawLot } from '../../deeds/lots.js';
import { tell } from '../../events.js';
import { type Player, REALMS, type Realm } from '../../ids.js';
import { hasConnectedCompletion } from '../../rules/realms.js';
import type { MU } from '../../state.js';
import { dealRealms, takenRealms, withoutRealm } from './realms.js';

const { minBid, maxBid, rounds: TURNS } = components.variants.realmAuction;
/** Ruling: so often the tied raise their bids before chance decides. */
const RAISES = 3;

/** A bid as it is written down: `hungary:4`. */
type Written = `${Realm}:${number}`;
type Wish = { realm: Realm; honour: number };

interface RealmAuctionFrame extends Frame<'begin' | 'bid' | 'award' | 'raise' | 'deal' | 'even'> {
  proc: 'realm-auction';
  /** 1 or 2. */
  turn: number;
  bids: Partial<Record<Player, Wish>>;
  /** Who must raise, and how often they have. */
  tied: Player[];
  raises: number;
}
const seal = sealing<MU, RealmAuctionFrame>();

const written = (text: string): Wish => {
  const i = text.indexOf(':');
  return { realm: text.slice(0, i) as Realm, honour: Number(text.slice(i + 1)) };
};
const mayFall = (g: MU, realm: Realm): boolean => {
  const taken = takenRealms(g);
  return !taken.includes(realm) && hasConnectedCompletion([...taken, realm], g.seats.length);
};
/** In the first turn all may be written down, since nobody knows yet what the others want. */
const biddable = (g: MU, turn: number): readonly Written[] =>
  REALMS.filter(realm => turn === 1 || mayFall(g, realm)).flatMap(realm =>
    Array.from({ length: maxBid - minBid + 1 }, (_, i): Written => `${realm}:${minBid + i}`),
  );

/** Bids that can still win: a bid that leaves no set that hangs together is void. */
const valid = (g: MU, f: RealmAuctionFrame): readonly (Wish & { player: Player })[] =>
  withoutRealm(g).flatMap(player => {
    const wish = f.bids[player];
    return wish && mayFall(g, wish.realm) ? [{ player, ...wish }] : [];
  });

/** Equal bids on different realms do not hinder each other, unless they do not hang together: then chance says whose comes first. */
const firstRealm = (g: MU, realms: readonly Realm[]): Realm => {
  const doAllFit = hasConnectedCompletion([...takenRealms(g), ...realms], g.seats.length);
  return doAllFit ? realms[0] : drawLot(g, realms, 'realm-auction');
};

const award = (g: MU, f: RealmAuctionFrame, player: Player, { realm, honour }: Wish): void => {
  g.realm[player] = realm;
  f.raises = 0;
  tell(g, 'realm-taken', { player, realm, how: 'auctioned', honour });
  changeHonour(g, player, -honour, 'realm-auction');
};

/** @rule MU X-auction Realms against honour. */
export const realmAuction: Procedure<MU, RealmAuctionFrame> = {
  name: 'realm-auction',
  rule: 'MU X-auction',
  steps: {
    begin(_, f) {
      Object.assign(f, { turn: 1, bids: {}, tied: [], raises: 0 });
    },
    bid: seal({
      rule: 'MU X-auction',
      prompt: 'bid-for-realm',
      order: 'together',
      seats: g => withoutRealm(g),
      offer: (g, f) => [pick('bid-realm', biddable(g, f.turn))],
      facts: (_, f) => ({ turn: f.turn }),
      reveal(g, f, answers) {
        f.bids = {};
        for (const player of withoutRealm(g)) if (answers[player]) f.bids[player] = written(answers[player].arg);
        tell(g, 'realm-bids', { turn: f.turn, bids: { ...f.bids } });
      },
    }),
    /** The highest bid of all first, so that it is clear which of two that exclude each other is void. */
    award(g, f) {
      const bids = valid(g, f);
      if (bids.length === 0) {
        if (f.turn === TURNS || withoutRealm(g).length === 0) return go('deal');
        f.turn++;
        return go('bid');
      }
      const highest = Math.max(...bids.map(({ honour }) => honour));
      const best = bids.filter(({ honour }) => honour === highest);
      const still = best.filter(({ player }) => f.tied.includes(player));
      const realm = still[0]?.realm ?? firstRealm(g, [...new Set(best.map(bid => bid.realm))]);
      const tied = best.filter(bid => bid.realm === realm).map(({ player }) => player);
      const isSettled = tied.length === 1 || f.raises === RAISES || highest === maxBid;
      f.tied = isSettled ? [] : tied;
      if (!isSettled) return;
      award(g, f, drawLot(g, tied, 'realm-auction'), { realm, honour: highest });
      return go('award');
    },
    raise: seal({
      rule: 'MU X-auction',
      prompt: 'raise-bid',
      order: 'together',
      seats: (_, f) => f.tied,
      offer: (_, f, seat) => [amount('raise-bid', 0, maxBid - (f.bids[seat as Player]?.honour ?? 0))],
      facts: (_, f) => ({ realm: f.bids[f.tied[0]]?.realm ?? '', honour: f.bids[f.tied[0]]?.honour ?? 0 }),
      reveal(g, f, answers) {
        const bids: Record<string, number> = {};
        for (const player of f.tied) {
          const wish = f.bids[player];
          if (!wish) continue;
          wish.honour += answers[player].arg;
          bids[player] = wish.honour;
        }
        tell(g, 'realm-bids-raised', { realm: f.bids[f.tied[0]]?.realm ?? REALMS[0], bids });
        f.raises++;
        return go('award');
      },
    }),
    deal(g) {
      if (withoutRealm(g).length > 0) dealRealms(g);
    },
    /** All markers move up together until the lowest stands where everybody begins. */
    even(g) {
      const by = components.setup.honourPoints - Math.min(...g.seats.map(player => g.honour[player]));
      if (by > 0) tell(g, 'honour-evened', { by });
      for (const player of g.seats) changeHonour(g, player, by, 'realm-auction');
      return done();
    },
  },
};
