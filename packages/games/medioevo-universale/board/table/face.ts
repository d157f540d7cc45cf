import { readPlate } from '@hegemon/atlas';
import type { GameFace } from '@hegemon/board';
import { plainFace } from '@hegemon/board/ask/plain-face.js';
import type { Heard } from '@hegemon/kernel';
import type { Player } from '../../src/ids.js';
import type { MUView } from '../../src/view.js';
import { momentOf, wordsFor } from '../index.js';
import { speechFor } from './speech.js';

const ID = 'medioevo-universale';
const SEATS: readonly Player[] = ['player-1', 'player-2', 'player-3', 'player-4', 'player-5', 'player-6'];

/** Who acts in an event: whichever seat it names first. */
const actorOf = ({ player, side, by }: Heard): { readonly seat: string } | undefined => {
  const seat = [player, side, by].find(each => typeof each === 'string' && (SEATS as readonly string[]).includes(each));
  return seat === undefined ? undefined : { seat: String(seat) };
};

/** What Medioevo Universale brings to the table so far: its words and its map. Questions are answered with the kit's plain widgets. */
export const medioevoUniversaleFace: GameFace<MUView> = {
  ...(plainFace({ id: ID, seats: { 6: SEATS } }) as GameFace<MUView>),
  speech: speechFor,
  async rules(language) {
    const { default: text } =
      language === 'de' ? await import('../../rules/rules.de.md?raw') : await import('../../rules/rules.en.md?raw');
    return text;
  },
  standing: (view, seat, language) => ({
    points: view.honour[seat as Player] ?? 0,
    pointsName: wordsFor(language).phrases.honour,
    figures: [],
  }),
  moment: (view, waiting) => momentOf(view, waiting),
  async plate() {
    const { default: file } = await import('../map/map.json');
    return readPlate(file as unknown as Parameters<typeof readPlate>[0]);
  },
  actorOf,
};
