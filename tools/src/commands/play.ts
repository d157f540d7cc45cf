import { existsSync } from 'node:fs';
import { games, type Language, type Listing } from '@hegemon/games';
import { Idling } from '@hegemon/host/leisure';
import { Command } from 'commander';
import pc from 'picocolors';
import { chosenOptions, wholeNumber } from '../arguments.js';
import { botName } from '../bot-words.js';
import { Failure } from '../failure.js';
import { languageOption } from '../language.js';
import { type AnyMatch, openMatchAt } from '../match-files.js';
import { ladderFor } from '../play/answering.js';
import { botPhrasesFor } from '../play/bot-phrases.js';
import { openInput } from '../play/input.js';
import { autosavePath, FOLDER, keeperAt } from '../play/keeping.js';
import { playOn } from '../play/loop.js';
import { phrasesFor } from '../play/phrases.js';
import { type Agreement, branchOf, newMatch } from '../play/sitting.js';
import { type PlayTable, say, showBoard } from '../play/table.js';
import { openThinker } from '../play/thinking.js';
import { listingOf, refuseScenario } from '../register.js';
import { speechFor } from '../speech.js';
import { strengthOf, strengthText } from '../strength.js';
import { tableFor } from '../tables/index.js';
import { print } from '../terminal/print.js';

interface Wishes extends Agreement {
  readonly scenario?: string;
  readonly load?: string;
  readonly at?: number;
  readonly autosave?: string;
  readonly language: Language;
}

const EXAMPLES = `
Examples:
  hegemon play time-of-crisis
  hegemon play time-of-crisis --seats you,bot:planner/builder,bot:master --seed friday
  hegemon play time-of-crisis --seats you:Anna,you:Ben,bot:random --language de
  hegemon play --load .hegemon/time-of-crisis-friday.hegemon.json
  hegemon play --load match.hegemon.json --at 217 --seats you,bot:greedy,bot:greedy,bot:greedy

Levels: random, greedy, planner, master; styles: aggressive, builder, opportunist. hegemon games says what they are like.

In the game, help lists the commands: undo, why, odds, hint, bot, board, log, rules, save, quit.
The match is saved after every answer; nothing is lost if the terminal is closed.
With several people at one screen a curtain hides each hand. Input may also come from a pipe.`;

export const playCommand = (): Command =>
  new Command('play')
    .description('Plays a match in the terminal, alone against bots or with others at one screen.')
    .argument('[game]', 'the game, as listed by hegemon games')
    .option(
      '--seats <list>',
      `who plays, in seat order: you, you:<name>, bot:<level>, bot:<level>/<style> (default: you, and bots)`,
    )
    .option('--players <n>', 'how many play; places nobody is named for are taken by bots', wholeNumber(1, 20))
    .option('--scenario <name>', 'a scenario of the game')
    .option('--option <name=value>', 'an option of the game; may be repeated', chosenOptions, {})
    .option('--seed <text>', 'any text; the same text gives the same dice (default: a new one)')
    .option('--load <file>', 'go on with a saved match')
    .option('--at <n>', 'with --load: branch off after this entry, into a file of its own', wholeNumber(0))
    .option('--autosave <file>', 'where to save after every answer (default: .hegemon/<match>.hegemon.json)')
    .addOption(languageOption())
    .addHelpText('after', EXAMPLES)
    .action(async (game: string | undefined, wishes: Wishes) => {
      if (wishes.load === undefined) {
        if (wishes.at !== undefined) throw new Failure('--at says where to branch off; name the match with --load.');
        const listing = await listingFor(game);
        refuseScenario(listing.game, wishes.scenario);
        const match = newMatch(listing.game, wishes);
        await sitDown(listing, match, freshPath(wishes.autosave, match.head.id), wishes);
      } else await goOn(wishes.load, game, wishes);
    });

/** Without a name the only game is meant; where there are several, one is picked on a terminal. */
const listingFor = async (game: string | undefined): Promise<Listing> => {
  if (game !== undefined) return listingOf(game);
  if (games.length === 1) return games[0];
  const known = games.map(each => each.game.id);
  if (!process.stdin.isTTY) throw new Failure(`Say which game to play: ${known.join(', ')}.`);
  const { isCancel, select } = await import('@clack/prompts');
  const picked = await select({
    message: 'Which game?',
    options: games.map(each => ({ value: each.game.id, label: each.game.title })),
  });
  if (isCancel(picked)) throw new Failure(`No game was picked; there are ${known.join(', ')}.`);
  return listingOf(picked);
};

