import { amount, asking, button, go, pick, subset, words } from '@hegemon/kernel';
import { propose, withdraw } from '../../deeds/proposals.js';
import type { Player } from '../../ids.js';
import { enemiesAmong, isLoan, maySignAsTheyStand } from '../../rules/agreements.js';
import { territoriesOf } from '../../rules/control.js';
import { no } from '../../rules/obstacles/codes.js';
import { armyFrom, type Token, tokensOf } from '../../rules/tokens.js';
import type { MU } from '../../state.js';
import { CLAUSE_TYPES, type ClauseType, clauseFrom, type Draft, type Sketch, wantingIn } from './drafting.js';
import { type LeisureFrame, talker } from './leisure-frame.js';

const ask = asking<MU, LeisureFrame>();

/** What nobody exceeds in a treaty. */
const MOST_CLAUSES = 8;
const MOST_FEE = 500;
const MOST_FLORIN = 5000;
const MOST_UNITS = 30;
const LONGEST_TEXT = 300;
/** @rule MU C-treaty When a payment is made. */
const WHEN = ['signing', 'each-round', 'per-sale', 'per-purchase'] as const;

const draftOf = (f: LeisureFrame): Draft => f.draft!;
const sketchOf = (f: LeisureFrame): Sketch => f.sketch!;
const numbers = (count: number): readonly `clause-${number}`[] =>
  Array.from({ length: count }, (_, i): `clause-${number}` => `clause-${i + 1}`);

/** Something was said of the clause: it is complete, or goes on. */
const said = (f: LeisureFrame, what: Partial<Sketch>) => {
  f.sketch = { ...sketchOf(f), ...what };
  if (wantingIn(f.sketch)) return go('clause');
  draftOf(f).clauses = [...draftOf(f).clauses, clauseFrom(f.sketch)];
  delete f.sketch;
  return go('draft');
};

/** Who could be meant, for what is wanted of a clause. */
const partiesFor = (f: LeisureFrame): readonly Player[] =>
  draftOf(f).parties.filter(player => wantingIn(sketchOf(f)) === 'giver' || player !== sketchOf(f).giver);
/** Between two it is clear who receives what the other gives. */
const givenBy = (f: LeisureFrame, giver: Player): Partial<Sketch> => {
  const [taker, ...others] = draftOf(f).parties.filter(player => player !== giver);
  return others.length === 0 ? { giver, taker } : { giver };
};
const prisonersFor = (g: MU, f: LeisureFrame): readonly Token[] => {
  const { giver, taker } = sketchOf(f);
  return tokensOf((giver && taker && g.prisoners[giver]?.[taker]) ?? {});
};

/** @rule MU D-players Not where it would make a loan of what stands there already. */
const whensFor = (f: LeisureFrame): readonly (typeof WHEN)[number][] =>
  WHEN.filter(when => !isLoan([...draftOf(f).clauses, clauseFrom({ ...sketchOf(f), when })]));

/** @rule MU C-war-peace @rule MU C-war-truce Only enemies have a war to end. */
const clauseTypes = (g: MU, { parties }: Draft): readonly ClauseType[] =>
  enemiesAmong(g, parties).length > 0
    ? CLAUSE_TYPES
    : CLAUSE_TYPES.filter(type => type !== 'peace' && type !== 'truce');
/** Between whom something may hold: peace between those who are at war. */
const betweenFor = (g: MU, f: LeisureFrame): readonly Player[] => {
  const { parties } = draftOf(f);
  if (sketchOf(f).type === 'non-aggression') return parties;
  const enemies = enemiesAmong(g, parties).flat();
  return parties.filter(player => enemies.includes(player));
};

const clauseChoices = (g: MU, f: LeisureFrame) => {
  const sketch = sketchOf(f);
  switch (wantingIn(sketch)) {
    case 'giver':
    case 'taker':
      return [pick('clause-party', partiesFor(f))];
    case 'between':
      return [subset('clause-between', betweenFor(g, f), 2)];
    case 'fees':
      return sketch.feePerSale === undefined
        ? [amount('clause-fee-sale', 0, MOST_FEE)]
        : [amount('clause-fee-purchase', 0, MOST_FEE)];
    case 'territories':
      return [subset('clause-territories', territoriesOf(g, sketch.giver!)), button('clause-everywhere')];
    case 'amount':
      return [amount('clause-amount', 1, sketch.type === 'payment' ? MOST_FLORIN : MOST_UNITS)];
    // None named: any number.
    case 'most':
      return [amount('clause-amount', 0, MOST_UNITS)];
    case 'when':
      return [pick('clause-when', whensFor(f))];
    case 'against':
      return [
        subset(
          'clause-against',
          g.order.filter(player => player !== sketch.giver && player !== sketch.taker),
          1,
        ),
        button('clause-anybody'),
      ];
    case 'units':
      return [subset('clause-units', prisonersFor(g, f), 1)];
    case 'text':
      return [words('clause-text', LONGEST_TEXT)];
    case undefined:
      return [];
  }
};

