import { asking, button, done, type Frame, go, type Procedure, reveal, sealing, subset } from '@hegemon/kernel';
import { joined, without } from '../../deeds/armies.js';
import { mayBorrow, pay, paySecretly, takeLoan } from '../../deeds/money.js';
import { nameTreaty } from '../../deeds/papers.js';
import { breakTreaty, endTreaty, tellParties } from '../../deeds/treaties.js';
import { declareWar, makePeace, makeTruce } from '../../deeds/wars.js';
import { tell } from '../../events.js';
import type { Player } from '../../ids.js';
import { canConclude, enemiesAmong, isExchange } from '../../rules/agreements.js';
import { sizeOf } from '../../rules/armies.js';
import { areAtWar, areTeamMates } from '../../rules/relations.js';
import { type ClauseRef, callable, designatable, designated, supportFor } from '../../rules/support.js';
import type { MU } from '../../state.js';
import type { Agreement, Clause, Proposal, Support, Treaty, TreatyId } from '../../treaties.js';

interface AgreementsFrame extends Frame<'begin' | 'vote' | 'designate' | 'again'> {
  proc: 'agreements';
  /** What is voted on, or who is to designate. */
  complaint?: Extract<Agreement, { type: 'complaint' }>;
  support?: ClauseRef;
}
const ask = asking<MU, AgreementsFrame>();
const seal = sealing<MU, AgreementsFrame>();

/** @rule MU C-treaty @rule MU C-treaty-pay In force, with what is given at the signing. */
const sign = (g: MU, draft: Extract<Proposal, { type: 'treaty' }>['treaty']): void => {
  const id = nameTreaty(g, draft);
  const treaty: Treaty = { ...draft, signed: g.round };
  g.treaties[id] = treaty;
  tellParties(g, treaty, 'treaty-signed', id);
  const isOver = isExchange(g, treaty);
  for (const clause of treaty.clauses) give(g, clause, treaty.isSecret);
  // Nothing of it is left to be kept, and there is war.
  if (isOver) delete g.treaties[id];
};
const give = (g: MU, clause: Clause, isSecret: boolean): void => {
  if (clause.type === 'payment' && clause.when === 'signing') {
    if (isSecret) paySecretly(g, clause.from, clause.amount, clause.to);
    else pay(g, clause.from, clause.amount, 'treaty', clause.to);
  }
  if (clause.type === 'peace' || clause.type === 'truce') {
    const make = clause.type === 'peace' ? makePeace : makeTruce;
    for (const [a, b] of enemiesAmong(g, clause.between)) make(g, a, b);
  }
  if (clause.type !== 'prisoners') return;
  // Prisoners lie open, and so does their going home: they are free to be placed in the next purchases.
  const held = g.prisoners[clause.from] ?? {};
  const left = without(held[clause.to] ?? {}, clause.units);
  if (sizeOf(left) > 0) held[clause.to] = left;
  else delete held[clause.to];
  if (Object.keys(held).length === 0) delete g.prisoners[clause.from];
  g.aside.units[clause.to] = joined(g.aside.units[clause.to] ?? {}, clause.units);
  tell(g, 'prisoners-handed-over', { from: clause.from, to: clause.to });
};

const conclude = (g: MU, proposal: Proposal): void => {
  // It was between them, and perhaps waited: whoever sees what comes of it must not think again.
  reveal(g);
  if (!canConclude(g, proposal)) {
    // Why not is nobody's affair: it may be somebody's purse.
    const parties = [proposal.from, ...proposal.to];
    tell(g, 'agreement-void', {}, Object.fromEntries(parties.map(player => [player, { proposed: proposal.type }])));
    return;
  }
  if (proposal.type === 'treaty') sign(g, proposal.treaty);
  else if (proposal.type === 'end') endTreaty(g, proposal.treaty);
  else if (proposal.type === 'truce') makeTruce(g, proposal.from, proposal.to[0]);
  else if (proposal.type === 'peace') makePeace(g, proposal.from, proposal.to[0]);
  else {
    g.isTimeUp = true;
    tell(g, 'time-called', {});
  }
};

/** @rule MU C-support That one helps the other everybody sees; by which treaty and with how much stays between the parties of a secret one (M-73). */
const tellOfSupport = (
  g: MU,
  treaty: TreatyId,
  type: 'support-called' | 'support-designated',
  open: { by: Player; of: Player },
  units: number,
): void => {
  const { isSecret, parties } = g.treaties[treaty]!;
  const facts = { treaty, units };
  if (!isSecret) tell(g, type, { ...open, ...facts });
  else tell(g, type, open, Object.fromEntries(parties.map(player => [player, facts])));
};

