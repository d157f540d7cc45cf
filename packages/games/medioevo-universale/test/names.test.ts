import { isSelection } from '@hegemon/kernel';
import { expect, test } from 'vitest';
import * as germanCards from '../board/de/cards.js';
import * as german from '../board/de/grammar.js';
import { names as de } from '../board/de/names.js';
import * as germanOptions from '../board/de/options.js';
import * as englishCards from '../board/en/cards.js';
import * as english from '../board/en/grammar.js';
import { names as en } from '../board/en/names.js';
import * as englishOptions from '../board/en/options.js';
import { type CardTexts, INHABITED, nameIn, PERSONS, personOf, placeOf, spans, titleOf } from '../board/names.js';
import { speechFor } from '../board/table/speech.js';
import cards from '../data/cards.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import { CARD, isInhabited, TECHNOLOGY } from '../src/catalog.js';
import { medioevoUniversale as game } from '../src/game.js';
import { CARDS, type CardId, SEAS, TECHNOLOGIES, TERRITORIES, type TechnologyId } from '../src/ids.js';
import { OPTIONS } from '../src/options.js';
import { arranged } from './arrange.js';

const WORDS = {
  en: [en, englishCards.cards, englishCards.technologies, englishOptions.options, englishOptions.values],
  de: [de, germanCards.cards, germanCards.technologies, germanOptions.options, germanOptions.values],
};
const CARD_WORDS: readonly CardTexts[] = [englishCards, germanCards];

