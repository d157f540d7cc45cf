import { readdirSync, readFileSync } from 'node:fs';
import {
  type Action,
  type Arg,
  type Boundary,
  type Decision,
  heardBy,
  listAnswers,
  type NoUndo,
  type Outcome,
  type Refusal,
} from '@hegemon/kernel';
import { seedFor, simulate } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { PHASE_OF, type Prompt, type Prompts, SORT_OF, type Sort } from '../board/asked.js';
import {
  answerText,
  choiceText,
  eventText,
  nameOf,
  noUndoText,
  optionText,
  outcomeText,
  PHASES,
  promptText,
  refusalText,
  ruleText,
  termText,
  waitingText,
  wordsFor,
} from '../board/index.js';
import type { Happening, Words } from '../board/words.js';
import { TERMS } from '../src/bots/terms.js';
import { GENERALS, GOVERNORS, MILITIA_OF } from '../src/catalog.js';
import type { EventType } from '../src/events.js';
import {
  type ArmyId,
  CARDS,
  EVENTS,
  IMPROVEMENTS,
  LASTING,
  LEADERS,
  LOSSES,
  PROVINCES,
  RIVALS,
  SEAS,
  SEATS,
  SUITS,
  TRIBES,
} from '../src/ids.js';
import { timeOfCrisis } from '../src/index.js';
import { OBSTACLES } from '../src/rules/obstacles.js';
import type { ToC, ToCOptions } from '../src/state.js';

const en = wordsFor('en');
const de = wordsFor('de');
const BOTH = [en, de] as const;

/** Ids that are words of no language: none may be left in a text. */
const RAW = [...PROVINCES, ...TRIBES, ...SEATS, ...LEADERS, ...RIVALS, 'castra', 'quaestor', 'foederati', 'limes'];
const RAW_ID = new RegExp(`(?<![\\p{L}\\d])(?:${RAW.join('|')})(?![\\p{L}\\d])`, 'u');
const KEBAB = /(?<![\p{L}\d])\p{Ll}+(?:-[\p{Ll}\d]+)+/u;
const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['something that is not there', /undefined|NaN|null|Infinity|\[object|=>|function/],
  ['a double space', / {2}/],
  ['a stray mark', /\s[.,;:!?]|[.,;:]{2}|\(\)|^\s|\s$/],
  ['an id of several words', KEBAB],
  ['an id', RAW_ID],
  ['nothing at all', /^$/],
];

