import { useHouse } from '../house.svelte.js';
import type { OnlineTrouble, Reply } from './api.js';
import { troubleText } from './online-trouble.words.js';

/** A form that is sent: once at a time, and what went wrong is said. */
export class Submission {
  isBusy = $state(false);
  isDone = $state(false);
  trouble = $state.raw<OnlineTrouble | undefined>();
  readonly #language: () => 'en' | 'de';

  constructor(language: () => 'en' | 'de') {
    this.#language = language;
  }

  get text(): string {
    return this.trouble ? troubleText(this.#language(), this.trouble) : '';
  }
  /** Is it this field that is wrong? */
  isAbout(...paths: readonly string[]): boolean {
    return typeof this.trouble?.facts?.path === 'string' && paths.includes(this.trouble.facts.path);
  }

  /** For `onsubmit` and `onclick`. */
  readonly sends =
    <T>(work: () => Promise<Reply<T>>, then?: (value: T) => void) =>
    async (event?: Event): Promise<void> => {
      event?.preventDefault();
      if (this.isBusy) return;
      this.isBusy = true;
      this.isDone = false;
      this.trouble = undefined;
      const reply = await work().finally(() => {
        this.isBusy = false;
      });
      if (!reply.ok) return void (this.trouble = reply.trouble);
      this.isDone = true;
      then?.(reply.value);
    };
}

export const useSubmission = (): Submission => {
  const { settings } = useHouse();
  return new Submission(() => settings.language);
};
