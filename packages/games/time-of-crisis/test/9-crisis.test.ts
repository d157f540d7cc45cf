import { expect, test } from 'vitest';
import { TRIBES } from '../src/ids.js';
import { type Arrangement, arrange, type ToCTable } from './arrange.js';

/** Green's crisis: first the roll for the table, then, for a tribe, the roll for the invasion, black before white. */
const crisis = (a: Arrangement, ...dice: number[]) => arrange({ ...a, phase: 'crisis', dice });
/** What was told before the first question. */
const opened = (table: ToCTable, type: string) =>
  table.opening.told.filter(told => told.type === type).map(({ open }) => open);

const SASSANIDS = [1, 2];
const GOTHS = [3, 3];
const FRANKS = [5, 5];

test('ToC 9: the example of the book: five Sassanids ride against the Limes of Galatia', () => {
  const table = crisis(
    {
      provinces: { galatia: { improvements: ['limes'] } },
      barbarians: {
        goths: { asia: { active: 3 } },
        sassanids: { galatia: { active: 2 }, homeland: { active: 5, inactive: 3 } },
      },
    },
    ...SASSANIDS,
    5,
    3,
  );
  expect(opened(table, 'invasion-rolled')).toEqual([
    { tribe: 'sassanids', black: 5, white: 3, active: 6, invaders: 5 },
  ]);
  expect(opened(table, 'barbarians-invaded')).toEqual([
    { tribe: 'sassanids', province: 'galatia', count: 1, leaders: [], isActive: false },
    { tribe: 'sassanids', province: 'asia', count: 3, leaders: [], isActive: false },
  ]);
  expect(opened(table, 'invaders-returned')).toEqual([{ tribe: 'sassanids', count: 1 }]);
  const { active, inactive } = table.state.barbarians;
  expect(active.sassanids).toEqual({ galatia: 2, sassanids: 2 });
  expect(inactive.sassanids).toEqual({ galatia: 1, asia: 3, sassanids: 2 });
  expect(active.goths).toEqual({ asia: 3 });
});
test('ToC 9: black and white are added and looked up, and the actions follow', () => {
  const table = crisis({}, 2, 6, 6, 1);
  expect(opened(table, 'crisis-rolled')).toEqual([{ black: 2, white: 6, entry: 'alamanni' }]);
  expect(table.asks('green')?.prompt).toBe('choose-action');
});
test('ToC 9: Foederati are no barbarians of the tribe for the three in a province', () => {
  const table = crisis(
    {
      armies: [{ owner: 'blue', region: 'thracia', legions: 3, foederati: ['goths', 'goths', 'goths'] }],
      barbarians: { goths: { homeland: { active: 3 } } },
    },
    ...GOTHS,
    3,
    1,
  );
  expect(table.state.barbarians.active.goths.thracia).toBe(3);
});
test('ToC 9: an invasion starts no battle', () => {
  const table = crisis(
    {
      provinces: { thracia: { governor: 'blue', militia: true } },
      armies: [{ owner: 'blue', region: 'thracia', inCapital: true, legions: 1 }],
      barbarians: { goths: { homeland: { active: 3 } }, alamanni: { thracia: { active: 2 } } },
    },
    ...GOTHS,
    3,
    1,
  );
  expect(opened(table, 'battle-began')).toEqual([]);
  expect(table.state.barbarians.active.alamanni.thracia).toBe(2);
  expect(table.state.provinces.militia.thracia).toBe(true);
});