const seen = new Set<string>();
const faultsOf = (text: string): string[] =>
  FAULTS.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${what}: ${text}`);
/** Each text is looked at once: games say the same things over and over. */
const look = (text: string, more: (text: string) => string[]): string[] => {
  if (seen.has(text)) return [];
  seen.add(text);
  return [...faultsOf(text), ...more(text)];
};
const sentence = (text: string): string[] =>
  look(text, () => (/^[\p{Lu}\d].*[.!?]$/u.test(text) ? [] : [`no sentence: ${text}`]));
const label = (text: string): string[] => look(text, () => (/[.!?]$/.test(text) ? [`no label: ${text}`] : []));

/** What one catalogue says of a thing, and the other: right in itself, and not the same. */
const inBoth = (say: (words: Words) => string, check: (text: string) => string[]): string[] => {
  const [english, german] = BOTH.map(say);
  return [...check(english), ...check(german), ...(english === german ? [`not translated: ${english}`] : [])];
};

const ofDecision = (d: Decision): string[] => [
  ...inBoth(words => promptText(words, d), sentence),
  ...inBoth(words => waitingText(words, d), sentence),
  ...BOTH.flatMap(words => sentence(`${ruleText(words, d.rule).replace(/^\p{Ll}/u, c => c.toUpperCase())}.`)),
  ...d.choices.flatMap(choice => [
    ...inBoth(words => choiceText(words, choice), label),
    ...('of' in choice ? choice.of : choice.shape === 'allot' ? Object.keys(choice.caps) : []).flatMap(id =>
      BOTH.flatMap(words => label(optionText(words, choice, id))),
    ),
  ]),
  ...listAnswers(d, 30).flatMap(answer => inBoth(words => answerText(words, answer), label)),
];

const NONSENSE: readonly Arg[] = [
  ...[undefined, -1, 0, 7, 1e9, 0.5, Number.NaN],
  ...['', 'no-such-thing', '__proto__', 'constructor', 'toString', 'x'.repeat(200)],
  ...['italia', 'hispania', 'goths', 'sassanids', 'mare-orientale', 'militia-syria', 'blue-general-2', 'governor-3'],
  ...['castra', 'populace-1', 'limes', 'postumus', 'cniva', 'legion', 'inactive', 'green'],
  [],
  ['italia'],
  ['italia', 'italia'],
  {},
  { castra: 1 },
  { castra: 99, 'senate-1': -1 },
  { 'no-such-thing': 1 },
];
const KINDS = [...Object.keys(SORT_OF), 'no-such-kind', '__proto__', 'toString', 'undo'];

const ofRefusal = (refusal: Refusal, action: Action): string[] => [
  ...inBoth(words => refusalText(words, refusal), sentence),
  ...inBoth(words => refusalText(words, refusal, action), sentence),
  ...inBoth(words => answerText(words, action), label),
];
/** All wrong answers of some kinds; the turn moves the kinds on, so that many turns together try them all. */
const ofNonsense = (s: ToC, turn: number): string[] => {
  const [decision] = timeOfCrisis.pending(s);
  if (!decision) return [];
  const kinds = [...new Set([...decision.choices.map(c => c.kind), KINDS[turn % KINDS.length]])];
  const actions: Action[] = kinds.flatMap(kind =>
    NONSENSE.map(arg => ({ seat: decision.seat, kind, ...(arg !== undefined && { arg }) })),
  );
  actions.push({ seat: 'spectator', kind: 'play-on' }, { seat: decision.seat, kind: kinds[0], n: -5 });
  return actions.flatMap(action => {
    const refusal = timeOfCrisis.refusalOf(s, action);
    return refusal ? ofRefusal(refusal, action) : [];
  });
};

const SWITCHES: readonly Omit<ToCOptions, 'players'>[] = [
  {},
  { 'short-game': true, 'reverse-draft': true, 'declared-end': true, 'strict-foederati': true },
  { 'overlapping-turns': true, 'short-game': true },
];
const TABLES = SWITCHES.flatMap(switches => [2, 3, 4].map(players => ({ players, ...switches }) as ToCOptions));

describe('house 12: whole games in words', () => {
  test.each(TABLES)('house 12: every question, answer, event and refusal has its sentence, %o', options => {
    const faults: string[] = [];
    const name = JSON.stringify(options);
    const report = simulate(timeOfCrisis, options, seedFor('words', name), {
      onDecision({ state, decision, accepted }) {
        if (faults.length > 20) return;
        faults.push(...ofDecision(decision));
        for (const seat of [...state.seats, 'spectator']) {
          for (const heard of heardBy(accepted.told, seat)) {
            faults.push(...inBoth(words => eventText(words, heard), sentence));
          }
        }
        if (state.n % 5 === 0) faults.push(...ofNonsense(state, state.n / 5));
      },
    });
    expect(report.error).toBeUndefined();
    expect(report.finished).toBe(true);
    expect(faults).toEqual([]);
    expect(inBoth(words => outcomeText(words, report.outcome!), sentence)).toEqual([]);
    expect(eventText(en, { type: 'no-such-event' })).toBe(en.phrases.unknownEvent);
  });
});

const seat = 'blue';
const province = 'thracia';
const army = 'blue-general-1';
const ARMIES: readonly ArmyId[] = ['blue-general-1', 'militia-syria', 'goths', 'postumus', 'priest-king'];
/** Some facts for every event: one and many, each branch of a sentence. */
const HAPPENINGS: { readonly [K in EventType]: readonly Happening<K>[] } = {
  'start-player-drawn': [{ seat }],
  'start-province-chosen': PROVINCES.map(id => ({ seat, province: id })),
  'hand-chosen': [
    { seat, count: 5 },
    { seat, count: 3, cards: ['senate-1', 'senate-1', 'castra'] },
  ],
  'turn-began': SEATS.map(id => ({ seat: id, turn: 12 })),
  'castra-removed': [{ army }, { army: 'militia-syria' }],
  'quaestor-removed': [{ province }],
  'crisis-rolled': ['ira-deorum', 'pax-deorum', 'event', ...TRIBES].map(entry => ({ black: 3, white: 4, entry })),
  'barbarians-activated': TRIBES.flatMap(tribe => [1, 2].map(count => ({ tribe, count }))),
  'invasion-rolled': [0, 1, 2].map(invaders => ({ tribe: 'goths', black: 2, white: 4, active: 3, invaders })),
  'barbarians-invaded': [
    { tribe: 'goths', province, count: 1, leaders: [], isActive: true },
    { tribe: 'goths', province, count: 0, leaders: ['cniva'], isActive: false },
    { tribe: 'sassanids', province: 'syria', count: 2, leaders: ['ardashir', 'shapur-i'], isActive: true },
  ],
  'invaders-returned': [1, 2].map(count => ({ tribe: 'franks', count })),
  'event-drawn': EVENTS.map(event => ({ event })),
  'leader-entered': LEADERS.map(leader => ({ leader, region: leader === 'cniva' ? 'goths' : 'sassanids' })),
  'rival-entered': RIVALS.map(rival => ({ rival, province })),
  'lasting-event': LASTING.flatMap(event => [
    { event, replaced: null },
    { event, replaced: 'inflation' },
  ]),
  'sassanids-pacified': [0, 1, 2].map(count => ({ count })),
  'pax-card-taken': [{ seat }, { seat, card: 'military-1' }],
  'card-played': CARDS.map(card => ({ seat, card })),
  'event-used': CARDS.map(card => ({ seat, card })),
  'general-recruited': [{ seat, general: 'blue-general-5', cost: 5 }],
  'governor-recruited': [{ seat, governor: 'governor-1', cost: 1 }],
  'army-created': [true, false].map(inCapital => ({ seat, army, province, inCapital })),
  'legion-added': [{ army, legions: 2, cost: 2 }],
  'legion-trained': [{ army }],
  'army-moved': [...SEAS, ...TRIBES].flatMap(id => [
    { army, from: province, to: id },
    { army, from: id, to: province },
  ]),
  'capital-entered': [{ army, province }],
  'capital-left': [{ army, province }],
  'mob-dispersed': [1, 2].map(removed => ({ army, province, removed })),
  'senate-voted': [
    { seat, province, required: 1, dice: [2], votes: 1, isPassed: true },
    { seat, province: 'italia', required: 8, dice: [1, 1, 6, 2], votes: 2, isPassed: false },
  ],
  'governor-placed': [
    { seat, province },
    { seat, province: 'italia' },
  ],
  'governor-lost': [
    { seat, province, how: 'vote' },
    { seat, province: 'italia', how: 'check' },
  ],
  'governor-recalled': [{ seat, province }],
  'province-neutral': [{ province, how: 'check' }],
  'support-changed': (
    ['increase', 'reward', 'disperse', 'threat', 'contested', 'governor-lost', 'governor-placed', 'neutral'] as const
  ).map(by => ({ province, support: 2, by })),
  'militia-placed': [{ province }],
  'militia-removed': [{ province }],
  'games-held': [0, 1].map(removed => ({ seat, province, removed })),
  'mobs-removed': [1, 3].map(count => ({ province, count })),
  'improvement-built': IMPROVEMENTS.map(improvement => ({ seat, province, improvement, cost: 3 })),
  'castra-placed': [{ army }, { army: 'militia-syria' }],
  'quaestor-placed': [{ province }],
  'tribute-paid': [1, 2].map(count => ({ province, tribe: 'nomads', count })),
  'foederati-joined': TRIBES.map(tribe => ({ army, tribe, region: tribe, side: 'active' as const })),
  'barbarian-sent-home': [
    { tribe: 'alamanni', region: 'alamanni', side: 'inactive' },
    { tribe: 'alamanni', region: 'gallia', side: 'active' },
  ],
  'mob-placed': [1, 2].map(mobs => ({ province, mobs })),
  'pretender-marked': (['seat', 'breakaway'] as const).map(marker => ({ seat, province, marker })),
  'pretender-unmarked': (['seat', 'breakaway'] as const).map(marker => ({ province, marker })),
  'damnatio-struck': [{ seat, against: 'red', loss: 0 }],
  'battle-began': ARMIES.flatMap(defender =>
    [0, 1, 2].map(flanking => ({ attacker: army, defender, region: 'goths', flanking })),
  ),
  'battle-rolled': ARMIES.flatMap(id => [
    { side: 'attacker', army: id, dice: [6, 1], hits: 1 },
    { side: 'defender', army: id, dice: [], hits: 0 },
  ]),
  'flanking-used': [{ seat }],
  'battle-scored': [{ attacker: 1, defender: 2 }],
  'hit-taken': [
    { army, loss: 'legion' },
    { army, loss: 'reduced-legion' },
    { army, loss: 'militia' },
    { army: 'militia-syria', loss: 'militia' },
    ...TRIBES.map(loss => ({ army, loss }) as const),
    ...TRIBES.flatMap(tribe => (['active', 'inactive'] as const).map(loss => ({ army: tribe, loss }))),
    { army: 'goths', loss: 'cniva' },
    { army: 'priest-king', loss: 'priest-king' },
  ],
  'battle-won': ARMIES.flatMap(id => [
    { winner: army, loser: id },
    { winner: id, loser: army },
  ]),
  'battle-undecided': ARMIES.map(defender => ({ attacker: army, defender })),
  'general-returned': [{ general: army }],
  'army-driven-out': [{ army, province }],
  'barbarians-retreated': [1, 2].map(count => ({ tribe: 'sassanids', count })),
  'leader-fell': LEADERS.map(leader => ({ leader })),
  'rival-fell': RIVALS.map(rival => ({ rival })),
  'reward-taken': (['support', 'discount'] as const).map(reward => ({ seat, reward })),
  'legacy-gained': (
    ['battle', 'pretender', 'emperor', 'provinces', 'improvements', 'games', 'damnatio', 'emperor-turns'] as const
  ).map(what => ({ seat, legacy: 2, for: what })),
  'emperor-turn': [1, 2].map(turns => ({ seat, turns })),
  'points-lost': [
    { seat, military: 1, senate: 0, populace: 0 },
    { seat, military: 2, senate: 1, populace: 3 },
  ],
  'card-discarded': [{ seat, card: 'mob' }],
  'card-bought': [{ seat, card: 'praetorian-guard', price: 4 }],
  'card-trashed': [{ seat, card: 'populace-1' }],
  'politics-counted': [{ seat, politics: 0 }],
  'mob-grew': [{ province, mobs: 2 }],
  'barbarians-turned-active': [1, 2].map(count => ({ province, tribe: 'franks', count })),
  'deck-renewed': [{ seat, count: 1 }],
  'hand-refilled': [
    { seat, count: 1, cards: ['tribute'] },
    { seat, count: 2 },
  ],
  'last-round-triggered': [{ seat }],
  'last-round-declined': [{ seat }],
  'tie-rolled': [{ seat, die: 4 }],
  'game-ended': ['legacy', 'diocletian', 'some-other-way'].map(how => ({ how, winner: seat })),
};

/** Some facts for every question. */
const vote = [
  { province: 'syria', required: 1, free: 0, voteOn: 1 },
  { province: 'italia', required: 8, free: 1, voteOn: 2 },
  { province: 'italia', required: 8, free: 2, voteOn: 3 },
] as const;
const QUESTIONS: { readonly [P in Prompt]: readonly Prompts[P][] } = {
  'choose-start-province': [{}],
  'choose-start-hand': [{ count: 5 }],
  'pax-pick': [{}],
  'choose-action': [
    { military: 0, senate: 0, populace: 0 },
    { military: 1, senate: 2, populace: 1 },
  ],
  'create-army-where': [{ province }],
  'move-to': [...SEAS, ...TRIBES, ...PROVINCES].map(region => ({ army, region })),
  attack: [
    { army, region: 'goths' },
    { army: 'militia-syria', region: 'syria' },
  ],
  'declare-flanking': ARMIES.map(foe => ({ army, foe })),
  reroll: ARMIES.map(foe => ({ army, foe, dice: [1], foeDice: [6, 6, 2], hits: 0, foeHits: 1 })),
  'take-hit': ARMIES.flatMap(id => [1, 2].map(hits => ({ army: id, region: province, hits }))),
  reward: [...LEADERS, ...RIVALS].map(figure => ({ figure, region: 'sassanids' })),
  advance: [{ army, region: province }],
  'install-governor': [{ province }],
  'declare-damnatio': vote,
  'stake-military': vote,
  'stake-senate': vote,
  build: [{ province, cost: 4 }],
  'pay-tribute-to': [{ province }],
  'recruit-from': [{ army }, { army: 'militia-syria' }],
  'recruit-tribe': [{ army, region: 'franks' }],
  'recruit-side': TRIBES.map(tribe => ({ army, region: tribe, tribe })),
  'discard-more': [{}],
  shop: [0, 1, 2].map(n => ({ politics: n, bought: n })),
  'refill-hand': [{ count: 1 }],
  'declare-end': [{}],
};
/** Some answers of every sort. */
const ANSWERS: { readonly [S in Sort]: readonly Arg[] } = {
  nothing: [undefined],
  number: [0, 1, 2],
  cards: [{}, { castra: 1 }, { 'senate-1': 2, tribute: 1, mob: 0 }],
  card: CARDS,
  region: [...PROVINCES, ...TRIBES, ...SEAS],
  army: [...GENERALS, ...Object.values(MILITIA_OF), ...TRIBES, ...RIVALS],
  general: GENERALS,
  governor: GOVERNORS,
  tribe: TRIBES,
  improvement: IMPROVEMENTS,
  loss: [...LOSSES, ...TRIBES, ...LEADERS],
};

describe('house 12: every sentence of the catalogues', () => {
  test('house 12: every question reads well with one and with many', () => {
    const faults = Object.entries(QUESTIONS).flatMap(([prompt, all]) =>
      all.flatMap(facts => ofDecision({ n: 1, seat, rule: 'ToC 6.3', prompt, facts: { ...facts }, choices: [] })),
    );
    expect(faults).toEqual([]);
  });

  test('house 12: every kind of answer reads well, and nonsense too', () => {
    const faults = Object.entries(SORT_OF).flatMap(([kind, sort]) =>
      [...ANSWERS[sort], ...NONSENSE].flatMap(arg =>
        inBoth(words => answerText(words, arg === undefined ? { kind } : { kind, arg }), label),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('house 12: every obstacle and every misfit reads well', () => {
    const facts = [
      { army, province, region: 'pontus-euxinus', card: 'mob', suit: 'senate', cost: 1, have: 0, leader: army },
      {
        army: 'militia-asia',
        province: 'italia',
        region: 'nomads',
        card: 'tribute',
        suit: 'military',
        cost: 2,
        have: 1,
      },
    ].map((some, i) => ({
      leader: 'governor-2',
      piece: 'legion',
      improvement: 'limes',
      price: 3,
      politics: i,
      ...some,
    }));
    const more = { given: 3, min: 1, max: 2, total: 5, id: 'no-such-thing' };
    const codes = [...OBSTACLES, ...Object.keys(en.misfits)];
    const pieces = Object.keys(en.names.pieces).map(piece => ({ ...facts[0], piece }));
    const refusals = codes.flatMap(because =>
      [...facts, ...pieces].map(some => ({ because, facts: { ...more, ...some } })),
    );
    refusals.push({ because: 'not-governed', facts: { ...more, ...facts[0], province: 'mare-orientale' } });
    const faults = refusals.flatMap(some =>
      inBoth(words => refusalText(words, { refused: 'does-not-fit', possible: [], waiting: [], ...some }), sentence),
    );
    expect(faults).toEqual([]);
  });

  test('house 12: every event reads well with one and with many', () => {
    const faults = Object.entries(HAPPENINGS).flatMap(([type, all]) =>
      all.flatMap(facts => inBoth(words => eventText(words, { ...facts, type }), sentence)),
    );
    expect(faults).toEqual([]);
  });

  test('house 12: one is one and many are many', () => {
    const one = { type: 'barbarians-retreated', tribe: 'goths', count: 1 };
    const many = { ...one, count: 3 };
    expect([one, many].map(heard => eventText(en, heard))).toEqual([
      '1 Goth fled home to Gothia.',
      '3 Goths fled home to Gothia.',
    ]);
    expect([one, many].map(heard => eventText(de, heard))).toEqual([
      '1 Gote floh heim nach Gothia.',
      '3 Goten flohen heim nach Gothia.',
    ]);
    const legions = { type: 'legion-added', army, legions: 1, cost: 1 };
    expect(eventText(en, legions)).toContain('leads 1 legion.');
    expect(eventText(de, { ...legions, legions: 2 })).toContain('2 Legionen führt.');
    expect(eventText(de, { type: 'battle-won', winner: 'goths', loser: 'priest-king' })).toBe(
      'Die Goten besiegten den Priest King of Emesa.',
    );
    expect(eventText(de, { type: 'army-moved', army, from: 'mare-orientale', to: 'oceanus-atlanticus' })).toBe(
      'General 2 von Blau segelte vom Mare Orientale auf den Oceanus Atlanticus.',
    );
  });

  test('house 12: what is closed to others is said only to whom it is told', () => {
    const heard = { type: 'pax-card-taken', seat };
    for (const words of BOTH) {
      expect(eventText(words, { ...heard, card: 'castra' })).toContain('Castra');
      expect(eventText(words, heard)).not.toContain('Castra');
    }
  });

  test('house 12: an answer is named in short', () => {
    expect(answerText(en, { kind: 'move-to', arg: 'syria' })).toBe('move to Syria');
    expect(answerText(de, { kind: 'move-to', arg: 'syria' })).toBe('nach Syria ziehen');
    expect(answerText(en, { kind: 'move-to', arg: 'goths' })).toBe('move to Gothia');
    expect(answerText(en, { kind: 'attack', arg: 'goths' })).toBe('attack the Goths');
    expect(answerText(de, { kind: 'recruit-tribe', arg: 'goths' })).toBe('bei den Goten anwerben');
    expect(answerText(en, { kind: 'choose-start-hand', arg: { 'senate-1': 3, 'military-1': 1 } })).toBe(
      'begin with Military 1 and 3 × Senate 1',
    );
    const hand = { 'populace-1': 1, mob: 1, 'senate-1': 1, 'military-1': 3, castra: 1 };
    expect(answerText(en, { kind: 'refill-hand', arg: hand })).toBe(
      'fill the hand with 3 × Military 1, Castra, Senate 1, Populace 1 and Mob',
    );
    expect(answerText(de, { kind: 'refill-hand', arg: hand })).toContain(
      '3 × Militär 1, Castra, Senat 1, Bevölkerung 1 und Mob',
    );
  });

  test('house 12: a refusal says what is wrong, what is possible and which rule says so', () => {
    const refusal: Refusal = {
      refused: 'does-not-fit',
      rule: 'ToC 6.3.1.move',
      because: 'not-adjacent',
      facts: { id: 'mare-orientale', region: 'mare-orientale' },
      possible: [{ kind: 'move-to', shape: 'pick', of: ['goths', 'asia'] }],
      waiting: [seat],
    };
    const answer = { kind: 'move-to', arg: 'mare-orientale' };
    expect(refusalText(en, refusal, answer)).toBe(
      'The Mare Orientale is not adjacent. Possible: Gothia and Asia. See rule 6.3.1.',
    );
    expect(refusalText(de, refusal, answer)).toBe(
      'Das Mare Orientale grenzt nicht an. Möglich: Gothia und Asia. Siehe Regel 6.3.1.',
    );
    expect(refusalText(en, { ...refusal, rule: 'ToC card.flanking-maneuver' })).toContain(
      'See the card Flanking Maneuver.',
    );
  });

  test('house 12: whoever may not take back learns why', () => {
    const boundaries: Boundary[] = ['draw', 'reveal', 'other-seat-learned', 'other-seat-answered', 'game-over'];
    const refusals: NoUndo[] = [
      { refused: 'nothing-to-undo' },
      { refused: 'nothing-to-redo' },
      { refused: 'boundary' },
      ...boundaries.map(boundary => ({ refused: 'boundary' as const, boundary, entry: 3 })),
    ];
    expect(refusals.flatMap(no => inBoth(words => noUndoText(words, no), sentence))).toEqual([]);
  });

  test('house 12: every ending and every tie has its words', () => {
    const outcomes: Outcome[] = timeOfCrisis.endings.flatMap(how =>
      [undefined, 'emperor', 'pretender', 'provinces', 'legions', 'die'].map(decidedBy => ({
        winners: [seat],
        points: { blue: 64 },
        how,
        rule: 'ToC 7.1',
        ...(decidedBy && { decidedBy }),
      })),
    );
    expect(outcomes.flatMap(outcome => inBoth(words => outcomeText(words, outcome), sentence))).toEqual([]);
    expect(Object.keys(en.endings)).toEqual(timeOfCrisis.endings);
  });

  test('house 12: every id has a name', () => {
    const ids = [
      ...[...SEATS, ...PROVINCES, ...TRIBES, ...SEAS, ...SUITS, ...CARDS, ...EVENTS, ...LEADERS, ...RIVALS],
      ...[...IMPROVEMENTS, ...LOSSES, ...GENERALS, ...GOVERNORS, ...Object.values(MILITIA_OF), 'neutral', 'militia'],
    ];
    for (const words of BOTH) {
      expect(ids.filter(id => nameOf(words, id) === words.names.unknown)).toEqual([]);
      expect(ids.flatMap(id => faultsOf(nameOf(words, id)))).toEqual([]);
      expect(new Set(GENERALS.map(id => nameOf(words, id))).size).toBe(GENERALS.length);
    }
    expect(nameOf(en, 'goths')).toBe('Goths');
    expect(nameOf(de, 'goths')).toBe('Goten');
    expect(nameOf(de, 'goths', 'region')).toBe('Gothia');
    expect(nameOf(en, 'blue-general-1')).toBe('General 2 of Blue');
  });
});

/** Every place of a catalogue, with its text where it is one. */
const leavesOf = (value: unknown, path = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${path}/${key}`))
    : [[path, value]];
