import { menuFor } from '@hegemon/board/ask/menu.js';
import { isSign } from '@hegemon/board/icons/sprite.js';
import type { Decision } from '@hegemon/kernel';
import { seedFor, simulate } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { KINDS } from '../board/asked.js';
import { waits } from '../board/en/prompts.js';
import { CLOSING, DIRECT, GRAVE, graveCost, isVenture, menuOf, noteOf, RISKS } from '../board/table/menu.js';
import { menuWords } from '../board/table/menu.words.js';
import { plainFace } from '../board/table/plain-face.js';
import { kindSign, unitSign } from '../board/table/signs/kinds.js';
import { risks } from '../src/foresight/index.js';
import { medioevoUniversale as game } from '../src/game.js';
import { COLOURS } from '../src/ids.js';
import type { Treaty } from '../src/treaties.js';

const KINDS_OF = Object.keys(KINDS);
const asked = (prompt: string, kinds: readonly string[]): Decision => ({
  n: 1,
  seat: 'player-1',
  rule: 'MU 0',
  prompt,
  choices: kinds.map(kind => ({ shape: 'button', kind })) as Decision['choices'],
});

describe('ui: the column of actions', () => {
  test('MU 0-round: every question has its groups, with names in both languages', () => {
    for (const prompt of Object.keys(waits))
      for (const language of ['en', 'de'] as const) {
        const groups = menuOf(asked(prompt, KINDS_OF), language);
        expect(groups.length, prompt).toBeGreaterThan(0);
        for (const { name, kinds, icon } of groups) {
          expect(name).not.toBe('');
          expect(new Set(kinds).size).toBe(kinds.length);
          if (icon !== undefined) expect(isSign(icon), icon).toBe(true);
        }
      }
    expect(Object.keys(menuWords.en.groups)).toEqual(Object.keys(menuWords.de.groups));
    expect(menuOf(asked('no-such-question', []), 'en')).toEqual([]);
  });

  test('MU 0-round: whatever is offered in a game stands in its group, and nothing at the end of the list', () => {
    const left = new Set<string>();
    const seen = new Set<string>();
    simulate(game, { players: 4 }, seedFor('face', 'menu'), {
      onDecision: ({ decision }) => {
        seen.add(decision.prompt);
        const { groups } = menuFor(plainFace as never, decision, 'en');
        for (const { id, kinds } of groups)
          if (id === 'rest') for (const kind of kinds) left.add(`${decision.prompt} ${kind}`);
      },
    });
    expect([...left]).toEqual([]);
    expect(seen.size).toBeGreaterThan(25);
  });

  test('MU 0-round: what cannot be done is shown where one looks for it, and what is rare only where it can', () => {
    const kindsIn = (offered: readonly string[]) =>
      menuOf(asked('war-turn', offered), 'en').flatMap(({ kinds }) => kinds);
    expect(kindsIn(['move', 'pass'])).toEqual(expect.arrayContaining(['move', 'assault', 'use-card']));
    expect(kindsIn(['move', 'pass'])).not.toContain('seize');
    expect(kindsIn(['move', 'seize', 'pass'])).toContain('seize');
  });

  test('MU C-treaty: a draft that cannot be sent yet shows that it would be sent from here', () => {
    const kinds = menuOf(asked('draft-treaty', ['add-clause', 'discard-draft']), 'en').flatMap(group => group.kinds);
    expect(kinds).toContain('send-draft');
    expect(menuFor(plainFace as never, asked('draft-treaty', ['add-clause', 'send-draft']), 'en').main).toBe(
      'send-draft',
    );
  });

  test('MU 5-sequence: one button closes: to pass, to pay, to end the purchases or the trade', () => {
    const main = (prompt: string, kinds: readonly string[]) =>
      menuFor(plainFace as never, asked(prompt, kinds), 'en').main;
    expect(main('war-turn', ['move', 'pass'])).toBe('pass');
    expect(main('pay-dues', ['pay', 'take-loan'])).toBe('pay');
    expect(main('purchases', ['build', 'done-buying'])).toBe('done-buying');
    expect(main('trade-with', ['go', 'done-trading'])).toBe('done-trading');
    expect(main('hostility', ['go-through', 'refrain'])).toBeUndefined();
  });

  test('ui: every kind of answer and every unit of cost has a sign that is drawn', () => {
    for (const kind of KINDS_OF) expect(isSign(kindSign(kind) ?? ''), `${kind} ${kindSign(kind)}`).toBe(true);
    for (const unit of ['florin', ...COLOURS]) expect(isSign(unitSign(unit) ?? ''), unit).toBe(true);
    expect(kindSign('no-such-kind')).toBeUndefined();
    expect(unitSign('salt')).toBeUndefined();
    for (const kind of [...CLOSING, ...DIRECT]) expect(KINDS_OF).toContain(kind);
  });

  test('MU 5-battle: the face holds back the same answers as the rules name risks', () => {
    expect([...RISKS].sort()).toEqual([...risks].sort());
    const battle = { at: 'buda', attacker: 'player-1', defender: 'player-2' };
    expect(isVenture({ facts: { battle } })).toBe(true);
    expect(isVenture({ draws: true })).toBe(true);
    expect(isVenture({})).toBe(false);
    expect(noteOf({ facts: { battle } }, 'de')).toBe('Schlacht');
    expect(noteOf({}, 'de')).toBe('');
  });

  test('MU C-war-declare: whoever declares war hears what treaties it breaks, and what that costs', () => {
    const treaty = (...parties: Treaty['parties']): Treaty => ({ parties, clauses: [], isSecret: false, signed: 1 });
    const treaties = {
      'treaty-1': treaty('player-1', 'player-2'),
      'treaty-2': treaty('player-1', 'player-2', 'player-3'),
      'treaty-3': treaty('player-2', 'player-4'),
    };
    const cost = (kind: string, arg: string, language: 'en' | 'de' = 'en') =>
      graveCost({ treaties }, 'player-1', { kind, arg }, language);
    expect(cost('declare-war', 'player-2')).toBe('This breaks 2 treaties: −4 HP.');
    expect(cost('declare-war', 'player-3', 'de')).toBe('Das bricht einen Vertrag: −2 EP.');
    expect(cost('declare-war', 'player-4')).toBeUndefined();
    expect(cost('break-treaty', 'treaty-2')).toBe('This breaks a treaty: −2 HP.');
  });

  test('MU C-breach-vote: whoever complains hears that all vote, that the treaty is laid open, and that it is done once', () => {
    expect(GRAVE).toContain('complain-of');
    const cost = (language: 'en' | 'de') =>
      graveCost({ treaties: {} }, 'player-1', { kind: 'complain-of', arg: 'treaty-1#player-2' }, language);
    expect(cost('en')).toMatch(/All vote.*public.*again this round/);
    expect(cost('de')).toMatch(/Alle stimmen.*öffentlich.*dieser Runde/);
  });

  test('MU C-war-hostile: an act of war is marked before it is chosen', () => {
    const next = asked('hostility', ['go-through', 'refrain']);
    const battle = { at: 'buda', attacker: 'player-1', defender: 'player-2' };
    expect(noteOf({ next }, 'en')).toBe('act of war');
    expect(noteOf({ next, facts: { battle } }, 'de')).toBe('Kriegshandlung, Schlacht');
    expect(noteOf({ next: asked('move-on', ['go']) }, 'en')).toBe('');
    // Nor is it ever answered by an order given before.
    expect(GRAVE).toContain('go-through');
  });
});
