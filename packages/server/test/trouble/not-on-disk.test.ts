import { type Decision, sampleAnswer, stream } from '@hegemon/kernel';
import { expect, test } from 'vitest';
import { StoreFault } from '../../src/store/faults.js';
import { Person } from '../support/person.js';
import { actionId, type Line, served, Visitor } from '../support/serving.js';
import { begunMatch } from '../support/starting.js';

/** Something that waits until it is let go. */
const gate = () => {
  let open = (): void => undefined;
  let arrive = (): void => undefined;
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  const arrived = new Promise<void>(resolve => {
    arrive = resolve;
  });
  return { open, opened, arrive, arrived };
};

/** Two people at a match: one who is asked, with the question, and another. */
const begun = async () => {
  const server = await served('sqlite');
  const people = [await Person.guest(() => server.url), await Person.guest(() => server.url)];
  const match = await begunMatch({ people });
  const questions: Decision[] = [];
  const lines: Line[] = [];
  for (const { cookie } of people) {
    const visitor = Object.assign(new Visitor(server.url), { cookie });
    const { body } = await visitor.get(`/api/matches/${match}/sight`);
    questions.push(body.sight.table.decisions[0]);
    lines.push(await visitor.live());
  }
  const first = questions.findIndex(each => each !== undefined);
  return { ...server, match, asked: lines[first], other: lines[1 - first], decision: questions[first] };
};

test('contracts 5: whoever comes while an answer is on its way to the disk is not shown it before it is there', async () => {
  const { url, rooms, match, asked, other, decision } = await begun();
  const { tables, people } = rooms;
  // He who looks is held up on the way to his sight, and what is answered meanwhile does not come to the disk.
  const [looking, writing] = [gate(), gate()];
  const [namesOf, append] = [people.of.bind(people), tables.ledger.append.bind(tables.ledger)];
  people.of = async ids => {
    looking.arrive();
    await looking.opened;
    return namesOf(ids);
  };
  tables.ledger.append = async () => {
    writing.arrive();
    await writing.opened;
    throw new StoreFault('gone', new Error('the disk is gone'));
  };
  other.say({ type: 'watch', match });
  await looking.arrived;
  people.of = namesOf;
  const { kind, arg } = sampleAnswer(decision, stream('0'.repeat(32)));
  const answer = arg === undefined ? { kind } : { kind, arg: arg as string };
  const act = { type: 'act', match, n: decision.n, answer } as const;
  asked.say({ ...act, id: actionId() });
  // By then the answer has gone as far as it can.
  asked.say({ type: 'ping', id: actionId() });
  await asked.next('pong');
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  looking.open();
  const seen = await other.next('sight');
  writing.open();
  expect(await asked.next('refused')).toMatchObject({ refusal: { code: 'storage-unavailable' } });
  expect([seen.v, seen.sight.last]).toEqual([1, 0]);
  // It heals by itself: the same once more is taken, and both see it.
  tables.ledger.append = append;
  asked.say({ ...act, id: actionId() });
  expect(await asked.next('done')).toMatchObject({ v: 2 });
  expect(await other.next('patch')).toMatchObject({ base: 1, v: 2 });
});

test('contracts 5: whoever asks for something under an id gets an answer under it, whatever the store does', async () => {
  const { rooms, match, asked: ann, other: bob } = await begun();
  const { store } = rooms.house;
  const [read, tx] = [store.read, store.tx];
  const away = async (): Promise<never> => {
    throw new StoreFault('gone', new Error('it has gone'));
  };
  rooms.tables.drop(match);
  Object.assign(store, { read: away, tx: away });
  const id = (): string => actionId();
  const messages = [
    { type: 'say', match, id: id(), channel: 'table', text: 'Is anybody there?' },
    { type: 'act', match, id: id(), n: 1, answer: { kind: 'pass' } },
    { type: 'undo', match, id: id(), v: 1 },
    { type: 'ask', match, id: id(), inquiry: { what: 'ticks' } },
  ] as const;
  for (const message of messages) {
    ann.say(message);
    const { refusal } = await ann.next('refused', each => each.id === message.id);
    expect([message.type, refusal]).toEqual([message.type, { code: 'storage-unavailable' }]);
  }
  // Whoever wants to look is told so, and shown the match when it can be read, without asking again.
  bob.say({ type: 'watch', match });
  expect(await bob.next('closed')).toMatchObject({ match, trouble: { code: 'storage-unavailable' } });
  Object.assign(store, { read, tx });
  expect(await bob.next('sight')).toMatchObject({ match, v: 1 });
  expect(bob.all('closed')).toHaveLength(1);
});