test('ToC 9.ira-deorum: one barbarian in every homeland is turned active, and none invades', () => {
  const table = crisis({ barbarians: { goths: { homeland: { active: 4 } } } }, 1, 1);
  for (const tribe of TRIBES) {
    const before = tribe === 'goths' ? 4 : 0;
    expect(table.state.barbarians.active[tribe]).toEqual({ [tribe]: before + 1 });
    expect(table.state.barbarians.inactive[tribe]).toEqual({ [tribe]: 9 - before });
  }
  expect(opened(table, 'invasion-rolled')).toEqual([]);
});
test('ToC 9.ira-deorum: where none is left inactive nothing happens', () => {
  const table = crisis({ barbarians: { goths: { homeland: { active: 10 } } } }, 1, 1);
  expect(table.state.barbarians.active.goths).toEqual({ goths: 10 });
  expect(opened(table, 'barbarians-activated')).toHaveLength(4);
});
test('ToC 9.ira-deorum: tribes that are out of the game stay out', () => {
  const table = crisis({ players: 2 }, 1, 1);
  expect(opened(table, 'barbarians-activated').map(({ tribe }) => tribe)).toEqual(['franks', 'alamanni', 'goths']);
});

test('ToC 9.event: the top card is drawn and applied, and never returns', () => {
  const table = crisis({ events: ['zenobia', 'cniva'] }, 3, 4);
  expect(opened(table, 'event-drawn')).toEqual([{ event: 'zenobia' }]);
  expect(table.state.rivals).toEqual({ zenobia: 'aegyptus' });
  expect(table.state.events.drawn).toEqual(['zenobia']);
  expect(table.state.events.deck[0]).toBe('cniva');
  expect(table.state.events.deck).not.toContain('zenobia');
});
test('ToC 9.event: a lasting event stays until another one takes its place', () => {
  const table = crisis({ events: ['inflation'], lasting: 'good-auguries' }, 3, 4);
  expect(opened(table, 'lasting-event')).toEqual([{ event: 'inflation', replaced: 'good-auguries' }]);
  expect(table.state.events.lasting).toBe('inflation');
});
test('ToC 9.event: other events leave it in force', () => {
  for (const event of ['zenobia', 'cniva', 'palmyra-allies'] as const) {
    const table = crisis({ events: [event], lasting: 'good-auguries' }, 3, 4);
    expect(table.state.events.lasting).toBe('good-auguries');
  }
});
test('ToC 9.event: nobody is asked anything', () => {
  const table = crisis({ events: ['ludi-saeculares'] }, 3, 4);
  expect(table.asks('green')?.prompt).toBe('choose-action');
  expect(opened(table, 'lasting-event')).toEqual([{ event: 'ludi-saeculares', replaced: null }]);
});

