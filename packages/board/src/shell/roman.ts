const SIGNS: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** 6 is VI. What the Romans could not write stays as it is. */
export const roman = (n: number): string => {
  if (!Number.isInteger(n) || n < 1 || n > 3999) return String(n);
  let rest = n;
  let text = '';
  for (const [value, sign] of SIGNS) {
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  }
  return text;
};
