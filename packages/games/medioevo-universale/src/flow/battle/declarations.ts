import { asking, button, type Frame, type Procedure, subset } from '@hegemon/kernel';
import { SHELTERS, type Shelter, STANCES, type Stance } from '../../battle.js';
import { tell } from '../../events.js';
import { battleOf, boutOf, playerIn, seatIn, unitsIn } from '../../rules/battle/parties.js';
import { protectionFor, sheltersFor } from '../../rules/battle/shelter.js';
import { isOutnumbering } from '../../rules/battle/values.js';
import type { MU } from '../../state.js';

interface DeclarationsFrame extends Frame<'begin' | 'attacker' | 'defender'> {
  proc: 'battle-declarations';
}
export const beginDeclarations = (): DeclarationsFrame => ({ proc: 'battle-declarations', step: 'begin' });
const ask = asking<MU, DeclarationsFrame>();

const shelteredIn = (g: MU): Stance | undefined => STANCES.find(stance => sheltersFor(g, stance) > 0);

/** @rule MU 5-capture-declare All units are counted, now. */
const capture = (stance: Stance) =>
  ask({
    rule: 'MU 5-capture-declare',
    prompt: 'declare-capture',
    seats: g => seatIn(g, stance),
    offer: () => [button('capture'), button('no-quarter')],
    facts: (g, _, seat) => ({
      at: battleOf(g).at,
      isPenalised: !isOutnumbering(g, stance),
      own: unitsIn(g, stance),
      isAttacker: seat === playerIn(g, 'attacker'),
    }),
    take: {
      capture(g) {
        const now = boutOf(g, stance);
        const isPenalised = !isOutnumbering(g, stance);
        now.isCapturing = true;
        if (isPenalised) now.isPenalised = true;
        tell(g, 'capture-declared', { player: playerIn(g, stance)!, isPenalised });
      },
      'no-quarter': () => undefined,
    },
  });

/** Before step 1: what the building protects against, and who wants prisoners. */
export const declarations: Procedure<MU, DeclarationsFrame> = {
  name: 'battle-declarations',
  rule: 'MU 5-battle',
  steps: {
    begin: ask({
      rule: 'MU 5-protection',
      prompt: 'shelter',
      seats(g) {
        const stance = shelteredIn(g);
        return stance ? seatIn(g, stance) : [];
      },
      offer(g) {
        const stance = shelteredIn(g);
        const count = stance ? sheltersFor(g, stance) : 0;
        return [subset('shelter', SHELTERS, count, count)];
      },
      facts(g) {
        const stance = shelteredIn(g);
        return { at: battleOf(g).at, points: stance ? protectionFor(g, stance) : 0 };
      },
      take: {
        shelter(g, _, kinds) {
          const stance = shelteredIn(g)!;
          const against = kinds as readonly Shelter[];
          boutOf(g, stance).shelter = [...against];
          tell(g, 'shelter-declared', { player: playerIn(g, stance)!, against, points: protectionFor(g, stance) });
        },
      },
    }),
    attacker: capture('attacker'),
    defender: capture('defender'),
  },
};
