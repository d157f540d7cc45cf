import { expect, test } from 'vitest';
import type { Socket } from '../../src/wire/connection.js';
import { inOneBreath } from '../../src/wire/one-breath.js';

test('contracts 6: what is said in one turn of the loop goes out in one piece, in its order', async () => {
  const done: string[] = [];
  const socket: Socket = {
    bufferedAmount: 7,
    send: text => void done.push(text),
    close: (code, reason) => void done.push(`${code} ${reason}`),
    terminate: () => void done.push('terminate'),
  };
  const line = { cork: () => void done.push('cork'), uncork: () => void done.push('uncork') };
  const told = inOneBreath(socket, line);
  const turn = () => new Promise(resolve => setImmediate(resolve));
  told.send('a');
  told.send('b');
  await turn();
  told.send('c');
  told.close(1000, 'bye');
  await turn();
  told.terminate();
  expect(done).toEqual(['cork', 'a', 'b', 'uncork', 'cork', 'c', '1000 bye', 'uncork', 'terminate']);
  expect(told.bufferedAmount).toBe(7);
});
