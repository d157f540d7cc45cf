import { games, type Language, type Listing } from '@hegemon/games';
import { Command } from 'commander';
import pc from 'picocolors';
import { type Origins, originsOf } from '../facts.js';
import { readText } from '../files.js';
import { languageOption } from '../language.js';
import { GAMES_FOLDER } from '../paths.js';
import { digestOf, ownParagraphsOf } from '../rules/digest.js';
import { levelsOf, type Measured, strengthText } from '../strength.js';
import { percent, wrapped } from '../terminal/layout.js';
import { print, printJson } from '../terminal/print.js';

interface Described {
  readonly id: string;
  readonly title: string;
  readonly edition: number;
  readonly players: readonly number[];
  readonly scenarios: readonly string[];
  readonly options: readonly {
    readonly id: string;
    readonly rule: string;
    readonly byDefault: boolean;
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
      else print(all.map(game => textOf(game, language)).join('\n\n'));
    });

const describe = (
  listing: Listing,
  language: Language,
  { tested, total }: { tested: number; total: number },
  bots: readonly Measured[],
): Described => {
  const { game } = listing;
  const digest = digestOf(listing, language);
  const [data] = listing.data;
  const { facts, shares, reconstructed } = originsOf(JSON.parse(readText(GAMES_FOLDER + data, 'data file')));
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
    options: game.optionSpecs.map(({ id, rule, byDefault, provenance }) => ({
      id,
      rule,
      byDefault,
      provenance,
      text: textFor(rule, id),
    })),
    endings: game.endings,
    bots,
    rules: { total, tested, share: total > 0 ? Math.round((1000 * tested) / total) / 1000 : 0 },
    facts,
    shares,
    reconstructed,
  };
};

const textOf = (game: Described, language: Language): string => {
  const { facts, shares } = game;
  const share = (count: number): string => percent(facts > 0 ? count / facts : 0);
  return [
    `${pc.bold(game.title)} (${game.id}), edition ${game.edition}`,
    `  players    ${game.players.join(', ')}`,
    `  scenarios  ${game.scenarios.join(', ') || 'none'}`,
    `  rules      ${game.rules.total}, of which ${game.rules.tested} (${percent(game.rules.share)}) have a test`,
    `  facts      ${facts}: rule book ${share(shares.rulebook)}, public ${share(shares.public)}, reconstructed ${share(shares.reconstructed)}`,
    ...(shares.reconstructed > 0 ? [reconstructedText(game)] : []),
    '  bots',
    ...game.bots.map(
      ({ name, strength }) => `    ${pc.cyan(name)}${strength ? `  ${strengthText(strength, language)}` : ''}`,
    ),
    '  options',
    ...game.options.flatMap(({ id, rule, byDefault, provenance, text }) => [
      `    ${pc.cyan(id)}, ${byDefault ? 'on' : 'off'} by default [${rule}, ${provenance}]`,
      wrapped(text, 100, '      '),
    ]),
  ].join('\n');
};

const reconstructedText = ({ reconstructed }: Described): string => {
  const parts = Object.entries(reconstructed).map(([part, sure]) => {
    const counts = Object.entries(sure).map(([how, count]) => `${count} ${how}`);
    return `${part} (${counts.join(', ')})`;
  });
  return wrapped(`ours, by confidence: ${parts.join(', ')}`, 100, '             ', '             ');
};
