import { asking, button, done, type Frame, type Procedure } from '@hegemon/kernel';
import { components } from '../../catalog.js';
import { openHostilities } from '../../deeds/wars.js';
import type { HostilityCall } from '../../frames/diplomacy.js';
import type { Player } from '../../ids.js';
import { mustNotFight, penaltyFor } from '../../rules/relations.js';
import type { MU } from '../../state.js';

interface HostilityFrame extends Frame<'begin' | 'confirm'>, HostilityCall {
  proc: 'hostility';
}
const ask = asking<MU, HostilityFrame>();

const wronged = (g: MU, { by, against }: HostilityFrame): readonly Player[] =>
  against.filter(player => player !== by && penaltyFor(g, by, player).isUndeclared);
/** What it comes to in honour. */
const priceOf = (g: MU, f: HostilityFrame): number => {
  const { 'attack-without-declaration': undeclared, 'treaty-broken': broken } = components.honour.inGame;
  const treaties = new Set(wronged(g, f).flatMap(player => penaltyFor(g, f.by, player).breaks));
  return undeclared * wronged(g, f).length + broken * treaties.size;
};

/** @rule MU C-war-truce A truce may have been made while he thought about it: then nothing is left but to refrain. */
const isForbidden = (g: MU, { by, against }: HostilityFrame): boolean =>
  against.some(player => player !== by && mustNotFight(g, by, player));

/** It is war with all of them from now on, whatever it costs. */
const strike = (g: MU, f: HostilityFrame): { done: unknown } => {
  for (const player of f.against) if (player !== f.by) openHostilities(g, f.by, player);
  return done(true);
};

/** @rule MU C-war-hostile Nobody slips into a war: what it costs is shown first. */
export const hostility: Procedure<MU, HostilityFrame> = {
  name: 'hostility',
  rule: 'MU C-war-hostile',
  steps: {
    begin: (g, f) => (wronged(g, f).length === 0 ? strike(g, f) : undefined),
    confirm: ask({
      rule: 'MU C-war-hostile',
      prompt: 'hostility',
      seats: (_, f) => [f.by],
      offer: (g, f) => [...(isForbidden(g, f) ? [] : [button('go-through')]), button('refrain')],
      facts: (g, f) => ({
        what: f.what,
        against: [...wronged(g, f)],
        honour: priceOf(g, f),
        treaties: [...new Set(wronged(g, f).flatMap(player => penaltyFor(g, f.by, player).breaks))],
      }),
      take: {
        'go-through': strike,
        refrain: () => done(false),
      },
    }),
  },
};
