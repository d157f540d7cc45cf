import type { Answer, Decision } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import type { Sight } from '../src/index.js';
import type { Room } from './support/house.js';
import { bot, created, opened, person, play, room, Screen } from './support/house.js';

/** Ann at the beginning of her first actions, with her cards in hand. */
const atActions = async (): Promise<{ place: Room; id: string; sight: Sight }> => {
  const place = room();
  const id = await created(place, { green: person('Ann'), blue: bot() });
  let sight = await opened(place, id);
  while (sight.table.decisions[0]?.prompt !== 'choose-action') sight = await play(place, sight, { most: 1 });
  return { place, id, sight };
};
const playCard = ({ choices }: Decision): Answer => {
  const choice = choices.find(({ kind }) => kind === 'play-card');
  if (choice?.shape !== 'pick') throw new Error('no card to play');
  return { kind: 'play-card', arg: choice.of[0] };
};

describe('taking back', () => {
  test('house 9: an answer is taken back and given again; its line says so', async () => {
    const { place, sight } = await atActions();
    const screen = new Screen(sight);
    const [decision] = sight.table.decisions;
    const answer = playCard(decision);
    await place.desk.answer(decision.n, answer);
    const played = place.sights().at(-1) as Sight;
    expect(played.undo).toEqual({ entry: played.last, answer });
    expect(played.redo).toEqual({ refused: 'nothing-to-redo' });
    screen.take(played);

    expect(await place.desk.undo()).toEqual({ accepted: true });
    const back = place.sights().at(-1) as Sight;
    expect(back.table.view).toEqual(sight.table.view);
    expect(back.table.decisions[0].n).toBeGreaterThan(decision.n);
    expect(back.news.from).toBe(played.last);
    expect(back.news.lines).toMatchObject([
      { n: played.last, seat: 'green', answer, isUndone: true },
      { n: back.last, seat: 'green', takesBack: played.last, heard: [] },
    ]);
    expect(back.redo).toEqual({ answer });

    expect(await place.desk.redo()).toEqual({ accepted: true });
    const again = place.sights().at(-1) as Sight;
    expect(again.table.view).toEqual(played.table.view);
    expect(again.news.lines).toMatchObject([{ n: again.last, answer }]);
    expect(again.news.lines[0].isUndone).toBeUndefined();
  });

  test('house 9: all answers since the last thing learned are taken back at once', async () => {
    const { place, sight } = await atActions();
    let now = sight;
    for (let i = 0; i < 3; i++) {
      const [decision] = now.table.decisions;
      await place.desk.answer(decision.n, playCard(decision));
      now = place.sights().at(-1) as Sight;
    }
    expect(await place.desk.reset()).toEqual({ accepted: true });
    const back = place.sights().at(-1) as Sight;
    expect(back.table.view).toEqual(sight.table.view);
    expect(back.news.lines.filter(({ isUndone }) => isUndone)).toHaveLength(3);
    expect(back.news.lines.at(-1)).toMatchObject({ takesBack: sight.last + 1 });
  });

  test('house 9: nobody takes back what others have answered to', async () => {
    const { place, sight } = await atActions();
    expect(sight.undo).toMatchObject({ refused: 'boundary' });
    expect(await place.desk.undo()).toMatchObject({ refused: 'boundary' });
    expect(await place.desk.redo()).toEqual({ refused: 'nothing-to-redo' });
  });

  test('house 9: behind the curtain the last answer can still be taken back, unless it was a secret', async () => {
    const place = room();
    const id = await created(place, { green: person('Ann'), blue: person('Bob') });
    const first = await opened(place, id);
    const [starter, other] = first.curtain === 'green' ? ['green', 'blue'] : ['blue', 'green'];
    const chosen = await play(place, first, { most: 1 });
    expect(chosen).toMatchObject({
      eyes: 'spectator',
      curtain: other,
      undo: { answer: { kind: 'choose-start-province' } },
    });
    await place.desk.undo();
    // Whoever has pressed the button need not be the one whose hand it is.
    expect(place.sights().at(-1)).toMatchObject({ eyes: 'spectator', curtain: starter });
    const hidden = await play(place, place.sights().at(-1) as Sight, { most: 3 });
    expect(hidden.table.waiting).toHaveLength(1);
    expect(hidden).toMatchObject({ eyes: 'spectator', undo: { refused: 'nothing-to-undo' } });
    expect(await place.desk.undo()).toEqual({ refused: 'nothing-to-undo' });
  });

  test('contracts 3: a match with undone answers is opened as it stood, and verified', async () => {
    const { place, id, sight } = await atActions();
    const [decision] = sight.table.decisions;
    await place.desk.answer(decision.n, playCard(decision));
    await place.desk.undo();
    const before = place.sights().at(-1) as Sight;
    const again = new Screen(await opened(place, id));
    expect(again.sight.table.view).toEqual(before.table.view);
    expect(again.sight.redo).toEqual(before.redo);
    expect(again.lines.filter(({ isUndone }) => isUndone).map(({ n }) => n)).toEqual([before.last - 1]);
    expect(await place.desk.verified(id)).toMatchObject({ ok: true });
  });
});
