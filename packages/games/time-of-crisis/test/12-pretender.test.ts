import { expect, test } from 'vitest';
import { type Arrangement, arrange } from './arrange.js';

const GREEN = 'green-general-0';
const BLUE = 'blue-general-0';
const NO_CARDS = { green: [], blue: [], yellow: [], red: [] } as const;
/** Green has played a Pretender card and may found. */
const founder = (provinces: NonNullable<Arrangement['provinces']>, more: Arrangement = {}) =>
  arrange({ ...more, provinces, played: ['pretender'] });
/** Blue's empire around Asia, and a green army before its gates. */
const EMPIRE: NonNullable<Arrangement['provinces']> = {
  asia: { governor: 'blue', support: 4, marker: 'seat' },
  galatia: { governor: 'blue', support: 3, marker: 'breakaway' },
  syria: { governor: 'blue', support: 3, marker: 'breakaway' },
};
const enter = (region: 'asia' | 'galatia', a: Arrangement = {}) =>
  arrange({ ...a, provinces: { ...EMPIRE, ...a.provinces }, armies: [{ owner: 'green', region, legions: 2 }] }).play(
    'green',
    'enter-capital',
    GREEN,
  );

test('ToC 12: an empire is founded, grows, pays every turn, and ends when its head takes the throne', () => {
  const table = arrange({
    players: 3,
    provinces: {
      italia: { governor: 'neutral' },
      asia: { governor: 'green', support: 3 },
      galatia: { governor: 'green', support: 3 },
      syria: { governor: 'green', support: 2 },
    },
    elsewhere: 'blue',
    hand: { green: ['pretender', 'damnatio-memoriae'] },
    available: NO_CARDS,
    dice: [1, 1, 1, 1, 1, 1],
  });
  table.play('green', 'play-card', 'pretender').play('green', 'use-pretender', 'asia');
  table.play('green', 'increase-support', 'syria').play('green', 'end-actions');
  expect(table.state.provinces.pretender).toEqual({ asia: 'seat', galatia: 'breakaway', syria: 'breakaway' });
  expect(table.told('legacy-gained')[0]).toEqual({ seat: 'green', legacy: 3, for: 'pretender' });
  table.play('green', 'keep-rest').play('green', 'end-purchases');
  for (const seat of ['blue', 'yellow'] as const) table.play(seat, 'end-actions').play(seat, 'end-purchases');
  expect(table.state.provinces.pretender).toEqual({ asia: 'seat', galatia: 'breakaway', syria: 'breakaway' });
  table.dice(1, 1).play('green', 'play-card', 'damnatio-memoriae').play('green', 'place-governor', 'italia');
  table.play('green', 'stake-senate', 2).play('green', 'end-actions');
  expect(table.state.provinces.governor.italia).toBe('green');
  expect(table.state.provinces.pretender).toEqual({});
  expect(table.told('legacy-gained').filter(({ for: what }) => what === 'pretender')).toHaveLength(2);
});

test('ToC 12.1: support 3 is needed to join, not to stay', () => {
  const table = arrange({
    provinces: {
      asia: { governor: 'green', support: 1, marker: 'seat' },
      galatia: { governor: 'green', support: 1, marker: 'breakaway' },
    },
  }).play('green', 'end-actions');
  expect(table.state.provinces.pretender).toEqual({ asia: 'seat', galatia: 'breakaway' });
});
test('ToC 12.1: who holds one joins later provinces to it without a card', () => {
  const table = arrange({
    provinces: {
      asia: { governor: 'green', support: 3, marker: 'seat' },
      galatia: { governor: 'green', support: 3, marker: 'breakaway' },
      syria: { governor: 'green', support: 3 },
    },
  }).play('green', 'end-actions');
  expect(table.state.provinces.pretender.syria).toBe('breakaway');
  expect(table.told('legacy-gained')[0]).toEqual({ seat: 'green', legacy: 3, for: 'pretender' });
});

