import { levelOf, styleOf } from '@hegemon/board/bots/bot-name.js';
import type { Provenance } from '@hegemon/kernel';
import type { PlanFault } from './seating.js';

interface Words {
  readonly title: string;
  readonly quick: string;
  readonly quickText: (foes: string) => string;
  /** Against whom one plays: one of a level, and several. */
  readonly foes: Readonly<Partial<Record<string, readonly [one: string, many: string]>>>;
  readonly numbers: readonly string[];
  readonly inStyles: string;
  readonly quickGo: string;
  readonly own: string;
  readonly players: string;
  readonly seats: string;
  readonly seatText: string;
  readonly person: string;
  readonly name: string;
  readonly who: (seat: string) => string;
  readonly nameOf: (seat: string) => string;
  readonly you: string;
  readonly personNamed: (seat: string) => string;
  readonly style: (seat: string) => string;
  readonly onlyBots: string;
  readonly sharedScreen: string;
  readonly options: string;
  readonly noOptions: string;
  readonly provenance: Readonly<Record<Provenance, { readonly name: string; readonly text: string }>>;
  readonly byDefault: string;
  readonly dice: string;
  readonly random: string;
  readonly randomText: string;
  readonly typed: string;
  readonly typedText: string;
  readonly seed: string;
  readonly begin: string;
  readonly beginning: string;
  readonly first: string;
  readonly unknownGame: string;
  readonly fault: (fault: PlanFault, seat: (seat: string) => string) => string;
  readonly learn: {
    readonly title: string;
    readonly text: string;
    readonly points: readonly string[];
    readonly begin: string;
    readonly goOn: string;
    readonly anew: string;
    readonly none: string;
  };
}

