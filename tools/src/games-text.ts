import { botByName } from '@hegemon/bots';
import type { Language } from '@hegemon/games';
import { type OptionValue, type Provenance, STYLES } from '@hegemon/kernel';
import pc from 'picocolors';
import { valueText } from './arguments.js';
import { BOT_WORDS } from './bot-words.js';
import type { Origins } from './facts.js';
import { type Measured, strengthText } from './strength.js';
import { padTo, percent, placesFor, wrapped } from './terminal/layout.js';

/** What is told of a game. */
export interface Described {
  readonly id: string;
  readonly title: string;
  readonly edition: number;
  readonly players: readonly number[];
  readonly scenarios: readonly string[];
  readonly options: readonly {
    readonly id: string;
    readonly rule: string;
    readonly byDefault: OptionValue;
    /** Of one that is more than on or off: what it may be. */
    readonly of?: readonly OptionValue[];
    readonly provenance: string;
    readonly text: string;
  }[];
  readonly endings: readonly string[];
  readonly bots: readonly Measured[];
  readonly rules: { readonly total: number; readonly tested: number; readonly share: number };
  readonly facts: number;
  readonly shares: Origins['shares'];
  readonly reconstructed: Origins['reconstructed'];
}

interface GamesWords {
  edition(n: number): string;
  readonly players: string;
  readonly scenarios: string;
  readonly none: string;
  readonly rules: string;
  tested(total: number, tested: number, share: string): string;
  readonly facts: string;
  readonly from: Readonly<Record<Provenance, string>>;
  readonly ours: string;
  readonly sure: Readonly<Partial<Record<string, string>>>;
  readonly bots: string;
  readonly styles: string;
  readonly options: string;
  byDefault(value: OptionValue): string;
  oneOf(values: string): string;
}
const WORDS: Readonly<Record<Language, GamesWords>> = {
  en: {
    edition: n => `edition ${n}`,
    players: 'players',
    scenarios: 'scenarios',
    none: 'none',
    rules: 'rules',
    tested: (total, tested, share) => `${total}, of which ${tested} (${share}) have a test`,
    facts: 'facts',
    from: { rulebook: 'rule book', public: 'public', reconstructed: 'reconstructed' },
    ours: 'ours, by confidence',
    sure: {},
    bots: 'bots',
    styles: 'styles, such as planner/builder',
    options: 'options',
    byDefault: value => `${valueText(value)} by default`,
    oneOf: values => `one of ${values}`,
  },
  de: {
    edition: n => `Ausgabe ${n}`,
    players: 'Spieler',
    scenarios: 'Szenarien',
    none: 'keine',
    rules: 'Regeln',
    tested: (total, tested, share) => `${total}, davon ${tested} (${share}) mit Test`,
    facts: 'Fakten',
    from: { rulebook: 'Spielregel', public: 'öffentlich', reconstructed: 'rekonstruiert' },
    ours: 'unsere, nach Sicherheit',
    sure: { high: 'sicher', medium: 'mittel', low: 'unsicher', unsaid: 'ohne Angabe' },
    bots: 'Bots',
    styles: 'Spielarten, etwa planner/builder',
    options: 'Optionen',
    byDefault: value => `sonst ${typeof value === 'boolean' ? (value ? 'an' : 'aus') : value}`,
    oneOf: values => `eines von ${values}`,
  },
};

/** A game with its players, rules, facts, bots and options, all in one language. */
export const gameText = (game: Described, language: Language): string => {
  const words = WORDS[language];
  const { rules, options } = game;
  const line = (label: string, text: string): string => `  ${padTo(label, LABEL)}${text}`;
  return [
    `${pc.bold(game.title)} (${game.id}), ${words.edition(game.edition)}`,
    line(words.players, game.players.join(', ')),
    line(words.scenarios, game.scenarios.join(', ') || words.none),
    line(words.rules, words.tested(rules.total, rules.tested, percent(rules.share, language))),
    line(words.facts, factsText(game, language)),
    ...(game.shares.reconstructed > 0 ? [reconstructedText(game, words)] : []),
    ...botLines(game.bots, language),
    `  ${words.options}`,
    ...options.flatMap(({ id, rule, byDefault, of, provenance, text }) => [
      `    ${pc.cyan(id)}, ${of ? `${words.oneOf(of.join(', '))}, ` : ''}${words.byDefault(byDefault)} [${rule}, ${words.from[provenance as Provenance] ?? provenance}]`,
      wrapped(text, WIDTH, '      '),
    ]),
  ].join('\n');
};
/** So wide is the column of labels. */
const LABEL = 11;
const WIDTH = 100;

const factsText = ({ facts, shares }: Described, language: Language): string => {
  const { from } = WORDS[language];
  const parts = (Object.keys(from) as Provenance[]).map(each => ({
    name: from[each],
    share: facts > 0 ? shares[each] / facts : 0,
  }));
  const places = placesFor(parts.map(({ share }) => share));
  return `${facts}: ${parts.map(({ name, share }) => `${name} ${percent(share, language, places)}`).join(', ')}`;
};

const reconstructedText = ({ reconstructed }: Described, { ours, sure }: GamesWords): string => {
  const parts = Object.entries(reconstructed).map(([part, counts]) => {
    const told = Object.entries(counts).map(([how, count]) => `${count} ${sure[how] ?? how}`);
    return `${part} (${told.join(', ')})`;
  });
  return wrapped(`${ours}: ${parts.join(', ')}`, WIDTH, ' '.repeat(LABEL + 2));
};

/** What to type for each bot, what it is called and what it is like. */
const botLines = (bots: readonly Measured[], language: Language): string[] => {
  const { levels, styles } = BOT_WORDS[language];
  const words = WORDS[language];
  const line = (id: string, name: string, text: string): string =>
    wrapped(`${pc.cyan(id)}${name === id ? '' : ` – ${name}`}: ${text}`, WIDTH, '    ', '      ');
  return [
    `  ${words.bots}`,
    ...bots.flatMap(({ name, strength }) => {
      const level = botByName(name)?.level;
      if (!level) return [`    ${pc.cyan(name)}`];
      const said = line(name, levels[level].name, levels[level].text);
      return strength ? [said, `      ${strengthText(strength, language)}`] : [said];
    }),
    `  ${words.styles}`,
    ...STYLES.map(style => line(style, styles[style].name, styles[style].text)),
  ];
};
