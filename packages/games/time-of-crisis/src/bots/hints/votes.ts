import type { Decision } from '@hegemon/kernel';
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

/** Enough to be fairly sure, and no more than that. */
export const rateStake = ({ facts }: Decision, points: number, more: number): number => {
  const { required, free, voteOn: from } = facts ?? {};
  const hope = chanceOf(points + Number(free ?? 0), Number(from ?? 2), Number(required ?? 1));
  return 20 * hope * hope * (1 / (1 + 0.12 * points + 0.02 * more));
};