test('ToC 12.1.found: the Seat of Power where the player likes, Breakaway in all provinces linked to it', () => {
  const table = founder({
    asia: { governor: 'green', support: 3 },
    galatia: { governor: 'green', support: 3 },
    syria: { governor: 'green', support: 4 },
    aegyptus: { governor: 'green', support: 2 },
    gallia: { governor: 'green', support: 3 },
    italia: { governor: 'blue', support: 3 },
  });
  expect(table.offers('green', 'use-pretender')).toEqual(['asia', 'galatia', 'syria']);
  table.play('green', 'use-pretender', 'syria');
  expect(table.state.provinces.pretender).toEqual({ syria: 'seat', galatia: 'breakaway', asia: 'breakaway' });
  expect(table.told('pretender-marked')).toContainEqual({ seat: 'green', province: 'syria', marker: 'seat' });
});
test('ToC 12.1.found: two linked provinces of support 3 are needed', () => {
  const far = founder({ asia: { governor: 'green', support: 4 }, gallia: { governor: 'green', support: 4 } });
  const weak = founder({ asia: { governor: 'green', support: 4 }, galatia: { governor: 'green', support: 2 } });
  const foreign = founder({ asia: { governor: 'green', support: 4 }, galatia: { governor: 'blue', support: 4 } });
  for (const table of [far, weak, foreign]) {
    expect(table.offers('green', 'use-pretender')).toBeUndefined();
    expect(table.refusal('green', 'use-pretender', 'asia')).toMatchObject({
      rule: 'ToC 12.1.found',
      because: 'no-linked-provinces',
    });
  }
});
test('ToC 12.1.found: neither the Emperor nor a pretender founds an empire', () => {
  const emperor = founder({
    italia: { governor: 'green', support: 3 },
    asia: { governor: 'green', support: 4 },
    galatia: { governor: 'green', support: 4 },
  });
  expect(emperor.refusal('green', 'use-pretender', 'asia')).toMatchObject({
    rule: 'ToC card.pretender',
    because: 'is-emperor',
  });
  const pretender = founder({
    gallia: { governor: 'green', support: 3, marker: 'seat' },
    asia: { governor: 'green', support: 4 },
    galatia: { governor: 'green', support: 4 },
  });
  expect(pretender.refusal('green', 'use-pretender', 'asia')).toMatchObject({
    rule: 'ToC card.pretender',
    because: 'is-pretender',
  });
});

test('ToC 12.1.adjacent: Gallia and Britannia are neighbours for an empire, not for an army', () => {
  const table = founder(
    { gallia: { governor: 'green', support: 3 }, britannia: { governor: 'green', support: 3 } },
    { armies: [{ owner: 'green', region: 'gallia', legions: 1 }], points: { military: 3 } },
  );
  table.play('green', 'use-pretender', 'britannia');
  expect(table.state.provinces.pretender).toEqual({ britannia: 'seat', gallia: 'breakaway' });
  table.play('green', 'move-army', GREEN);
  expect(table.refusal('green', 'move-to', 'britannia')).toMatchObject({
    rule: 'ToC 6.3.1.move',
    because: 'not-adjacent',
  });
});
test('ToC 12.1.adjacent: Italia never joins, and links nothing', () => {
  const table = founder({ pannonia: { governor: 'green', support: 4 }, hispania: { governor: 'green', support: 4 } });
  expect(table.offers('green', 'use-pretender')).toBeUndefined();
  // As the throne bars founding, only a later expansion could reach Italia: see 6.5.
  const grown = arrange({
    provinces: {
      italia: { governor: 'green', support: 4 },
      gallia: { governor: 'green', support: 4, marker: 'seat' },
      pannonia: { governor: 'blue', support: 1 },
    },
  }).play('green', 'end-actions');
  expect(grown.told('pretender-marked')).toEqual([]);
});
test('ToC 12.1.adjacent: the straits of the map count', () => {
  const table = founder({ hispania: { governor: 'green', support: 3 }, africa: { governor: 'green', support: 3 } });
  expect(table.offers('green', 'use-pretender')).toEqual(['hispania', 'africa']);
  const east = founder({ thracia: { governor: 'green', support: 3 }, asia: { governor: 'green', support: 3 } });
  expect(east.offers('green', 'use-pretender')).toEqual(['thracia', 'asia']);
});

