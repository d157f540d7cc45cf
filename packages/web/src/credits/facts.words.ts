/** A kind of fact of a game: where it comes from, and how sure it is. */
export interface FactRow {
  readonly what: string;
  readonly from: 'rulebook' | 'public' | 'reconstructed';
  readonly how: string;
}

/** By game; in full in each game's provenance.md. */
export const FACTS_WORDS: Readonly<Record<'en' | 'de', Readonly<Record<string, readonly FactRow[]>>>> = {
  en: {
    'time-of-crisis': [
      { what: 'Phases, costs, combat, set-up, scoring, FAQ', from: 'rulebook', how: 'stated there' },
      { what: 'Influence cards: names, suits, values, counts', from: 'rulebook', how: 'stated there' },
      {
        what: 'When some events may be played; combat values of leaders',
        from: 'public',
        how: 'session reports and notes',
      },
      {
        what: 'Crisis table for four players',
        from: 'reconstructed',
        how: 'high: the known entries allow one assignment',
      },
      { what: 'Crisis tables for three and two players', from: 'reconstructed', how: 'medium' },
      {
        what: 'Ways of invasion not shown in the rule book',
        from: 'reconstructed',
        how: 'medium: every reported landing is possible',
      },
      { what: 'Land borders', from: 'reconstructed', how: 'high: geography' },
      {
        what: 'Sea zones and their names',
        from: 'reconstructed',
        how: 'medium: they give the distances of the examples',
      },
      { what: 'Provincial capitals', from: 'reconstructed', how: 'medium: no effect on play' },
      {
        what: 'Praetorian Guard, Quaestor, threshold of pretenders',
        from: 'reconstructed',
        how: 'medium: purpose known, figure ours',
      },
      {
        what: 'Damnatio Memoriae; Palmyra Allies, Ludi Saeculares, Raiding Parties, Preparing for War',
        from: 'reconstructed',
        how: 'low: theme known, effect ours',
      },
      {
        what: 'Names and emblems of the families',
        from: 'reconstructed',
        how: 'ours: the rule book has only colours',
      },
    ],
    'medioevo-universale': [
      { what: 'Phases, prices, tables, set-up, combat, scoring, loans', from: 'rulebook', how: 'stated there' },
      { what: 'The 72 realm cards and their abilities; 24 technologies', from: 'rulebook', how: 'stated there' },
      {
        what: 'Six realms, eight goods, some places and distances',
        from: 'rulebook',
        how: 'named in rules and examples',
      },
      { what: 'Seven territories to a realm, 36 cities, the year 1265', from: 'public', how: 'forums and a wiki' },
      {
        what: '123 territories, 27 seas, borders, rivers, terrain, ports',
        from: 'reconstructed',
        how: 'medium: history and geography; they give the distances of the examples',
      },
      {
        what: 'Which places produce what; where barbarians begin',
        from: 'reconstructed',
        how: 'medium: a handful is named, the rest is ours',
      },
      { what: 'Technology symbols on realm cards', from: 'reconstructed', how: 'low: even shares' },
      {
        what: 'Objectives on the backs of realm cards',
        from: 'reconstructed',
        how: 'low: one is stated, 71 are ours',
      },
      {
        what: 'Which territories and symbols an event card shows, its tax rate',
        from: 'reconstructed',
        how: 'low: number and kinds are stated',
      },
      {
        what: 'When a card may be used where it says "at any time"',
        from: 'reconstructed',
        how: 'medium: our rulings, one for each card',
      },
      { what: 'Emblems and most colours of the realms', from: 'reconstructed', how: 'ours' },
    ],
  },
  de: {
    'time-of-crisis': [
      { what: 'Phasen, Kosten, Kampf, Aufbau, Wertung, FAQ', from: 'rulebook', how: 'steht dort' },
      { what: 'Einflusskarten: Namen, Farben, Werte, Anzahl', from: 'rulebook', how: 'steht dort' },
      {
        what: 'Wann manche Ereignisse gespielt werden; Kampfwerte der Anführer',
        from: 'public',
        how: 'Spielberichte und Notizen',
      },
      {
        what: 'Krisentafel für vier',
        from: 'reconstructed',
        how: 'hoch: Die bekannten Einträge lassen nur eine Verteilung zu',
      },
      { what: 'Krisentafeln für drei und zwei', from: 'reconstructed', how: 'mittel' },
      {
        what: 'Wege der Einfälle, die die Spielregel nicht zeigt',
        from: 'reconstructed',
        how: 'mittel: Jede berichtete Landung ist möglich',
      },
      { what: 'Landgrenzen', from: 'reconstructed', how: 'hoch: Geographie' },
      {
        what: 'Seezonen und ihre Namen',
        from: 'reconstructed',
        how: 'mittel: Sie ergeben die Entfernungen der Beispiele',
      },
      { what: 'Provinzhauptstädte', from: 'reconstructed', how: 'mittel: ohne Wirkung auf das Spiel' },
      {
        what: 'Prätorianergarde, Quaestor, Schwelle der Prätendenten',
        from: 'reconstructed',
        how: 'mittel: Zweck bekannt, Zahl von uns',
      },
      {
        what: 'Damnatio Memoriae; Palmyra, Ludi Saeculares, Raubzüge, Kriegsvorbereitung',
        from: 'reconstructed',
        how: 'gering: Thema bekannt, Wirkung von uns',
      },
      {
        what: 'Namen und Zeichen der Familien',
        from: 'reconstructed',
        how: 'von uns: Die Spielregel kennt nur Farben',
      },
    ],
    'medioevo-universale': [
      { what: 'Phasen, Preise, Tafeln, Aufbau, Kampf, Wertung, Kredite', from: 'rulebook', how: 'steht dort' },
      { what: 'Die 72 Reichskarten und was sie können; 24 Technologien', from: 'rulebook', how: 'steht dort' },
      {
        what: 'Sechs Reiche, acht Güter, einige Orte und Entfernungen',
        from: 'rulebook',
        how: 'in Regeln und Beispielen genannt',
      },
      { what: 'Sieben Gebiete je Reich, 36 Städte, das Jahr 1265', from: 'public', how: 'Foren und ein Wiki' },
      {
        what: '123 Gebiete, 27 Meere, Grenzen, Flüsse, Gelände, Häfen',
        from: 'reconstructed',
        how: 'mittel: Geschichte und Geographie; sie ergeben die Entfernungen der Beispiele',
      },
      {
        what: 'Welcher Ort was erzeugt; wo Barbaren beginnen',
        from: 'reconstructed',
        how: 'mittel: Eine Handvoll ist genannt, der Rest ist von uns',
      },
      { what: 'Technologiesymbole der Reichskarten', from: 'reconstructed', how: 'gering: gleichmäßig verteilt' },
      {
        what: 'Ziele auf den Rückseiten der Reichskarten',
        from: 'reconstructed',
        how: 'gering: Eines steht in der Regel, 71 sind von uns',
      },
      {
        what: 'Welche Gebiete und Symbole eine Ereigniskarte zeigt, ihr Steuersatz',
        from: 'reconstructed',
        how: 'gering: Anzahl und Arten stehen in der Regel',
      },
      {
        what: 'Wann eine Karte, die „jederzeit“ sagt, eingesetzt werden darf',
        from: 'reconstructed',
        how: 'mittel: unsere Festlegung, für jede Karte eine',
      },
      { what: 'Wappenbilder und die meisten Farben der Reiche', from: 'reconstructed', how: 'von uns' },
    ],
  },
};
