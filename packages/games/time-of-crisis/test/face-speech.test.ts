import { readFileSync } from 'node:fs';
import type { Speech } from '@hegemon/board';
import { isSign } from '@hegemon/board/icons/sprite.js';
import { type Heard, heardBy } from '@hegemon/kernel';
import { seedFor, simulate } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { PHASE_OF, type Prompt, SORT_OF } from '../board/asked.js';
import { wordsFor } from '../board/index.js';
import { actorOf, diceOf, EVENT_TYPES, moveOf, ruleOf } from '../board/table/chronicle.js';
import { CLOSING, DIRECT, menuOf, noteOf, RISKS } from '../board/table/menu.js';
import { shortRule } from '../board/table/parts/short-rule.js';
import { plainFace } from '../board/table/plain-face.js';
import {
  CARD_SIGNS,
  CRISIS_SIGNS,
  EVENT_SIGNS,
  IMPROVEMENT_SIGNS,
  KIND_SIGNS,
  SUIT_SIGNS,
} from '../board/table/signs.js';
import { speechFor } from '../board/table/speech.js';
import { standingOf } from '../board/table/standing.js';
import type { LegacyFor, SupportBy } from '../src/events.js';
import { CARDS, EVENTS, IMPROVEMENTS, isRegion, SEATS, SUITS } from '../src/ids.js';
import { timeOfCrisis } from '../src/index.js';
import { livelyPlayer } from './lively.js';

const LANGUAGES = ['en', 'de'] as const;
const PROMPTS = Object.keys(PHASE_OF) as Prompt[];
const KINDS = Object.keys(SORT_OF);

const idsIn = (file: string): ReadonlySet<string> => {
  const text = readFileSync(new URL(`../rules/${file}`, import.meta.url), 'utf8');
  const [, list = ''] = /```rule-ids\n([\s\S]*?)```/.exec(text) ?? [];
  return new Set(list.trim().split('\n'));
};
const RULES = { en: idsIn('rules.en.md'), de: idsIn('rules.de.md') };
const isRule = (rule: string): boolean => RULES.en.has(rule) && RULES.de.has(rule);

/** Everything that happened in some lively games, as the public hears it. */
const heard: readonly Heard[] = [2, 3, 4, 4].flatMap((players, i) => {
  const all: Heard[] = [];
  const everybody = Object.fromEntries(SEATS.map(seat => [seat, livelyPlayer]));
  simulate(timeOfCrisis, { players }, seedFor('face', String(i)), {
    players: everybody,
    onDecision: ({ accepted }) => all.push(...heardBy(accepted.told, 'spectator')),
  });
  return all;
});

