import type { Player } from '../../../src/ids.js';
import type { MUView } from '../../../src/view.js';
import { florins } from '../parts/florins.js';
import { sizeOf } from '../standing.js';

interface Words {
  loans(n: number): string;
  prisoners(n: number): string;
  captives(n: number): string;
  deposit(florins: string): string;
  blood(n: number): string;
}

/** Units of others in the prisons of a seat, and its own in those of others. */
export const prisonersOf = ({ prisoners }: Pick<MUView, 'prisoners'>, seat: Player): number =>
  Object.values(prisoners[seat] ?? {}).reduce((sum, army) => sum + sizeOf(army), 0);
export const captivesOf = ({ prisoners }: Pick<MUView, 'prisoners'>, seat: Player): number =>
  Object.values(prisoners).reduce((sum, held) => sum + sizeOf(held?.[seat]), 0);

/** What else lies before a seat: only what there is. */
export const debtsOf = (view: MUView, seat: Player, words: Words): readonly string[] => {
  const loans = view.loans.open[seat] ?? 0;
  const deposit = view.deposit[seat] ?? 0;
  const [held, lost] = [prisonersOf(view, seat), captivesOf(view, seat)];
  const blood = view.blood[seat] ?? 0;
  return [
    ...(loans > 0 ? [words.loans(loans)] : []),
    ...(deposit > 0 ? [words.deposit(florins(deposit))] : []),
    ...(held > 0 ? [words.prisoners(held)] : []),
    ...(lost > 0 ? [words.captives(lost)] : []),
    ...(blood > 0 ? [words.blood(blood)] : []),
  ];
};
