import type { Odds } from '@hegemon/host';

type Shares = Odds['shares'];

/** The outcomes that make up the whole, and what else is known besides: part of one of them. */
export const sharesOf = (shares: Shares): { readonly whole: Shares; readonly besides: Shares } => {
  let sum = 0;
  const end = shares.findIndex(({ share }) => {
    sum += share;
    return sum > 1.0005;
  });
  return end < 0 ? { whole: shares, besides: [] } : { whole: shares.slice(0, end), besides: shares.slice(end) };
};

/** Whole percents that add up to what the shares do: those that lose most by rounding down are rounded up. */
export const wholePercents = (shares: readonly number[]): readonly number[] => {
  // What a sum of shares is off by is no remainder.
  const exact = shares.map(share => Math.round(share * 1e8) / 1e6);
  const whole = exact.map(Math.floor);
  const due = Math.round(exact.reduce((sum, each) => sum + each, 0)) - whole.reduce((sum, each) => sum + each, 0);
  const byLoss = exact.map((each, i) => ({ i, lost: each - whole[i] })).toSorted((a, b) => b.lost - a.lost);
  for (const { i } of byLoss.slice(0, due)) whole[i]++;
  return whole;
};
