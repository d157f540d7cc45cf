import type { ByLanguage } from '../words.svelte.js';
import type { Member, SeatClock } from './company.js';

interface CompanyWords {
  readonly presence: Readonly<Record<Member['presence'], string>>;
  /** For those who listen: whose time, and how much. */
  timeOf(who: string, left: string): string;
  timeLeft(left: string): string;
  readonly timeUp: string;
  readonly short: string;
  readonly rests: Readonly<Record<NonNullable<SeatClock['rests']>, string>>;
  readonly lost: Readonly<Record<NonNullable<Member['lost']>, string>>;
  readonly youLost: Readonly<Record<NonNullable<Member['lost']>, string>>;
  readonly free: string;
  readonly take: string;
  takeFor(who: string): string;
  watching(count: number): string;
  readonly youLookOn: string;
  late(time: string): string;
  readonly paused: string;
  readonly lostLine: string;
  readonly recordsAway: string;
  readonly recordsFull: string;
  readonly recordsBack: string;
  unsent(count: number): string;
  readonly found: string;
  unread(count: number): string;
  said(who: string, text: string): string;
}

export const companyWords: ByLanguage<CompanyWords> = {
  en: {
    presence: { here: 'here', away: 'away', bot: 'a bot' },
    timeOf: (who, left) => `${who}: ${left} left`,
    timeLeft: left => `${left} left`,
    timeUp: 'time is up',
    short: 'time is short',
    rests: { night: 'rests at night', vacation: 'on vacation', pause: 'paused' },
    lost: { resigned: 'has given up', forfeit: 'was out of time' },
    youLost: { resigned: 'You have given up', forfeit: 'You were out of time' },
    free: 'free: a bot keeps it',
    take: 'Sit down here',
    takeFor: who => `Sit down as ${who}`,
    watching: count => `${count} watching`,
    youLookOn: 'You look on',
    late: time => `${time} late`,
    paused: 'Paused',
    lostLine: 'Connection lost – trying again …',
    recordsAway: 'The server cannot reach its records at present. Nothing is lost; it goes on by itself.',
    recordsFull: 'The server has no room to write. Nothing is lost; it goes on as soon as there is room.',
    recordsBack: 'The server is at work again.',
    unsent: count => (count === 1 ? 'One act of yours waits to be sent.' : `${count} acts of yours wait to be sent.`),
    found: 'The connection is back.',
    unread: count => (count === 1 ? '1 unread message' : `${count} unread messages`),
    said: (who, text) => `${who} says: ${text}`,
  },
  de: {
    presence: { here: 'da', away: 'nicht da', bot: 'ein Bot' },
    timeOf: (who, left) => `${who}: noch ${left}`,
    timeLeft: left => `noch ${left}`,
    timeUp: 'die Zeit ist um',
    short: 'die Zeit wird knapp',
    rests: { night: 'ruht nachts', vacation: 'im Urlaub', pause: 'ruht' },
    lost: { resigned: 'hat aufgegeben', forfeit: 'Zeit überschritten' },
    youLost: { resigned: 'Du hast aufgegeben', forfeit: 'Deine Zeit war um' },
    free: 'frei: ein Bot hält ihn',
    take: 'Hier Platz nehmen',
    takeFor: who => `Platz nehmen: ${who}`,
    watching: count => (count === 1 ? '1 sieht zu' : `${count} sehen zu`),
    youLookOn: 'Du siehst zu',
    late: time => `${time} verzögert`,
    paused: 'Pause',
    lostLine: 'Verbindung verloren – neuer Versuch …',
    recordsAway:
      'Der Server erreicht seine Aufzeichnungen gerade nicht. Nichts ist verloren; es geht von selbst weiter.',
    recordsFull: 'Der Server hat keinen Platz zum Schreiben. Nichts ist verloren; es geht weiter, sobald Platz ist.',
    recordsBack: 'Der Server arbeitet wieder.',
    unsent: count =>
      count === 1 ? 'Ein Schritt von dir wartet aufs Senden.' : `${count} Schritte von dir warten aufs Senden.`,
    found: 'Die Verbindung ist wieder da.',
    unread: count => (count === 1 ? '1 ungelesene Nachricht' : `${count} ungelesene Nachrichten`),
    said: (who, text) => `${who} sagt: ${text}`,
  },
};
