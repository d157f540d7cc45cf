import type { Profile } from '@hegemon/protocol';
import type { Settled } from '../people/changes.js';
import type { Leaving } from '../people/leaving.js';
import type { Mailer } from '../people/letters.js';
import { LIMITS, type Limits } from './limits.js';

type Standing = Pick<Profile, 'ratings' | 'statistics'>;

/** What other rooms know or must hear of people. */
export interface PeopleOptions {
  readonly limits?: Limits;
  /** Without one nobody gets a letter. */
  readonly mailer?: Mailer;
  /** How strong somebody is, and what he has played. */
  readonly standingOf?: (person: string) => Promise<Standing>;
  readonly settled?: Settled;
  readonly leaving?: Leaving;
}
type AllPeopleOptions = Required<Omit<PeopleOptions, 'mailer'>>;

const nothing = async (): Promise<void> => undefined;

export const withDefaults = ({ limits, standingOf, settled, leaving }: PeopleOptions): AllPeopleOptions => ({
  limits: limits ?? LIMITS,
  standingOf: standingOf ?? (async () => ({ ratings: [], statistics: [] })),
  settled: settled ?? nothing,
  leaving: leaving ?? nothing,
});