/** @rule MU C-treaty A treaty is written clause by clause, and then put to the others. What is not written is not agreed. */
export const draftSteps = {
  draft: ask({
    rule: 'MU C-treaty',
    prompt: 'draft-treaty',
    secret: true,
    seats: talker,
    offer(g, f) {
      const { clauses, isSecret } = draftOf(f);
      return [
        pick('add-clause', clauses.length < MOST_CLAUSES ? clauseTypes(g, draftOf(f)) : []),
        pick('drop-clause', numbers(clauses.length)),
        amount('last-round', g.round, Math.max(g.round, g.options.rounds ?? g.round)),
        button('no-last-round'),
        button(isSecret ? 'make-public' : 'make-secret'),
        ...(clauses.length > 0 && maySignAsTheyStand(g, draftOf(f)) ? [button('send-draft')] : []),
        button('discard-draft'),
      ];
    },
    facts: (_, f) => ({ draft: { ...draftOf(f) } as never }),
    why(_, f, _seat, { kind }) {
      if (kind !== 'send-draft' && kind !== 'drop-clause') return undefined;
      return no('MU C-treaty', draftOf(f).clauses.length === 0 ? 'no-clause' : 'not-to-be-signed');
    },
    take: {
      'add-clause'(_, f, type) {
        f.sketch = { type };
        return go('clause');
      },
      'drop-clause'(_, f, number) {
        const gone = Number(number.slice('clause-'.length)) - 1;
        draftOf(f).clauses = draftOf(f).clauses.filter((_clause, i) => i !== gone);
        return go('draft');
      },
      'last-round'(_, f, round) {
        draftOf(f).lastRound = round;
        return go('draft');
      },
      'no-last-round'(_, f) {
        delete draftOf(f).lastRound;
        return go('draft');
      },
      'make-secret'(_, f) {
        draftOf(f).isSecret = true;
        return go('draft');
      },
      'make-public'(_, f) {
        draftOf(f).isSecret = false;
        return go('draft');
      },
      'send-draft'(g, f) {
        const { instead, ...treaty } = draftOf(f);
        if (instead && g.proposals[instead]) withdraw(g, instead);
        const to = treaty.parties.filter(player => player !== f.seat);
        propose(g, { type: 'treaty', treaty, from: f.seat, to, accepted: [], ...(instead && { instead }) });
        return go('close');
      },
      'discard-draft': () => go('close'),
    },
  }),
  clause: ask({
    rule: 'MU C-objects',
    prompt: 'draft-clause',
    secret: true,
    seats: talker,
    offer: (g, f) => [...clauseChoices(g, f), button('drop-sketch')],
    facts: (_, f) => ({
      draft: { ...draftOf(f) } as never,
      type: sketchOf(f).type,
      wanted: wantingIn(sketchOf(f)) ?? '',
    }),
    take: {
      'clause-party': (_, f, player) =>
        said(f, wantingIn(sketchOf(f)) === 'giver' ? givenBy(f, player) : { taker: player }),
      'clause-between': (_, f, players) => said(f, { between: [...players] }),
      'clause-fee-sale': (_, f, fee) => said(f, { feePerSale: fee }),
      'clause-fee-purchase': (_, f, fee) => said(f, { feePerPurchase: fee }),
      'clause-territories': (_, f, territories) => said(f, { territories: [...territories] }),
      'clause-everywhere': (_, f) => said(f, { territories: [] }),
      'clause-amount': (_, f, count) => said(f, { amount: count }),
      'clause-when': (_, f, when) => said(f, { when }),
      'clause-against': (_, f, players) => said(f, { against: [...players] }),
      'clause-anybody': (_, f) => said(f, { against: [] }),
      'clause-units': (_, f, tokens) => said(f, { units: armyFrom(tokens) }),
      'clause-text': (_, f, text) => said(f, { text }),
      'drop-sketch'(_, f) {
        delete f.sketch;
        return go('draft');
      },
    },
  }),
};
