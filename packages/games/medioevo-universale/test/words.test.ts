import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Action,
  type Answer,
  type Arg,
  type Choice,
  type Decision,
  type Facts,
  heardBy,
  isRefusal,
  type NoUndo,
  type Random,
  type Seat,
  sampleAnswer,
  sampleArg,
  stream,
  type Told,
} from '@hegemon/kernel';
import { seedFor } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import {
  answerText,
  choiceText,
  eventText,
  ids,
  KINDS,
  kindsFor,
  NAMINGS,
  nameOf,
  noUndoText,
  optionText,
  outcomeText,
  phaseText,
  promptText,
  refusalText,
  ruleText,
  termText,
  type Words,
  waitingText,
  wordsFor,
} from '../board/index.js';
import { TERMS } from '../src/bots/terms.js';
import { medioevoUniversale as game } from '../src/game.js';
import { CARDS, TECHNOLOGIES, TERRITORIES, UNIT_TYPES, WINDOWS } from '../src/ids.js';
import { OPTIONS } from '../src/options.js';
import { OBSTACLES } from '../src/rules/obstacles/codes.js';
import type { MU, MUOptions } from '../src/state.js';
import { HAPPENINGS, NAMED, QUESTIONS, tableSeen } from './spoken.js';

const LANGUAGES = ['en', 'de'] as const;

