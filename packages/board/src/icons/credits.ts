import authors from './authors.json' with { type: 'json' };

/** For the page of credits: the signs on pieces and cards that others have drawn. */
export const ICON_CREDITS = {
  name: 'game-icons.net',
  address: 'https://game-icons.net',
  licence: 'CC BY 3.0',
  licenceAddress: 'https://creativecommons.org/licenses/by/3.0/',
  /** They are used as drawn, in the page on whole steps of their grid; only colour and size are ours. */
  authors,
} as const;
