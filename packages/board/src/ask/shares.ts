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
