import { describe, expect, test } from 'vitest';
import type { Sight } from '../src/index.js';
import type { Room } from './support/house.js';
import { bot, created, game, opened, person, play, room, Screen } from './support/house.js';

/** The parts of a view that tell whose cards are open in it. */
interface Piles {
  readonly hand: Readonly<Record<string, { readonly cards?: readonly string[] }>>;
  readonly available: Readonly<Record<string, { readonly cards?: readonly string[] }>>;
}
const openHands = ({ table }: Sight): string[] => {
  const { hand, available } = table.view as Piles;
  return Object.keys(hand).filter(seat => hand[seat].cards || available[seat].cards);
};
/** Nothing in a sight belongs to others than its eyes: neither cards, nor questions, nor what was heard or said. */
const expectDiscreet = (sight: Sight): void => {
  const { eyes } = sight;
  expect(openHands(sight)).toEqual(eyes === 'spectator' ? [] : [eyes]);
  for (const { seat } of sight.table.decisions) expect(seat).toBe(eyes);
  if (sight.table.outcome) return;
  expect(sight.match.serverSeed).toBeUndefined();
  for (const { seat, answer, heard } of sight.news.lines) {
    const isOwn = seat === eyes;
    if (!isOwn) expect(['choose-start-hand', 'refill-hand', 'pax-pick']).not.toContain(answer?.kind);
    for (const event of heard) if ('cards' in event) expect(event.seat).toBe(eyes);
  }
  for (const back of [sight.undo, sight.redo]) {
    const kind = 'answer' in back ? back.answer.kind : '';
    if (eyes === 'spectator') expect(kind).not.toMatch(/hand|pax/);
  }
};

describe('whose eyes', () => {
  test('ui: one person always sees through his own', async () => {
    const place = room();
    const id = await created(place, { green: bot(), blue: person('Ann'), yellow: bot() });
    const sights: Sight[] = [];
    await play(place, await opened(place, id), { most: 60, onSight: sight => sights.push(sight) });
    for (const sight of sights) {
      expect(sight.eyes).toBe('blue');
      expect(sight.curtain).toBeUndefined();
      expectDiscreet(sight);
    }
    const before = place.sights().length;
    for (const eyes of ['green', 'spectator', 'nobody']) await place.desk.look(eyes);
    expect(place.sights()).toHaveLength(before);
  });

  test('ui: between several people a curtain falls, and no sight holds the hand of another', async () => {
    const place = room();
    const chairs = { green: person('Ann'), blue: person('Bob'), yellow: bot(), red: person('Cid') };
    const id = await created(place, chairs, { options: { 'short-game': true } });
    const sights: Sight[] = [];
    const last = await play(place, await opened(place, id), { onSight: sight => sights.push(sight) });
    expect(last.table.outcome).toBeDefined();
    for (const [i, sight] of sights.entries()) {
      expectDiscreet(sight);
      const waiting = sight.table.waiting.map(({ seat }) => seat).filter(seat => seat !== 'yellow');
      if (sight.curtain !== undefined) {
        expect(sight.eyes).toBe('spectator');
        expect(waiting).toContain(sight.curtain);
      } else if (waiting.length > 0) expect(waiting).toContain(sight.eyes);
      // Whenever the eyes change, the whole chronicle is told anew.
      if (sight.eyes !== sights[i - 1]?.eyes) expect(sight.news.from).toBe(0);
    }
    expect(new Set(sights.map(({ curtain }) => curtain))).toEqual(new Set([undefined, 'green', 'blue', 'red']));
  });

  test('ui: only he who is asked may lift the curtain, and everybody may look away', async () => {
    const place = room();
    const id = await created(place, { green: person('Ann'), blue: person('Bob') });
    const first = await opened(place, id);
    const asked = first.curtain ?? '';
    const other = asked === 'green' ? 'blue' : 'green';
    await place.desk.look(other);
    expect(place.sights()).toEqual([]);
    await place.desk.look(asked);
    expect(place.sights().at(-1)).toMatchObject({ eyes: asked });
    expect(place.sights().at(-1)?.table.decisions).toHaveLength(1);
    await place.desk.look('spectator');
    expect(place.sights().at(-1)).toMatchObject({ eyes: 'spectator', curtain: asked });
    // After a reload nobody has looked yet.
    expect(await opened(place, id)).toMatchObject({ eyes: 'spectator', curtain: asked });
  });

  test('ui: notes are read by nobody but him who wrote them, also at one screen', async () => {
    const place = room();
    const id = await created(place, { green: person('Ann'), blue: person('Bob') });
    const asked = (await opened(place, id)).curtain ?? '';
    const other = asked === 'green' ? 'blue' : 'green';
    await place.desk.look(asked);
    await place.desk.note(id, asked, 'Watch the Goths.');
    await place.desk.note(id, other, 'Written before the curtain fell.');
    expect(await place.desk.notes(id, asked)).toBe('Watch the Goths.');
    expect(await place.desk.notes(id, other)).toBe('');
    await place.desk.look('spectator');
    expect(await place.desk.notes(id, asked)).toBe('');
  });

  test('ui: a finished match may be seen by everybody, from its first position on', async () => {
    const place = room();
    const id = await created(place, { green: person('Ann'), blue: person('Bob') }, { options: { 'short-game': true } });
    await play(place, await opened(place, id));
    const screen = new Screen(await opened(place, id, 5));
    expect(screen.sight).toMatchObject({ eyes: 'spectator', at: 5 });
    await place.desk.look('blue');
    screen.take(place.sights().at(-1) as Sight);
    expect(openHands(screen.sight)).toEqual(['blue']);
    expect(screen.sight.at).toBe(5);
    // What was said in secret is open now.
    expect(screen.lines.filter(({ answer }) => answer?.kind === 'choose-start-hand')).toHaveLength(2);
  });
});

