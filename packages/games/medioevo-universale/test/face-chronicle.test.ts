import { readFileSync } from 'node:fs';
import { isSign } from '@hegemon/board/icons/sprite.js';
import { type Heard, heardBy } from '@hegemon/kernel';
import { seedFor, simulate } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import '../board/table/signs/index.js';
import { eventText } from '../board/describe.js';
import { wordsFor } from '../board/index.js';
import { EVENT_TYPES } from '../board/table/chronicle/rules.js';
import { actorOf, criticalIn, diceOf, moveOf, ruleOf } from '../board/table/chronicle.js';
import { medioevoUniversale as game } from '../src/game.js';
import { attackValue } from '../src/rules/dice.js';
import type { MU } from '../src/state.js';
import { HAPPENINGS } from './spoken.js';

const LANGUAGES = ['en', 'de'] as const;
const DIGESTS = LANGUAGES.map(language =>
  readFileSync(new URL(`../rules/rules.${language}.md`, import.meta.url), 'utf8'),
);
const isInDigest = (rule: string): boolean =>
  DIGESTS.every(text => new RegExp(`${rule.replace(/[.]/g, '\\.')}(?![a-z0-9-])`).test(text));

describe('ui: the chronicle', () => {
  const heard: Heard[] = [];
  simulate(game, { players: 4 }, seedFor('face', 'chronicle'), {
    onDecision: ({ accepted }) => void heard.push(...heardBy(accepted.told, 'player-1')),
  });
  const spoken = Object.entries(HAPPENINGS).flatMap(([type, facts]) =>
    facts.map(each => ({ ...each, type }) as unknown as Heard),
  );
  const all: readonly Heard[] = [...heard, ...spoken];

  test('MU 0-round: every event follows a rule of the digest, in both languages', () => {
    const rules = new Set(all.map(ruleOf));
    expect(rules.has(undefined)).toBe(false);
    expect([...rules].filter(rule => !isInDigest(rule!))).toEqual([]);
    const told = new Set(all.map(({ type }) => type));
    expect(EVENT_TYPES.filter(type => !told.has(type))).toEqual([]);
    expect(ruleOf({ type: 'no-such-event' })).toBeUndefined();
  });

  test('ui: whoever acts has a shield, and what nobody does a sign that is drawn', () => {
    for (const event of all) {
      const actor = actorOf(event);
      if (actor?.icon !== undefined) expect(isSign(actor.icon), `${event.type} ${actor.icon}`).toBe(true);
      if (/^player-/.test(String(event.player))) expect(actor?.seat, event.type).toBe(event.player);
    }
    expect(actorOf({ type: 'attack-rolled', side: 'barbarians', dice: [1, 2, 3], isReroll: false })).toEqual({
      icon: 'war-axe',
    });
    const ended = { type: 'battle-ended', at: 'buda', attacker: 'player-1', defender: 'player-2', how: 'destroyed' };
    expect(actorOf({ ...ended, winner: 'defender', rounds: 1 })).toEqual({ seat: 'player-2' });
    expect(actorOf({ ...ended, winner: 'attacker', rounds: 1 })).toEqual({ seat: 'player-1' });
  });

  test('ui: what the chronicle says of something it says of it ever after', () => {
    const told: { heard: Heard; atOnce: readonly string[] }[] = [];
    let last: MU | undefined;
    const says = (s: MU) => {
      const words = LANGUAGES.map(language => wordsFor(language, game.view(s, 'player-1')));
      return (heard: Heard) => words.map(each => eventText(each, heard));
    };
    simulate(game, { players: 4 }, seedFor('face', 'ever after'), {
      onDecision({ state, accepted }) {
        last = state;
        if (Object.keys(state.realm).length < 4 || accepted.told.length === 0) return;
        const now = says(state);
        for (const heard of heardBy(accepted.told, 'player-1')) told.push({ heard, atOnce: now(heard) });
      },
    });
    const isOfPieces = ({ heard }: { heard: Heard }) => 'piece' in heard || 'pieces' in heard;
    expect(told.filter(isOfPieces).length).toBeGreaterThan(10);
    expect(told.filter(({ heard }) => 'offer' in heard).length).toBeGreaterThan(0);
    const later = says(last!);
    for (const { heard, atOnce } of told) expect(later(heard), JSON.stringify(heard)).toEqual(atOnce);
  });

  test('MU 5-battle-critical: equal dice are gilt where their product counts, and only there', () => {
    for (let four = 1; four <= 4; four++)
      for (let six = 1; six <= 6; six++)
        for (let eight = 1; eight <= 8; eight++) {
          const dice = [four, six, eight] as const;
          const gilt = dice.filter((_, i) => criticalIn(dice)[i]);
          const value = gilt.length > 0 ? gilt.reduce((product, die) => product * die, 1) : Math.max(...dice);
          expect(value, dice.join()).toBe(attackValue(dice));
        }
  });

  test('ui: dice are told by their shape, those of a side in its colour', () => {
    expect(diceOf({ type: 'attack-rolled', side: 'player-2', dice: [1, 5, 5], isReroll: false })).toEqual([
      { pips: 1, sides: 4, tone: 'player-2' },
      { pips: 5, sides: 6, tone: 'player-2', isCritical: true },
      { pips: 5, sides: 8, tone: 'player-2', isCritical: true },
    ]);
    const [hit, miss] = diceOf({ type: 'archers-shot', side: 'barbarians', dice: [3, 4], hits: 1 });
    expect([hit, miss]).toEqual([
      { pips: 3, sides: 8, tone: '--barb', isHit: true },
      { pips: 4, sides: 8, tone: '--barb', isHit: false },
    ]);
    // Somebody has helped the dice: which of them hit nobody can tell.
    expect(diceOf({ type: 'archers-shot', side: 'player-1', dice: [3, 4], hits: 2 })[0]).not.toHaveProperty('isHit');
    expect(diceOf({ type: 'rolled', player: 'player-1', for: 'horde', dice: [1, 2, 3] })).toEqual([]);
    expect(diceOf({ type: 'rolled', player: 'player-1', for: 'sinking', dice: [8] })[0].sides).toBe(8);
    expect(diceOf({ type: 'passed-in-war', player: 'player-1' })).toEqual([]);
  });

  test('MU 5-move: what goes from one area to another is told with both', () => {
    const way = { from: 'banat', to: 'buda' };
    expect(moveOf({ type: 'force-moved', player: 'player-1', ...way, army: {}, vehicles: [] })).toEqual({
      id: 'player-1',
      ...way,
    });
    expect(moveOf({ type: 'barbarians-moved', ...way, army: {} })).toEqual({ id: 'barbarians', ...way });
    expect(moveOf({ type: 'trader-moved', player: 'player-1', vehicle: 'vehicle-3', ...way, mp: 1 })?.id).toBe(
      'vehicle-3',
    );
    expect(moveOf({ type: 'halted', player: 'player-1', at: 'buda' })).toBeUndefined();
  });
});
