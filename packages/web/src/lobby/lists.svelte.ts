import type { FromServer, MatchLine } from '@hegemon/protocol/client';
import { call, type OnlineTrouble } from '../online/api.js';
import type { Line } from '../online/line.svelte.js';

/** Matches at which one may look, by how far they are. */
export const SHELVES = ['open', 'running', 'over'] as const;
export type Shelf = (typeof SHELVES)[number];

/** So many on a page. */
const PAGE = 20;
/** Tables of strangers are looked at now and then: of them nothing is told. */
const LOOK_EVERY = 15_000;

/** The lists of the lobby: one's own matches, and those of others on one shelf. */
export class Lists {
  /** Undefined until they are there. */
  mine = $state.raw<readonly MatchLine[] | undefined>();
  others = $state.raw<readonly MatchLine[] | undefined>();
  shelf = $state<Shelf>('open');
  /** Empty for all. */
  game = $state('');
  hasMore = $state(false);
  trouble = $state.raw<OnlineTrouble | undefined>();
  readonly #line: Pick<Line, 'listen'>;
  readonly #isSomebody: () => boolean;
  // What was asked for last; whatever comes of earlier questions is too late.
  #asked = 0;

  constructor(line: Pick<Line, 'listen'>, isSomebody: () => boolean) {
    this.#line = line;
    this.#isSomebody = isSomebody;
  }

  /** Follows what changes until the returned function is called. */
  follow(): () => void {
    const deafen = this.#line.listen(
      message => this.#hear(message),
      () => void this.look(),
    );
    const looking = setInterval(() => {
      if (document.visibilityState === 'visible') void this.lookAround();
    }, LOOK_EVERY);
    const seen = (): void => void (document.visibilityState === 'visible' && this.look());
    document.addEventListener('visibilitychange', seen);
    return () => {
      deafen();
      clearInterval(looking);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  async look(): Promise<void> {
    await Promise.all([this.lookAtMine(), this.lookAround()]);
  }

  async lookAtMine(): Promise<void> {
    if (!this.#isSomebody()) return void (this.mine = []);
    const reply = await call<readonly MatchLine[]>('GET', 'matches?list=mine&limit=100');
    if (reply.ok) this.mine = reply.value;
    this.#came(reply.ok ? undefined : reply.trouble);
  }

  /** The shelf that is shown; as much of it as was shown before. */
  async lookAround(): Promise<void> {
    const number = ++this.#asked;
    const limit = Math.min(100, Math.max(PAGE, this.others?.length ?? 0));
    const reply = await call<readonly MatchLine[]>('GET', this.#address(limit));
    if (number !== this.#asked) return;
    if (reply.ok) {
      this.others = reply.value;
      this.hasMore = reply.value.length === limit;
    }
    this.#came(reply.ok ? undefined : reply.trouble);
  }

  async more(): Promise<void> {
    const shown = this.others ?? [];
    const last = shown.at(-1);
    if (!last) return;
    const reply = await call<readonly MatchLine[]>('GET', `${this.#address(PAGE)}&before=${last.changed}`);
    if (reply.ok) {
      this.others = [...shown, ...reply.value.filter(({ id }) => !shown.some(each => each.id === id))];
      this.hasMore = reply.value.length === PAGE;
    }
    this.#came(reply.ok ? undefined : reply.trouble);
  }

  choose(shelf: Shelf, game: string): void {
    if (shelf === this.shelf && game === this.game) return;
    Object.assign(this, { shelf, game, others: undefined, hasMore: false });
    void this.lookAround();
  }

  #address(limit: number): string {
    const game = this.game === '' ? '' : `&game=${encodeURIComponent(this.game)}`;
    return `matches?list=${this.shelf}&limit=${limit}${game}`;
  }
  #came(trouble: OnlineTrouble | undefined): void {
    this.trouble = trouble;
  }
  #hear(message: FromServer): void {
    if (message.type === 'lists') void this.look();
  }
}
