import type { FromClient, FromServer, PersonLine } from '@hegemon/protocol/client';
import { vi } from 'vitest';

/** Also of a message whose type is one of several. */
type Said<T> = FromClient extends infer M
  ? M extends { readonly type: infer K }
    ? T extends K
      ? M
      : never
    : never
  : never;

/** A socket whose other end is the test. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  /** Open as soon as the other end has said something. */
  readyState = 0;
  readonly sent: FromClient[] = [];
  isClosed = false;
  onmessage: ((event: { readonly data: string }) => void) | undefined;
  onclose: (() => void) | undefined;
  onopen: (() => void) | undefined;

  send(text: string): void {
    if (this.isClosed) throw new Error('nobody is there any more');
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.isClosed = true;
    queueMicrotask(() => this.onclose?.());
  }

  says(message: FromServer): void {
    this.opens();
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  opens(): void {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.onopen?.();
  }
  greets(me: PersonLine | null = null, build = 'one'): void {
    this.says({ type: 'hello', me, build, now: Date.now() + 5000 });
  }
  breaks(): void {
    this.isClosed = true;
    this.onclose?.();
  }
  /** What was sent of one sort. */
  of<T extends FromClient['type']>(type: T): Said<T>[] {
    return this.sent.filter(each => each.type === type) as Said<T>[];
  }
}

/** From now on sockets are these; the list grows with each that is opened. */
export const fakeSockets = (): FakeSocket[] => {
  const all: FakeSocket[] = [];
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      constructor() {
        super();
        all.push(this);
      }
    },
  );
  return all;
};

export const anna: PersonLine = { id: 'anna', name: 'Anna', isGuest: true };
export const bert: PersonLine = { id: 'bert', name: 'Bert', isGuest: true };
