import { createHash } from 'node:crypto';
import type { Settings } from '@hegemon/protocol';
import type { Config } from '../config.js';
import { linkTo, PLACE_OF_LISTS, PLACE_OF_SETTINGS, placeOfMatch } from './links.js';
import type { Letter } from './mail.js';
import { plain, type Telling } from './tellings.js';
import { NOTICE_WORDS } from './words.js';

type Language = Settings['language'];
/** How a game's board calls a phase; undefined if it has no name for it. */
export type PhaseName = (game: string, phase: string, language: Language) => Promise<string | undefined>;

const fullNameOf = ({ title, game }: Telling): string => (title ? `${title} (${game.title})` : game.title);

/** What it is about, on one line: the subject of a letter and the text of a push. */
export const headlineOf = (tellings: readonly Telling[], language: Language): string => {
  const words = NOTICE_WORDS[language];
  const [first] = tellings;
  if (tellings.length === 1) return plain(`${words.kinds[first.kind]}: ${fullNameOf(first)}`);
  const matches = new Set(tellings.map(({ match }) => match)).size;
  return plain(matches === 1 ? words.newsFrom(fullNameOf(first)) : words.newsFromSeveral(matches));
};

/** Where somebody goes who follows it. */
export const placeOf = (tellings: readonly Telling[]): string =>
  new Set(tellings.map(({ match }) => match)).size === 1 ? placeOfMatch(tellings[0].match) : PLACE_OF_LISTS;

const lineOf = async (telling: Telling, language: Language, phaseName: PhaseName): Promise<string> => {
  const { kind, game, turn, phase } = telling;
  const words = NOTICE_WORDS[language];
  const named = phase === undefined ? undefined : await phaseName(game.id, phase, language);
  const when = [...(turn === undefined ? [] : [words.turn(turn)]), ...(named ? [plain(named)] : [])];
  return `${words.kinds[kind]}${when.length > 0 ? ` (${when.join(', ')})` : ''}.`;
};

/** The same letter has the same name whenever it is sent: a mailbox can tell that it has it already. */
const nameOfLetter = (person: string, tellings: readonly Telling[]): string =>
  createHash('sha256')
    .update(JSON.stringify([person, ...tellings.map(({ id }) => id)]))
    .digest('hex')
    .slice(0, 32);

export interface Reader {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
}

/** One letter about everything: match by match, with a link to each. */
export const letterOf = async (
  reader: Reader,
  tellings: readonly Telling[],
  config: Config,
  phaseName: PhaseName,
): Promise<Letter> => {
  const { language } = reader;
  const words = NOTICE_WORDS[language];
  const settings = linkTo(config, PLACE_OF_SETTINGS);
  const parts = [words.hello(plain(reader.name))];
  for (const match of new Set(tellings.map(each => each.match))) {
    const group = tellings.filter(each => each.match === match);
    const lines: string[] = [];
    for (const each of group) lines.push(await lineOf(each, language, phaseName));
    parts.push([fullNameOf(group[0]), ...lines, linkTo(config, placeOfMatch(match))].join('\n'));
  }
  parts.push(`-- \n${words.settings(settings)}`);
  return {
    subject: headlineOf(tellings, language),
    text: `${parts.join('\n\n')}\n`,
    unsubscribe: settings,
    id: nameOfLetter(reader.id, tellings),
  };
};
