import type { Language } from '../face.js';

export type Theme = 'light' | 'dark' | 'auto';
export type Motion = 'full' | 'reduced' | 'auto';
/** How fast bots play when one only looks on. */
export type Pace = 'slow' | 'normal' | 'fast' | 'once';
export type DrawerTab = 'chronicle' | 'chat' | 'notes' | 'rules';

/** What somebody has chosen for his own screen. */
interface Chosen {
  readonly language: Language;
  readonly theme: Theme;
  readonly motion: Motion;
  /** The map as text. */
  readonly listView: boolean;
  /** Panels folded away, on large windows. */
  readonly isRailFolded: boolean;
  readonly isDrawerFolded: boolean;
  readonly isDockFolded: boolean;
  readonly tab: DrawerTab;
  /** Entries per second in a replay. */
  readonly speed: number;
  /** Of bots among themselves. */
  readonly pace: Pace;
}

export const SPEEDS = [1, 2, 4, 8] as const;
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'once'];
const KEY = 'hegemon.settings';

const languageOfBrowser = (): Language =>
  typeof navigator !== 'undefined' && navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';

const DEFAULTS: Omit<Chosen, 'language'> = {
  theme: 'auto',
  motion: 'auto',
  listView: false,
  isRailFolded: false,
  isDrawerFolded: false,
  isDockFolded: false,
  tab: 'chronicle',
  speed: 2,
  pace: 'normal',
};

const ALLOWED: { readonly [K in keyof Chosen]: (value: unknown) => boolean } = {
  language: value => value === 'en' || value === 'de',
  theme: value => value === 'light' || value === 'dark' || value === 'auto',
  motion: value => value === 'full' || value === 'reduced' || value === 'auto',
  listView: value => typeof value === 'boolean',
  isRailFolded: value => typeof value === 'boolean',
  isDrawerFolded: value => typeof value === 'boolean',
  isDockFolded: value => typeof value === 'boolean',
  tab: value => value === 'chronicle' || value === 'notes' || value === 'rules',
  speed: value => SPEEDS.some(speed => speed === value),
  pace: value => PACES.some(pace => pace === value),
};

/** What was kept, as far as it makes sense; whatever else lies there is passed over. */
export const readSettings = (text: string | null): Partial<Chosen> => {
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof raw !== 'object' || raw === null) return {};
  const kept = Object.entries(raw).filter(
    ([key, value]) => Object.hasOwn(ALLOWED, key) && ALLOWED[key as keyof Chosen](value),
  );
  return Object.fromEntries(kept);
};

/** A browser may forbid storage: then the choice lasts as long as the page. */
const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};
const store = (text: string): void => {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Nothing is lost but the memory of a choice.
  }
};

const media = (query: string): MediaQueryList | undefined =>
  typeof matchMedia === 'function' ? matchMedia(query) : undefined;

/** The choices of the person at this screen; kept in the browser, shown on the root of the page. */
export class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('auto');
  motion = $state<Motion>('auto');
  listView = $state(false);
  isRailFolded = $state(false);
  isDrawerFolded = $state(false);
  isDockFolded = $state(false);
  tab = $state<DrawerTab>('chronicle');
  speed = $state(2);
  pace = $state<Pace>('normal');
  #systemIsDark = $state(false);
  #systemIsStill = $state(false);
  readonly isDark = $derived.by(() => (this.theme === 'auto' ? this.#systemIsDark : this.theme === 'dark'));
  readonly isStill = $derived.by(() => (this.motion === 'auto' ? this.#systemIsStill : this.motion === 'reduced'));
  readonly #stop: () => void;

  constructor() {
    Object.assign(this, { language: languageOfBrowser(), ...DEFAULTS, ...readSettings(stored()) });
    const dark = media('(prefers-color-scheme: dark)');
    const still = media('(prefers-reduced-motion: reduce)');
    const look = (): void => {
      this.#systemIsDark = dark?.matches ?? false;
      this.#systemIsStill = still?.matches ?? false;
    };
    look();
    dark?.addEventListener('change', look);
    still?.addEventListener('change', look);
    const release = $effect.root(() => {
      $effect(() => this.#show());
      $effect(() => store(JSON.stringify(this.#chosen())));
    });
    this.#stop = () => {
      release();
      dark?.removeEventListener('change', look);
      still?.removeEventListener('change', look);
    };
  }

  /** For tests and for pages that are taken down. */
  stop(): void {
    this.#stop();
  }

  #show(): void {
    const { documentElement: root } = document;
    root.lang = this.language;
    // The tokens know light and dark; "auto" is resolved here, so that a change of the system is seen at once.
    root.dataset.theme = this.isDark ? 'dark' : 'light';
    root.dataset.motion = this.isStill ? 'reduced' : 'full';
  }

  #chosen(): Chosen {
    const { language, theme, motion, listView, isRailFolded, isDrawerFolded, isDockFolded, tab, speed, pace } = this;
    return { language, theme, motion, listView, isRailFolded, isDrawerFolded, isDockFolded, tab, speed, pace };
  }
}
