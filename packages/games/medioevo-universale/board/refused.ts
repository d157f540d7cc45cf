/** Why an argument is no answer to a choice: the codes of the kernel, and their facts. */
export interface Misfits {
  'takes-nothing': object;
  'wants-one-id': object;
  'wants-ids': object;
  'wants-a-number': object;
  'wants-numbers-over-ids': object;
  'wants-words': object;
  'not-among': { id: string };
  'twice-the-same': object;
  'too-few': { given: number; min: number };
  'too-many': { given: number; max: number };
  'wrong-total': { given: number; total: number };
  'too-long': { max: number };
  'not-plain': object;
}
