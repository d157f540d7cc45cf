import type { Frame } from '@hegemon/kernel';

/** So often somebody may begin something and think better of it: the others are waiting. */
const PATIENCE = 12;

interface Trying extends Frame {
  /** How often it was in vain since something last came of it. */
  fruitless?: number;
}
const triesOf = (f: Trying): number => (f.returned === true ? 0 : (f.fruitless ?? 0));

/** May it be tried once more? Whatever is tried hands back whether anything came of it. */
export const isPatient = (f: Frame): boolean => triesOf(f) < PATIENCE;
export const noteTry = (f: Trying): void => {
  f.fruitless = triesOf(f) + 1;
  delete f.returned;
};
/** Something else was done. */
export const forgetTries = (f: Trying): void => {
  delete f.fruitless;
};
