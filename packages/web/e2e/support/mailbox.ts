import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeEach } from 'vitest';
import { isTriedAgain } from './server.js';

/** Takes letters in, as any mail server would, and keeps them. */
export interface Mailbox {
  /** For `--smtp`. */
  readonly url: string;
  /** The text of the last letter to this address that has these words, as soon as it is there. */
  letterTo(address: string, words?: string): Promise<string>;
  /** All letters to this address so far, oldest first. */
  lettersTo(address: string): readonly string[];
  /** The token by which its owner confirms an address; the letter that brings it is thrown away. */
  confirming(address: string): Promise<string>;
}

interface Letter {
  readonly to: string;
  readonly text: string;
}

/** Speaks as much SMTP as one letter after the other needs. */
const receive = (socket: Socket, keep: (letter: Letter) => void): void => {
  let [rest, to, text] = ['', '', ''];
  let isText = false;
  const take = (line: string): void => {
    if (isText && line !== '.') return void (text += `${line}\n`);
    const command = isText ? 'END' : line.slice(0, 4).toUpperCase();
    if (command === 'RCPT') to = /<([^>]+)>/.exec(line)?.[1] ?? '';
    if (command === 'END') keep({ to, text });
    if (command === 'DATA') text = '';
    isText = command === 'DATA';
    socket.write(command === 'DATA' ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
  };
  socket.on('error', () => socket.destroy());
  socket.on('data', data => {
    const lines = `${rest}${data}`.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  socket.write('220 a mailbox\r\n');
};

const listening = (server: Server): Promise<number> =>
  new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

/** Quoted lines as they were written. */
const plain = (text: string): string =>
  text.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

export const openMailbox = async (): Promise<Mailbox> => {
  const letters: Letter[] = [];
  const waiting = new Set<() => void>();
  const server = createServer(socket =>
    receive(socket, letter => {
      letters.push(letter);
      for (const look of [...waiting]) look();
    }),
  );
  const port = await listening(server);
  beforeEach(({ task }) => {
    if (isTriedAgain(task)) letters.length = 0;
  });
  afterAll(() => void server.close());
  const letterTo = (address: string, words = ''): Promise<string> =>
    new Promise(resolve => {
      const look = (): void => {
        const found = letters.findLast(({ to, text }) => to === address && plain(text).includes(words));
        if (!found) return;
        waiting.delete(look);
        resolve(plain(found.text));
      };
      waiting.add(look);
      look();
    });
  const lettersTo = (address: string): readonly string[] =>
    letters.filter(({ to }) => to === address).map(({ text }) => plain(text));
  const confirming = async (address: string): Promise<string> => {
    const [, token] = /#\/confirm\/(\S+)/.exec(await letterTo(address, '#/confirm/')) ?? [];
    const at = letters.findIndex(({ to, text }) => to === address && plain(text).includes('#/confirm/'));
    letters.splice(at, 1);
    return token;
  };
  return { url: `smtp://127.0.0.1:${port}`, letterTo, lettersTo, confirming };
};