describe('ui: the chronicle of Time of Crisis', () => {
  test('knows every event there is', () => {
    expect([...EVENT_TYPES].sort()).toEqual(Object.keys(wordsFor('en').events).sort());
    expect(heard.length).toBeGreaterThan(1000);
  });

  test('gives every event a rule of the digest', () => {
    for (const event of heard) expect(isRule(ruleOf(event) ?? ''), `${event.type} ${ruleOf(event)}`).toBe(true);
    for (const type of EVENT_TYPES) {
      const facts = { entry: 'goths', event: 'cniva', leader: 'cniva', rival: 'zenobia', card: 'mob', isActive: true };
      const more = { by: 'threat', how: 'check', improvement: 'limes', for: 'battle' };
      expect(isRule(ruleOf({ ...facts, ...more, type }) ?? ''), type).toBe(true);
    }
    for (const event of EVENTS) expect(isRule(ruleOf({ type: 'event-drawn', event }) ?? ''), event).toBe(true);
    for (const improvement of IMPROVEMENTS) {
      expect(isRule(ruleOf({ type: 'improvement-built', improvement }) ?? ''), improvement).toBe(true);
    }
    for (const card of CARDS.filter(id => !id.endsWith('-1'))) {
      expect(isRule(ruleOf({ type: 'event-used', card }) ?? ''), card).toBe(true);
    }
    const reasons = Object.keys(wordsFor('en').legacyFor) as LegacyFor[];
    for (const reason of reasons)
      expect(isRule(ruleOf({ type: 'legacy-gained', for: reason }) ?? ''), reason).toBe(true);
    const causes = Object.keys(wordsFor('en').supportBy) as SupportBy[];
    for (const by of causes) expect(isRule(ruleOf({ type: 'support-changed', by }) ?? ''), by).toBe(true);
    expect(ruleOf({ type: 'something-else' })).toBeUndefined();
  });

  test('says who acts, by a seat or by a sign of the sprite', () => {
    for (const event of heard) {
      const actor = actorOf(event);
      if (!actor) continue;
      expect(actor.seat !== undefined || actor.icon !== undefined, event.type).toBe(true);
      if (actor.seat !== undefined) expect(SEATS).toContain(actor.seat);
      if (actor.icon !== undefined) expect(isSign(actor.icon), `${event.type} ${actor.icon}`).toBe(true);
    }
    expect(actorOf({ type: 'something-else' })).toBeUndefined();
  });

  test('draws all dice that fell, and no others', () => {
    const rolls = ['crisis-rolled', 'invasion-rolled', 'senate-voted', 'battle-rolled', 'tie-rolled'];
    for (const event of heard) {
      const dice = diceOf(event);
      expect(dice.length > 0, event.type).toBe(
        rolls.includes(event.type) && event.dice !== undefined
          ? Array.isArray(event.dice) && event.dice.length > 0
          : rolls.includes(event.type),
      );
      for (const { pips } of dice) expect(pips).toBeGreaterThanOrEqual(1);
      if (event.type === 'senate-voted') expect(dice.filter(({ isHit }) => isHit).length).toBe(event.votes);
    }
    const goths = { type: 'battle-rolled', side: 'defender', army: 'goths', dice: [6, 4, 3], hits: 2 };
    expect(diceOf(goths).map(({ isHit }) => isHit)).toEqual([true, true, false]);
    // A reduced legion rolled one of these fours: nobody can tell which.
    const legions = { type: 'battle-rolled', side: 'attacker', army: 'blue-general-0', dice: [4, 4, 6], hits: 2 };
    expect(diceOf(legions).map(({ isHit }) => isHit)).toEqual([undefined, undefined, true]);
  });

  test('tells what moved from region to region', () => {
    const moves = heard.flatMap(event => moveOf(event) ?? []);
    expect(moves.length).toBeGreaterThan(10);
    for (const { from, to } of moves) expect(isRegion(from) && isRegion(to)).toBe(true);
  });
});

describe('ui: signs and menus of Time of Crisis', () => {
  test('every sign is in the sprite', () => {
    const signs = [SUIT_SIGNS, CARD_SIGNS, EVENT_SIGNS, CRISIS_SIGNS, IMPROVEMENT_SIGNS, KIND_SIGNS].flatMap(list =>
      Object.values<string>(list),
    );
    for (const sign of signs) expect(isSign(sign), sign).toBe(true);
    for (const seat of [...SEATS, 'neutral']) expect(isSign(plainFace.seat(seat).emblem), seat).toBe(true);
    for (const kind of KINDS) expect(plainFace.iconOf?.(kind), kind).toBeDefined();
    for (const unit of [...SUITS, 'politics']) expect(isSign(plainFace.unitIcon?.(unit) ?? ''), unit).toBe(true);
    expect(plainFace.iconOf?.('nothing')).toBeUndefined();
    expect(plainFace.unitIcon?.('nothing')).toBeUndefined();
  });

  test.each(LANGUAGES)(
    'every kind of answer stands in the menu of a question, with a name for its group (%s)',
    lang => {
      const listed = PROMPTS.flatMap(prompt => {
        const groups = menuOf({ prompt }, lang);
        expect(groups.length, prompt).toBeGreaterThan(0);
        for (const { name } of groups) expect(name).not.toBe('');
        return groups.flatMap(({ kinds }) => kinds);
      });
      expect([...listed].sort()).toEqual([...KINDS].sort());
      expect(menuOf({ prompt: 'something-else' }, lang)).toEqual([]);
    },
  );

  test('what is offered in play is always in the menu of its question', () => {
    const everybody = Object.fromEntries(SEATS.map(seat => [seat, livelyPlayer]));
    simulate(timeOfCrisis, { players: 3 }, seedFor('face', 'menus'), {
      players: everybody,
      onDecision: ({ decision }) => {
        const kinds = menuOf(decision, 'en').flatMap(group => group.kinds);
        for (const { kind } of decision.choices) expect(kinds, decision.prompt).toContain(kind);
      },
    });
  });

  test('closing, direct and risky kinds exist', () => {
    for (const kind of [...CLOSING, ...DIRECT, ...RISKS]) expect(KINDS).toContain(kind);
    for (const kind of CLOSING) expect(RISKS).not.toContain(kind);
  });

  test('votes are noted beside an answer', () => {
    expect(noteOf({}, 'en')).toBe('');
    expect(noteOf({ facts: { required: 1, free: 0, voteOn: 2 } }, 'en')).toBe('1 vote needed');
    expect(noteOf({ facts: { required: 6, free: 2, voteOn: 2 } }, 'en')).toBe('6 votes needed, 2 free dice');
    expect(noteOf({ facts: { required: 6, free: 1, voteOn: 2 } }, 'de')).toBe('6 Stimmen nötig, 1 freier Würfel');
  });

  test('rules are short where there is little room', () => {
    expect(['ToC 8.1.roll', 'ToC card.mob', 'ToC event.cniva', 'ToC 9', 'ToC FAQ.basilica'].map(shortRule)).toEqual([
      '8.1',
      'A',
      'B\u00a08',
      '9',
      'FAQ',
    ]);
  });
});

