import type { Player, WindowId } from '../ids.js';
import type { ProposalId, Terms, TreatyId } from '../treaties.js';

/** What was proposed, as it can still be told when it is off the table. */
export type Offer = { readonly from: Player; readonly to: readonly Player[] } & (
  | { readonly type: 'treaty' | 'end'; readonly treaty: Terms }
  | { readonly type: 'truce' | 'peace' | 'time' }
);

/** War, peace and paper. What concerns only some is in the closed part. */
export interface DiplomacyEvents {
  'war-declared': { by: Player; on: Player; from: number };
  'war-opened': { by: Player; on: Player };
  /** @rule MU C-war-declare Struck first by whom it was declared on. */
  'war-answered': { by: Player; on: Player };
  'truce-made': { a: Player; b: Player };
  'peace-made': { a: Player; b: Player };
  'treaty-signed': { treaty?: TreatyId; parties?: readonly Player[]; terms?: Terms };
  'treaty-ended': { treaty?: TreatyId; parties?: readonly Player[]; terms?: Terms };
  'treaty-broken': { treaty?: TreatyId; by?: Player; parties?: readonly Player[] };
  /** Who has something to say to whom, only they hear. */
  proposed: { proposal?: ProposalId; offer?: Offer };
  accepted: { proposal?: ProposalId; offer?: Offer; by?: Player };
  declined: { proposal?: ProposalId; offer?: Offer; by?: Player };
  withdrawn: { proposal?: ProposalId; offer?: Offer };
  /** What was agreed on could no longer be done. */
  'agreement-void': { proposal?: ProposalId };
  'prisoners-handed-over': { from: Player; to: Player };
  complained: { treaty: TreatyId; by: Player; accused: Player; parties: readonly Player[] };
  voted: { treaty: TreatyId; votes: Readonly<Record<string, string>>; isBreach: boolean };
  /** By which treaty and with how many units only its parties hear, if it is secret. */
  'support-called': { by: Player; of: Player; treaty?: TreatyId; units?: number };
  'support-designated': { by: Player; of: Player; treaty?: TreatyId; units?: number };
  'support-ordered': { by: Player; of: Player; from: string; to: string };
  'order-refused': { by: Player; of: Player };
  'due-unpaid': { treaty: TreatyId; by: Player };
  'window-armed': { player: Player; window: WindowId; isOn: boolean };
  'time-called': Record<never, never>;
}
