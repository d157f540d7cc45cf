import type { FromClient, FromServer, Trouble } from '@hegemon/protocol/client';

/** What ends a question. */
export type Final = Extract<FromServer, { type: 'done' | 'refused' | 'told' | 'pong' }>;

type Without<T> = T extends { readonly id: string } ? Omit<T, 'id'> : never;
/** What has an answer; its id is made here. */
export type Asking = Without<FromClient>;
export type Asked = Promise<Final> & { readonly id: string };

/** What waits for its answer. */
interface Waiting {
  readonly message: FromClient;
  resolve(reply: Final): void;
  share?: ((share: number) => void) | undefined;
}

export const newActionId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
};

/** Messages that do something; all others only want to know. */
const DEEDS: readonly FromClient['type'][] = ['act', 'undo', 'redo', 'reset', 'say'];
export const isDeed = ({ type }: FromClient): boolean => DEEDS.includes(type);

const isFinal = (message: FromServer): message is Final => ['done', 'refused', 'told', 'pong'].includes(message.type);

/** What has been asked and is not answered yet, by its id, oldest first. */
export class UnderWay {
  readonly #waiting = new Map<string, Waiting>();

  /** How many deeds nobody has confirmed. */
  get deeds(): number {
    return [...this.#waiting.values()].filter(({ message }) => isDeed(message)).length;
  }
  get messages(): readonly FromClient[] {
    return [...this.#waiting.values()].map(({ message }) => message);
  }

  add(id: string, message: FromClient, share?: (share: number) => void): Promise<Final> {
    return new Promise(resolve => this.#waiting.set(id, { message, resolve, share }));
  }

  hear(message: FromServer): void {
    if (message.type === 'share') this.#waiting.get(message.id)?.share?.(message.share);
    else if (isFinal(message)) this.#end(message.id, message);
  }

  /** Nobody will answer it. Says whether anybody waited for it. */
  giveUp(id: string, trouble: Trouble): boolean {
    return this.#end(id, { type: 'refused', id, refusal: trouble });
  }
  giveUpAll(trouble: Trouble, which: (message: FromClient) => boolean = () => true): void {
    for (const [id, { message }] of [...this.#waiting]) if (which(message)) this.giveUp(id, trouble);
  }

  #end(id: string, reply: Final): boolean {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.resolve(reply);
    return waiting !== undefined;
  }
}
