/** Why a text is nobody's words. Only games that ask for words need sentences for these. */
export type TextMisfit = 'wants-words' | 'too-long' | 'not-plain';

/**
 * A text in the one way it is written, so that two hosts have the same log: trimmed, with something to be seen in it, and
 * without ends of lines and other controls, halves of characters, and signs that turn round the line they stand in.
 */
const PLAIN = /^(?!\s)(?=.*[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*(?<!\s)$/u;

export const misfitOfText = (text: unknown, max: number): TextMisfit | undefined => {
  if (typeof text !== 'string') return 'wants-words';
  // First what walks nothing: it may be as long as a message can be. A character takes one unit or two.
  if (text.length > 2 * max || [...text].length > max) return 'too-long';
  return PLAIN.test(text) ? undefined : 'not-plain';
};