/** @rule MU C-support Called by the beneficiary; the supporter answers at once. */
const callSupport = (g: MU, f: AgreementsFrame, { by, treaty, clause }: Extract<Agreement, { type: 'support' }>) => {
  const pledge = g.treaties[treaty]?.clauses[clause];
  const ref: ClauseRef = `${treaty}#${clause}`;
  // MU clause.defence, MU clause.attack It may have waited, and the war be over or the help be there by now.
  if (!callable(g, by).includes(ref) || (pledge?.type !== 'defence' && pledge?.type !== 'attack')) return;
  const { supporter, minUnits } = pledge;
  tellOfSupport(g, treaty, 'support-called', { by, of: supporter }, minUnits);
  // MU C-breach Whoever has too few has broken it already.
  if (designatable(g, supporter).length < minUnits) return void breakTreaty(g, treaty, supporter);
  g.supports.push({ treaty, clause, supporter, beneficiary: by, minUnits, round: g.round });
  f.support = ref;
  return go('designate');
};

const called = (g: MU, f: AgreementsFrame): Support | undefined => f.support && supportFor(g, f.support);

/** @rule MU C-breach-vote A dispute makes a treaty public; a tie means no breach. */
const judge = (g: MU, f: AgreementsFrame, votes: Readonly<Record<string, string>>): void => {
  const { treaty, accused } = f.complaint!;
  const count = (vote: string): number => Object.values(votes).filter(each => each === vote).length;
  const isBreach = count('vote-breach') > count('vote-no-breach');
  tell(g, 'voted', { treaty, votes, isBreach });
  if (isBreach) breakTreaty(g, treaty, accused);
};

export const agreements: Procedure<MU, AgreementsFrame> = {
  name: 'agreements',
  rule: 'MU C',
  steps: {
    begin(g, f) {
      const next = g.agreed.shift();
      if (!next) return done();
      if (next.type === 'proposal') conclude(g, next.proposal);
      else if (next.type === 'breach') breakTreaty(g, next.treaty, next.by);
      else if (next.type === 'loan') {
        if (mayBorrow(g, next.by)) takeLoan(g, next.by);
      } else if (next.type === 'war') {
        if (!areAtWar(g, next.by, next.on) && !areTeamMates(g, next.by, next.on)) declareWar(g, next.by, next.on);
      } else if (next.type === 'support') return callSupport(g, f, next) ?? go('again');
      else if (g.treaties[next.treaty]) {
        const treaty = g.treaties[next.treaty]!;
        if (treaty.isSecret) reveal(g);
        treaty.isSecret = false;
        treaty.complained = g.round;
        f.complaint = next;
        tell(g, 'complained', {
          treaty: next.treaty,
          by: next.by,
          accused: next.accused,
          parties: [...treaty.parties],
        });
        return go('vote');
      }
      return go('again');
    },
    /** MU C-breach-vote All vote, the parties too; nobody abstains. */
    vote: seal({
      rule: 'MU C-breach-vote',
      prompt: 'breach-vote',
      order: 'together',
      seats: g => g.order,
      offer: () => [button('vote-breach'), button('vote-no-breach')],
      facts: (_, f) => ({ treaty: f.complaint!.treaty, by: f.complaint!.by, accused: f.complaint!.accused }),
      reveal(g, f, answers) {
        judge(g, f, Object.fromEntries(Object.entries(answers).map(([seat, { kind }]) => [seat, kind])));
        delete f.complaint;
        return go('again');
      },
    }),
    /** MU C-support At least so many units, or the treaty is broken. */
    designate: ask({
      rule: 'MU C-support',
      prompt: 'designate-support',
      // How many it must be stands in a treaty that may be secret.
      secret: ['designate'],
      // The treaty may have ended while he thought about it.
      seats: (g, f) => (called(g, f) ? [called(g, f)!.supporter] : []),
      offer: (g, f, seat) => {
        const support = called(g, f);
        if (!support) return [];
        return [subset('designate', designatable(g, seat as Player), support.minUnits), button('refuse-support')];
      },
      facts: (g, f) => ({ of: called(g, f)?.beneficiary ?? '', units: called(g, f)?.minUnits ?? 0 }),
      take: {
        designate(g, f, tokens, seat) {
          const support = called(g, f)!;
          support.units = designated(tokens);
          const open = { by: seat as Player, of: support.beneficiary };
          tellOfSupport(g, support.treaty, 'support-designated', open, tokens.length);
          delete f.support;
          return go('again');
        },
        'refuse-support'(g, f, _arg, seat) {
          breakTreaty(g, called(g, f)!.treaty, seat as Player);
          delete f.support;
          return go('again');
        },
      },
    }),
    again(_, f) {
      delete f.support;
      return go('begin');
    },
  },
};
