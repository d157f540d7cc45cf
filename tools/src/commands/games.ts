import { basename } from 'node:path';
import { games, type Language, type Listing } from '@hegemon/games';
import { Command } from 'commander';
import { originsOf } from '../facts.js';
import { readText } from '../files.js';
import { type Described, gameText } from '../games-text.js';
import { languageOption } from '../language.js';
import { GAMES_FOLDER } from '../paths.js';
import { digestOf, ownParagraphsOf } from '../rules/digest.js';
import { levelsOf, type Measured } from '../strength.js';
import { print, printJson } from '../terminal/print.js';

const EXAMPLES = `
Examples:
  hegemon games
  hegemon games --language de
  hegemon games --json`;

export const gamesCommand = (): Command =>
  new Command('games')
    .description(
      'Lists the games: players, options, edition, share of rules tested, what is reconstructed, how strong bots are.',
    )
    .addOption(languageOption())
    .option('--json', 'print as JSON', false)
    .addHelpText('after', EXAMPLES)
    .action(async ({ language, json }: { language: Language; json: boolean }) => {
      // Brings a compiler along to read the tests.
      const { testedShareOf } = await import('../rules/coverage.js');
      const all = await Promise.all(
        games.map(async listing => describe(listing, language, testedShareOf(listing), await levelsOf(listing))),
      );
      if (json) printJson(all);
      else print(all.map(game => gameText(game, language)).join('\n\n'));
    });

/** One file, or several, each known by its name. */
const factsIn = (files: readonly string[]): unknown => {
  const parts = files.map(file => [basename(file, '.json'), JSON.parse(readText(GAMES_FOLDER + file, 'data file'))]);
  return parts.length === 1 ? parts[0][1] : Object.fromEntries(parts);
};

const describe = (
  listing: Listing,
  language: Language,
  { tested, total }: { tested: number; total: number },
  bots: readonly Measured[],
): Described => {
  const { game } = listing;
  const digest = digestOf(listing, language);
  const { facts, shares, reconstructed } = originsOf(factsIn(listing.data));
  // The paragraph of the option's rule that names it says best what it does.
  const textFor = (rule: string, id: string): string => {
    const own = ownParagraphsOf(digest, rule).filter(({ kind }) => kind !== 'heading');
    const text = (own.find(part => part.text.includes(`\`${id}\``)) ?? own[0])?.text ?? '';
    return text.replaceAll('`', '').replaceAll('**', '');
  };
  return {
    id: game.id,
    title: game.title,
    edition: game.edition,
    players: game.players,
    scenarios: [],
    options: game.optionSpecs.map(spec => ({ ...spec, text: textFor(spec.rule, spec.id) })),
    endings: game.endings,
    bots,
    rules: { total, tested, share: total > 0 ? Math.round((1000 * tested) / total) / 1000 : 0 },
    facts,
    shares,
    reconstructed,
  };
};