test('ToC 12.1.immune: no vote against a pretender province, Seat or Breakaway', () => {
  const table = arrange({ provinces: EMPIRE, points: { senate: 9 } });
  for (const province of ['asia', 'galatia']) {
    expect(table.refusal('green', 'place-governor', province)).toMatchObject({
      rule: 'ToC 12.1.immune',
      because: 'pretender-province',
    });
  }
  expect(table.offers('green', 'place-governor')).not.toContain('syria');
});
test('ToC 12.1.immune: the Praetorian Guard reaches Italia alone', () => {
  const table = arrange({ provinces: EMPIRE, played: ['praetorian-guard'], points: { military: 4 }, dice: [1] });
  expect(table.offers('green', 'use-praetorian-guard')).toBe(true);
  table.play('green', 'use-praetorian-guard').play('green', 'stake-military', 1);
  expect(table.told('senate-voted')).toMatchObject([{ province: 'italia' }]);
});
test('ToC 12.1.immune: the empire lowers the Legacy of the Emperor and the support of Italia', () => {
  const table = arrange({
    active: 'red',
    provinces: { ...EMPIRE, italia: { governor: 'red', support: 6 } },
  }).play('red', 'end-actions');
  // Six, less one for the contested throne, less three provinces.
  expect(table.state.provinces.support.italia).toBe(5);
  expect(table.told('legacy-gained')[0]).toEqual({ seat: 'red', legacy: 2, for: 'emperor' });
});

test('ToC 12.1.several: two empires live side by side, and neither pays', () => {
  const table = arrange({
    active: 'blue',
    provinces: {
      ...EMPIRE,
      gallia: { governor: 'red', support: 3, marker: 'seat' },
      italia: { governor: 'green', support: 6 },
    },
    available: NO_CARDS,
    dice: [1, 1],
  });
  table.play('blue', 'end-actions');
  expect(table.told('legacy-gained')).toEqual([{ seat: 'blue', legacy: 3, for: 'provinces' }]);
  expect(table.state.provinces.pretender).toEqual({
    gallia: 'seat',
    asia: 'seat',
    galatia: 'breakaway',
    syria: 'breakaway',
  });
});
test('ToC 12.1.several: a second player may found while there is a pretender', () => {
  const table = founder({
    ...EMPIRE,
    gallia: { governor: 'green', support: 3 },
    hispania: { governor: 'green', support: 3 },
  });
  table.play('green', 'use-pretender', 'gallia');
  expect(table.state.provinces.pretender).toMatchObject({ asia: 'seat', gallia: 'seat', hispania: 'breakaway' });
});
test('ToC 12.1.several: the Emperor loses one support in all', () => {
  const table = arrange({
    provinces: {
      ...EMPIRE,
      gallia: { governor: 'red', support: 3, marker: 'seat' },
      italia: { governor: 'green', support: 6 },
    },
  }).play('green', 'end-actions');
  expect(table.state.provinces.support.italia).toBe(5);
});
test('ToC 12.1.several: each empire grows from its own provinces only', () => {
  const table = arrange({
    provinces: {
      ...EMPIRE,
      thracia: { governor: 'green', support: 3 },
      gallia: { governor: 'green', support: 3, marker: 'seat' },
    },
  }).play('green', 'end-actions');
  expect(table.state.provinces.pretender.thracia).toBeUndefined();
});

test('ToC 12.1.end: without his Seat of Power a player is no pretender, however he lost it', () => {
  const own = {
    asia: { governor: 'green', support: 4, marker: 'seat' },
    galatia: { governor: 'green', support: 3, marker: 'breakaway' },
  } as const;
  const recalled = arrange({ provinces: own, points: { senate: 2 } }).play('green', 'recall-governor', 'asia');
  const fallen = arrange({ provinces: { ...own, asia: { ...own.asia, mobs: 4 } } }).play('green', 'end-actions');
  const crowned = arrange({ provinces: { ...own, italia: { governor: 'green', support: 2 } } }).play(
    'green',
    'end-actions',
  );
  const taken = arrange({
    active: 'blue',
    provinces: own,
    armies: [{ owner: 'blue', region: 'asia', legions: 1 }],
  }).play('blue', 'enter-capital', BLUE);
  for (const table of [recalled, fallen, crowned, taken]) {
    expect(table.state.provinces.pretender).toEqual({});
    expect(table.state.provinces.governor.galatia).toBe('green');
  }
});
test('ToC 12.1.end: the loss of a Breakaway province does not end it', () => {
  const table = arrange({
    provinces: {
      asia: { governor: 'green', support: 4, marker: 'seat' },
      galatia: { governor: 'green', support: 3, marker: 'breakaway' },
      syria: { governor: 'green', support: 3, marker: 'breakaway' },
    },
    points: { senate: 2 },
  }).play('green', 'recall-governor', 'galatia');
  expect(table.state.provinces.pretender).toEqual({ asia: 'seat', syria: 'breakaway' });
});
test('ToC 12.1.end: he may found a new empire later', () => {
  const table = founder(
    {
      asia: { governor: 'green', support: 4, marker: 'seat' },
      galatia: { governor: 'green', support: 3, marker: 'breakaway' },
      syria: { governor: 'green', support: 3, marker: 'breakaway' },
    },
    { points: { senate: 2 } },
  );
  table.play('green', 'recall-governor', 'asia').play('green', 'use-pretender', 'syria');
  expect(table.state.provinces.pretender).toEqual({ syria: 'seat', galatia: 'breakaway' });
});