describe('positions of the past', () => {
  const played = async (): Promise<{ place: Room; id: string; last: Sight }> => {
    const place = room();
    const id = await created(place, { green: person('Ann'), blue: bot() });
    return { place, id, last: await play(place, await opened(place, id), { most: 30 }) };
  };

  test('contracts 3: every position is the one the log leads to, and asks nobody', async () => {
    const { place, last } = await played();
    const states = new Map<number, unknown>();
    for (const sight of place.sights()) if (sight.at === sight.last) states.set(sight.at, sight.table.view);
    for (let at = last.last; at >= 0; at--) {
      await place.desk.show(at);
      const sight = place.sights().at(-1) as Sight;
      expect(sight).toMatchObject({ at, last: last.last, eyes: 'green' });
      expectDiscreet(sight);
      if (states.has(at)) expect(sight.table.view).toEqual(states.get(at));
      if (at < last.last) expect(sight.table.decisions).toEqual([]);
      expect(sight.news.lines).toEqual([]);
    }
    await place.desk.show(1e9);
    expect(place.sights().at(-1)).toMatchObject({ at: last.last });
  });

  test('ui: whoever looks at the past sees that the match goes on, and an answer leads back to it', async () => {
    const { place, last } = await played();
    await place.desk.show(3);
    const [decision] = last.table.decisions;
    const [choice] = decision.choices;
    const arg = choice.shape === 'pick' ? { arg: choice.of[0] } : {};
    expect(await place.desk.answer(decision.n, { kind: choice.kind, ...arg })).toEqual({ accepted: true });
    const now = place.sights().at(-1) as Sight;
    expect(now.at).toBe(now.last);
  });
});

test('ui: the scale and the course of a match', async () => {
  const place = room();
  const id = await created(place, { green: bot('quick'), blue: bot('quick') }, { options: { 'short-game': true } });
  await opened(place, id);
  await place.rest();
  const last = place.sights().at(-1) as Sight;
  const ticks = await place.desk.ticks();
  expect(ticks.map(({ n }) => n)).toEqual(Array.from({ length: last.last + 1 }, (_, n) => n));
  expect(ticks[0]).toEqual({ n: 0, turn: 0, phase: 'setup' });
  expect(ticks.every(({ turn }, i) => i === 0 || turn >= ticks[i - 1].turn)).toBe(true);
  expect(new Set(ticks.map(({ phase }) => phase))).toContain('actions');
  const { turns, sources } = await place.desk.course();
  expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: turns.length }, (_, turn) => turn));
  expect(turns.at(-1)?.points).toEqual(last.table.outcome?.points);
  for (const seat of game.seats({ players: 2 })) {
    const sum = Object.values(sources[seat]).reduce((all, part) => all + part, 0);
    expect(sum).toBe(last.table.outcome?.points[seat]);
  }
});