/** Words of the languages themselves that look like ids. */
const HYPHENATED = /non-aggression|counter-proposal|north-east/g;
const KEBAB = /(?<![\p{L}\d])\p{Ll}+(?:-[\p{Ll}\d]+)+/u;
/** Ids that are words of no language, as they are written. */
const RAW = new RegExp(`(?<![\\p{L}\\d-])(?:${TERRITORIES.join('|')})(?![\\p{L}\\d-])`, 'u');
const RAW_GERMAN = new RegExp(
  `(?<![\\p{L}])(?:${[...UNIT_TYPES, 'galley', 'caravan', 'engine', 'weapons', 'salt', 'furs', 'grain', 'wine', 'blue', 'red', 'yellow', 'attacker', 'defender', 'units', 'military', 'civil'].join('|')})(?![\\p{L}])`,
  'u',
);
const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['something that is not there', /undefined|NaN|\bnull\b|Infinity|\[object|=>|function|what you named|das Genannte/],
  ['a double space', / {2}/],
  ['a stray mark', /\s[.,;:!?]|[.,;:]{2}|\(\)|^\s|\s$/],
  ['a placeholder', /\$\{|[{}]/],
  ['an id of parts', /[@#]|\p{L}:[\p{L}\d]|\d+:\p{L}/u],
  ['an id of several words', KEBAB],
  ['an id', RAW],
  ['nothing at all', /^$/],
];

/** All texts that were looked at: games say the same things over and over. */
const seen = new Set<string>();
const faultsOf = (language: string, text: string, isSentence: boolean): string[] => {
  const key = `${language} ${isSentence} ${text}`;
  if (seen.has(key)) return [];
  seen.add(key);
  const plain = text.replace(HYPHENATED, word => word.replace('-', ''));
  return [
    ...FAULTS.filter(([, pattern]) => pattern.test(plain)).map(([what]) => `${what}: ${text}`),
    ...(language === 'de' && RAW_GERMAN.test(plain) ? [`an English word: ${text}`] : []),
    ...(isSentence && !/^[\p{Lu}\d„“].*[.!?]$/u.test(text) ? [`no sentence: ${text}`] : []),
    ...(!isSentence && /[.!?]$/.test(text) ? [`no label: ${text}`] : []),
  ];
};
const inBoth = (all: readonly Words[], say: (words: Words) => string, isSentence: boolean): string[] =>
  all.flatMap(words => faultsOf(words.language, say(words), isSentence));

const idsIn = (choice: Choice): readonly string[] => {
  if ('of' in choice) return choice.of;
  return choice.shape === 'allot' ? Object.keys(choice.caps) : [];
};
/** So many of the ids of a choice are looked at: some lists are as long as the map. */
const MOST_IDS = 12;
const SAMPLES = 2;

const ofDecision = (all: readonly Words[], d: Decision, random: Random): string[] => [
  ...inBoth(all, words => promptText(words, d), true),
  ...inBoth(all, words => waitingText(words, d), true),
  ...d.choices.flatMap(choice => [
    ...inBoth(all, words => choiceText(words, choice), false),
    ...idsIn(choice)
      .slice(0, MOST_IDS)
      .flatMap(id => inBoth(all, words => optionText(words, choice, id), false)),
    ...Array.from({ length: choice.shape === 'button' ? 1 : SAMPLES }, () => sampleArg(choice, random)).flatMap(arg =>
      inBoth(all, words => answerText(words, { kind: choice.kind, ...(arg !== undefined && { arg }) }), false),
    ),
  ]),
];

/** Nobody but those concerned hears more of these than that they were. */
const WHISPERED = [
  ...['proposed', 'accepted', 'declined', 'withdrawn', 'paid-secretly'],
  ...['treaty-signed', 'treaty-ended'],
];
const seatsOf = (s: MU): readonly (Seat | 'spectator')[] => [...s.seats, 'spectator'];
const wordsOf = (s: MU, seat: Seat | 'spectator'): readonly Words[] =>
  LANGUAGES.map(language => wordsFor(language, game.view(s, seat)));
const BLIND = LANGUAGES.map(language => wordsFor(language));

const ofTold = (s: MU, told: readonly Told[]): string[] => {
  if (told.length === 0) return [];
  return seatsOf(s)
    .slice(s.n % s.seats.length, (s.n % s.seats.length) + 2)
    .flatMap(seat => {
      const all = [...wordsOf(s, seat), ...BLIND];
      return heardBy(told, seat).flatMap(heard => {
        const isWhispered = WHISPERED.includes(heard.type) && Object.keys(heard).length === 1;
        if (isWhispered) return all.map(words => eventText(words, heard)).filter(text => text !== '');
        return inBoth(all, words => eventText(words, heard), true);
      });
    });
};

const act = (s: MU, action: Action, faults: string[]): void => {
  const reply = game.apply(s, action);
  if (isRefusal(reply)) throw new Error(`${JSON.stringify(action)} is refused`);
  faults.push(...ofTold(s, reply.told));
};

/** Everything in everybody's hands, so that much happens: cards, technologies and money, and nobody is passed over. */
const enrich = (s: MU): void => {
  s.seats.forEach((player, i) => {
    s.cards.held[player] = CARDS.filter((_, k) => k % s.seats.length === i);
    s.technologies[player] = [...TECHNOLOGIES];
    s.cash[player] += 4000;
    s.reckoned[player] += 4000;
    s.armed[player] = Object.fromEntries(WINDOWS.map(window => [window, true]));
  });
  s.decks.cards = [];
};

/** Plays at random so many decisions, with something at leisure now and then, and looks at every word that is said. */
const spokenFaults = (options: MUOptions, name: string, decisions: number): string[] => {
  const seed = seedFor(name, 'words');
  const random = stream(seed);
  const { state: s, opening } = game.open(options, seed);
  const faults: string[] = [...ofTold(s, opening.told)];
  let isRich = false;
  for (let i = 0; i < decisions && !game.outcome(s) && faults.length < 12; i++) {
    // Nobody has technologies before the first horde is gathered, by which barbarians fight.
    if (!isRich && s.horde && i % 2 === 0) {
      if (name.includes('rich')) enrich(s);
      isRich = true;
    }
    const pending = game.pending(s);
    const decision = pending[random(pending.length)];
    faults.push(...ofDecision([...wordsOf(s, decision.seat), ...BLIND], decision, random));
    act(s, { ...answerTo(decision, random), seat: decision.seat }, faults);
    const seat = s.seats[random(s.seats.length)];
    for (let k = 0; k < 4; k++) {
      const leisure = random(3) > 0 ? game.atLeisure(s, seat) : undefined;
      if (!leisure) break;
      faults.push(...ofDecision([...wordsOf(s, seat), ...BLIND], leisure, random));
      act(s, { ...leisureTo(leisure, random), seat }, faults);
    }
  }
  const outcome = game.outcome(s);
  if (outcome) faults.push(...inBoth(wordsOf(s, 'spectator'), words => outcomeText(words, outcome), true));
  return faults;
};
/** What ends a turn is not chosen too often, or there would be little to tell of. */
const answerTo = (decision: Decision, random: Random) => {
  const lively = decision.choices.filter(
    ({ kind }) => !/^(pass|refrain|give-up|done-|halt|no-quarter|offer-time)/.test(kind),
  );
  return sampleAnswer(lively.length > 0 && random(4) > 0 ? { ...decision, choices: lively } : decision, random);
};
/** Nobody proposes that the game be over. */
const leisureTo = (decision: Decision, random: Random) => {
  const choices = decision.choices.filter(({ kind }) => !/^(offer-time|disarm-window|limit-)/.test(kind));
  return sampleAnswer(choices.length > 0 ? { ...decision, choices } : decision, random);
};

const TABLES: readonly (readonly [string, MUOptions, number])[] = [
  ['three', { players: 3, rounds: 8 }, 450],
  ['four rich', { players: 4, rounds: 8, terrain: true, 'blood-tokens': true, realms: 'agree' }, 450],
  ['five', { players: 5, rounds: 8, 'realm-auction': true, 'hidden-purchases': true, 'archers-last': false }, 350],
  [
    'six rich',
    { players: 6, rounds: 8, teams: true, 'blood-tokens': true, 'buildings-need-markers': true, realms: 'turn-order' },
    350,
  ],
  ['two rich', { players: 2, rounds: 8, 'two-players': true, 'hidden-purchases': true, honour: 30 }, 450],
];

describe('MU A-windows: games in words', () => {
  test.each(TABLES)(
    'MU A-windows: every question, answer and event has its sentence, %s',
    (name, options, decisions) => {
      expect(spokenFaults(options, name, decisions)).toEqual([]);
    },
  );
});

/** With the table in sight, and without. */
const SPEAKERS = [...LANGUAGES.map(language => wordsFor(language, tableSeen())), ...BLIND];
/** What one catalogue says, and the other: not the same, where it is more than names and figures. */
const untranslated = (say: (words: Words) => string): string[] =>
  [0, 2].flatMap(i => (say(SPEAKERS[i]) === say(SPEAKERS[i + 1]) ? [`not translated: ${say(SPEAKERS[i])}`] : []));

const argsFor = (kind: keyof typeof KINDS): readonly Arg[] => {
  const [shape, sort] = KINDS[kind];
  const named = Object.hasOwn(NAMED, sort) ? NAMED[sort as keyof typeof NAMED] : [];
  switch (shape) {
    case 'button':
      return [undefined];
    case 'amount':
      return [0, 1, 3];
    case 'words':
      return ['Pax'];
    case 'pick':
      return named;
    case 'subset':
      return [[], named.slice(0, 1), named];
    case 'allot':
      return [{}, Object.fromEntries(named.slice(0, 6).map((id, i) => [id, i]))];
  }
};

describe('MU A-windows: every sentence', () => {
  test('MU A-windows: every question has its words, for whoever is asked and for those who wait', () => {
    const faults = (Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[]).flatMap(prompt =>
      QUESTIONS[prompt].flatMap(facts => {
        const decision: Decision = { n: 1, seat: 'player-1', rule: 'MU C', prompt, facts: facts as Facts, choices: [] };
        const [ask, wait] = [promptText, waitingText].map(text => (words: Words) => text(words, decision));
        return [
          ...inBoth(SPEAKERS, ask, true),
          ...inBoth(SPEAKERS, wait, true),
          ...untranslated(ask),
          ...untranslated(wait),
        ];
      }),
    );
    expect(faults).toEqual([]);
  });
  test('MU A-use: whatever a card or a technology wants to be named, there is a question for it', () => {
    const faults = NAMINGS.flatMap(wanted => {
      const facts = { what: 'realm-36', as: 'ability', wanted };
      const decision: Decision = {
        n: 1,
        seat: 'player-1',
        rule: 'MU A-use',
        prompt: 'name-for-use',
        facts,
        choices: [],
      };
      const ask = (words: Words) => promptText(words, decision);
      return [...inBoth(SPEAKERS, ask, true), ...untranslated(ask)];
    });
    expect(faults).toEqual([]);
  });
  test('MU A-windows: every kind of answer has its words, whatever it names', () => {
    const faults = (Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap(kind => [
      ...inBoth(SPEAKERS, words => choiceText(words, { kind }), false),
      ...untranslated(words => choiceText(words, { kind })),
      ...argsFor(kind).flatMap(arg => inBoth(SPEAKERS, words => answerText(words, { kind, arg } as Answer), false)),
      ...argsFor(kind)
        .filter(arg => typeof arg === 'string')
        .flatMap(id => inBoth(SPEAKERS, words => optionText(words, { kind }, String(id)), false)),
    ]);
    expect(faults).toEqual([]);
  });
  test('MU A-windows: every event has its line in the chronicle', () => {
    const faults = (Object.keys(HAPPENINGS) as (keyof typeof HAPPENINGS)[]).flatMap(type =>
      HAPPENINGS[type].flatMap(facts => {
        const tell = (words: Words) => eventText(words, { ...(facts as Facts), type });
        return [...inBoth(SPEAKERS, tell, true), ...untranslated(tell)];
      }),
    );
    expect(faults).toEqual([]);
    for (const type of WHISPERED) for (const words of SPEAKERS) expect(eventText(words, { type })).toBe('');
    for (const words of SPEAKERS) expect(eventText(words, { type: 'no-such-event' })).toBe(words.phrases.unknownEvent);
  });
  test('MU 0-terms: everything that is there from the beginning has a name, and something can be done with it', () => {
    const faults = ids.flatMap(id => [
      ...inBoth(SPEAKERS, words => nameOf(words, id), false),
      ...(kindsFor(id).length > 0 ? [] : [`nothing to do with ${id}`]),
    ]);
    expect(faults).toEqual([]);
    for (const id of [
      '',
      'no-such-thing',
      '__proto__',
      'constructor',
      'archer@',
      'x'.repeat(200),
      '@',
      ':',
      'vehicle-',
      '#',
    ])
      for (const words of SPEAKERS) expect(nameOf(words, id), id).toMatch(/^What you named|^Das Genannte/);
  });
  test('MU 0-realms: a seat is called by its realm as soon as that is known', () => {
    expect(SPEAKERS.map(words => nameOf(words, 'player-2'))).toEqual([
      ...['Kingdom of Hungary', 'Ungarisches Reich'],
      ...['Player 2', 'Spieler 2'],
    ]);
  });
  test('MU 4-transports: a vehicle is called by what it is, whose, where, and what it carries', () => {
    const [en, de, blind] = SPEAKERS;
    expect(nameOf(en, 'vehicle-1')).toBe('Caravan II in Buda with 2 salt and 1 wine');
    expect(nameOf(de, 'vehicle-4')).toBe('Handelsschiff I des Ungarischen Reiches auf der Nördlichen Ägäis');
    expect(nameOf(en, 'vehicle-3')).toBe('Bombard in Constantinople');
    expect(nameOf(en, 'vehicle-6')).toBe('War wagon I in the Great Plain (no. 6)');
    expect(nameOf(blind, 'vehicle-6')).toBe('Vehicle 6');
  });
});

describe('MU A-windows: beside the questions', () => {
  const NONSENSE: readonly Arg[] = [
    undefined,
    -1,
    0.5,
    '',
    'no-such-thing',
    '__proto__',
    [],
    ['rome'],
    {},
    { rome: 1 },
  ];
  test('MU A-windows: whatever is refused is refused in words', () => {
    const s = game.newGame({ players: 3, realms: 'agree' }, seedFor('refused', 'words'));
    const [{ seat }] = game.pending(s);
    const faults = [...Object.keys(KINDS), 'no-such-kind', '__proto__'].flatMap(kind =>
      NONSENSE.flatMap(arg => {
        const action: Action = { seat, kind, ...(arg !== undefined && { arg }) };
        const refusal = game.refusalOf(s, action);
        // What somebody says in his own words is shown as he has said it.
        if (!refusal || (kind === 'clause-text' && typeof arg === 'string')) return [];
        const { rule: _, ...bare } = refusal;
        return [
          ...inBoth(SPEAKERS, words => refusalText(words, bare, action), true),
          ...inBoth(SPEAKERS, words => answerText(words, action).replace(/what you named|das Genannte/g, 'x'), false),
        ];
      }),
    );
    expect(faults).toEqual([]);
  });
  test('ui: every reason why something may not be done reads well', () => {
    const facts = [
      { at: 'rome', from: 'rome', to: 'northern-aegean', host: 'player-2', mp: 0, room: 1, max: 5, what: 'realm-17' },
      { at: 'banat', from: 'banat', to: 'buda', host: 'player-3', mp: 2, room: 2, max: 1, what: 'edict' },
    ].map(some => ({
      ...{ phase: 4, now: 5, florin: 200, cash: 150, technology: 'nation-state', cost: 3, units: 4, colour: 'red' },
      ...{ level: 2, vehicle: 'vehicle-1', good: 'salt', card: 'realm-05', ...some },
    }));
    const faults = OBSTACLES.flatMap(because =>
      facts.flatMap(some => {
        const refusal = { refused: 'not-offered', because, facts: some, possible: [], waiting: [] } as const;
        const say = (words: Words) => refusalText(words, refusal);
        return [...inBoth(SPEAKERS, say, true), ...untranslated(say)];
      }),
    );
    expect(faults).toEqual([]);
  });
  test('MU 3-upkeep: only who has a loan is told of interest', () => {
    const said = (interest: number) =>
      SPEAKERS.slice(0, 2).map(words => {
        const facts: Facts = { interest, upkeep: 40 };
        const decision = { n: 1, seat: 'player-1', rule: 'MU 3-upkeep', prompt: 'pay-dues', facts, choices: [] };
        return promptText(words, decision).replaceAll('\u00a0', ' ');
      });
    expect(said(0)[0]).toContain(': You owe 40 F of upkeep.');
    expect(said(50)[0]).toContain(': You owe 50 F of interest and 40 F of upkeep.');
    expect(said(0)[1]).toContain(': Du schuldest 40 F Unterhalt.');
    expect(said(50)[1]).toContain(': Du schuldest 50 F Zinsen und 40 F Unterhalt.');
  });
  test('MU A-claims: whoever can claim nothing is told so; the others read the same of everybody', () => {
    const question = { n: 1, seat: 'player-1', rule: 'MU A-claims', prompt: 'claim-objective' };
    const said = (choices: readonly Choice[]) =>
      SPEAKERS.slice(0, 2).map(words => promptText(words, { ...question, choices }));
    const pass = { shape: 'button', kind: 'pass' } as const;
    expect(said([pass])[0]).toContain('can only pass');
    expect(said([pass])[1]).toContain('kannst nur passen');
    expect(said([{ shape: 'pick', kind: 'claim', of: ['realm-05'] }, pass])[1]).toContain('Beanspruchst du');
    const heard = SPEAKERS.slice(0, 2).map(words => waitingText(words, question));
    expect(heard[1]).toMatch(/erwägt ein Ziel\.$/);
  });
  test('MU C-objects: of each clause it is asked in its own words who gives and who is given', () => {
    const said = (type: string, wanted: string) =>
      promptText(SPEAKERS[1], {
        n: 1,
        seat: 'player-1',
        rule: 'MU C-treaty',
        prompt: 'draft-clause',
        facts: { ...(QUESTIONS['draft-clause'] as unknown as readonly Facts[])[0], type, wanted },
        choices: [],
      });
    expect(said('payment', 'giver')).toMatch(/Zahlung: Wer zahlt\?$/);
    expect(said('defence', 'taker')).toMatch(/: Wer wird unterstützt\?$/);
    expect(said('right-of-way', 'giver')).toMatch(/Wegerecht: Wer gewährt es\?$/);
  });
  test('MU C-breach-vote: the treaty in dispute is named by its parties, whoever reads it', () => {
    const [facts] = QUESTIONS['breach-vote'] as readonly Facts[];
    const said = SPEAKERS.slice(0, 2).map(words =>
      promptText(words, {
        n: 1,
        seat: 'player-1',
        rule: 'MU C-breach-vote',
        prompt: 'breach-vote',
        facts: { ...facts, by: 'player-2', accused: 'player-1' },
        choices: [],
      }),
    );
    expect(said[0]).toMatch(/of having broken the treaty of .+ and .+ \(/);
    expect(said[1]).toMatch(/vor, den Vertrag zwischen .+ und .+ \(/);
  });
  test('ui: one point is missing, three points are', () => {
    const said = (points: object) =>
      [0, 1].map(i => {
        const facts = { ...QUESTIONS.payment[0], points } as Facts;
        return promptText(SPEAKERS[i], {
          n: 1,
          seat: 'player-1',
          rule: 'MU B-use',
          prompt: 'payment',
          facts,
          choices: [],
        });
      });
    expect(said({ green: 1 })[0]).toContain(' 1 green TP is still missing.');
    expect(said({ green: 3 })[0]).toContain(' 3 green TP are still missing.');
    expect(said({ green: 1 })[1]).toContain(' Es fehlt noch 1 grüner TP.');
    expect(said({ green: 3 })[1]).toContain(' Es fehlen noch 3 grüne TP.');
  });
  test('MU 0-length: options, phases, terms of bots, endings and rules have words', () => {
    const { boundaries, noUndo } = SPEAKERS[0];
    const faults = SPEAKERS.flatMap(words => [
      ...OPTIONS.flatMap(({ id }) => faultsOf(words.language, words.options[id].text, true)),
      ...['setup', '1', '7'].flatMap(phase => faultsOf(words.language, phaseText(words, phase), false)),
      ...TERMS.flatMap(code => faultsOf(words.language, termText(words, code), false)),
      ...Object.keys(boundaries).flatMap(boundary =>
        faultsOf(words.language, noUndoText(words, { refused: 'boundary', boundary } as NoUndo), true),
      ),
      ...Object.keys(noUndo).flatMap(refused =>
        faultsOf(words.language, noUndoText(words, { refused } as NoUndo), true),
      ),
      ...game.endings.flatMap(how =>
        [undefined, 'money', 'turn-order'].flatMap(decidedBy => {
          const points = { 'player-1': 30, 'player-2': 30, 'player-3': 12 };
          const outcome = {
            how,
            winners: ['player-1', 'player-2'],
            points,
            rule: 'MU V',
            ...(decidedBy && { decidedBy }),
          };
          return faultsOf(words.language, outcomeText(words, outcome), true);
        }),
      ),
    ]);
    expect(faults).toEqual([]);
    expect(ruleText(SPEAKERS[0], 'MU card.17')).toBe('the card Spy 17');
    expect(ruleText(SPEAKERS[1], 'MU tech.nation-state')).toBe('die Technologie Nationalstaat');
    expect(ruleText(SPEAKERS[0], 'MU 5-move')).toBe('rule 5-move');
  });

  const sources = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return path.endsWith('.ts') ? [readFileSync(path, 'utf8')] : [];
    });
  const found = (pattern: RegExp): string[] =>
    [...new Set(SOURCES.flatMap(text => [...text.matchAll(pattern)].map(([, id]) => id)))].sort();
  const SOURCES = sources(join(import.meta.dirname, '../src'));
  test('MU A-windows: whatever the rules ask has words, and nothing else has', () => {
    const prompts = found(/(?:prompt: |targeting\()'([a-z-]+)'/g);
    const isNaming = (prompt: string): boolean => /^name-/.test(prompt) && !/^name-(for-use|after-dice)$/.test(prompt);
    expect(prompts.filter(isNaming)).toEqual([...NAMINGS].sort());
    expect(prompts.filter(prompt => !isNaming(prompt))).toEqual(Object.keys(QUESTIONS).sort());
    const kinds = found(/\b(?:button|pick|subset|amount|allot|words)(?:<[^(]*>)?\(\s*'([a-z-]+)'/g);
    expect(kinds.filter(kind => !Object.hasOwn(KINDS, kind))).toEqual([]);
  });
});
