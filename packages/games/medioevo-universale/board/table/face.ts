import './tokens.css';
import { readPlate } from '@hegemon/atlas';
import type { GameFace } from '@hegemon/board';
import type { MUView } from '../../src/view.js';
import { speaks } from '../languages.js';
import Aside from './aside.svelte';
import Ending from './ending.svelte';
import Holdings from './holdings.svelte';
import Leisure from './leisure.svelte';
import Defs from './pieces/defs.svelte';
import Key from './pieces/key.svelte';
import Pieces from './pieces/pieces.svelte';
import Card from './places/place-card.svelte';
import { plainFace } from './plain-face.js';
import Reference from './reference.svelte';
import Risk from './risk.svelte';
import Sheet from './sheet.svelte';

/** What Medioevo Universale brings to the table: what it says of things, and how they are drawn. */
export const medioevoUniversaleFace: GameFace<MUView> = {
  ...plainFace,
  speaks,
  async rules(language) {
    const { default: text } =
      language === 'de' ? await import('../../rules/rules.de.md?raw') : await import('../../rules/rules.en.md?raw');
    return text;
  },
  async plate() {
    const { default: file } = await import('../map/map.json');
    return readPlate(file as unknown as Parameters<typeof readPlate>[0]);
  },
  parts: { Defs, Key, Pieces, Holdings, Aside, Sheet, Risk, Leisure, Card, Reference, Ending },
};