/** A place for a new match: what lies there already may be a match somebody wants to go on with. */
const freshPath = (wanted: string | undefined, id: string): string => {
  if (wanted !== undefined) {
    if (!existsSync(wanted)) return wanted;
    throw new Failure(`${wanted} is there already; go on with it by --load ${wanted}, or name another file.`);
  }
  let path = autosavePath(id);
  for (let again = 2; existsSync(path); again++) path = autosavePath(`${id}-${again}`);
  return path;
};

const goOn = async (path: string, game: string | undefined, wishes: Wishes): Promise<void> => {
  const { match, listing } = openMatchAt(path);
  if (game !== undefined && game !== listing.game.id)
    throw new Failure(`${path} is a match of ${listing.game.id}, not of ${game}.`);
  const last = match.entries.length - 1;
  if (wishes.at === undefined) {
    if (wishes.seats !== undefined)
      throw new Failure('Who plays is part of the match; to change it, branch off with --at.');
    await sitDown(listing, match, wishes.autosave ?? path, wishes);
    return;
  }
  if (wishes.at > last) throw new Failure(`${path} has entries 0 to ${last}; there is no entry ${wishes.at}.`);
  const branch = branchOf(match, wishes.at, wishes.seats);
  await sitDown(listing, branch, freshPath(wishes.autosave, `${match.head.id}-from-${wishes.at}`), wishes);
};

const sitDown = async (listing: Listing, match: AnyMatch, path: string, { language }: Wishes): Promise<void> => {
  const phrases = phrasesFor(language);
  const people = match.seats.filter(seat => match.sitters[seat].kind === 'person');
  const isResumed = match.entries.length > 1;
  const speech = await speechFor(listing, language, () => viewFor(match));
  const botPhrases = botPhrasesFor(language);
  const thinker = openThinker();
  const table: PlayTable = {
    listing,
    match,
    language,
    speech,
    phrases,
    botPhrases,
    ladder: ladderFor(match, thinker, { speech, phrases: botPhrases, folder: FOLDER }),
    thinker,
    idling: new Idling(match),
    standIns: new Map(),
    drawing: tableFor(listing.game),
    input: openInput(),
    keeper: keeperAt(path, trouble => say(pc.red(phrases.notSaved(path, trouble)))),
    people,
    toldTo: Object.fromEntries(
      [...match.seats, 'spectator'].map(seat => [seat, isResumed ? Math.max(0, match.entries.length - 4) : 0]),
    ),
    viewer: undefined,
    askedAt: match.entries.length,
  };
  print(pc.bold(phrases.welcome(match.game.title, match.seats.length)));
  say(phrases.promise(match.commitment));
  if (isResumed) say(phrases.resumed(match.entries.length));
  for (const line of await opponentsOf(listing, match, language)) say(line);
  table.keeper.keep(match);
  if (table.keeper.isKept) say(phrases.autosaves(path));
  try {
    const ending = await playOn(table);
    if (ending === 'over') finish(table);
    else takeLeave(table, path);
  } finally {
    thinker.dismiss();
    table.input.close();
  }
};

/** Whoever is asked sees; where several are, all see what everybody may. */
const viewFor = ({ game, state }: AnyMatch): unknown => {
  const [first, ...others] = game.pending(state);
  return game.view(state, first && others.length === 0 ? first.seat : 'spectator');
};

/** Who the bots are, and what was measured of them. */
const opponentsOf = async (listing: Listing, { sitters }: AnyMatch, language: Language): Promise<readonly string[]> => {
  const bots = new Set(Object.values(sitters).flatMap(({ kind, name }) => (kind === 'bot' ? [name] : [])));
  const lines = [...bots].map(async name => {
    const strength = await strengthOf(listing, name);
    return strength ? [`${botName(name, language)}: ${strengthText(strength, language)}`] : [];
  });
  return (await Promise.all(lines)).flat();
};

const finish = (table: PlayTable): void => {
  const { match, phrases, speech, keeper } = table;
  showBoard(table, 'spectator');
  print(pc.bold(`${phrases.over} ${match.outcome ? speech.outcome(match.outcome) : ''}`));
  say(phrases.seedIs(match.head.seed.serverSeed));
  if (keeper.isKept) say(phrases.saved(keeper.path));
};

const takeLeave = ({ phrases, keeper, match }: PlayTable, path: string): void => {
  // Nothing has been played since the last attempt, but there may be room by now.
  if (!keeper.isKept) keeper.keep(match);
  const command = `npx hegemon play --load ${path}`;
  if (keeper.isKept) say(phrases.goodbye(path, command));
  else {
    say(pc.red(phrases.lost(command)));
    process.exitCode = 1;
  }
};
