import { describe, expect, test } from 'vitest';
import { KINDS } from '../board/asked.js';
import { german } from '../board/de/spoken.js';
import { english } from '../board/en/spoken.js';
import { piecesOf, vehiclesOf } from '../board/table/pieces/model.js';
import { namesRegions } from '../board/table/pieces/targets.js';
import { inPlay, isArea, isTerritory } from '../board/table/places/areas.js';
import { cardFacts } from '../board/table/places/card-facts.js';
import { pieceInWords, tongue } from '../board/table/places/in-words.js';
import { lettering } from '../board/table/places/lettering.js';
import { opening, owners } from '../board/table/places/owners.js';
import { placeOf } from '../board/table/places/place-of.js';
import { placeTexts } from '../board/table/places/place-texts.js';
import { siteOf } from '../board/table/places/site.js';
import { REALM_FACES } from '../board/table/seats.js';
import { readThing } from '../board/things.js';
import { medioevoUniversale } from '../src/game.js';
import { SEAS, TERRITORIES, type VehicleId } from '../src/ids.js';
import { arranged } from './arrange.js';
import { positionsOfGames } from './board-views.js';

const POSITIONS = positionsOfGames(4, 9);
const SOME = POSITIONS.filter((_, i) => i % 23 === 0);
const LANGUAGES = ['en', 'de'] as const;
const FAULT = /undefined|NaN|null|\[object|=>| {2}|\s[.,;:]|[.,;:]{2}|^\s|\s$|^$/;

const idsIn = (decision: (typeof POSITIONS)[number]['decision']): readonly { kind: string; id: string }[] =>
  decision.choices.flatMap(choice => {
    const ids =
      choice.shape === 'pick' || choice.shape === 'subset'
        ? choice.of
        : choice.shape === 'allot'
          ? Object.keys(choice.caps)
          : [];
    return ids.map(id => ({ kind: choice.kind, id }));
  });

describe('UI: the map of Medioevo Universale in words', () => {
  test('UI: whatever an answer can name and that is on the map, stands in an area', () => {
    const met = new Set<string>();
    for (const { view, decision } of POSITIONS) {
      for (const { kind, id } of idsIn(decision)) {
        const [, sort] = KINDS[kind as keyof typeof KINDS];
        const thing = readThing(id, sort);
        const isOnMap =
          thing.sort === 'area' ||
          (thing.sort === 'vehicle' && view.vehicles.at[thing.vehicle] !== undefined) ||
          thing.sort === 'promotion' ||
          (thing.sort === 'standing' && thing.at !== undefined) ||
          (thing.sort === 'unit' && (thing.at ?? thing.aboard) !== undefined) ||
          (thing.sort === 'cube' && thing.on !== undefined && thing.on !== 'market');
        if (!isOnMap) continue;
        met.add(thing.sort);
        const place = placeOf(view, id);
        expect(place !== undefined && isArea(place), `${kind} ${id}`).toBe(true);
        if (thing.sort === 'area') expect(namesRegions(kind), kind).toBe(true);
      }
    }
    expect([...met].sort()).toEqual(expect.arrayContaining(['area', 'vehicle', 'unit']));
  });

  test('UI: a realm that is called like a territory is no territory', () => {
    for (const kind of ['choose-realm', 'bid-realm']) expect(namesRegions(kind)).toBe(false);
    for (const kind of ['move', 'go', 'place', 'name', 'stages']) expect(namesRegions(kind)).toBe(true);
  });

  test('UI: every area in play is told once, and every piece of it in its place, in both languages', () => {
    for (const { view } of SOME) {
      for (const language of LANGUAGES) {
        const texts = placeTexts(view, language);
        expect(texts.map(({ id }) => id)).toEqual(inPlay(view));
        const speech = tongue(language, view);
        for (const { id, name, lines } of texts) {
          const here = piecesOf(view).filter(({ at }) => at === id);
          expect(lines.slice(1).map(({ text }) => text)).toEqual(here.map(piece => pieceInWords(speech, piece)));
          for (const text of [name, ...lines.map(line => line.text)]) expect(text, id).not.toMatch(FAULT);
        }
        const named = texts.flatMap(({ lines }) => lines.slice(1).flatMap(({ ids }) => ids));
        expect([...named].sort()).toEqual(
          vehiclesOf(view)
            .map((vehicle): string => vehicle.id)
            .sort(),
        );
      }
    }
  });

  test('UI: all units are told, none of them twice', () => {
    for (const { view } of SOME) {
      const told = piecesOf(view).reduce((sum, piece) => sum + (piece.sort === 'force' ? piece.size : 0), 0);
      const there = Object.values(view.armies).flatMap(sides =>
        Object.values(sides ?? {}).flatMap(army => Object.values(army ?? {})),
      );
      expect(told).toBe(there.reduce((sum, n) => sum + (n ?? 0), 0));
    }
  });

  test('UI: buildings, markets, markers and goods of a territory are told', () => {
    for (const { view } of SOME) {
      for (const { id, lines } of placeTexts(view, 'en')) {
        if (!isTerritory(id)) continue;
        const [{ text }] = lines;
        const site = siteOf(view, id);
        expect(text.includes('Barbarian territory')).toBe(view.control[id] === undefined);
        expect(text.includes('Produces')).toBe(site.good !== undefined);
        expect(text.includes('Market, factor')).toBe(site.market.length > 0);
        expect(text.includes('Control marker')).toBe(view.markers[id] !== undefined);
        for (const { type } of site.buildings) expect(text.toLowerCase()).toContain(type.replace('-', ' '));
        // No fact runs into the next.
        expect(text.split('. ')[0]).not.toMatch(/Produces|Market|Trade route/);
        expect(text).not.toMatch(/, (Produces|Market|Trade route)/);
      }
    }
  });

  test('UI: everything on the map has a card that tells of it', () => {
    for (const { view, eyes } of SOME.filter((_, i) => i % 4 === 0)) {
      const ids = [
        ...TERRITORIES,
        ...SEAS,
        ...piecesOf(view).map(({ id }) => id),
        ...vehiclesOf(view).map(({ id }) => id),
      ];
      for (const language of LANGUAGES) {
        for (const id of ids) {
          const facts = cardFacts(view, id, language, eyes);
          if (!facts) throw new Error(`nothing is told of ${id}`);
          for (const text of [facts.title, facts.sub, ...facts.rows.flatMap(row => [row.term, ...row.values])])
            expect(text, id).not.toMatch(FAULT);
          expect(new Set(facts.rows.map(({ term }) => term)).size, id).toBe(facts.rows.length);
        }
        expect(cardFacts(view, 'realm-01', language, eyes)).toBeUndefined();
      }
    }
  });

  test('UI 2: land is coloured by whoever holds it; whose right it is shows where another does', () => {
    // Byzantium has a marker in the heart of Hungary.
    const taken = medioevoUniversale.view(arranged({ armies: {}, markers: { buda: 'player-1' } }), 'player-1');
    expect(owners(taken).buda?.right).toBeDefined();
    expect(owners(taken).buda?.right).not.toBe(owners(taken).buda?.colour);
    for (const { view } of POSITIONS) {
      const held = owners(view);
      for (const id of TERRITORIES) {
        const player = view.control[id];
        const realm = player && view.realm[player];
        expect(held[id]?.hatch).toBe(realm && REALM_FACES[realm].hatch);
        expect(held[id]?.right === held[id]?.colour && held[id] !== undefined && held[id].right !== undefined).toBe(
          false,
        );
      }
    }
  });

  test('UI 4: whoever looks sees his own land first, an onlooker everything', () => {
    for (const { view, eyes } of SOME) {
      const areas = opening(view, eyes);
      for (const id of TERRITORIES) if (view.control[id] === eyes) expect(areas).toContain(id);
      expect(opening(view, 'spectator')).toEqual([]);
    }
  });

  test('UI: the plate knows every name in the language of the reader', () => {
    for (const language of LANGUAGES) {
      const { names = {} } = lettering(language);
      for (const id of [...TERRITORIES, ...SEAS]) expect(names[id]?.name, id).not.toMatch(FAULT);
    }
    expect(lettering('de').names?.serbia?.name).toBe('Serbien');
  });

  test('UI: a vehicle that is gone stands nowhere', () => {
    const [{ view }] = SOME;
    expect(placeOf(view, 'vehicle-99999' as VehicleId)).toBeUndefined();
    expect(placeOf(view, 'player-1')).toBeUndefined();
    expect(placeOf(view, 'realm-01')).toBeUndefined();
  });

  test('house 12: both languages have the same words', () => {
    expect(Object.keys(german.places).sort()).toEqual(Object.keys(english.places).sort());
  });
});
