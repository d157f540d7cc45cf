import type { Chair, GameAbout, NewMatch } from '@hegemon/host';
import type { Options, OptionValue, Seat } from '@hegemon/kernel';

/** What has been put together of a new game so far. */
export interface Plan {
  readonly players: number;
  readonly chairs: Readonly<Record<Seat, Chair>>;
  readonly chosen: Readonly<Record<string, OptionValue>>;
  /** Nothing typed: nobody knows the dice. */
  readonly seed?: string;
}

/** What is still wrong with a plan; the page has the words. */
export type PlanFault =
  | { readonly code: 'no-name' | 'long-name'; readonly seat: Seat }
  | { readonly code: 'same-name'; readonly name: string }
  | { readonly code: 'no-seed' | 'long-seed' };

const NAME_LIMIT = 30;
const SEED_LIMIT = 64;

const seatsOf = (about: GameAbout, players: number): readonly Seat[] => about.seats[players] ?? [];

/** The bot for the seat of this number, counted from 0. */
type BotFor = (number: number) => string;

/** How many sit down if nobody says: four, or as many as can. */
export const usualPlayers = ({ players }: Pick<GameAbout, 'players'>): number =>
  players.includes(4) ? 4 : Math.max(...players);

/** You against bots: one click is enough. */
export const quickPlan = (about: GameAbout, you: string, botFor: BotFor, players = usualPlayers(about)): Plan => {
  const chairs = seatsOf(about, players).map((seat, i): [Seat, Chair] => [
    seat,
    i === 0 ? { kind: 'person', name: you } : { kind: 'bot', bot: botFor(i) },
  ]);
  const chosen = Object.fromEntries(about.optionSpecs.map(({ id, byDefault }) => [id, byDefault]));
  return { players, chairs: Object.fromEntries(chairs), chosen };
};

/** Another number of players: whoever has a seat keeps it, the new ones are bots. */
export const withPlayers = (about: GameAbout, plan: Plan, players: number, botFor: BotFor): Plan => {
  const chairs = seatsOf(about, players).map((seat, i): [Seat, Chair] => [
    seat,
    plan.chairs[seat] ?? { kind: 'bot', bot: botFor(i) },
  ]);
  return {
    ...plan,
    players,
    chairs: Object.fromEntries(chairs),
    chosen: agreed(about.optionSpecs, plan.chosen, players),
  };
};

/** What has to be agreed on for so many to sit down, and no more: what other numbers need is as it is by default. */
export const agreed = <C extends Plan['chosen']>(specs: GameAbout['optionSpecs'], chosen: C, players: number): C => {
  const ruled = specs.flatMap(spec =>
    'allows' in spec && spec.allows ? [[spec.id, spec.allows.includes(players) || spec.byDefault]] : [],
  );
  return { ...chosen, ...Object.fromEntries(ruled) };
};

export const withChair = (plan: Plan, seat: Seat, chair: Chair): Plan => ({
  ...plan,
  chairs: { ...plan.chairs, [seat]: chair },
});

export const withOption = (plan: Plan, id: string, value: OptionValue): Plan => ({
  ...plan,
  chosen: { ...plan.chosen, [id]: value },
});

export const withSeed = (plan: Plan, seed: string | undefined): Plan => {
  const { seed: _, ...rest } = plan;
  return seed === undefined ? rest : { ...rest, seed };
};

/** Everything that is wrong, in the order of the page. */
export const faultsOf = (plan: Plan): readonly PlanFault[] => {
  const people = Object.entries(plan.chairs).flatMap(([seat, chair]) =>
    chair.kind === 'person' ? [{ seat, name: chair.name.trim() }] : [],
  );
  const faults: PlanFault[] = [];
  for (const { seat, name } of people) {
    if (name === '') faults.push({ code: 'no-name', seat });
    else if (name.length > NAME_LIMIT) faults.push({ code: 'long-name', seat });
  }
  const names = people.map(({ name }) => name).filter(name => name !== '');
  const twice = new Set(names.filter((name, i) => names.indexOf(name) !== i));
  for (const name of twice) faults.push({ code: 'same-name', name });
  if (plan.seed !== undefined) {
    if (plan.seed.trim() === '') faults.push({ code: 'no-seed' });
    else if (plan.seed.trim().length > SEED_LIMIT) faults.push({ code: 'long-seed' });
  }
  return faults;
};

/** What the desk is asked for. */
export const matchOf = (game: string, plan: Plan): NewMatch => {
  const chairs = Object.entries(plan.chairs).map(([seat, chair]): [Seat, Chair] => [
    seat,
    chair.kind === 'person' ? { ...chair, name: chair.name.trim() } : chair,
  ]);
  return {
    game,
    options: { players: plan.players, ...plan.chosen } as Options,
    chairs: Object.fromEntries(chairs),
    ...(plan.seed !== undefined && { seed: plan.seed.trim() }),
  };
};
