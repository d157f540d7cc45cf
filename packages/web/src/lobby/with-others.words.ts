interface Words {
  readonly lead: string;
  readonly withOthers: string;
  readonly toLobby: string;
  readonly next: string;
  readonly nextMany: (count: number) => string;
  readonly joinText: string;
  readonly paste: string;
  readonly joinGo: string;
  readonly noLink: string;
}

/** What the start page says of it too: so few words that nobody waits for them. */
export const WITH_OTHERS_WORDS: Readonly<Record<'en' | 'de', Words>> = {
  en: {
    lead: 'Matches with others: tonight, or over weeks.',
    withOthers: 'Play with others',
    toLobby: 'To the lobby',
    next: 'Next match waiting for you',
    nextMany: count => `Next of ${count} matches waiting for you`,
    joinText: 'You were sent a link? Open it, or paste it here.',
    paste: 'Paste an invitation link',
    joinGo: 'Join',
    noLink: 'This is no invitation to a table here.',
  },
  de: {
    lead: 'Partien mit anderen: heute Abend oder über Wochen.',
    withOthers: 'Mit anderen spielen',
    toLobby: 'Zur Halle',
    next: 'Zur nächsten Partie, die auf dich wartet',
    nextMany: count => `Zur nächsten von ${count} Partien, die auf dich warten`,
    joinText: 'Du hast einen Link bekommen? Öffne ihn, oder füge ihn hier ein.',
    paste: 'Einladungslink einfügen',
    joinGo: 'Mitspielen',
    noLink: 'Das ist keine Einladung an einen Tisch hier.',
  },
};
