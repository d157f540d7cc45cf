import { expect, test } from 'vitest';
import { data } from '../src/catalog.js';

test('ToC 14: the influence cards bear the names of the notes', () => {
  expect(data.influenceCards.map(({ name }) => name)).toEqual([
    'Military 1',
    'Senate 1',
    'Populace 1',
    'Castra',
    'Flanking Maneuver',
    'Praetorian Guard',
    'Tribute',
    'Foederati',
    'Damnatio Memoriae',
    'Quaestor',
    'Mob',
    'Pretender',
  ]);
});
test('ToC 14: the fifteen events bear theirs, with their numbers', () => {
  expect(data.eventCards.map(({ number, name }) => `${number} ${name}`)).toEqual([
    '1 Plague of Cyprian',
    '2 Ardashir',
    '3 Priest King of Emesa',
    '4 Palmyra Allies',
    '5 Shapur I',
    '6 Postumus',
    '7 Ludi Saeculares',
    '8 Cniva',
    '9 Zenobia',
    '10 Bad Auguries',
    '11 Raiding Parties',
    '12 Preparing for War',
    '13 Inflation',
    '14 Good Auguries',
    '15 Diocletian',
  ]);
});
test('ToC 14: they have no rules of their own: kinds and suits come from the data alone', () => {
  expect(new Set(data.influenceCards.map(({ suit }) => suit))).toEqual(new Set(['military', 'senate', 'populace']));
  for (const { name } of [...data.influenceCards, ...data.eventCards]) expect(name.trim()).not.toBe('');
});
