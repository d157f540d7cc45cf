import { describe, expect, test } from 'vitest';
import { isAtHome, piecesOf } from '../board/table/pieces/model.js';
import { cardFacts } from '../board/table/places/card-facts.js';
import { pieceInWords, tongue } from '../board/table/places/in-words.js';
import { owners } from '../board/table/places/owners.js';
import { placeOf } from '../board/table/places/place-of.js';
import { idOf, placeTexts } from '../board/table/places/place-texts.js';
import { placeWords } from '../board/table/places/places.words.js';
import { CARDS, EVENTS, IMPROVEMENTS, PROVINCES, SEAS, TRIBES } from '../src/ids.js';
import { viewsOfRandomGames } from './board-views.js';

const VIEWS = viewsOfRandomGames(3, 97);
const LANGUAGES = ['en', 'de'] as const;
const FAULT = /undefined|NaN|null|\[object|=>| {2}|\s[.,;:]|[.,;:]{2}|^\s|\s$|^$/;

describe('ui: the map of Time of Crisis in words', () => {
  test('ui: everything on the map and every card has a card that tells of it', () => {
    for (const { view, eyes } of VIEWS.filter((_, i) => i % 5 === 0)) {
      const ids = [...PROVINCES, ...TRIBES, ...SEAS, ...CARDS, ...EVENTS, ...IMPROVEMENTS, ...piecesOf(view).map(idOf)];
      for (const language of LANGUAGES) {
        for (const id of ids) {
          const facts = cardFacts(view, id, language, eyes);
          if (!facts) throw new Error(`nothing is told of ${id}`);
          const texts = [
            facts.title,
            facts.sub,
            facts.text ?? '.',
            ...facts.rows.flatMap(row => [row.term, ...row.values]),
          ];
          for (const text of texts) expect(text, id).not.toMatch(FAULT);
          expect(new Set(facts.rows.map(({ term }) => term)).size).toBe(facts.rows.length);
        }
        expect(cardFacts(view, 'governor-1', language, eyes)).toBeUndefined();
      }
    }
  });

  test('ui: every region is told once, and every piece of it in its place, in both languages', () => {
    for (const { view } of VIEWS) {
      for (const language of LANGUAGES) {
        const texts = placeTexts(view, language);
        expect(texts.map(({ id }) => id)).toEqual([...PROVINCES, ...TRIBES, ...SEAS]);
        const speech = tongue(language);
        for (const { id, name, lines } of texts) {
          const here = piecesOf(view).filter(({ at }) => at === id);
          const told = lines.slice(1).map(({ text }) => text);
          expect([...told].sort()).toEqual(here.map(piece => pieceInWords(speech, piece)).sort());
          for (const text of [name, ...lines.map(line => line.text)]) expect(text).not.toMatch(FAULT);
        }
      }
    }
  });

  test('ui: every line names the thing to click, and the thing stands in that place', () => {
    for (const { view } of VIEWS) {
      for (const { id, lines } of placeTexts(view, 'en')) {
        expect(lines[0].ids).toEqual([id]);
        const named = lines.flatMap(({ ids }) => ids);
        const here = piecesOf(view).filter(
          piece => piece.at === id && !(piece.sort === 'barbarians' && isAtHome(piece)),
        );
        expect([...named].sort()).toEqual([id, ...here.map(idOf)].sort());
      }
      for (const piece of piecesOf(view)) {
        if (piece.sort !== 'barbarians') expect(placeOf(view, idOf(piece))).toBe(piece.at);
      }
      for (const region of [...PROVINCES, ...TRIBES, ...SEAS]) expect(placeOf(view, region)).toBe(region);
      expect(placeOf(view, 'castra')).toBeUndefined();
    }
  });

  test('ui: governor, support and every marker of a province are told', () => {
    for (const { view } of VIEWS) {
      for (const { id, lines } of placeTexts(view, 'en').slice(0, PROVINCES.length)) {
        const province = id as (typeof PROVINCES)[number];
        const [{ text }] = lines;
        const { governor, support, mobs, quaestor, pretender, amphitheater, basilica, limes } = view.provinces;
        expect(text.includes('no governor')).toBe(governor[province] === undefined);
        if (support[province] !== undefined) expect(text).toContain(`support ${support[province]} of`);
        expect(/\d mobs?/.test(text)).toBe((mobs[province] ?? 0) > 0);
        expect(text.includes('Quaestor')).toBe(quaestor[province] === true);
        expect(text.includes('Seat of Power')).toBe(pretender[province] === 'seat');
        expect(text.includes('Breakaway')).toBe(pretender[province] === 'breakaway');
        expect(text.includes('Amphitheater')).toBe(amphitheater[province] === true);
        expect(text.includes('Basilica')).toBe(basilica[province] === true);
        expect(text.includes('Limes')).toBe(limes[province] === true);
      }
    }
  });

  test('ui: a province is coloured by its governor, and stays blank where none may be', () => {
    for (const { view } of VIEWS) {
      const held = owners(view);
      for (const id of PROVINCES) expect(held[id]?.colour).toBe(colourOf(view.provinces.governor[id]));
    }
  });

  test('house 12: both languages have the same words', () => {
    expect(Object.keys(placeWords.de).sort()).toEqual(Object.keys(placeWords.en).sort());
  });
});
const colourOf = (ruler: string | undefined): string | undefined =>
  ruler === undefined ? undefined : `--fam-${ruler}`;
