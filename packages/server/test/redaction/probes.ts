import { type Game, type GameState, type Random, type Seat, sampleAnswer, shuffled } from '@hegemon/kernel';
import type { Inquiry } from '@hegemon/protocol';
import { plainAnswer } from './twins.js';

export type Probe = readonly [method: string, path: string, body?: unknown];

/** Words that are no answer to anything, and some that may be one at another time. */
const STRAY = ['pass', 'no-such-kind', '__proto__', 'constructor', 'take-back', 'play-card', 'refill-hand', 'battle'];

/** All that somebody with these eyes may ask of a match, and some that he may not do. */
export const probes = (
  game: Game,
  state: GameState,
  match: string,
  eyes: Seat | 'spectator',
  random: Random,
): readonly Probe[] => {
  const at = `/api/matches/${match}`;
  const own = game.pending(state).find(({ seat }) => seat === eyes);
  const course = own ? [plainAnswer(sampleAnswer(own, random))] : [{ kind: 'pass' }];
  const things = own?.choices.flatMap(choice => ('of' in choice ? choice.of : [])) ?? [];
  const ask = (inquiry: Inquiry): Probe => ['POST', `${at}/ask`, { ...inquiry }];
  const looking: Probe[] = [
    ['GET', at],
    ['GET', `${at}/sight`],
    ['GET', `${at}/sight?at=0`],
    ['GET', `${at}/file`],
    ['GET', `${at}/talk`],
    ['GET', `${at}/orders`],
    ['GET', `${at}/notes`],
    ['GET', '/api/matches?list=running'],
    ['GET', '/api/matches?list=mine'],
    ['GET', '/api/matches/next'],
  ];
  const inquiries: Inquiry[] = [
    { what: 'foresee', courses: [course as never, [{ kind: STRAY[random(STRAY.length)] }]] },
    { what: 'why', kind: STRAY[random(STRAY.length)] },
    { what: 'why', thing: things[random(Math.max(1, things.length))] ?? 'rome' },
    { what: 'odds', course: course as never },
    { what: 'hazards' },
    { what: 'ticks' },
    { what: 'course' },
    { what: 'position', at: 0 },
  ];
  const strays = shuffled(STRAY, random)
    .slice(0, 3)
    .map(
      (kind, i): Probe => [
        'POST',
        `${at}/actions`,
        { id: `stray-${random(1e9)}`, n: i === 0 ? 0 : state.n, answer: { kind } },
      ],
    );
  const chairs = Object.fromEntries(
    ['blue', 'green', 'red', 'yellow'].map(seat => [seat, { kind: 'person', name: seat }]),
  );
  const deeds: Probe[] = [
    ...strays,
    ['POST', `${at}/undo`, { id: `undo-${random(1e9)}`, v: 0 }],
    ['POST', `${at}/branch`, { at: 100_000, chairs }],
  ];
  return [...looking, ...inquiries.map(ask), ...deeds];
};
