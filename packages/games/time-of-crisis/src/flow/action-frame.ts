import { type Frame, go } from '@hegemon/kernel';
import type { Colour, GeneralId } from '../ids.js';

export interface ActionsFrame extends Frame {
  proc: 'actions';
  step: 'begin' | 'takeCapitals' | 'choose' | 'close';
  seat: Colour;
  /** Armies that have stepped into or out of a capital since anything else happened: they need not step back. */
  stepped: GeneralId[];
}
export const beginActions = (seat: Colour): ActionsFrame => ({ proc: 'actions', step: 'begin', seat, stepped: [] });

/** Back to the choice of actions; an army that only stepped need not be offered the step back. */
export const again = (f: ActionsFrame, stepped?: GeneralId) => {
  f.stepped = stepped ? [...f.stepped, stepped] : [];
  return go('choose');
};
