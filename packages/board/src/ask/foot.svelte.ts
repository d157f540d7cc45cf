import { getContext, setContext } from 'svelte';

/** On a phone, the bar under everything that is asked: what finishes an answer stands there. */
export class Foot {
  element = $state.raw<HTMLElement | undefined>();
}

const KEY = Symbol('foot');
export const provideFoot = (): Foot => setContext(KEY, new Foot());
/** None outside of the dock. */
export const useFoot = (): Foot | undefined => getContext(KEY);
