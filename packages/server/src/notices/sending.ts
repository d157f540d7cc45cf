import type { House } from '../house.js';
import type { Work } from '../jobs/jobs.js';
import { choicesOf } from './choices.js';
import type { PhaseName } from './letters.js';
import { type Mailer, mailer } from './mail.js';
import { type Post, poster } from './post.js';
import { Progress } from './progress.js';
import { quietUntil } from './quiet.js';
import { isStillTrue } from './standing.js';
import { type Telling, tellingsOf } from './tellings.js';
import { addresseeOf, claimUnsent, forget, forgetOld, isPresent, release, standingsOf } from './unsent.js';
import { type Way, waysTo } from './ways.js';
import { NOTICE_JOB, noticeKey } from './writing.js';

/** What a server has for telling people; what is not given is made from its settings. */
export interface NoticeDeps {
  readonly mailer?: Mailer | undefined;
  readonly post?: Post;
  readonly isConnected?: (person: string) => Promise<boolean>;
  /** Without one, letters say the turn alone. */
  readonly phaseName?: PhaseName;
}

/** Some way was blocked for the time being: the job is to be tried again. */
export class NotYetTold extends Error {
  constructor(ways: readonly string[]) {
    super(`not yet told by ${ways.join(', ')}`);
    this.name = 'NotYetTold';
  }
}

const personIn = (payload: unknown): string => {
  const { person } = payload as { readonly person?: unknown };
  if (typeof person !== 'string') throw new Error('a notice is for a person');
  return person;
};

/**
 * Tells a person everything that is noted for him, by every way he has chosen; each at least once. Ways do not wait for
 * each other: what has arrived by one is not sent there again when another has failed. Only what was on its way when a
 * process died is sent again, and can be told by its name: a letter's Message-ID, a hook's id, a push's topic.
 */
export const sendNotices = (house: House, deps: NoticeDeps = {}): Work => {
  const means = {
    mailer: 'mailer' in deps ? deps.mailer : mailer(house.config),
    post: deps.post ?? poster(house.config),
    phaseName: deps.phaseName ?? (async () => undefined),
  };
  const isConnected = deps.isConnected ?? (person => isPresent(house, person));

  return async (payload, { signal }) => {
    signal.throwIfAborted();
    const id = personIn(payload);
    const { notes, othersUntil } = await claimUnsent(house, id);
    // Whoever has the rest may fail, and his job is this one: so it is looked at again.
    if (othersUntil !== undefined) await later(house, `${noticeKey(id)}:again`, othersUntil, payload);
    const person = await addresseeOf(house, id);
    if (notes.length === 0 || !person) return;
    if (person.gone !== null || (await isConnected(id))) return forget(house, notes);

    const now = house.clock.now();
    const choices = choicesOf(person.settings_json);
    const at = quietUntil(choices, now);
    if (at > now) {
      await release(house, notes);
      return later(house, noticeKey(id), at, payload);
    }

    const standings = await standingsOf(house, id, notes);
    const isTrue = new Set(notes.filter(each => isStillTrue(each, standings.get(each.match ?? ''), now)));
    await forget(
      house,
      notes.filter(each => !isTrue.has(each)),
    );
    const tellings = tellingsOf([...isTrue], standings, choices, house.listings);
    await tellAll(house, tellings, await waysTo(house, means, person, choices));
    await forgetOld(house, id);
  };
};

const later = (house: House, key: string, at: number, payload: unknown): Promise<void> =>
  house.store.tx(tx => house.jobs.set(tx, { key, kind: NOTICE_JOB, at, payload }));

const tellAll = async (house: House, tellings: readonly Telling[], ways: readonly Way[]): Promise<void> => {
  const wanted = ({ channels }: Telling) => ways.filter(({ channel }) => channels[channel]);
  const hopeless = tellings.filter(telling => wanted(telling).length === 0);
  await forget(
    house,
    hopeless.flatMap(({ notes }) => notes),
  );
  const open = tellings.filter(telling => !hopeless.includes(telling));
  const progress = new Progress(house, open);
  const byWay = ways.map(way => ({ way, tellings: open.filter(({ channels }) => channels[way.channel]) }));
  const outcomes = await Promise.allSettled(byWay.map(each => tellBy(each.way, each.tellings, progress)));

  const isTold = (telling: Telling) => wanted(telling).every(({ name }) => progress.has(telling, name));
  await progress.close(
    open.filter(isTold),
    open.filter(each => !isTold(each)),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  const blocked = byWay.filter(({ way, tellings: its }) => its.some(each => !progress.has(each, way.name)));
  if (blocked.length > 0) throw new NotYetTold(blocked.map(({ way }) => way.name));
};

/** Stops where it fails. What is lost counts like what has arrived, with all that would follow: nothing is left to do. */
const tellBy = async (way: Way, tellings: readonly Telling[], progress: Progress): Promise<void> => {
  const open = tellings.filter(each => !progress.has(each, way.name));
  if (open.length === 0) return;
  for (const message of way.sends === 'each' ? open.map(each => [each]) : [open]) {
    const delivery = await way.send(message);
    if (delivery === 'later') return;
    await progress.mark(delivery === 'lost' ? open : message, way.name);
    if (delivery === 'lost') return;
  }
};
