import type { Language, Standing } from '@hegemon/board';
import type { Seat } from '@hegemon/kernel';
import type { Colour, ProvinceId } from '../../src/ids.js';
import type { ToCView } from '../../src/view.js';
import { standingWords } from './standing.words.js';

/** The provinces a seat governs, in the order of the view. */
export const provincesOf = ({ provinces }: ToCView, seat: Seat): readonly ProvinceId[] =>
  (Object.keys(provinces.governor) as ProvinceId[]).filter(id => provinces.governor[id] === seat);

const titleOf = (view: ToCView, seat: Seat, language: Language): Standing['title'] => {
  const { emperor, pretender } = standingWords[language];
  const { governor, pretender: markers } = view.provinces;
  if (governor.italia === seat) return { icon: 'laurel-crown', name: emperor };
  const holdsSeat = provincesOf(view, seat).some(id => markers[id] === 'seat');
  return holdsSeat ? { icon: 'jewel-crown', name: pretender } : undefined;
};

/** What everybody sees of a family at any time. */
export const standingOf = (view: ToCView, seat: Seat, language: Language): Standing => {
  const words = standingWords[language];
  const colour = seat as Colour;
  const title = titleOf(view, seat, language);
  return {
    points: view.legacy[colour] ?? 0,
    pointsName: words.legacy,
    pointsShort: words.legacyShort,
    figures: [
      { icon: 'laurels', label: words.emperorTurns, value: view.emperorTurns[colour] ?? 0 },
      { icon: 'hand', label: words.hand, value: view.hand[colour]?.count ?? 0 },
      { icon: 'province', label: words.provinces, value: provincesOf(view, seat).length },
    ],
    ...(title && { title }),
  };
};
