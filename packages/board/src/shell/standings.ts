import type { Seat } from '@hegemon/kernel';
import type { Speech, Standing } from '../face.js';
import type { TableState } from '../table.svelte.js';

/** The seats with what everybody sees of them: in the order of the game, or in one that changes with play. */
export const standingsOf = ({
  sight: { match, table },
  face,
  language,
}: TableState): readonly { readonly seat: Seat; readonly standing: Standing }[] =>
  match.seats
    .map(seat => ({ seat, standing: face.standing(table.view, seat, language) }))
    .sort((a, b) => (a.standing.place?.at ?? 0) - (b.standing.place?.at ?? 0));

/** What a seat is called within a sentence, and a sentence that may begin with it. */
export const within = ({ speech }: { readonly speech: Pick<Speech, 'seat' | 'within'> }, seat: Seat): string =>
  speech.within?.(seat) ?? speech.seat(seat);
export const started = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** What a seat is called where there is little room. */
export const shortNameOf = ({ sight, face, language, speech }: TableState, seat: Seat): string =>
  face.standing(sight.table.view, seat, language).name ?? speech.seat(seat);
