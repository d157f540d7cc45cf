import { createHash } from 'node:crypto';
import type { Channels } from '@hegemon/protocol';
import type { House } from '../house.js';
import { isConfirmedMail } from '../people/persons.js';
import type { Choices } from './choices.js';
import { hookOf } from './hooks.js';
import { headlineOf, letterOf, type PhaseName, placeOf } from './letters.js';
import { linkTo, placeOfMatch } from './links.js';
import { type Mailer, MailRefused } from './mail.js';
import type { Delivery, Post } from './post.js';
import { sendPush } from './push.js';
import { pushesOf, pushName } from './pushes.js';
import type { Telling } from './tellings.js';
import type { Addressee } from './unsent.js';
import { sendHook } from './webhook.js';

/** One way to reach somebody: his mailbox, his webhook, one of his browsers. */
export interface Way {
  /** By which the notices remember it. */
  readonly name: string;
  readonly channel: keyof Channels;
  /** Is everything that is to be told one message, or is each a message of its own? */
  readonly sends: 'all-in-one' | 'each';
  send(tellings: readonly Telling[]): Promise<Delivery>;
}

export interface Means {
  readonly mailer: Mailer | undefined;
  readonly post: Post;
  readonly phaseName: PhaseName;
}

/** Those there are: chosen or not is another question. */
export const waysTo = async (
  house: House,
  means: Means,
  person: Addressee,
  choices: Choices,
): Promise<readonly Way[]> => [
  ...mailTo(house, means, person, choices),
  ...hookTo(house, means, person),
  ...(await pushesTo(house, means, person, choices)),
];

const mailTo = (house: House, { mailer, phaseName }: Means, person: Addressee, { language }: Choices): Way[] => {
  const { id, name, mail } = person;
  // Whoever only says that an address is his could have others write to a stranger.
  if (!mailer || mail === null || !isConfirmedMail(person)) return [];
  const send = async (tellings: readonly Telling[]): Promise<Delivery> => {
    const letter = await letterOf({ id, name, language }, tellings, house.config, phaseName);
    try {
      await mailer.send(mail, letter);
      return 'done';
    } catch (fault) {
      const isFinal = fault instanceof MailRefused;
      house.log.warn({ person: id, fault: String(fault), isFinal }, 'a letter was not taken');
      return isFinal ? 'lost' : 'later';
    }
  };
  return [{ name: 'mail', channel: 'mail', sends: 'all-in-one', send }];
};

const hookTo = (house: House, { post }: Means, { id, settings_json }: Addressee): Way[] => {
  const { url, fault } = hookOf(settings_json);
  if (url === null || fault !== null) return [];
  const send = async ([telling]: readonly Telling[]): Promise<Delivery> => {
    const { kind, match, title, game, turn, phase, at } = telling;
    const delivery = await sendHook(house, post, id, url, {
      id: telling.id,
      kind,
      match,
      title,
      game: game.id,
      ...(turn !== undefined && { turn }),
      ...(phase !== undefined && { phase }),
      link: linkTo(house.config, placeOfMatch(match)),
      at,
    });
    if (delivery === 'lost') house.log.warn({ person: id }, 'a webhook is silent from now on');
    return delivery;
  };
  return [{ name: 'webhook', channel: 'webhook', sends: 'each', send }];
};

/** Of the same matter, whatever it says: as long as the services allow. */
const topicOf = (tellings: readonly Telling[]): string =>
  createHash('sha256')
    .update(tellings.map(({ match, kind }) => `${match} ${kind}`).join())
    .digest('base64url')
    .slice(0, 32);

const pushesTo = async (house: House, { post }: Means, { id }: Addressee, { language }: Choices): Promise<Way[]> => {
  const rows = await pushesOf(house, id);
  return rows.map(row => ({
    name: pushName(row.endpoint),
    channel: 'push',
    sends: 'all-in-one',
    send: tellings =>
      sendPush(
        house,
        post,
        row,
        {
          kind: tellings.length === 1 ? tellings[0].kind : 'digest',
          title: headlineOf(tellings, language),
          link: placeOf(tellings),
        },
        { topic: topicOf(tellings), isUrgent: tellings.some(({ kind }) => kind === 'time-short') },
      ),
  }));
};
