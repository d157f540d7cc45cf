import type { Words } from '../words.js';

export const misfits: Words['misfits'] = {
  'takes-nothing': () => 'This choice needs nothing more than itself.',
  'wants-one-id': () => 'Choose one thing from the list.',
  'wants-ids': () => 'Choose things from the list.',
  'wants-a-number': () => 'This needs a whole number.',
  'wants-numbers-over-ids': () => 'Say how many of each.',
  'wants-words': () => 'Say it in your own words.',
  'not-among': () => 'That is not among the things to choose from.',
  'twice-the-same': () => 'Nothing can be chosen twice.',
  'too-few': f => `That is ${f.given}; at least ${f.min} must be chosen.`,
  'too-many': f => `That is ${f.given}; at most ${f.max} can be chosen.`,
  'wrong-total': f => `That makes ${f.given}; it must be ${f.total} in all.`,
  'too-long': f => `That is too long; ${f.max} characters are the most.`,
  'not-plain': () => 'This must be one plain line, without blanks at its ends.',
};

export const refusals: Words['refusals'] = {
  'game-over': () => 'The game is over.',
  'not-your-decision': who =>
    who === '' ? 'It is not for you to decide now.' : `It is not for you to decide now, but for ${who}.`,
  stale: () => 'This question has been settled in the meantime; look at the present one.',
  'not-offered': () => 'This is not possible now.',
  'does-not-fit': () => 'This answer does not fit the question.',
};
export const noUndo: Words['noUndo'] = {
  'nothing-to-undo': 'There is nothing to take back.',
  'nothing-to-redo': 'There is nothing to do again.',
};
export const boundaries: Words['boundaries'] = {
  draw: 'Dice or lots have fallen since; that cannot be taken back.',
  reveal: 'Something hidden has been turned up since; that cannot be taken back.',
  'other-seat-learned': 'Another player has learned something by it; that cannot be taken back.',
  'other-seat-answered': 'Another player has decided since; that cannot be taken back.',
  'game-over': 'The game is over; nothing can be taken back.',
};