test('ToC 12.2: it happens at once, before anything else is done', () => {
  const table = enter('galatia');
  expect(table.asks('green')).toMatchObject({
    rule: 'ToC 12.2.breakaway',
    prompt: 'install-governor',
    facts: { province: 'galatia' },
  });
  expect(table.refusal('green', 'leave-capital', GREEN)?.refused).toBe('not-offered');
});
test('ToC 12.2: after a battle too, when the victor advances in his own turn', () => {
  const table = arrange({
    provinces: EMPIRE,
    armies: [
      { owner: 'green', region: 'galatia', legions: 2 },
      { owner: 'blue', region: 'galatia', inCapital: true, legions: 1 },
    ],
    points: { military: 1 },
    dice: [3, 1, 1],
  });
  table.play('green', 'initiate-battle', GREEN);
  expect(table.state.provinces.governor.galatia).toBe('blue');
  table.play('green', 'advance').play('green', 'install-governor');
  expect(table.state.provinces.governor.galatia).toBe('green');
  expect(table.asks('green')?.prompt).toBe('choose-action');
});
test('ToC 12.2: an army already there takes it before the first action of its owner’s turn', () => {
  // Green founds an empire around the blue army; in blue's turn it falls.
  const table = founder(
    { asia: { governor: 'green', support: 3 }, galatia: { governor: 'green', support: 3 } },
    {
      armies: [{ owner: 'blue', region: 'galatia', inCapital: true, legions: 1 }],
      available: NO_CARDS,
      dice: [1, 1],
    },
  );
  table.play('green', 'use-pretender', 'asia');
  expect(table.pending).toEqual(['green']);
  table.play('green', 'end-actions').play('green', 'end-purchases');
  expect(table.asks('blue')?.prompt).toBe('install-governor');
  table.play('blue', 'install-governor');
  expect(table.state.provinces.governor.galatia).toBe('blue');
  expect(table.asks('blue')?.prompt).toBe('choose-action');
});
test('ToC 12.2: a defender who advances in another’s turn waits for his own', () => {
  const table = arrange({
    provinces: EMPIRE,
    armies: [
      { owner: 'green', region: 'galatia', legions: 1 },
      { owner: 'red', region: 'galatia', legions: 2 },
    ],
    points: { military: 1 },
    dice: [2, 3, 4],
  });
  table.play('green', 'initiate-battle', GREEN).play('red', 'advance');
  expect(table.state.armies.inCapital).toEqual({ 'red-general-0': true });
  expect(table.state.provinces.governor.galatia).toBe('blue');
  expect(table.asks('green')?.prompt).toBe('choose-action');
});
test('ToC 12.2: two armies in two capitals take both, one after the other', () => {
  const table = arrange({
    provinces: EMPIRE,
    armies: [
      { owner: 'green', region: 'galatia', inCapital: true, legions: 1 },
      { owner: 'green', region: 'syria', inCapital: true, legions: 1 },
    ],
    availableGovernors: { green: 2 },
  });
  expect(table.asks('green')?.facts).toEqual({ province: 'galatia' });
  table.play('green', 'install-governor');
  expect(table.asks('green')?.facts).toEqual({ province: 'syria' });
  table.play('green', 'leave-neutral');
  const { governor } = table.state.provinces;
  expect([governor.galatia, governor.syria, governor.asia]).toEqual(['green', 'neutral', 'blue']);
});
test('ToC 12.2: nothing of the kind in an own or an unmarked province, or outside the capital', () => {
  const table = arrange({
    provinces: {
      ...EMPIRE,
      gallia: { governor: 'green', support: 3, marker: 'seat' },
      hispania: { governor: 'blue', support: 3 },
    },
    armies: [
      { owner: 'green', region: 'gallia', legions: 1 },
      { owner: 'green', region: 'hispania', legions: 1 },
      { owner: 'green', region: 'asia', legions: 1 },
    ],
  });
  table.play('green', 'enter-capital', GREEN).play('green', 'enter-capital', 'green-general-1');
  expect(table.asks('green')?.prompt).toBe('choose-action');
  expect(table.told('governor-lost')).toEqual([]);
});

