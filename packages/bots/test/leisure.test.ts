import { button, type Decision, type GameState, type Hint, isRefusal, pick, sha256, words } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { gameOf, proc, question } from '../../kernel/test/support/flows.js';
import { act, OPTIONS, type Parley, type ParleyGame, parley } from '../../kernel/test/support/parley.js';
import { askBot, BOT_NAMES, botByName, LEVELS } from '../src/index.js';
import { askAtLeisure, calledAtLeisure, Patience } from '../src/leisure/index.js';

const seedOf = (text: string): string => sha256(text).slice(0, 32);
const bots = LEVELS.map(level => botByName(level)!);
const thinking = bots.filter(({ level }) => level !== 'random');
const NO_HINTS: readonly Hint[] = [];

/** To a lies an offer of two by b, and to c one by a. */
const offered = (game: ParleyGame = parley()): { game: ParleyGame; s: Parley } => {
  const s = game.newGame(OPTIONS, seedOf('offered'));
  act(game, s, 'b', 'offer-to', 'a');
  act(game, s, 'b', 'sum', 2);
  act(game, s, 'a', 'offer-to', 'c');
  act(game, s, 'a', 'sum', 1);
  return { game, s };
};
/** Nobody hopes for anything, and the game has something to say. */
const quiet = (hints: (decision: Decision) => readonly Hint[]): ParleyGame => {
  const game = parley();
  return {
    ...game,
    atLeisure(s, seat) {
      const { wanted: _, ...decision } = game.atLeisure(s, seat) ?? {};
      return 'choices' in decision ? (decision as Decision) : undefined;
    },
    hints: (_, decision) => hints(decision),
  };
};

describe('what bots do at leisure', () => {
  test.each(BOT_NAMES)('house 18: %s answers what somebody hopes for, and with nothing else', name => {
    const { game, s } = offered();
    const answered = Array.from(
      { length: 12 },
      (_, i) => askAtLeisure(game, s, 'a', botByName(name)!, seedOf(`${i}`))?.answer,
    );
    for (const answer of answered) {
      expect(['accept', 'decline']).toContain(answer?.kind);
      expect(answer?.arg).toBe('b');
    }
  });

  test.each(thinking)('house 18: $level takes money that is offered', bot => {
    const { game, s } = offered();
    for (let i = 0; i < 6; i++) {
      const thought = askAtLeisure(game, s, 'a', bot, seedOf(`${i}`));
      expect(thought?.answer).toEqual({ kind: 'accept', arg: 'b' });
      expect(thought?.considered?.map(({ answer }) => answer.kind)).toEqual(['accept', 'decline']);
    }
  });

  test.each(bots)('house 18: $level begins nothing by itself', bot => {
    const { game, s } = offered();
    for (const seat of ['b', 'nobody']) expect(askAtLeisure(game, s, seat, bot, seedOf('idle'))).toBeUndefined();
    expect(calledAtLeisure(game, s, 'b')).toBeUndefined();
  });

  test.each(bots)('house 18: what was begun for $level is brought to an end', bot => {
    const { game, s } = offered();
    act(game, s, 'c', 'offer-to', 'b');
    expect(calledAtLeisure(game, s, 'c')).toBe('begun');
    for (let i = 0; i < 10; i++) {
      const thought = askAtLeisure(game, s, 'c', bot, seedOf(`${i}`));
      expect(['sum', 'drop']).toContain(thought?.answer.kind);
    }
  });

  test('house 18: what the game hints at is done if it is a gain, but not by chance', () => {
    const gain = quiet(({ choices }) =>
      choices.some(({ kind }) => kind === 'accept')
        ? [
            { answer: { kind: 'decline', arg: 'b' }, weight: 1 },
            { answer: { kind: 'accept', arg: 'b' }, weight: 3 },
          ]
        : NO_HINTS,
    );
    const { s } = offered(gain);
    expect(calledAtLeisure(gain, s, 'a')).toBe('hinted');
    for (const bot of bots) {
      const answer = askAtLeisure(gain, s, 'a', bot, seedOf('gain'))?.answer;
      expect(answer).toEqual(bot.level === 'random' ? undefined : { kind: 'accept', arg: 'b' });
    }
    const vain = quiet(() => [{ answer: { kind: 'decline', arg: 'b' }, weight: 1 }]);
    for (const bot of bots) expect(askAtLeisure(vain, s, 'a', bot, seedOf('vain'))).toBeUndefined();
  });

  test.each(bots)('house 18: $level decides by what its seat may know', bot => {
    const { game, s } = offered();
    act(game, s, 'c', 'offer-to', 'b');
    act(game, s, 'c', 'promise', 'Nobody hears this');
    for (const seat of ['a', 'b', 'c']) {
      const twin = game.imagine(s, seat, seedOf('another deal'));
      for (let i = 0; i < 4; i++) {
        expect(askAtLeisure(game, twin, seat, bot, seedOf(`${i}`))).toEqual(
          askAtLeisure(game, s, seat, bot, seedOf(`${i}`)),
        );
      }
    }
  });

  test('house 18: asking leaves the state as it was', () => {
    const { game, s } = offered();
    const before = JSON.stringify(s);
    for (const bot of bots) askAtLeisure(game, s, 'a', bot, seedOf('look'));
    expect(JSON.stringify(s)).toBe(before);
  });
});

describe('patience', () => {
  test('house 18: a bot that stirs by itself does so once in a turn', () => {
    const { game, s } = offered();
    const patience = new Patience<Parley>(game);
    expect(patience.mayAsk(s, 'a', 'hinted')).toBe(true);
    patience.note(s, 'a', 'hinted');
    expect([patience.mayAsk(s, 'a', 'hinted'), patience.mayAsk(s, 'b', 'hinted')]).toEqual([false, true]);
    act(game, s, 'a', 'pace');
    expect(patience.mayAsk(s, 'a', 'hinted')).toBe(true);
  });

  test('house 18: two bots that always have something to offer do not stop the game', () => {
    const { game, s } = offered();
    const patience = new Patience<Parley>(game);
    let answers = 0;
    for (; answers < 1000 && patience.mayAsk(s, 'a', 'wanted'); answers++) {
      patience.note(s, 'a', 'wanted');
      act(game, s, 'b', 'offer-to', 'c');
      act(game, s, 'b', 'drop');
    }
    expect(answers).toBe(12);
    expect(isRefusal(act(game, s, 'a', 'pace'))).toBe(false);
    expect(patience.mayAsk(s, 'a', 'wanted')).toBe(true);
  });
});

describe('bots and words', () => {
  const ask = (choices: Parameters<typeof question>[1]) => {
    const game = gameOf(proc('treaty', { write: question(['a'], choices), again: () => ({ go: 'write' }) }));
    return { game, s: game.newGame({ players: 2 }, seedOf('words')) as GameState };
  };
  test.each(bots)('house 18: $level says nothing as long as it can do something', bot => {
    const { game, s } = ask([words('clause', 40), button('sign'), pick('to', ['x', 'y'])]);
    for (let i = 0; i < 20; i++) {
      expect(askBot(game as never, s, 'a', bot, seedOf(`${i}`)).answer.kind).not.toBe('clause');
    }
  });
  test.each(bots)('house 18: $level says something where nothing else is asked for', bot => {
    const { game, s } = ask([words('clause', 40), words('other', 5)]);
    const thought = askBot(game as never, s, 'a', bot, seedOf('said'));
    expect(game.refusalOf(s as never, { ...thought.answer, seat: 'a' })).toBeUndefined();
  });
});
