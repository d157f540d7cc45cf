import type { Owner } from '@hegemon/board';
import type { Id } from '@hegemon/kernel';
import { PRINTED_REALM } from '../../../src/catalog.js';
import type { Player, Realm, TerritoryId } from '../../../src/ids.js';
import type { MUView } from '../../../src/view.js';
import { REALM_FACES } from '../seats.js';

/** White is not seen on vellum: such a band is grey. */
export const bandOf = (realm: Realm): string => {
  const { line, colour } = REALM_FACES[realm];
  return line ?? colour;
};

/** Who holds each territory; barbarian land stays blank. */
export const owners = (view: MUView): Readonly<Record<Id, Owner>> => {
  const played = new Set(Object.values(view.realm));
  return Object.fromEntries(
    (Object.entries(view.control) as [TerritoryId, Player][]).flatMap(([id, player]) => {
      const realm = view.realm[player];
      if (!realm) return [];
      const home = PRINTED_REALM[id];
      const right = home && home !== realm && played.has(home) ? { right: bandOf(home) } : {};
      return [[id, { colour: bandOf(realm), hatch: REALM_FACES[realm].hatch, ...right }]];
    }),
  );
};

/** What matters to whoever looks: his land, and wherever something of his stands. */
export const opening = (view: MUView, eyes: string): readonly Id[] => {
  const held = Object.entries(view.control).flatMap(([id, player]) => (player === eyes ? [id] : []));
  const armies = Object.entries(view.armies).flatMap(([id, sides]) => (sides && eyes in sides ? [id] : []));
  return [...new Set([...held, ...armies])];
};