describe('ui: the speech of Time of Crisis', () => {
  const texts = (speech: Speech): readonly string[] => [
    ...speech.phases.flatMap(({ name, text }) => [name, text]),
    ...timeOfCrisis.optionSpecs.flatMap(({ id }) => Object.values(speech.option(id))),
    ...Object.keys(wordsFor('en').legacyFor).map(source => speech.source(source)),
    ...['wins', 'loses', 'undecided', 'equal-hits', 'own-losses', 'foe-losses', 'passes', 'fails', 'required'].map(
      code => speech.odds(code),
    ),
    ...[...SUITS, 'politics'].map(unit => speech.unit(unit)),
    ...KINDS.map(kind => speech.heading(kind)),
    ...SEATS.map(seat => speech.seat(seat)),
    ...PROMPTS.map(prompt => speech.waiting({ seat: 'blue', prompt })),
    ...heard.map(event => speech.event(event)),
    speech.turn(0),
    speech.turn(14),
  ];
  test.each(LANGUAGES)('has no empty text and no raw id (%s)', lang => {
    for (const text of texts(speechFor(lang))) {
      expect(text).not.toBe('');
      expect(text).not.toMatch(/(^|\s)(own-losses|equal-hits|emperor-turns|undefined|NaN)(\s|$)/);
    }
    expect(speechFor(lang).language).toBe(lang);
  });
  test('the words differ between the languages', () => {
    expect(speechFor('en').turn(14)).toBe('Turn 14');
    expect(speechFor('de').turn(14)).toBe('Zug 14');
    expect(speechFor('en').name('goths', 'move-to')).toBe('Gothia');
    expect(speechFor('en').name('goths')).toBe('Goths');
  });
  test.each(LANGUAGES)('the standing of every seat is complete (%s)', lang => {
    const state = timeOfCrisis.newGame({ players: 4 }, seedFor('face', 'standing'));
    state.provinces.governor.italia = 'red';
    state.provinces.governor.gallia = 'blue';
    state.provinces.pretender.gallia = 'seat';
    const view = timeOfCrisis.view(state, 'spectator');
    for (const seat of view.seats) {
      const { pointsName, figures } = standingOf(view, seat, lang);
      expect(pointsName).not.toBe('');
      expect(figures).toHaveLength(3);
      for (const { icon, label } of figures) expect(isSign(icon) && label !== '').toBe(true);
    }
    expect(standingOf(view, 'red', lang).title?.icon).toBe('laurel-crown');
    expect(standingOf(view, 'blue', lang).title?.icon).toBe('jewel-crown');
    expect(standingOf(view, 'green', lang).title).toBeUndefined();
  });
});