test('ToC 9.pax-deorum: every player takes a card of his choice, all at the same time and secretly', () => {
  const table = crisis(
    {
      hand: { green: ['mob', 'mob', 'mob', 'mob', 'mob'] },
      available: {
        green: ['castra', 'tribute'],
        blue: ['castra', 'castra'],
        yellow: ['military-1'],
        red: ['senate-1', 'mob'],
      },
    },
    6,
    6,
  );
  expect(table.pending).toEqual(['green', 'blue', 'yellow', 'red']);
  expect(table.offers('green', 'pax-pick')).toEqual(['castra', 'tribute']);
  expect(table.offers('blue', 'pax-pick')).toEqual(['castra']);
  table.play('red', 'pax-pick', 'mob').play('blue', 'pax-pick', 'castra').play('yellow', 'pax-pick', 'military-1');
  // The active player does not begin before the last card is taken.
  expect(table.pending).toEqual(['green']);
  expect(table.asks('green')?.prompt).toBe('pax-pick');
  expect(table.state.hand.red).toEqual([]);
  table.play('green', 'pax-pick', 'tribute');
  expect(table.state.hand).toEqual({
    green: ['tribute', 'mob', 'mob', 'mob', 'mob', 'mob'],
    blue: ['castra'],
    yellow: ['military-1'],
    red: ['mob'],
  });
  expect(table.state.available.green).toEqual(['castra']);
  expect(table.heard('blue')).toEqual([
    { type: 'pax-card-taken', seat: 'green' },
    { type: 'pax-card-taken', seat: 'blue', card: 'castra' },
    { type: 'pax-card-taken', seat: 'yellow' },
    { type: 'pax-card-taken', seat: 'red' },
  ]);
  expect(table.pending).toEqual(['green']);
});
test('ToC 9.pax-deorum: it cannot be declined', () => {
  const table = crisis({ available: { green: ['castra'] } }, 6, 6);
  expect(table.asks('green')?.choices.map(({ kind }) => kind)).toEqual(['pax-pick']);
  expect(table.refusal('green', 'end-actions')).toMatchObject({ refused: 'not-offered', rule: 'ToC 9.pax-deorum' });
});
test('ToC 9.pax-deorum: only from the available deck, while it holds a card', () => {
  const table = crisis({ available: { green: ['castra'] }, discard: { green: ['mob'] } }, 6, 6);
  expect(table.refusal('green', 'pax-pick', 'mob')).toMatchObject({
    refused: 'does-not-fit',
    rule: 'ToC 9.pax-deorum',
    because: 'not-among',
  });
});
test('ToC 9.pax-deorum: an empty deck is first renewed from the discard pile', () => {
  const table = crisis(
    {
      players: 2,
      available: { green: [], blue: ['senate-1'] },
      discard: { green: ['military-1', 'senate-1', 'tribute'] },
    },
    6,
    6,
  );
  table.play('green', 'pax-pick', 'tribute').play('blue', 'pax-pick', 'senate-1');
  expect(table.state.hand.green).toEqual(['tribute']);
  expect(table.state.available).toEqual({ green: ['military-1', 'senate-1'], blue: [] });
  expect(table.state.discard.green).toEqual([]);
  expect(table.told('deck-renewed')).toEqual([{ seat: 'green', count: 3 }]);
});
test('ToC 9.pax-deorum: a player without any card in both piles takes none', () => {
  const table = crisis({ players: 2, available: { green: [], blue: ['senate-1'] } }, 6, 6);
  expect(table.pending).toEqual(['blue']);
  table.play('blue', 'pax-pick', 'senate-1');
  expect(table.state.hand).toEqual({ green: [], blue: ['senate-1'] });
});

test('ToC 9.activate: one inactive marker of the tribe is turned, before the second roll', () => {
  const table = crisis({}, ...GOTHS, 6, 1);
  expect(opened(table, 'barbarians-activated')).toEqual([{ tribe: 'goths', count: 1 }]);
  expect(table.state.barbarians.active).toEqual({
    franks: {},
    alamanni: {},
    goths: { goths: 1 },
    sassanids: {},
    nomads: {},
  });
  // It counts already: a one is enough for it to come.
  const comes = crisis({}, ...GOTHS, 1, 1);
  expect(comes.state.barbarians.active.goths).toEqual({ thracia: 1 });
});
test('ToC 9.activate: if all are out or active the roll is made all the same', () => {
  const table = crisis({ barbarians: { goths: { homeland: { active: 10 } } } }, ...GOTHS, 2, 1);
  expect(opened(table, 'barbarians-activated')).toEqual([]);
  expect(table.state.barbarians.active.goths).toEqual({ thracia: 2, goths: 8 });
});

