import type { Language } from '@hegemon/board';
import { components } from '../../../src/catalog.js';
import { florins } from './florins.js';

const { amount, interestPerLoan, finalDeduction } = components.loans;
const TERMS: Readonly<Record<Language, string>> = {
  en: `${florins(amount)} at once; from the next round ${florins(interestPerLoan)} interest each, until ${florins(amount)} are paid back. Open at the end: −${florins(finalDeduction)}, and honour.`,
  de: `Sofort ${florins(amount)}; ab der nächsten Runde je ${florins(interestPerLoan)} Zinsen, bis ${florins(amount)} zurückgezahlt sind. Am Ende offen: −${florins(finalDeduction)} und Ehre.`,
};

/** @rule MU D-take What a loan costs: to be read before it is taken. */
export const loanTerms = (language: Language): string => TERMS[language];
