import { afterMillis } from './bell.js';

/** Where to go now: servers come and go. */
export type Place = () => string;

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whoever asks knows for what
  readonly body: any;
}
const AGAIN = 60;

/** Somebody with a cookie, who asks again where nobody has answered him. */
export class Person {
  readonly #place: Place;
  cookie = '';

  constructor(place: Place) {
    this.#place = place;
  }

  static async guest(place: Place, name?: string): Promise<Person> {
    const person = new Person(place);
    await person.ask('POST', '/api/guests', name === undefined ? {} : { name });
    return person;
  }

  get url(): string {
    return this.#place();
  }

  /** Once; undefined if there was no answer, or none but that it cannot be done now. */
  async try(method: string, path: string, body?: unknown): Promise<Reply | undefined> {
    try {
      const reply = await fetch(`${this.#place()}${path}`, {
        method,
        headers: {
          'x-hegemon': '1',
          ...(this.cookie && { cookie: this.cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await reply.text();
      const [cookie] = reply.headers.getSetCookie();
      if (cookie) [this.cookie] = cookie.split(';');
      if (reply.status === 503) return undefined;
      return { status: reply.status, body: text === '' ? undefined : JSON.parse(text) };
    } catch {
      return undefined;
    }
  }

  /** Until there is an answer. */
  async ask(method: string, path: string, body?: unknown): Promise<Reply> {
    for (;;) {
      const reply = await this.try(method, path, body);
      if (reply) return reply;
      await afterMillis(AGAIN);
    }
  }
}
