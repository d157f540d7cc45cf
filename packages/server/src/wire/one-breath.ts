import type { Duplex } from 'node:stream';
import type { Socket } from './connection.js';

/** What is said to somebody in one turn of the loop goes out in one piece: an answer makes several messages. */
export const inOneBreath = (socket: Socket, line: Pick<Duplex, 'cork' | 'uncork'>): Socket => {
  let isHeld = false;
  return {
    get bufferedAmount() {
      return socket.bufferedAmount;
    },
    send: text => {
      if (!isHeld) {
        isHeld = true;
        line.cork();
        setImmediate(() => {
          isHeld = false;
          line.uncork();
        });
      }
      socket.send(text);
    },
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
  };
};