test('ToC 9.invasion-check: the black die must not exceed the active markers at home', () => {
  const table = crisis({ barbarians: { goths: { homeland: { active: 3 } } } }, ...GOTHS, 5, 1);
  expect(opened(table, 'invasion-rolled')).toEqual([{ tribe: 'goths', black: 5, white: 1, active: 4, invaders: 0 }]);
  expect(table.state.barbarians.active.goths).toEqual({ goths: 4 });
});
test('ToC 9.invasion-check: as many come as the black die shows, no more', () => {
  const equal = crisis({ barbarians: { goths: { homeland: { active: 2 } } } }, ...GOTHS, 3, 1);
  expect(equal.state.barbarians.active.goths).toEqual({ thracia: 3 });
  const fewer = crisis({ barbarians: { goths: { homeland: { active: 7 } } } }, ...GOTHS, 2, 1);
  expect(fewer.state.barbarians.active.goths).toEqual({ thracia: 2, goths: 6 });
});
test('ToC 9.invasion-check: a leader at home counts for the check and for the number', () => {
  const table = crisis({ barbarians: { goths: { homeland: { active: 1, leaders: ['cniva'] } } } }, ...GOTHS, 3, 1);
  expect(opened(table, 'barbarians-invaded')).toEqual([
    { tribe: 'goths', province: 'thracia', count: 2, leaders: ['cniva'], isActive: true },
  ]);
});
test('ToC 9.invasion-check: markers in provinces and inactive ones do not count', () => {
  const table = crisis({ barbarians: { goths: { asia: { active: 3 } } } }, ...GOTHS, 2, 1);
  expect(opened(table, 'barbarians-invaded')).toEqual([]);
});

test.each([
  [1, ['britannia', 'gallia']],
  [2, ['britannia', 'gallia']],
  [3, ['gallia', 'hispania']],
  [4, ['gallia', 'hispania']],
  [5, ['gallia', 'hispania']],
  [6, ['gallia', 'pannonia']],
])('ToC 9.path: a white %i sends the Franks along its path', (white, path) => {
  const table = crisis({ barbarians: { franks: { homeland: { active: 9 } } } }, ...FRANKS, 6, white);
  expect(opened(table, 'barbarians-invaded').map(({ province }) => province)).toEqual(path);
});

test('ToC 9.placement: three of the tribe in each province, one after the other', () => {
  const table = crisis({ barbarians: { franks: { homeland: { active: 5 } } } }, ...FRANKS, 5, 3);
  expect(table.state.barbarians.active.franks).toEqual({ gallia: 3, hispania: 2, franks: 1 });
  expect(opened(table, 'invaders-returned')).toEqual([]);
});
test('ToC 9.placement: those already there count, on either side, other tribes do not', () => {
  const table = crisis(
    {
      barbarians: {
        franks: { gallia: { active: 1, inactive: 1 }, homeland: { active: 2 } },
        alamanni: { gallia: { active: 3 } },
      },
    },
    ...FRANKS,
    3,
    3,
  );
  expect(table.state.barbarians.active.franks).toEqual({ gallia: 2, hispania: 2 });
  expect(table.state.barbarians.inactive.franks.gallia).toBe(1);
});
test('ToC 9.placement: a full province is passed', () => {
  const table = crisis({ barbarians: { franks: { gallia: { active: 3 }, homeland: { active: 1 } } } }, ...FRANKS, 2, 3);
  expect(table.state.barbarians.active.franks).toEqual({ gallia: 3, hispania: 2 });
});
test('ToC 9.placement: a leader comes first, even where there is room for one', () => {
  const table = crisis(
    { barbarians: { goths: { thracia: { active: 2 }, homeland: { active: 2, leaders: ['cniva'] } } } },
    ...GOTHS,
    3,
    2,
  );
  expect(opened(table, 'barbarians-invaded')).toEqual([
    { tribe: 'goths', province: 'thracia', count: 0, leaders: ['cniva'], isActive: true },
    { tribe: 'goths', province: 'macedonia', count: 2, leaders: [], isActive: true },
  ]);
});
test('ToC 9.placement: a leader at home is among the invaders even if only one comes', () => {
  const table = crisis({ barbarians: { goths: { homeland: { active: 4, leaders: ['cniva'] } } } }, ...GOTHS, 1, 1);
  expect(table.state.leaders.at).toEqual({ cniva: 'thracia' });
  expect(table.state.barbarians.active.goths).toEqual({ goths: 5 });
});
test('ToC 9.placement: a leader in the province counts for the three', () => {
  const table = crisis(
    { barbarians: { goths: { thracia: { active: 1, leaders: ['cniva'] }, homeland: { active: 2 } } } },
    ...GOTHS,
    3,
    1,
  );
  expect(table.state.barbarians.active.goths).toEqual({ thracia: 2, goths: 2 });
});

