import { onMount } from 'svelte';
import { offered } from './offered.js';

/** Does this server send letters at all? Until it has said so it is believed to. */
export const useLetters = (): { readonly areSent: boolean } => {
  let areSent = $state(true);
  onMount(async () => {
    const reply = await offered();
    areSent = !reply.ok || reply.value.letters;
  });
  return {
    get areSent() {
      return areSent;
    },
  };
};
