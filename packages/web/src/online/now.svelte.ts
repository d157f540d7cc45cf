import { onDestroy } from 'svelte';

/** The time, told anew as often as somebody looks at it; by the clock of the server. */
export const useNow = (every: number, ahead: () => number): { readonly now: number } => {
  let here = $state(Date.now());
  const timer = setInterval(() => {
    here = Date.now();
  }, every);
  onDestroy(() => clearInterval(timer));
  return {
    get now() {
      return here + ahead();
    },
  };
};
