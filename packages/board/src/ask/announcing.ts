import type { Line } from '@hegemon/host';
import type { Heard, Seat } from '@hegemon/kernel';
import type { Speech } from '../face.js';
import { started, within } from '../shell/standings.js';
import { plainOf } from './emphasis.js';

interface Tongue {
  readonly speech: Pick<Speech, 'event' | 'seat' | 'within'>;
  isBot(seat: Seat): boolean;
  acted(who: string, count: number): string;
  more(count: number): string;
}

/** More sentences than these at once are not listened to. */
const MOST = 4;

/** What happened, for those who listen: people line by line, bots turn by turn, and never a flood. */
export const announcement = (lines: readonly Line[], { speech, isBot, acted, more }: Tongue): string => {
  const told = (heard: readonly Heard[]): string[] => heard.map(event => plainOf(speech.event(event))).filter(Boolean);
  const sentences: string[] = [];
  for (let i = 0; i < lines.length; ) {
    const { seat } = lines[i];
    let end = i + 1;
    while (end < lines.length && lines[end].seat === seat) end++;
    const turn = lines.slice(i, end);
    const heard = turn.flatMap(line => told(line.heard));
    if (seat !== undefined && isBot(seat) && heard.length > 1) {
      sentences.push(started(acted(within({ speech }, seat), turn.length)), heard[heard.length - 1]);
    } else sentences.push(...heard);
    i = end;
  }
  const left = sentences.length - MOST;
  return (left > 0 ? [more(left), ...sentences.slice(-MOST)] : sentences).join(' ');
};
