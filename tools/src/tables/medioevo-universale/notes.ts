import type { Foresight } from '@hegemon/games';
import { CARD, TECHNOLOGY } from '@hegemon/medioevo-universale/catalog';
import * as foresight from '@hegemon/medioevo-universale/foresight';
import { textsFor } from '@hegemon/medioevo-universale/texts';
import type { Notes, NotesQuestion } from '../table.js';

const isCard = (id: string): id is keyof typeof CARD => Object.hasOwn(CARD, id);
const isTechnology = (id: string): id is keyof typeof TECHNOLOGY => Object.hasOwn(TECHNOLOGY, id);
const { foresightOf }: Foresight = foresight as unknown as Foresight;
/** What is tried for a price: kinds that cost something at once. */
const PRICED = /^(buy|build|upgrade|hire|raise|pay|bid)/;

/** Prices. Nothing is worked out here: the game tries each answer on an imagined copy. */
export const notesOn = ({ game, state, decision, speech }: NotesQuestion): Notes => ({
  lines: [],
  about: (_, id) => {
    const { cards, technologies } = textsFor(speech.language);
    if (isCard(id)) return cards[id].ability;
    return isTechnology(id) ? technologies[id].effect : '';
  },
  of: (kind, arg) =>
    PRICED.test(kind)
      ? (foresightOf(game, state, decision.seat, [{ kind, arg }]).cost ?? [])
          .map(
            ({ unit, amount }) =>
              `${amount < 0 ? '+' : ''}${Math.abs(amount)} ${unit === 'florin' ? 'F' : speech.name(unit)}`,
          )
          .join(', ')
      : '',
});
