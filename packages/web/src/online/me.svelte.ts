import type { FromServer, Me, SettingsChange } from '@hegemon/protocol/client';
import { remember, remembered } from '../browser.js';
import { call, type Reply } from './api.js';
import type { Line } from './line.svelte.js';

/** Why somebody is asked who he is. */
export type Occasion = 'host' | 'join' | 'rated' | 'say' | 'sign-in';
export interface Asked {
  readonly occasion: Occasion;
  resolve(hasEntered: boolean): void;
}
export interface NewMember {
  readonly name: string;
  readonly password: string;
  readonly mail?: string;
}

/** That somebody is known here. Whoever is nobody need not ask the server about it. */
const KEY = 'person';

/**
 * Who sits before this screen, as the server knows him. Nobody has to be anybody before he wants to sit down: then the
 * entrance opens, and whoever comes in as a guest may stay one.
 */
export class Myself {
  /** Undefined until it is known; null for nobody. */
  me = $state.raw<Me | null | undefined>();
  /** The entrance stands open for somebody. */
  asked = $state.raw<Asked | undefined>();
  readonly #line: Pick<Line, 'listen' | 'renew'>;
  #knowing: Promise<Me | null> | undefined;
  #deafen: (() => void) | undefined;

  constructor(line: Pick<Line, 'listen' | 'renew'>) {
    this.#line = line;
  }

  get isMember(): boolean {
    return this.me?.isGuest === false;
  }

  /** Looks who it is, once; from then on the socket says if he is somebody else. */
  know(): Promise<Me | null> {
    this.#deafen ??= this.#line.listen(
      message => this.#hear(message),
      () => undefined,
    );
    this.#knowing ??= remembered(KEY) === undefined ? Promise.resolve(this.#is(null)) : this.look();
    return this.#knowing;
  }

  /** Asks the server. One that cannot be reached leaves everything as it was. */
  async look(): Promise<Me | null> {
    const reply = await call<Me>('GET', 'me');
    if (reply.ok) return this.#is(reply.value);
    if (reply.trouble.code === 'not-signed-in') return this.#is(null);
    this.#knowing = undefined;
    this.me ??= null;
    return this.me;
  }

  /** Makes sure that there is somebody: where nobody is, the entrance opens. Says whether he has come in. */
  async enter(occasion: Occasion): Promise<boolean> {
    const me = await this.know();
    if (me && (occasion !== 'rated' || !me.isGuest)) return true;
    this.asked?.resolve(false);
    return new Promise(resolve => {
      const asked: Asked = {
        occasion,
        resolve: hasEntered => {
          if (this.asked === asked) this.asked = undefined;
          resolve(hasEntered);
        },
      };
      this.asked = asked;
    });
  }

  async guest(name: string, language: Me['settings']['language']): Promise<Reply<Me>> {
    const reply = await call<Me>('POST', 'guests', name === '' ? {} : { name });
    if (reply.ok) return this.#entered(reply, language);
    // The browser has forgotten that somebody is here; the server has not.
    if (reply.trouble.facts?.why !== 'signed-in') return reply;
    const me = await this.look();
    return me ? this.#entered({ ok: true, value: me }) : reply;
  }
  async register(wish: NewMember, language: Me['settings']['language']): Promise<Reply<Me>> {
    return this.#entered(await call<Me>('POST', 'register', wish), this.me ? undefined : language);
  }
  async login(name: string, password: string): Promise<Reply<Me>> {
    return this.#entered(await call<Me>('POST', 'login', { name, password }));
  }
  async logout(where: 'here' | 'everywhere' = 'here'): Promise<Reply<undefined>> {
    const reply = await call<undefined>('POST', where === 'here' ? 'logout' : 'logout/everywhere');
    return this.#left(reply);
  }
  async remove(): Promise<Reply<undefined>> {
    return this.#left(await call<undefined>('DELETE', 'me'));
  }

  async change(change: SettingsChange): Promise<Reply<Me>> {
    return this.#changed(await call<Me>('PATCH', 'me', change));
  }
  async changeMail(mail: string | null, password: string): Promise<Reply<Me>> {
    return this.#changed(await call<Me>('PUT', 'me/mail', { mail, password }));
  }
  changePassword(old: string, password: string): Promise<Reply<undefined>> {
    return call('PUT', 'me/password', { old, password });
  }

  #is(me: Me | null): Me | null {
    this.me = me;
    this.#knowing = Promise.resolve(me);
    remember(KEY, me ? me.id : undefined);
    return me;
  }

  #changed(reply: Reply<Me>): Reply<Me> {
    if (reply.ok) this.#is(reply.value);
    return reply;
  }

  /** A newcomer is written to in the language he reads, and his nights are those of where he is. */
  #entered(reply: Reply<Me>, language?: Me['settings']['language']): Reply<Me> {
    if (!reply.ok) return reply;
    this.#is(reply.value);
    // The socket still belongs to whoever was here before.
    this.#line.renew();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (language && zone) void this.change({ language, zone });
    this.asked?.resolve(true);
    return reply;
  }
  #left(reply: Reply<undefined>): Reply<undefined> {
    if (reply.ok || reply.trouble.code === 'not-signed-in') {
      this.#is(null);
      this.#line.renew();
    }
    return reply;
  }

  #hear(message: FromServer): void {
    if (message.type !== 'hello' || this.me === undefined) return;
    if ((message.me?.id ?? null) !== (this.me?.id ?? null) || message.me?.isGuest !== this.me?.isGuest)
      void this.look();
  }
}
