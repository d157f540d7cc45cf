import type { GameAbout } from '@hegemon/host';
import type { OptionValue } from '@hegemon/kernel';
import { type NewChair, type NewMatch, PACES, type Pace, type Terms } from '@hegemon/protocol/client';
import { agreed, usualPlayers } from '../new/seating.js';
import { DAY, HOUR, MINUTE } from '../online/durations.js';

/** What has been put together of a table so far. */
export interface HostPlan {
  readonly title: string;
  readonly players: number;
  readonly chairs: Readonly<Record<string, NewChair>>;
  readonly chosen: Readonly<Record<string, OptionValue>>;
  readonly terms: Terms;
  readonly isListed: boolean;
}

/** What is still wrong with a plan; the page has the words. */
export type HostFault =
  | 'nobody' // only bots sit there
  | 'short-bank'
  | 'low-cap' // less than one begins with
  | 'high-increment'
  | 'restless-vacation' // the clock does not stand still, so there is nothing to take
  | 'rated-alone' // against bots alone
  | 'rated-hints'
  | 'rated-guest';

/** For friends who answer when they can. */
export const USUAL_TERMS: Terms = {
  pace: PACES.days,
  timeout: 'stand-in',
  watching: 'open',
  delay: 15 * MINUTE,
  isRated: false,
  hints: false,
  whispers: true,
};

const seatsOf = (about: GameAbout, players: number): readonly string[] => about.seats[players] ?? [];

/** The host in the first seat, the others for whoever comes. */
export const freshPlan = (about: GameAbout): HostPlan => {
  const players = usualPlayers(about);
  const chairs = seatsOf(about, players).map((seat, i): [string, NewChair] => [
    seat,
    { kind: i === 0 ? 'me' : 'open' },
  ]);
  return {
    title: '',
    players,
    chairs: Object.fromEntries(chairs),
    chosen: Object.fromEntries(about.optionSpecs.map(({ id, byDefault }) => [id, byDefault])),
    terms: USUAL_TERMS,
    isListed: false,
  };
};

/** Whoever has a seat keeps it; the host always has one if he had. */
export const withPlayers = (about: GameAbout, plan: HostPlan, players: number): HostPlan => {
  const seats = seatsOf(about, players);
  const hadSeat = Object.values(plan.chairs).some(({ kind }) => kind === 'me');
  const kept = seats.map((seat): [string, NewChair] => [seat, plan.chairs[seat] ?? { kind: 'open' }]);
  const isSeated = kept.some(([, { kind }]) => kind === 'me');
  if (hadSeat && !isSeated && kept[0]) kept[0] = [kept[0][0], { kind: 'me' }];
  return {
    ...plan,
    players,
    chairs: Object.fromEntries(kept),
    chosen: agreed(about.optionSpecs, plan.chosen, players),
  };
};

type Chairs = HostPlan['chairs'];
/** One person has one seat: who sits down elsewhere frees the one he had. */
export const seatedAt = (chairs: Chairs, seat: string, chair: NewChair): Chairs => {
  const others = Object.entries(chairs).map(([each, had]): [string, NewChair] => [
    each,
    chair.kind === 'me' && had.kind === 'me' ? { kind: 'open' } : had,
  ]);
  return { ...Object.fromEntries(others), [seat]: chair };
};
export const withChair = (plan: HostPlan, seat: string, chair: NewChair): HostPlan => ({
  ...plan,
  chairs: seatedAt(plan.chairs, seat, chair),
});

export const withTerms = (plan: HostPlan, change: Partial<Terms>): HostPlan => ({
  ...plan,
  terms: { ...plan.terms, ...change },
});

/** A pace by its name; one's own begins with the values of the one before. */
export const paceNamed = (name: Pace['name'], before: Pace): Pace => {
  if (name !== 'free') return PACES[name];
  return before.name === 'none' ? { ...PACES.tonight, name } : { ...before, name };
};

/** The units in which a time is set, and the one that fits best. */
export const UNITS = { minutes: MINUTE, hours: HOUR, days: DAY } as const;
export type Unit = keyof typeof UNITS;
export const unitFor = (ms: number): Unit => {
  const fits = (['days', 'hours'] as const).find(unit => ms >= UNITS[unit] && ms % UNITS[unit] === 0);
  return fits ?? 'minutes';
};

const faultsOfPace = ({ name, bank, increment, cap, nights, vacation }: Pace): readonly HostFault[] => {
  if (name !== 'free') return [];
  return [
    ...(bank < MINUTE ? (['short-bank'] as const) : []),
    ...(cap < bank ? (['low-cap'] as const) : []),
    ...(increment > cap ? (['high-increment'] as const) : []),
    ...(vacation > 0 && !nights ? (['restless-vacation'] as const) : []),
  ];
};

/** Everything that is wrong, in the order of the page. */
export const faultsOf = (
  { chairs, terms }: Pick<HostPlan, 'chairs' | 'terms'>,
  isGuest: boolean,
): readonly HostFault[] => {
  const people = Object.values(chairs).filter(({ kind }) => kind !== 'bot').length;
  return [
    ...(people === 0 ? (['nobody'] as const) : []),
    ...faultsOfPace(terms.pace),
    ...(terms.isRated && people === 1 ? (['rated-alone'] as const) : []),
    ...(terms.isRated && terms.hints ? (['rated-hints'] as const) : []),
    ...(terms.isRated && isGuest ? (['rated-guest'] as const) : []),
  ];
};

/** What the server is asked for. */
export const newMatchOf = (game: string, { title, players, chosen, terms, chairs, isListed }: HostPlan): NewMatch => ({
  game,
  ...(title.trim() !== '' && { title: title.trim() }),
  options: { players, ...chosen },
  terms,
  chairs,
  isListed,
});
