import { type BattleEnd, otherStance, STANCES, type Stance } from '../battle.js';
import { tell } from '../events.js';
import { BARBARIANS } from '../ids.js';
import { hasArmy, LARGE } from '../rules/armies.js';
import { battleOf, isNaval, playerIn, sideIn, unitsIn } from '../rules/battle/parties.js';
import type { MU } from '../state.js';
import { dropMarks, endEffects } from './effects.js';
import { noteFeat } from './feats.js';
import { gainHonour } from './honour.js';
import { endRights } from './treaties.js';

/** How it has come out: who is left, and where. */
const outcomeOf = (g: MU, surrendered: Stance | undefined): BattleEnd => {
  const { round: rounds, retreatedTo } = battleOf(g);
  const isLeft = (stance: Stance): boolean => unitsIn(g, stance) > 0;
  if (surrendered) return { how: 'surrender', winner: otherStance(surrendered), rounds };
  if (retreatedTo !== undefined && isLeft('attacker')) {
    const winner = isLeft('defender') ? 'defender' : isFreed(g) ? 'attacker' : undefined;
    return { how: 'retreat', ...(winner && { winner }), retreatTo: retreatedTo, rounds };
  }
  const [left, ...others] = STANCES.filter(isLeft);
  if (others.length > 0) return { how: 'broken-off', rounds };
  return { how: 'destroyed', ...(left && { winner: left }), rounds };
};

/** @rule MU 5-capture-freed Prisoners whom nobody guards any more have won the battle that their army has left (M-80). */
const isFreed = (g: MU): boolean => hasArmy(g, battleOf(g).at, sideIn(g, 'attacker').side);

/** @rule MU V-ingame-army All of a large army destroyed or captured in one battle; whoever surrenders is neither. */
const rewardFor = (g: MU, fallen: Stance): void => {
  const victor = playerIn(g, otherStance(fallen));
  const { began, lost } = sideIn(g, fallen);
  if (victor === undefined || unitsIn(g, fallen) > 0 || began < LARGE || lost < began) return;
  gainHonour(g, victor, 'large-army-defeated');
  noteFeat(g, victor, { event: 'largeArmyDefeated', units: began });
};

/** @rule MU V-ingame-barbarians Destroyed by them, or retreated from them: also if nobody is left. */
const shame = (g: MU, stance: Stance, end: BattleEnd): void => {
  const player = playerIn(g, stance);
  if (player === undefined || sideIn(g, otherStance(stance)).side !== BARBARIANS) return;
  const hasFled = stance === 'attacker' && end.how === 'retreat';
  if (unitsIn(g, stance) > 0 && !hasFled) return;
  gainHonour(g, player, 'lost-to-barbarians');
  for (const other of g.order) if (other !== player) noteFeat(g, other, { event: 'barbarianVictory' });
};

const noteVictory = (g: MU, winner: Stance): void => {
  const player = playerIn(g, winner);
  if (player === undefined) return;
  const [own, loser] = [sideIn(g, winner), sideIn(g, otherStance(winner))];
  noteFeat(g, player, {
    event: 'battleWon',
    against: loser.side === BARBARIANS ? 'barbarians' : 'player',
    naval: isNaval(g),
    enemyUnits: loser.began,
    ownLosses: own.lost - own.lostHired,
  });
};

/** Honour and feats; then nothing of it is left on the table. What becomes of the area is the caller's affair. */
export const endBattle = (g: MU, surrendered?: Stance): BattleEnd => {
  const end = outcomeOf(g, surrendered);
  const { at, sides } = battleOf(g);
  const [attacker, defender] = [sides.attacker.side, sides.defender.side];
  const { how, winner, rounds } = end;
  tell(g, 'battle-ended', { at, attacker, defender, how, ...(winner && { winner }), rounds });
  if (winner && (rounds > 0 || how === 'surrender')) noteVictory(g, winner);
  for (const stance of STANCES) {
    if (stance !== surrendered) rewardFor(g, stance);
    shame(g, stance, end);
  }
  for (const side of [attacker, defender]) dropMarks(g, at, side);
  // MU C-allied Whoever has helped under a pact was a guest as long as it lasted, and must go now (M-77).
  endRights(g, g.order, () => {
    delete g.battle;
  });
  endEffects(g, 'battle');
  return end;
};
