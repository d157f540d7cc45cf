import { describe, expect, it } from 'vitest';
import { typedBy } from '../src/ask/palette-keys.js';

describe('the palette', () => {
  it('ui: what is typed before it has come stands in its line', () => {
    expect(typedBy(['R', 'a', 'Shift', 't'])).toEqual({ text: 'Rat', isDone: false });
    expect(typedBy(['R', 'x', 'Backspace', 'a'])).toEqual({ text: 'Ra', isDone: false });
    expect(typedBy([])).toEqual({ text: '', isDone: false });
  });

  it('ui: and is carried out if that was wanted, once', () => {
    expect(typedBy(['R', 'Enter', 'a', 'Enter'])).toEqual({ text: 'R', isDone: true });
  });
});
