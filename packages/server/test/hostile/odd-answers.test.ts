import { seedOfText, stream } from '@hegemon/kernel';
import type { FromClient } from '@hegemon/protocol';
import { describe, expect, test } from 'vitest';
import { Bell } from '../support/bell.js';
import { Person } from '../support/person.js';
import { Player } from '../support/player.js';
import { actionId, served, Visitor } from '../support/serving.js';
import { begunMatch } from '../support/starting.js';
import { UNLIMITED } from '../support/unlimited.js';

/** Names that every object has, as they come over the wire. */
const ODD = ['toString', 'valueOf', 'constructor', 'hasOwnProperty', '__proto__'] as const;
const odd = (name: string) => JSON.parse(`{"kind":"play-card","arg":{"${name}":1}}`) as { readonly kind: string };

/** A match of two, and every fault the server has logged. */
const scene = async (kind: 'sqlite' | 'postgres') => {
  const faults: unknown[] = [];
  const error = (facts: object): void => void faults.push(facts);
  const log = { info: () => undefined, warn: () => undefined, error };
  const { url, rooms } = await served(kind, {}, { ...UNLIMITED, log });
  const people = [await Person.guest(() => url), await Person.guest(() => url)];
  return { url, rooms, people, match: await begunMatch({ people }), faults };
};

describe.each(['sqlite', 'postgres'] as const)('odd answers (%s)', kind => {
  test('contracts 5: an answer that names what every object has is malformed, wherever it is given', async () => {
    const { url, people, match, faults } = await scene(kind);
    const ann = Object.assign(new Visitor(url), { cookie: people[0].cookie });
    const line = await ann.live();
    const malformed = { code: 'malformed' };
    for (const answer of ODD.map(odd)) {
      const words: readonly Extract<FromClient, { type: 'act' | 'ask' }>[] = [
        { type: 'act', match, id: actionId(), n: 1, answer },
        { type: 'ask', match, id: actionId(), inquiry: { what: 'foresee', courses: [[answer]] } },
        { type: 'ask', match, id: actionId(), inquiry: { what: 'odds', course: [answer] } },
      ];
      for (const word of words) {
        line.say(word);
        expect(await line.next('refused')).toEqual({ type: 'refused', id: word.id, refusal: malformed });
      }
      const at = `/api/matches/${match}`;
      const acted = await ann.post(`${at}/actions`, { id: actionId(), n: 1, answer });
      const asked = await ann.post(`${at}/ask`, { what: 'odds', course: [answer] });
      const ordered = await ann.put(`${at}/orders`, { orders: [{ prompt: 'choose-action', answer }] });
      for (const { status, body } of [acted, asked, ordered]) expect([status, body.trouble]).toEqual([400, malformed]);
    }
    expect(faults).toEqual([]);
    line.close();
  });

  test('contracts 5: an order of that sort, if there is one, keeps nobody from playing on', async () => {
    const { rooms, people, match, faults } = await scene(kind);
    const orders_json = JSON.stringify([{ prompt: 'choose-action', answer: odd('toString') }]);
    await rooms.house.store.tx(({ db }) =>
      db.updateTable('seats').set({ orders_json }).where('match', '=', match).execute(),
    );
    rooms.tables.drop(match);
    const bell = new Bell();
    const random = stream(seedOfText('orders').slice(0, 32));
    const habits = { random, bell, thinks: 1, byHttp: 0, takesBack: 0, says: 0 };
    const players = people.map(person => new Player(person, match, habits));
    const isPast = ({ acknowledged }: Player) =>
      acknowledged.some(({ deed }) => deed.type === 'act' && deed.answer.kind === 'end-actions');
    await bell.until(() => players.every(isPast) || players.some(player => player.faults.length > 0));
    for (const player of players) player.end();
    expect([players.flatMap(player => player.faults), faults]).toEqual([[], []]);
  });
});
