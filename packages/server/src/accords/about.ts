import type { Seat } from '@hegemon/kernel';
import type { AccordLine } from '@hegemon/protocol';
import type { Kept } from '../ledger/rows.js';
import type { AccordRow } from '../store/schema.js';

export type AccordKind = AccordLine['kind'];

/** What an accord is about, as it lies in the store. */
export interface About {
  /** `rewind`: the answer that is taken back, with all after it; and how many entries there were when it was asked for. */
  readonly entry?: number;
  readonly version?: number;
  /** `replace` and `late`: whose seat it is. */
  readonly other?: Seat;
  /** `replace`: who plays there from then on; without one the seat is free. */
  readonly bot?: string;
  /** Who must agree. */
  readonly needed: readonly Seat[];
}
export const aboutOf = ({ arg_json }: Pick<AccordRow, 'arg_json'>): About => JSON.parse(arg_json);
export const kindOf = ({ kind }: Pick<AccordRow, 'kind'>): AccordKind => kind as AccordKind;

export type Votes = Readonly<Record<Seat, boolean>>;
export const votesOf = ({ votes_json }: Pick<AccordRow, 'votes_json'>): Votes => JSON.parse(votes_json);

/** The others decide at present what becomes of somebody whose time is up: his clock does not call them again. */
export const isVotedOn = ({ accords }: Pick<Kept, 'accords'>, seat: Seat): boolean =>
  accords.some(row => row.kind === 'late' && aboutOf(row).other === seat);
