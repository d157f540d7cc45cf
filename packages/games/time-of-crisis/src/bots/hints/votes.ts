import { type Decision, leavesOf } from '@hegemon/kernel';
import type { PlaceGovernorFrame } from '../../flow/senate.js';
import type { Colour, ProvinceId } from '../../ids.js';
import { basilicaDice, voteOn, votesRequired } from '../../rules/senate.js';
import type { ToC } from '../../state.js';

/** @rule ToC 6.3.2.votes What a die brings on the average: its own vote, and a bonus die for each six. */
const votesPerDie = (from: number): number => ((7 - from) / 6) * 1.2;

/** A rough chance that so many dice are enough. Good for an order in which to try, not for odds. */
const chanceOf = (dice: number, from: number, required: number): number =>
  from === 1 && dice >= required ? 1 : 1 / (1 + Math.exp(1.5 * (required - 0.3 - dice * votesPerDie(from))));

/** How likely the Senate votes for the seat there, with so many points. */
export const hopeOfVote = (g: ToC, seat: Colour, province: ProvinceId, points: number): number =>
  chanceOf(points + basilicaDice(g, seat, province), voteOn(g, province), votesRequired(g, seat, province));

/** @rule ToC card.praetorian-guard Military points that are staked already in the vote under way. */
export const stakedMilitary = (g: ToC): number => {
  for (const stack of leavesOf(g.flow)) {
    const f = stack[stack.length - 1];
    if (f?.proc === 'place-governor') return (f as PlaceGovernorFrame).military;
  }
  return 0;
};

/** Enough to be fairly sure, and no more than that; what may be added later counts half. */
export const rateStake = ({ facts }: Decision, points: number, later: number): number => {
  const { required, free, voteOn: from } = facts ?? {};
  const dice = points + Number(free ?? 0);
  const hope = chanceOf(dice + later / 2, Number(from ?? 2), Number(required ?? 1));
  return 20 * hope * hope * (1 / (1 + 0.12 * points));
};
