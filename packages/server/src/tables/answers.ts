import type { Answer } from '@hegemon/kernel';

/**
 * An answer that names what every object has would be called by those who only want its words: no rule knows such a name.
 * An order of that sort would even be a fault at each deed of the others.
 */
export const isPlain = ({ arg }: Pick<Answer, 'arg'>): boolean =>
  typeof arg !== 'object' || Array.isArray(arg) || Object.keys(arg).every(name => !(name in Object.prototype));
