import { random } from '@hegemon/bots';
import { describe, expect, test } from 'vitest';
import type { Chair, Sight } from '../src/index.js';
import { claimsListing } from './support/claims.js';
import { bot, opened, person, type Room, room } from './support/house.js';

const table = async (chairs: Record<string, Chair>) => {
  const place = room({ listings: [claimsListing], bots: [random] });
  const made = await place.desk.create({ game: 'claims', options: { players: 2 }, chairs });
  if (!made.ok) throw new Error(made.fault.code);
  const first = await opened(place, made.value);
  await place.rest();
  return { place, id: made.value, sight: () => place.sights().at(-1) ?? first };
};
const answer = async (place: Room, sight: () => Sight, kind: string): Promise<void> => {
  const [{ n }] = sight().table.decisions;
  expect(await place.desk.answer(n, { kind })).toEqual({ accepted: true });
};
const promptOf = (sight: Sight): string | undefined => sight.table.decisions[0]?.prompt;

describe('a secret question to which there is one answer', () => {
  test('ui: where all others are bots it is answered by itself, and the log says so', async () => {
    const { place, id, sight } = await table({ red: person('Ann'), green: bot() });
    await answer(place, sight, 'rest');
    await place.rest();
    // The bot has had its turn, too; nobody was asked whether he shows what he has not got.
    expect(sight().table.view).toMatchObject({ turn: 2 });
    expect(promptOf(sight())).toBe('act');
    const exported = await place.desk.exported(id);
    expect(exported.ok && exported.value).toContain('"by":"order"');
    const told = place.sights().flatMap(({ news }) => news.lines.filter(({ seat }) => seat === 'red'));
    const byOrder = (kind: string) => told.find(line => line.answer?.kind === kind)?.byOrder;
    expect([byOrder('rest'), byOrder('pass')]).toEqual([undefined, true]);
    expect(await place.desk.verified(id)).toMatchObject({ ok: true });
    expect(place.troubles()).toEqual([]);
  });

  test('ui: as soon as there is a choice the person is asked', async () => {
    const { place, sight } = await table({ red: person('Ann'), green: bot() });
    await answer(place, sight, 'take');
    expect(promptOf(sight())).toBe('lay');
    expect(sight().table.decisions[0].choices.map(({ kind }) => kind)).toEqual(['show', 'pass']);
  });

  test('ui: whoever takes back sees it, and may take back more', async () => {
    const { place, sight } = await table({ red: person('Ann'), green: bot() });
    place.desk.pace(60_000);
    await answer(place, sight, 'rest');
    expect(sight().undo).toMatchObject({ answer: { kind: 'pass' } });
    expect(await place.desk.undo()).toEqual({ accepted: true });
    expect(promptOf(sight())).toBe('lay');
    expect(await place.desk.undo()).toEqual({ accepted: true });
    expect(promptOf(sight())).toBe('act');
  });

  test('ui: where somebody else could learn of it everybody is asked', async () => {
    const { place, sight } = await table({ red: person('Ann'), green: person('Bob') });
    await place.desk.look('red');
    await answer(place, sight, 'rest');
    expect(promptOf(sight())).toBe('lay');
    await answer(place, sight, 'pass');
    expect(sight().curtain).toBe('green');
  });
});
