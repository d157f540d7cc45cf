import type { Ability } from '../cards/ability.js';
import type { TechnologyId } from '../ids.js';

/**
 * What one activation of a technology does; its points are in the data, and it may be activated again. Technologies that let one
 * design something are not among them: they are asked for where the thing is bought.
 */
export type Activities = Readonly<Partial<Record<TechnologyId, Ability>>>;
