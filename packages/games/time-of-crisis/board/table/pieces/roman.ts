const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];
/** A family has six generals. */
export const romanOf = (number: number): string => NUMERALS[number] ?? String(number);
