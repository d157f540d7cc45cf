const widthOf = (letter: string): number => {
  if (/[iljftIJ .,'’-]/.test(letter)) return 0.32;
  if (/[mwMW]/.test(letter)) return 0.86;
  return /\p{Lu}/u.test(letter) ? 0.66 : 0.52;
};

/**
 * About how wide a text in the serif of the map is, for a letter of height 1; rather a little more than less. Good
 * enough to keep names apart, and known without a screen.
 */
export const textWidth = (text: string, isItalic = false): number =>
  [...text].reduce((sum, letter) => sum + widthOf(letter), 0) * (isItalic ? 0.93 : 1);
