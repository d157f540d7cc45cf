interface Words {
  readonly yours: string;
  readonly decides: (name: string) => string;
  readonly over: string;
  readonly past: (entry: number) => string;
}

/** For the title of the window: it must say from the side whether one is asked. */
export const MATCH_WORDS: Readonly<Record<'en' | 'de', Words>> = {
  en: {
    yours: 'Your decision',
    decides: name => `${name} to decide`,
    over: 'Game over',
    past: entry => `Entry ${entry}`,
  },
  de: {
    yours: 'Eigene Entscheidung',
    decides: name => `${name} entscheidet`,
    over: 'Partie beendet',
    past: entry => `Eintrag ${entry}`,
  },
};