export const NEW_WORDS: Readonly<Record<'en' | 'de', Words>> = {
  en: {
    title: 'New game',
    quick: 'At once',
    quickText: foes => `You against ${foes}, all options as in the rule book.`,
    foes: {
      random: ['a Beginner', 'Beginners'],
      greedy: ['an Apprentice', 'Apprentices'],
      planner: ['a Strategist', 'Strategists'],
      master: ['a Master', 'Masters'],
    },
    numbers: ['no', 'one', 'two', 'three', 'four', 'five'],
    inStyles: 'of different styles',
    quickGo: 'Begin at once',
    own: 'As you like it',
    players: 'Players',
    seats: 'Seats',
    seatText: 'In the order of play. Several people may share this screen.',
    person: 'A person',
    name: 'Name',
    who: seat => `Who plays ${seat}`,
    nameOf: seat => `Name of the person for ${seat}`,
    you: 'You',
    personNamed: seat => `Player ${seat}`,
    style: seat => `Style of the bot for ${seat}`,
    onlyBots: 'Nobody sits at this screen: the bots play, and you look on.',
    sharedScreen: 'Before each change of hands a curtain falls and hides what the others hold.',
    options: 'Options',
    noOptions: 'This game has no options.',
    provenance: {
      rulebook: { name: 'rule book', text: 'An option of the rule book.' },
      public: { name: 'not in the rule book', text: 'Known from public material, not from the rule book.' },
      reconstructed: { name: 'reconstructed', text: 'Our own reconstruction.' },
    },
    byDefault: 'on by default',
    dice: 'Dice',
    random: 'Unknown to everybody',
    randomText: 'The seed is drawn now and sealed; after the end anyone can check every die.',
    typed: 'From a typed seed',
    typedText: 'The same seed makes the same dice fall again: whoever knows it can know the dice.',
    seed: 'Seed',
    begin: 'Begin the game',
    beginning: 'The game is being set up …',
    first: 'First:',
    unknownGame: 'This game cannot be played here.',
    fault: (fault, seat) => {
      switch (fault.code) {
        case 'no-name':
          return `give the person for ${seat(fault.seat)} a name.`;
        case 'long-name':
          return `the name of the person for ${seat(fault.seat)} is too long; 30 letters are enough.`;
        case 'same-name':
          return `two people are called ${fault.name}; give them different names.`;
        case 'no-seed':
          return 'type a seed, or leave the dice unknown.';
        case 'long-seed':
          return 'the seed is too long; 64 letters are enough.';
      }
    },
    learn: {
      title: 'First steps',
      text: 'A short guided game. Every step says what to look at and what to do; the rules are the real ones, and you may leave the guide at any time and play on.',
      points: [
        'What can be done is lit. A click, a tap or Enter is always enough.',
        'Whatever cannot be done says why, with its rule.',
        'Your own choices can be taken back up to the last die.',
      ],
      begin: 'Begin the first game',
      goOn: 'Go on with your first game',
      anew: 'Begin it anew',
      none: 'There are no first steps for this game yet.',
    },
  },
  de: {
    title: 'Neue Partie',
    quick: 'Sofort',
    quickText: foes => `Allein gegen ${foes}, alle Optionen wie in der Spielregel.`,
    foes: {
      random: ['einen Anfänger', 'Anfänger'],
      greedy: ['einen Lehrling', 'Lehrlinge'],
      planner: ['einen Strategen', 'Strategen'],
      master: ['einen Meister', 'Meister'],
    },
    numbers: ['keine', 'einen', 'zwei', 'drei', 'vier', 'fünf'],
    inStyles: 'verschiedener Spielart',
    quickGo: 'Sofort beginnen',
    own: 'Nach Wunsch',
    players: 'Spieler',
    seats: 'Plätze',
    seatText: 'In der Reihenfolge des Spiels. Mehrere Personen können sich den Bildschirm teilen.',
    person: 'Eine Person',
    name: 'Name',
    who: seat => `Wer ${seat} spielt`,
    nameOf: seat => `Name der Person für ${seat}`,
    you: 'Ich',
    personNamed: seat => `Spieler ${seat}`,
    style: seat => `Spielart des Bots für ${seat}`,
    onlyBots: 'Niemand sitzt an diesem Bildschirm: Die Bots spielen, das Zusehen bleibt.',
    sharedScreen: 'Vor jedem Wechsel fällt ein Vorhang und verdeckt, was die anderen haben.',
    options: 'Optionen',
    noOptions: 'Dieses Spiel hat keine Optionen.',
    provenance: {
      rulebook: { name: 'Spielregel', text: 'Eine Option der Spielregel.' },
      public: { name: 'nicht in der Spielregel', text: 'Aus öffentlichem Material bekannt, nicht aus der Spielregel.' },
      reconstructed: { name: 'rekonstruiert', text: 'Unsere eigene Rekonstruktion.' },
    },
    byDefault: 'im Regelfall an',
    dice: 'Würfel',
    random: 'Allen unbekannt',
    randomText: 'Der Startwert wird jetzt gezogen und versiegelt; nach dem Ende lässt sich jeder Würfel prüfen.',
    typed: 'Aus einem eigenen Startwert',
    typedText: 'Derselbe Startwert lässt dieselben Würfel fallen: Wer ihn kennt, kann die Würfel kennen.',
    seed: 'Startwert',
    begin: 'Partie beginnen',
    beginning: 'Die Partie wird aufgebaut …',
    first: 'Zuvor:',
    unknownGame: 'Dieses Spiel lässt sich hier nicht spielen.',
    fault: (fault, seat) => {
      switch (fault.code) {
        case 'no-name':
          return `Die Person für ${seat(fault.seat)} braucht einen Namen.`;
        case 'long-name':
          return `Der Name der Person für ${seat(fault.seat)} ist zu lang; 30 Buchstaben genügen.`;
        case 'same-name':
          return `Zwei Personen heißen ${fault.name}; sie brauchen verschiedene Namen.`;
        case 'no-seed':
          return 'Es fehlt ein Startwert – oder die Würfel bleiben unbekannt.';
        case 'long-seed':
          return 'Der Startwert ist zu lang; 64 Zeichen genügen.';
      }
    },
    learn: {
      title: 'Erste Schritte',
      text: 'Eine kurze geführte Partie. Jeder Schritt sagt, was zu sehen und was zu tun ist; die Regeln sind die echten, und das Spiel geht auch ohne Führung jederzeit weiter.',
      points: [
        'Was getan werden kann, ist erleuchtet. Ein Klick, ein Tippen oder die Eingabetaste genügt immer.',
        'Was nicht geht, sagt warum, mit seiner Regel.',
        'Eigene Entscheidungen lassen sich bis zum letzten Würfel zurücknehmen.',
      ],
      begin: 'Erste Partie beginnen',
      goOn: 'Erste Partie fortsetzen',
      anew: 'Neu beginnen',
      none: 'Für dieses Spiel gibt es noch keine ersten Schritte.',
    },
  },
};

/** "three Strategists of different styles": bots by their names. */
export const foesText = (bots: readonly string[], language: 'en' | 'de'): string => {
  const { foes, numbers, inStyles } = NEW_WORDS[language];
  const parts = [...new Set(bots.map(levelOf))].map(level => {
    const alike = bots.filter(bot => levelOf(bot) === level);
    const [one, many] = foes[level] ?? [level, level];
    if (alike.length === 1) return one;
    const said = `${numbers[alike.length] ?? alike.length} ${many}`;
    return new Set(alike.map(styleOf)).size > 1 ? `${said} ${inStyles}` : said;
  });
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
};
