import type { Language, Listing } from '@hegemon/games';
import { Command } from 'commander';
import pc from 'picocolors';
import { wholeNumber } from '../arguments.js';
import { Failure } from '../failure.js';
import { languageOption } from '../language.js';
import { listingOf } from '../register.js';
import type { Coverage } from '../rules/coverage.js';
import { digestOf, paragraphsOf, ruleIdOf } from '../rules/digest.js';
import { readingOf } from '../rules/reading.js';
import { tableOf, windowWidth } from '../terminal/layout.js';
import { print, printJson } from '../terminal/print.js';
import { progressOf } from '../terminal/progress.js';

interface Wishes {
  readonly id?: string;
  readonly coverage: boolean;
  readonly strict: boolean;
  readonly games: number;
  readonly language: Language;
  readonly json: boolean;
}

const EXAMPLES = `
Examples:
  hegemon rules time-of-crisis
  hegemon rules time-of-crisis --id 6.3.2 --language de
  hegemon rules time-of-crisis --coverage
  hegemon rules time-of-crisis --coverage --strict --json

The coverage table shows for every rule where its code is, how many tests name it, and how often random play comes there.`;

export const rulesCommand = (): Command =>
  new Command('rules')
    .description('Prints the digest of the rules, or which rules have code and tests.')
    .argument('<game>', 'the game, as listed by hegemon games')
    .option('--id <rule>', 'one rule with its parts, such as 8.1 or "ToC 8.1"')
    .option('--coverage', 'rule by rule: code, tests, times reached in random play', false)
    .option('--strict', 'with --coverage: fail if a rule lacks code or a test', false)
    .option('--games <n>', 'with --coverage: how many random games are played to count', wholeNumber(0, 10_000), 36)
    .addOption(languageOption())
    .option('--json', 'print as JSON', false)
    .addHelpText('after', EXAMPLES)
    .action(async (game: string, wishes: Wishes) => {
      const listing = listingOf(game);
      if (wishes.coverage) await showCoverage(listing, wishes);
      else if (wishes.strict) throw new Failure('--strict belongs to --coverage; add it, or leave --strict out.');
      else showRules(listing, wishes);
    });

const showRules = (listing: Listing, { id, language, json }: Wishes): void => {
  const digest = digestOf(listing, language);
  const rule = id === undefined ? undefined : ruleIdOf(digest, id);
  const paragraphs = rule === undefined ? digest.paragraphs : paragraphsOf(digest, rule);
  if (json) printJson({ game: listing.game.id, language, ...(rule && { id: rule }), paragraphs });
  else {
    const text = readingOf(paragraphs, Math.min(windowWidth(), 100));
    print(rule === undefined ? `${pc.bold(digest.title)}\n\n${text}` : text);
  }
};

const showCoverage = async (listing: Listing, { games, strict, json, id }: Wishes): Promise<void> => {
  // Brings a compiler along to read the sources; whoever only reads the rules need not wait for it.
  const { coverageOf } = await import('../rules/coverage.js');
  const progress = progressOf('playing', games);
  const coverage = await coverageOf(listing, games, played => progress.to(played)).finally(() => progress.end());
  const wanted = id === undefined ? undefined : ruleIdOf(digestOf(listing, 'en'), id);
  const shown =
    wanted === undefined ? coverage : { ...coverage, rules: coverage.rules.filter(rule => rule.id === wanted) };
  if (json) printJson(shown);
  else print(textOf(shown, listing, wanted !== undefined));
  if (strict && coverage.missing.length > 0) process.exitCode = 1;
};

const textOf = (coverage: Coverage, { game }: Listing, isDetailed: boolean): string => {
  const { total, withCode, withTest, games, missing, rules } = coverage;
  if (isDetailed) return rules.map(detailOf).join('\n');
  const none = pc.red('none');
  return [
    tableOf(
      ['rule', 'code', 'tests', 'reached', 'where'],
      rules.map(({ id, code, tests, reached }) => [
        id,
        code.length || none,
        tests.length || none,
        reached ?? '-',
        (code[0] ?? '').replace(/^packages\/games\/[^/]+\//, ''),
      ]),
    ),
    '',
    `${pc.bold(game.title)}: ${total} rules, ${withCode} with code, ${withTest} with a test; reached in ${games} random games`,
    missing.length === 0 ? pc.green('nothing is missing') : `${pc.red('missing code or test')}: ${missing.join(', ')}`,
  ].join('\n');
};

const detailOf = ({ id, code, tests, reached }: Coverage['rules'][number]): string =>
  [
    `${pc.bold(id)}, reached ${reached ?? '-'} times`,
    ...code.map(place => `  code  ${place}`),
    ...tests.map(place => `  test  ${place}`),
    ...(code.length === 0 ? [`  ${pc.red('no code')}`] : []),
    ...(tests.length === 0 ? [`  ${pc.red('no test')}`] : []),
  ].join('\n');
