import type { Language } from '@hegemon/games';
import pc from 'picocolors';
import type { Odds } from '../tables/table.js';
import { figure, percent, placesFor, tableOf, windowWidth, wrapped } from '../terminal/layout.js';
import { print } from '../terminal/print.js';
import { findAll } from './names.js';
import type { Phrases } from './phrases.js';
import { namedFor } from './reading.js';
import type { Run } from './run.js';
import { say } from './table.js';

/** `odds`, with what is meant: the chances of a battle or a vote. */
export const odds: Run = (table, { seat }, rest, reader) => {
  const { match, drawing, speech, phrases, language } = table;
  const { ids } = findAll(rest, namedFor(reader, drawing.ids));
  const found = drawing.odds({ game: match.game, state: match.state, seat, speech, ids });
  if ('none' in found) say(found.none);
  else print(oddsText(found, phrases, language));
  return 'prompt';
};
export const oddsText = (rows: readonly Odds[], phrases: Phrases, language: Language): string => {
  const [{ shares, figures }] = rows;
  const head = ['', ...shares.map(({ what }) => what), ...figures.map(({ what }) => what)];
  // Shares are compared with each other, and figures down their column.
  const places = placesFor(rows.flatMap(row => row.shares.map(({ share }) => share)));
  const isWhole = figures.map((_, i) => rows.every(row => Number.isInteger(row.figures[i].value)));
  const cells = rows.map(row => [
    row.label,
    ...row.shares.map(({ share }) => percent(share, language, places)),
    ...row.figures.map(({ value }, i) => figure(value, language, isWhole[i] ? 0 : 2)),
  ]);
  // With several rows the means must do.
  const spreads = rows.length === 1 ? spreadsText(rows[0].spreads, language) : [];
  return [tableOf(head, cells), ...spreads, pc.dim(precisionOf(rows, phrases, language))].join('\n');
};
/** What nobody would notice in a percentage is not worth a word. */
const NOTICED = 0.0005;
/** How far the shares can be trusted; rows that were drawn are named if others were not. */
export const precisionOf = (
  rows: readonly Pick<Odds, 'label' | 'isExact' | 'error'>[],
  { exact, within }: Pick<Phrases, 'exact' | 'within'>,
  language: Language,
): string => {
  const drawn = rows.filter(({ isExact, error }) => !isExact || error > NOTICED);
  if (drawn.length === 0) return exact;
  const labels = drawn.length < rows.length ? ` (${drawn.map(({ label }) => label).join(', ')})` : '';
  return `${within(percent(Math.max(...drawn.map(({ error }) => error)), language))}${labels}`;
};
const spreadsText = (spreads: Odds['spreads'], language: Language): readonly string[] => {
  const isTold = (share: number): boolean => share >= NOTICED;
  const places = placesFor(spreads.flatMap(({ shares }) => shares.filter(isTold)));
  return spreads.map(({ what, shares }) => {
    const told = shares.flatMap((share, n) => (isTold(share) ? [`${n}: ${percent(share, language, places)}`] : []));
    return wrapped(told.join(' · '), windowWidth(), `${pc.dim(what)}  `, '  ');
  });
};

/** `hazards`: what the next roll that nobody asks for may bring. */
export const hazards: Run = (table, { seat }) => {
  const { match, drawing, speech, phrases, language } = table;
  const found = drawing.hazards({ game: match.game, state: match.state, seat, speech });
  say(found.length > 0 ? phrases.hazards : phrases.noHazards);
  const places = placesFor(found.flatMap(({ of }) => of.map(({ share }) => share)));
  for (const { what, of } of found) {
    const told = of.map(({ name, share }) => `${name} ${percent(share, language, places)}`).join(', ');
    print(wrapped(told, windowWidth(), `  ${pc.dim(`${what}:`)} `, '    '));
  }
  return 'prompt';
};
