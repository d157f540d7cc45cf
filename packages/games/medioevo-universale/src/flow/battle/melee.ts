import { amount, asking, button, call, done, type Frame, type Next, type Procedure } from '@hegemon/kernel';
import { otherStance, STANCES, type Stance } from '../../battle.js';
import { closeRanks } from '../../deeds/battle.js';
import { tell } from '../../events.js';
import { beginDamage } from '../../frames/battle.js';
import { battleOf, boutOf, isDecided, isNaval, playerIn, seatIn, sideIn } from '../../rules/battle/parties.js';
import { ableIn } from '../../rules/battle/rank.js';
import { mayAnnounceRetreat } from '../../rules/battle/retreat.js';
import { attackIn, bloodIn, lossIn, verdictIn } from '../../rules/battle/values.js';
import { parties, partiesFirst } from '../../rules/seating.js';
import type { MU } from '../../state.js';
import { openWindow } from '../uses/window.js';
import { beginAttackRoll } from './attack-roll.js';
import { beginCaptains } from './captains.js';
import { sheltered } from './sheltered.js';

type Step =
  | 'begin'
  | 'window'
  | 'abilities'
  | 'announce'
  | 'attackerRolls'
  | 'defenderRolls'
  | 'values'
  | 'attackerBlood'
  | 'defenderBlood'
  | 'valuesWindow'
  | 'verdict'
  | 'superiority'
  | 'attacker'
  | 'defender'
  | 'close';
interface MeleeFrame extends Frame<Step> {
  proc: 'battle-melee';
  /** @rule MU 5-battle-9 */
  damage: Record<Stance, number>;
  superiority: number;
  winner?: Stance;
}
export const beginMelee = (): MeleeFrame => ({
  proc: 'battle-melee',
  step: 'begin',
  damage: { attacker: 0, defender: 0 },
  superiority: 0,
});
const ask = asking<MU, MeleeFrame>();

const setValues = (g: MU): void => {
  for (const stance of STANCES) {
    boutOf(g, stance).attack = attackIn(g, stance);
    boutOf(g, stance).loss = lossIn(g, stance);
  }
};
const valuesOf = (g: MU, stance: Stance) => {
  const { attack, loss } = boutOf(g, stance);
  return { attack, loss };
};

/** @rule MU X-blood So many more on the attack value. */
const blood = (stance: Stance) =>
  ask({
    rule: 'MU X-blood',
    prompt: 'spend-blood',
    seats: g => (bloodIn(g, stance) > 0 ? seatIn(g, stance) : []),
    offer: g => [amount('spend-blood', 0, bloodIn(g, stance))],
    facts: g => ({ at: battleOf(g).at, attacker: valuesOf(g, 'attacker'), defender: valuesOf(g, 'defender') }),
    take: {
      'spend-blood'(g, _, tokens) {
        const player = playerIn(g, stance)!;
        if (tokens === 0) return;
        const left = (g.blood[player] ?? 0) - tokens;
        if (left > 0) g.blood[player] = left;
        else delete g.blood[player];
        boutOf(g, stance).bonus += tokens;
        setValues(g);
        tell(g, 'blood-spent', { player, tokens });
      },
    },
  });

/** @rule MU 5-battle-superiority */
const overwhelm = (g: MU, f: MeleeFrame, winner: Stance, raised: number): void => {
  const lowered = f.superiority - raised;
  f.damage[otherStance(winner)] += raised;
  boutOf(g, winner).lowered = lowered;
  tell(g, 'superiority-used', { side: sideIn(g, winner).side, raised, lowered });
};
const damageTo =
  (stance: Stance) =>
  (g: MU, f: MeleeFrame): Next<Step> => {
    const points = sheltered(g, stance, 'melee', f.damage[stance]);
    return call(beginDamage({ at: battleOf(g).at, side: sideIn(g, stance).side, source: 'result', points }));
  };

/** @rule MU 5-battle-4 to @rule MU 5-battle-9 */
export const melee: Procedure<MU, MeleeFrame> = {
  name: 'battle-melee',
  rule: 'MU 5-battle-4',
  steps: {
    begin: g => call(beginCaptains(isNaval(g) ? ['light-infantry'] : ['light-infantry', 'heavy-infantry', 'cavalry'])),
    /** @rule MU window.melee */
    window: (g, f) => openWindow(g, f, 'melee', parties(g)),
    /** MU 5-battle-4 They hold until the end of the round, even if units fall. */
    abilities(g) {
      closeRanks(g);
      if (isDecided(g)) return done();
      const able = STANCES.map(stance => ableIn(g, stance));
      STANCES.forEach((stance, i) => {
        boutOf(g, stance).able = able[i];
      });
    },
    /** MU 5-retreat-announce Not with prisoners in mind. */
    announce: ask({
      rule: 'MU 5-retreat-announce',
      prompt: 'announce-retreat',
      seats: g => (!boutOf(g, 'attacker').isCapturing && mayAnnounceRetreat(g) ? seatIn(g, 'attacker') : []),
      offer: () => [button('retreat'), button('stand')],
      facts: g => ({ at: battleOf(g).at, round: battleOf(g).round }),
      take: {
        retreat(g) {
          boutOf(g, 'attacker').isRetreating = true;
          tell(g, 'retreat-announced', { player: playerIn(g, 'attacker')! });
        },
        stand: () => undefined,
      },
    }),
    attackerRolls: () => call(beginAttackRoll('attacker')),
    defenderRolls: () => call(beginAttackRoll('defender')),
    values: g => setValues(g),
    attackerBlood: blood('attacker'),
    defenderBlood: blood('defender'),
    /** @rule MU window.values */
    valuesWindow: (g, f) => openWindow(g, f, 'values', partiesFirst(g)),
    /** MU 5-battle-7 By the dice as they lie now. */
    verdict(g, f) {
      setValues(g);
      const { winner, toAttacker, toDefender, superiority } = verdictIn(g);
      f.damage = { attacker: toAttacker, defender: toDefender };
      f.superiority = superiority;
      if (winner) {
        f.winner = winner;
        boutOf(g, winner).hasWon = true;
      }
      const values = { attacker: valuesOf(g, 'attacker'), defender: valuesOf(g, 'defender') };
      tell(g, 'melee-decided', { ...values, ...(winner && { winner }), toAttacker, toDefender, superiority });
      if (!winner || superiority === 0) return;
      const { loss, isRetreating } = boutOf(g, winner);
      // MU E-combat Barbarians spare themselves first; where nothing can be spared there is no choice.
      if (playerIn(g, winner) === undefined) overwhelm(g, f, winner, superiority - Math.min(superiority, loss));
      else if (loss === 0 && !isRetreating) overwhelm(g, f, winner, superiority);
      else return;
      f.superiority = 0;
    },
    superiority: ask({
      rule: 'MU 5-battle-superiority',
      prompt: 'superiority',
      seats: (g, f) => (f.winner && f.superiority > 0 ? seatIn(g, f.winner) : []),
      offer: (_, f) => [amount('raise-damage', 0, f.superiority)],
      facts: (g, f) => ({
        at: battleOf(g).at,
        points: f.superiority,
        loss: f.winner ? boutOf(g, f.winner).loss : 0,
        damage: f.winner ? f.damage[otherStance(f.winner)] : 0,
      }),
      take: {
        'raise-damage'(g, f, raised) {
          if (f.winner) overwhelm(g, f, f.winner, raised);
        },
      },
    }),
    attacker: damageTo('attacker'),
    defender: damageTo('defender'),
    close: () => done(true),
  },
};