test('ToC 12.2.breakaway: the marker goes, the governor goes home, and one’s own may follow on box 1', () => {
  const table = enter('galatia', { availableGovernors: { green: 1, blue: 0 }, points: { senate: 0 } });
  table.play('green', 'install-governor');
  const { governor, support, pretender } = table.state.provinces;
  expect([governor.galatia, support.galatia]).toEqual(['green', 1]);
  expect(pretender).toEqual({ asia: 'seat', syria: 'breakaway' });
  expect(table.state.governors.available).toMatchObject({ green: 0, blue: 1 });
});
test('ToC 12.2.breakaway: or a neutral one, on box 1', () => {
  const table = enter('galatia');
  table.play('green', 'leave-neutral');
  const { governor, support } = table.state.provinces;
  expect([governor.galatia, support.galatia]).toEqual(['neutral', 1]);
});
test('ToC 12.2.breakaway: without an available governor there is no question', () => {
  const table = enter('galatia', { availableGovernors: { green: 0 }, provinces: { hispania: { governor: 'green' } } });
  expect(table.state.provinces.governor.galatia).toBe('neutral');
  expect(table.asks('green')?.prompt).toBe('choose-action');
});
test('ToC 12.2.breakaway: mobs and Quaestor go, improvements stay', () => {
  const table = enter('galatia', {
    provinces: {
      galatia: { governor: 'blue', support: 3, marker: 'breakaway', mobs: 2, quaestor: true, improvements: ['limes'] },
    },
  });
  table.play('green', 'install-governor');
  const { mobs, quaestor, limes } = table.state.provinces;
  expect([mobs, quaestor, limes]).toEqual([{}, {}, { galatia: true }]);
});
test('ToC 12.2.breakaway: it is no vote: no Italia support for an Emperor, and a vote is still possible', () => {
  const emperor = enter('galatia', { provinces: { italia: { governor: 'green', support: 3 } } });
  emperor.play('green', 'install-governor');
  expect(emperor.state.provinces.support.italia).toBe(3);
  const voting = enter('galatia', { points: { senate: 3 } });
  voting.play('green', 'leave-neutral');
  expect(voting.offers('green', 'place-governor')).toContain('galatia');
});
test('ToC 12.2.breakaway: an ousted Emperor loses one', () => {
  const table = enter('galatia', { provinces: { italia: { governor: 'blue', support: 4 } } });
  expect(table.state.provinces.support.italia).toBe(3);
});
test('ToC 12.2.breakaway: a neutral Italia is counted anew', () => {
  // Three players: nine provinces with a governor, three of them blue's.
  const left = enter('galatia', { players: 3 });
  left.play('green', 'leave-neutral');
  expect(left.state.provinces.support.italia).toBe(7);
  const taken = enter('galatia', { players: 3 });
  taken.play('green', 'install-governor');
  expect(taken.state.provinces.support.italia).toBe(6);
});

test('ToC 12.2.seat: the whole empire dissolves, but the other governors stay', () => {
  const table = enter('asia');
  table.play('green', 'install-governor');
  const { governor, support, pretender } = table.state.provinces;
  expect(pretender).toEqual({});
  expect([governor.asia, governor.galatia, governor.syria]).toEqual(['green', 'blue', 'blue']);
  expect([support.asia, support.galatia, support.syria]).toEqual([1, 3, 3]);
});
test('ToC 12.2.seat: with a neutral governor too', () => {
  const table = enter('asia', { availableGovernors: { green: 0 }, provinces: { hispania: { governor: 'green' } } });
  const { governor, support, pretender } = table.state.provinces;
  expect([governor.asia, support.asia, pretender]).toEqual(['neutral', 1, {}]);
});
test('ToC 12.2.seat: the empires of others are not touched', () => {
  const table = enter('asia', {
    provinces: {
      gallia: { governor: 'red', support: 3, marker: 'seat' },
      hispania: { governor: 'red', support: 3, marker: 'breakaway' },
    },
  });
  expect(table.state.provinces.pretender).toEqual({ gallia: 'seat', hispania: 'breakaway' });
});
