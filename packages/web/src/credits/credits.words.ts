interface Words {
  readonly title: string;
  readonly lead: string;
  readonly house: { readonly title: string; readonly text: string };
  readonly games: { readonly title: string; readonly text: string };
  readonly provenance: {
    readonly title: (game: string) => string;
    readonly text: string;
    readonly what: string;
    readonly from: string;
    readonly how: string;
    readonly labels: Readonly<Record<'rulebook' | 'public' | 'reconstructed', string>>;
    readonly options: string;
  };
  readonly type: { readonly title: string; readonly text: string };
  readonly signs: { readonly title: string; readonly text: string; readonly by: string };
  readonly map: { readonly title: string; readonly text: string };
  readonly software: { readonly title: string; readonly text: string; readonly name: string; readonly licence: string };
}

export const CREDITS_WORDS: Readonly<Record<'en' | 'de', Words>> = {
  en: {
    title: 'Credits',
    lead: 'What Hegemon stands on, and what is ours.',
    house: {
      title: 'Hegemon',
      text: 'Rules engine, bots, maps, pieces, ornaments and words are our own work, under the MIT licence.',
    },
    games: {
      title: 'The games',
      text: 'The games and their names belong to their authors and publishers. Hegemon contains no text and no picture of theirs: rules are written in our own words, boards and pieces are drawn anew. Whoever likes a game should buy it.',
    },
    provenance: {
      title: game => `Where the facts of ${game} come from`,
      text: 'The board and the cards are not printed in the rule book. Every fact says where it comes from, also in the game.',
      what: 'What',
      from: 'From',
      how: 'How sure, and why',
      labels: { rulebook: 'rule book', public: 'public', reconstructed: 'reconstructed' },
      options: 'Options of the game',
    },
    type: {
      title: 'Type',
      text: 'Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica; SIL Open Font License 1.1.',
    },
    signs: {
      title: 'Signs',
      text: 'Signs on pieces and cards are used as drawn, rounded to whole steps of their grid; only colour and size are ours. Interface icons: Lucide, ISC licence.',
      by: 'by',
    },
    map: {
      title: 'Maps',
      text: 'Coasts, rivers and relief follow Natural Earth (public domain); regions, borders and names are drawn by us.',
    },
    software: {
      title: 'Software in the page',
      text: 'Everything runs in this browser; no part is loaded from elsewhere.',
      name: 'Package',
      licence: 'Licence',
    },
  },
  de: {
    title: 'Mitwirkende',
    lead: 'Worauf Hegemon steht, und was von uns ist.',
    house: {
      title: 'Hegemon',
      text: 'Regelwerk, Bots, Karten, Spielsteine, Ornamente und Worte sind unsere eigene Arbeit, unter der MIT-Lizenz.',
    },
    games: {
      title: 'Die Spiele',
      text: 'Die Spiele und ihre Namen gehören ihren Autoren und Verlagen. Hegemon enthält keinen Text und kein Bild von ihnen: Die Regeln stehen in eigenen Worten, Pläne und Steine sind neu gezeichnet. Wem ein Spiel gefällt, der sollte es kaufen.',
    },
    provenance: {
      title: game => `Woher die Tatsachen von ${game} stammen`,
      text: 'Plan und Karten sind in der Spielregel nicht abgedruckt. Jede Tatsache sagt, woher sie stammt, auch im Spiel.',
      what: 'Was',
      from: 'Woher',
      how: 'Wie sicher, und warum',
      labels: { rulebook: 'Spielregel', public: 'öffentlich', reconstructed: 'rekonstruiert' },
      options: 'Optionen des Spiels',
    },
    type: {
      title: 'Schrift',
      text: 'Alegreya und Alegreya Sans von Juan Pablo del Peral, Huerta Tipográfica; SIL Open Font License 1.1.',
    },
    signs: {
      title: 'Zeichen',
      text: 'Die Zeichen auf Steinen und Karten sind, wie sie gezeichnet wurden, auf ganze Schritte ihres Rasters gerundet; nur Farbe und Größe sind von uns. Zeichen der Bedienung: Lucide, ISC-Lizenz.',
      by: 'von',
    },
    map: {
      title: 'Karten',
      text: 'Küsten, Flüsse und Gebirge folgen Natural Earth (gemeinfrei); Gebiete, Grenzen und Namen haben wir gezeichnet.',
    },
    software: {
      title: 'Software in der Seite',
      text: 'Alles läuft in diesem Browser; kein Teil wird von anderswo geladen.',
      name: 'Paket',
      licence: 'Lizenz',
    },
  },
};

/** What is part of the built page, beside our own. Versions stand in THIRD-PARTY.md. */
export const SOFTWARE: readonly { readonly name: string; readonly licence: string }[] = [
  { name: 'Svelte', licence: 'MIT' },
  { name: 'd3-zoom, d3-selection', licence: 'ISC' },
  { name: 'Lucide', licence: 'ISC' },
];
