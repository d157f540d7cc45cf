import { describe, expect, test } from 'vitest';
import { Talks } from '../leisure/scene.js';
import { actionId } from '../support/serving.js';

/** Bob is in the middle of an offer, and may put it into words. */
const drafting = async (kind: 'sqlite' | 'postgres') => {
  const talks = await Talks.begun(kind);
  await talks.besides('b', 'offer-to', 'a');
  const { table, last } = await talks.sight('b');
  return { talks, n: table.leisure?.n ?? 0, last };
};

describe.each(['sqlite', 'postgres'] as const)('words that are none (%s)', kind => {
  test('contracts 5: what cannot be kept as words is refused with the reason, and nothing changes', async () => {
    const { talks, n, last } = await drafting(kind);
    const refused: [unknown, string][] = [
      ['x'.repeat(31), 'too-long'],
      ['🕊'.repeat(31), 'too-long'],
      ['x'.repeat(2000), 'too-long'],
      ['', 'not-plain'],
      [' ', 'not-plain'],
      [' peace', 'not-plain'],
      ['\u200b', 'not-plain'],
      ['peace\nwar', 'not-plain'],
      ['\u001b]0;peace\u0007', 'not-plain'],
      ['peace \u202ewar', 'not-plain'],
      ['\ud83d', 'not-plain'],
      ['peace \udd4a', 'not-plain'],
      [7, 'wants-words'],
      [['peace'], 'wants-words'],
      [{ peace: 1 }, 'wants-words'],
      [undefined, 'wants-words'],
    ];
    for (const [arg, because] of refused) {
      const { status, body } = await talks.act('b', n, { kind: 'promise', arg });
      expect([status, body.refusal]).toMatchObject([200, { refused: 'does-not-fit', because }]);
    }
    expect((await talks.sight('b')).last).toBe(last);
  });

  test('contracts 5: what is no answer at all is malformed, by request and on the socket', async () => {
    const { talks, n, last } = await drafting(kind);
    const malformed: unknown[] = [
      'x'.repeat(2001),
      'peace\u0000',
      true,
      null,
      [['peace']],
      { peace: 'war' },
      { toString: 1 },
    ];
    const line = await talks.people.b.live();
    for (const arg of malformed) {
      const { status, body } = await talks.act('b', n, { kind: 'promise', arg });
      expect([status, body.trouble.code]).toEqual([400, 'malformed']);
      const message = { type: 'act', match: talks.match, id: actionId(), n, answer: { kind: 'promise', arg } };
      line.socket.send(JSON.stringify(message));
    }
    line.say({ type: 'ping', id: 'pingping1' });
    await line.next('pong');
    expect(line.all('done')).toEqual([]);
    expect((await talks.sight('b')).last).toBe(last);
    line.close();
  });

  test('contracts 5: halves of characters as they come over the wire reach neither log nor others', async () => {
    const { talks, n, last } = await drafting(kind);
    const line = await talks.people.b.live();
    line.socket.send(
      `{"type":"act","match":"${talks.match}","id":"${actionId()}","n":${n},"answer":{"kind":"promise","arg":"\\ud800"}}`,
    );
    expect(await line.next('refused')).toMatchObject({ refusal: { because: 'not-plain' } });
    expect((await talks.sight('b')).last).toBe(last);
    line.close();
  });

  test('contracts 5: nobody puts words into the mouth of another', async () => {
    const { talks, n, last } = await drafting(kind);
    const { body } = await talks.act('a', n, { kind: 'promise', arg: 'All I have' });
    expect(body.refusal.refused).toMatch(/stale|not-offered/);
    expect((await talks.sight('b')).last).toBe(last);
  });
});
