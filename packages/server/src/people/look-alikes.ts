/** Letters of other scripts that look like Latin ones, in the small or the capital form; all small here. */
const FOREIGN: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  ь: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  ү: 'y',
  // Greek
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  ς: 's',
  τ: 't',
  υ: 'u',
  χ: 'x',
  γ: 'y',
  ζ: 'z',
  // Armenian
  ո: 'n',
  օ: 'o',
  ս: 'u',
  հ: 'h',
};
/** Signs of our own script that are hard to tell apart in many fonts. */
const OWN: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', i: 'l', ı: 'l', ß: 'ss' };

const looksLike = (letter: string): string => {
  const latin = FOREIGN[letter] ?? letter;
  return OWN[latin] ?? latin;
};

/** Two names with the same key cannot be told apart at a glance: case, signs between the letters and look-alikes are gone. */
export const keyOf = (name: string): string =>
  [
    ...name
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFKC')
      .replace(/i\u0307/g, 'i')
      .replace(/[\s._-]/g, ''),
  ]
    .map(looksLike)
    .join('');