test('ToC 9.rest: who finds no room goes home, active', () => {
  const table = crisis({ barbarians: { goths: { homeland: { active: 5 } } } }, ...GOTHS, 5, 1);
  expect(opened(table, 'invaders-returned')).toEqual([{ tribe: 'goths', count: 2 }]);
  expect(table.state.barbarians.active.goths).toEqual({ thracia: 3, goths: 3 });
  expect(table.state.barbarians.inactive.goths).toEqual({ goths: 4 });
});
test('ToC 9.rest: a leader without room too', () => {
  const table = crisis(
    { barbarians: { goths: { thracia: { active: 3 }, homeland: { leaders: ['cniva'] } } } },
    ...GOTHS,
    2,
    1,
  );
  expect(table.state.leaders).toEqual({ at: { cniva: 'goths' }, inactive: {} });
  expect(opened(table, 'invaders-returned')).toEqual([{ tribe: 'goths', count: 2 }]);
});

test('ToC 9.limes: from the first Limes on everything is placed inactive', () => {
  const table = crisis(
    {
      provinces: { pannonia: { improvements: ['limes'] } },
      barbarians: { franks: { homeland: { active: 5 } } },
    },
    ...FRANKS,
    5,
    6,
  );
  expect(table.state.barbarians.active.franks).toEqual({ gallia: 3, franks: 1 });
  expect(table.state.barbarians.inactive.franks.pannonia).toBe(2);
});
test('ToC 9.limes: later provinces of the path are covered too, whoever governs', () => {
  const table = crisis(
    {
      provinces: { gallia: { governor: 'red', improvements: ['limes'] } },
      barbarians: { franks: { homeland: { active: 5 } } },
    },
    ...FRANKS,
    5,
    6,
  );
  expect(table.state.barbarians.inactive.franks).toMatchObject({ gallia: 3, pannonia: 2 });
});
test('ToC 9.limes: a leader is placed inactive as well', () => {
  const table = crisis(
    {
      provinces: { thracia: { improvements: ['limes'] } },
      barbarians: { goths: { homeland: { active: 1, leaders: ['cniva'] } } },
    },
    ...GOTHS,
    2,
    1,
  );
  expect(table.state.leaders).toEqual({ at: { cniva: 'thracia' }, inactive: { cniva: true } });
});
test('ToC 9.limes: what stands there already keeps its side', () => {
  const table = crisis(
    {
      provinces: { thracia: { improvements: ['limes'] } },
      barbarians: { goths: { thracia: { active: 1 }, homeland: { active: 1 } } },
    },
    ...GOTHS,
    2,
    1,
  );
  expect(table.state.barbarians.active.goths.thracia).toBe(1);
  expect(table.state.barbarians.inactive.goths.thracia).toBe(2);
});
test('ToC 9.limes: a full province with a Limes still covers those behind it', () => {
  const table = crisis(
    {
      provinces: { galatia: { improvements: ['limes'] } },
      barbarians: { sassanids: { galatia: { active: 3 }, homeland: { active: 2 } } },
    },
    1,
    4,
    2,
    3,
  );
  const { active, inactive } = table.state.barbarians;
  expect(active.sassanids).toEqual({ galatia: 3, sassanids: 1 });
  expect(inactive.sassanids).toEqual({ asia: 2, sassanids: 4 });
});
test('ToC 9.limes: a Limes on another path does nothing', () => {
  const table = crisis(
    { provinces: { syria: { improvements: ['limes'] } }, barbarians: { sassanids: { homeland: { active: 2 } } } },
    ...SASSANIDS,
    2,
    3,
  );
  expect(table.state.barbarians.active.sassanids.galatia).toBe(2);
});
