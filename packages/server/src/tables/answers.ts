import { type Answer, isArg } from '@hegemon/kernel';

/**
 * Before anything is done with an answer from outside. Kept as an order, one that is none would be a fault at each deed of
 * the others.
 */
export const isPlain = ({ arg }: Pick<Answer, 'arg'>): boolean => arg === undefined || isArg(arg);
