import type { Decision, Id } from '@hegemon/kernel';
import type { PlaceText, Speech } from '../face.js';
import { idsOf, isNaming } from '../offers.js';
import { fit } from './finding.js';

/** Where a game describes no places, the things of the question stand under the names of its answers. */
export const placesOf = (decision: Decision | undefined, speech: Pick<Speech, 'heading' | 'name'>): PlaceText[] =>
  (decision?.choices ?? []).filter(isNaming).map(choice => ({
    id: `kind:${choice.kind}`,
    name: speech.heading(choice.kind),
    lines: idsOf(choice).map(id => ({ text: speech.name(id, choice.kind), ids: [id] })),
  }));

/** Things that are lit and stand nowhere: cards, pieces in hand. */
export const elsewhere = (places: readonly PlaceText[], lit: Iterable<Id>): Id[] => {
  const shown = new Set(places.flatMap(({ id, lines }) => [id, ...lines.flatMap(({ ids }) => ids)]));
  return [...lit].filter(id => !shown.has(id));
};

interface Wanted {
  readonly typed: string;
  /** If given, only these are of interest. */
  readonly only?: ReadonlySet<Id>;
}

/** What is left of the places when one looks for something. */
export const narrowed = (places: readonly PlaceText[], { typed, only }: Wanted): PlaceText[] =>
  places.flatMap(place => {
    const isFound = typed.trim() === '' || fit(place.name, typed) !== undefined;
    const lines = place.lines.filter(
      ({ text, ids }) => (isFound || fit(text, typed) !== undefined) && (!only || ids.some(id => only.has(id))),
    );
    const isWanted = isFound && (!only || only.has(place.id));
    return isWanted || lines.length > 0 ? [{ ...place, lines }] : [];
  });