const textsOf = (words: Words): [string, string][] =>
  leavesOf(words).filter((leaf): leaf is [string, string] => typeof leaf[1] === 'string');
/** Latin and English names that German keeps, and words that both languages have. */
const SHARED =
  /^\/names\/(provinces|capitals|homelands|seas|cards|events|leaders|rivals|improvements|pieces|pretenders|crises)\/|^\/names\/(families\/neutral|suits\/neutral|tribesmen\/)|^\/(legacyFor\/damnatio|endings\/diocletian\/name)$/;

describe('house 12: what bots judge by', () => {
  test.each(BOTH)('house 12: every term has words of its own ($language)', words => {
    const texts = TERMS.map(code => termText(words, code));
    expect(texts.filter((text, i) => text === TERMS[i] || KEBAB.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(TERMS.length);
    expect(termText(words, 'something-new')).toBe('something-new');
  });
});

describe('house 12: two catalogues of one shape', () => {
  test('house 12: both have the same places', () => {
    const shape = (words: Words) =>
      leavesOf(words)
        .map(([path, value]) => `${path}: ${typeof value}`)
        .sort();
    expect(shape(de)).toEqual(shape(en));
  });

  test('house 12: German is German where it must be', () => {
    const german = new Map(textsOf(de));
    const same = textsOf(en).filter(([path, text]) => !SHARED.test(path) && german.get(path) === text);
    expect(same).toEqual([]);
  });

  test('house 12: no plain text holds an id or a slip', () => {
    expect(BOTH.flatMap(textsOf).flatMap(([path, text]) => faultsOf(text).map(fault => `${path}: ${fault}`))).toEqual(
      [],
    );
    const sentences = /^\/(cards|eventCards|improvements|tieBreakers|noUndo|boundaries)\/|\/text$/;
    expect(BOTH.flatMap(textsOf).filter(([path, text]) => sentences.test(path) && !/[.!?]$/.test(text))).toEqual([]);
  });

  test('house 12: the catalogues name everything the rules ask, offer and refuse', () => {
    const rooms = ['../src/flow/', '../src/cards/'].map(room => new URL(room, import.meta.url));
    const source = rooms
      .flatMap(room => readdirSync(room).map(file => readFileSync(new URL(file, room), 'utf8')))
      .join('\n');
    const found = (pattern: RegExp, text = source) =>
      [...new Set([...text.matchAll(pattern)].map(match => match[1]))].sort();
    expect(Object.keys(PHASE_OF).sort()).toEqual(found(/prompt: '([a-z-]+)'/g));
    expect(Object.keys(SORT_OF).sort()).toEqual(found(/\b(?:pick|button|amount|allot|subset)\(\s*'([a-z-]+)'/g));
    const fits = readFileSync(new URL('../../../kernel/src/choice/fits.ts', import.meta.url), 'utf8');
    expect(Object.keys(en.misfits).sort()).toEqual(found(/misfit\('([a-z-]+)'/g, fits));
    expect(Object.keys(en.obstacles).sort()).toEqual([...OBSTACLES].sort());
    expect(Object.keys(en.options).sort()).toEqual(timeOfCrisis.optionSpecs.map(({ id }) => id).sort());
    expect(Object.keys(en.phases)).toEqual(PHASES);
  });
});