/** Every text, with the way to it. */
const textsIn = (of: unknown, path = ''): [string, string][] => {
  if (typeof of === 'string') return [[path, of]];
  return Object.entries(of as object).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`));
};
const whens = ({ when }: CardTexts): [string, string][] =>
  [...CARDS, ...TECHNOLOGIES].map(id => [`when/${id}`, when(id)]);
const TEXTS = {
  en: [...textsIn(WORDS.en), ...whens(englishCards)],
  de: [...textsIn(WORDS.de), ...whens(germanCards)],
};

test('MU K: every text is there in both languages, and none is long', () => {
  expect(TEXTS.de.map(([path]) => path)).toEqual(TEXTS.en.map(([path]) => path));
  for (const [path, text] of [...TEXTS.en, ...TEXTS.de]) {
    expect(text.trim(), path).toBe(text);
    expect(text, path).not.toBe('');
    expect(text.length, `${path}: ${text}`).toBeLessThanOrEqual(320);
    expect(text, path).not.toMatch(/undefined| {2}|\.\./);
  }
});
test('MU K: what is a sentence in one language is another one in the other', () => {
  const inGerman = new Map(TEXTS.de);
  for (const [path, text] of TEXTS.en) if (text.length > 30) expect(inGerman.get(path), path).not.toBe(text);
  for (const list of [
    'goods',
    'terrains',
    'buildings',
    'windows',
    'phases',
    'clauses',
    'moneyFor',
    'events',
  ] as const) {
    const [here, there] = [textsIn(en[list]), textsIn(de[list])];
    expect(here.every(([path, text], i) => there[i][0] === path && there[i][1] === text)).toBe(false);
  }
  const different = TERRITORIES.filter(id => en.territories[id] !== de.territories[id]);
  expect(different.length).toBeGreaterThan(80);
});
test('MU 0-terms: English names are those of the data', () => {
  for (const { id, name, inhabited } of map.territories) {
    expect(nameIn(en, id)).toBe(name);
    if (inhabited) {
      const at = INHABITED.find(each => each === id)!;
      expect([placeOf(en, at), en.famous[at]]).toEqual([inhabited.place, inhabited.building]);
    }
  }
  expect([...INHABITED]).toEqual(TERRITORIES.filter(isInhabited));
  for (const { id, name } of map.seas) expect(nameIn(en, id)).toBe(name);
  for (const { id, name } of map.realms) expect(en.realms[id as keyof typeof en.realms].long).toBe(name);
  for (const { id, name } of [...cards.technologies, ...cards.eventCards]) expect(nameIn(en, id)).toBe(name);
});
test('MU K: a card is called by its person and its number', () => {
  expect([...new Set(CARDS.map(personOf))]).toEqual([...PERSONS]);
  for (const id of CARDS) expect(titleOf(en, id)).toBe(`${CARD[id].person} ${CARD[id].number}`);
  expect(nameIn(de, 'realm-05')).toBe('Kriegsfürst 5');
  expect(nameIn(de, 'captain-2')).toBe('Hauptmann II');
  expect(nameIn(de, 'nothing')).toBe(de.unknown);
});

const figuresIn = (of: unknown, keys: RegExp): number[] =>
  Object.entries(of as object).flatMap(([key, inner]) => {
    if (typeof inner === 'number') return keys.test(key) && Math.abs(inner) > 1 ? [Math.abs(inner)] : [];
    return inner !== null && typeof inner === 'object' ? figuresIn(inner, keys) : [];
  });
test('MU K: abilities and objectives have the figures of the data', () => {
  for (const texts of CARD_WORDS)
    for (const id of CARDS) {
      const { ability, objective } = texts.cards[id];
      for (const n of figuresIn(CARD[id].effect, /^(cost|amount|deposit|interest|mp|capacity|draw|price|count)$/))
        expect(ability, id).toMatch(new RegExp(`\\b${n}\\b`));
      for (const n of figuresIn(CARD[id].objective.condition, /^(?!level|minLevel|minAgeRounds)/))
        expect(objective, id).toMatch(new RegExp(`\\b${n}\\b`));
    }
});
test('MU T: the cost of a technology is that of the data', () => {
  const STEMS = { blue: 'blau', yellow: 'gelb', orange: 'orang', red: 'rot', green: 'grün', violet: 'violett' };
  for (const id of TECHNOLOGIES) {
    const { colour, tp } = TECHNOLOGY[id].activation;
    if (tp === 0) continue;
    expect(englishCards.technologies[id].cost).toMatch(new RegExp(`^${english.points(tp, colour)} per `));
    expect(germanCards.technologies[id].cost).toMatch(new RegExp(`^${german.points(tp, colour)} je `));
    expect(germanCards.technologies[id].cost).toContain(`${tp} ${STEMS[colour]}`);
  }
});
test('MU A-windows: when something can be used is said in phases and moments', () => {
  const say = (id: CardId | TechnologyId) => CARD_WORDS.map(({ when }) => when(id));
  expect(say('realm-05')).toEqual([
    'Phases 2–6: when the attack values are known.',
    'Phasen 2–6: wenn die Angriffswerte feststehen.',
  ]);
  expect(say('realm-16')[1]).toBe(
    'Phasen 2–6, in deinen Schlachten: bevor Belagerungsmaschinen schießen, bevor Bogenschützen schießen oder vor dem Nahkampf.',
  );
  expect(say('carpentry')).toEqual(['Phase 4: in your own turn.', 'Phase 4: im eigenen Zug.']);
  expect(spans([2, 5, 6])).toEqual(['2', '5', '6']);
});
test('MU X: every option has words, and every value of a selection', () => {
  for (const [{ options, values }, none] of [
    [englishOptions, en.unknown] as const,
    [germanOptions, de.unknown] as const,
  ])
    for (const spec of OPTIONS) {
      const { id } = spec;
      expect(options[id].name, id).not.toBe(none);
      for (const value of isSelection(spec) ? spec.of : [])
        expect(Object.keys(values[id as keyof typeof values])).toContain(String(value));
    }
});

test('MU 0-terms: areas within a sentence', () => {
  const say = (id: string) => [german.at(id), german.to(id), german.from(id)];
  expect(say('rome')).toEqual(['in Rom', 'nach Rom', 'aus Rom']);
  expect(say('banat')).toEqual(['im Banat', 'ins Banat', 'aus dem Banat']);
  expect(say('great-plain')).toEqual(['in der Großen Tiefebene', 'in die Große Tiefebene', 'aus der Großen Tiefebene']);
  expect(say('sinai')).toEqual(['im Sinai', 'in den Sinai', 'aus dem Sinai']);
  expect(say('romagna')[0]).toBe('in der Romagna und den Marken');
  expect(say('anjou')[2]).toBe('aus Anjou und der Normandie');
  expect(say('eastern-black-sea')).toEqual([
    'auf dem Östlichen Schwarzen Meer',
    'auf das Östliche Schwarze Meer',
    'vom Östlichen Schwarzen Meer',
  ]);
  expect(say('gulf-of-finland')).toEqual([
    'im Finnischen Meerbusen',
    'in den Finnischen Meerbusen',
    'aus dem Finnischen Meerbusen',
  ]);
  expect(say('kattegat')).toEqual([
    'im Kattegat und den Belten',
    'ins Kattegat und die Belte',
    'aus dem Kattegat und den Belten',
  ]);
  expect(say('strait-of-sicily')[0]).toBe('in der Straße von Sizilien');
  expect(german.realm('holy-roman-empire', 'dative')).toBe('dem Heiligen Römischen Reich');
  expect(german.realm('golden-horde')).toBe('das Khanat der Goldenen Horde');
  expect([english.at('don-steppe'), english.to('rome'), english.from('north-sea')]).toEqual([
    'in the Don Steppe',
    'to Rome',
    'from the North Sea',
  ]);
  for (const id of SEAS) expect(german.at(id)).toMatch(/^(auf (dem|der)|im|in der) /);
});
test('MU 0-terms: pieces within a sentence', () => {
  const army = { archer: 1, 'light-infantry': 2, 'captain-2': 2, cavalry: 0 };
  expect(english.army(army)).toBe('1 archer, 2 light infantry and 2 captains II');
  expect(german.army(army, 'accusative')).toBe('1 Bogenschützen, 2 leichte Infanterie und 2 Hauptmänner II');
  expect(german.army(army, 'dative')).toBe('1 Bogenschützen, 2 leichten Infanterie und 2 Hauptmännern II');
  expect([german.a('tower', 'accusative'), german.the('light-infantry', 'dative'), german.a('lent-archer')]).toEqual([
    'einen Turm',
    'der leichten Infanterie',
    'ein Bogenschütze unter Barbaren',
  ]);
  expect([german.count(2, 'village', 'dative'), german.count(3, 'transport', 'dative')]).toEqual([
    '2 Dörfern',
    '3 Transportmitteln',
  ]);
  expect([german.points(1, 'orange'), german.points(2, 'red', 'dative')]).toEqual(['1 oranger TP', '2 roten TP']);
});
test('ui Words: within a sentence a realm has its article, alone it has none', () => {
  const speech = (language: 'en' | 'de') => speechFor(language, () => game.view(arranged(), 'player-1'));
  expect([speech('en').seat('player-1'), speech('en').within?.('player-1')]).toEqual([
    'Byzantine Empire',
    'the Byzantine Empire',
  ]);
  expect(speech('de').within?.('player-1')).toBe('das Byzantinische Reich');
});
