import { BOT_NAMES, type Bot, botByName, type Thought } from '@hegemon/bots';
import type { Language } from '@hegemon/games';
import type { BotFault } from '@hegemon/host';
import { isSeed, type Seed, seedOfText } from '@hegemon/kernel';
import { Command } from 'commander';
import pc from 'picocolors';
import { noSuch } from '../arguments.js';
import { harmless, isDebugging } from '../failure.js';
import { languageOption } from '../language.js';
import { type Speech, speechFor } from '../speech.js';
import { percent, tableOf } from '../terminal/layout.js';
import { print, printJson } from '../terminal/print.js';
import { type AskedAgain, askAgain } from '../think/asking-again.js';
import { readFault } from '../think/fault-file.js';

interface Wishes {
  readonly bot?: string;
  readonly seed?: string;
  readonly language: Language;
  readonly json: boolean;
}

const EXAMPLES = `
Examples:
  hegemon think match-7.bot-fault.json
  hegemon think match-7.bot-fault.json --bot greedy
  hegemon think match-7.bot-fault.json --seed 7 --json

A bot that fails leaves a file with all it was handed. Here it is asked again: the same bot with the same seed runs into
the same fault. The exit code is 0 if it answers, otherwise 1; --debug shows where it fails.`;

export const thinkCommand = (): Command =>
  new Command('think')
    .description('Puts the question of a bot that has failed once more, and shows what it considers.')
    .argument('<file>', 'what a failing bot has left (*.bot-fault.json)')
    .option('--bot <name>', `ask another bot: ${BOT_NAMES.join(', ')}`)
    .option('--seed <text>', 'think with other luck (default: the seed in the file)')
    .addOption(languageOption())
    .option('--json', 'report as JSON', false)
    .addHelpText('after', EXAMPLES)
    .action(run);

const run = async (path: string, wishes: Wishes): Promise<void> => {
  const { file, listing } = readFault(path);
  const name = wishes.bot ?? file.bot;
  const bot = botByName(name);
  if (!bot) throw noSuch('bot', name, BOT_NAMES);
  const seed = wishes.seed === undefined ? file.seed : seedFrom(wishes.seed);
  const begun = performance.now();
  const again = askAgain(listing.game, path, file, bot, seed);
  const milliseconds = Math.round(performance.now() - begun);
  if (again.fault) process.exitCode = 1;
  if (wishes.json) printJson(jsonOf(file, bot, seed, again, milliseconds));
  else print(textOf(file, bot, again, milliseconds, await speechFor(listing, wishes.language)));
};

const seedFrom = (text: string): Seed => (isSeed(text) ? text : seedOfText(text).slice(0, 32));

const jsonOf = (
  { game, seat, message }: BotFault,
  { name }: Bot,
  seed: Seed,
  { decision, thought, fault }: AskedAgain,
  milliseconds: number,
): object => ({
  ok: fault === undefined,
  game,
  bot: name,
  seat,
  seed,
  question: { rule: decision.rule, prompt: decision.prompt },
  before: message,
  ...thought,
  ...(fault && { fault: harmless(fault.message), isSame: fault.message === message }),
  timing: { milliseconds },
});

const textOf = (
  { seat, message }: BotFault,
  { name }: Bot,
  { decision, thought, fault }: AskedAgain,
  milliseconds: number,
  speech: Speech,
): string =>
  [
    `${pc.bold(name)} for ${speech.seat(seat)}, question ${decision.n} [${decision.rule}]: ${speech.question(decision)}`,
    `it had failed with: ${harmless(message)}`,
    ...(fault ? faultLines(fault, message) : []),
    ...(thought ? thoughtLines(thought, milliseconds, speech) : []),
    ...(thought || fault ? [] : [pc.green('it does nothing')]),
  ].join('\n');

const faultLines = (fault: Error, before: string): string[] => {
  if (fault.message === before) return [pc.red('it fails again in the same way'), ...traceOf(fault)];
  return [`${pc.red('it fails otherwise')}: ${harmless(fault.message)}`, ...traceOf(fault)];
};
const traceOf = (fault: Error): string[] =>
  isDebugging() && fault.stack ? ['', fault.stack] : ['Run it again with --debug to see where.'];

/** More than this nobody reads; all of them are in --json. */
const SHOWN = 12;

const thoughtLines = ({ answer, nodes, considered = [] }: Thought, milliseconds: number, speech: Speech): string[] => [
  `${pc.green('it answers')}: ${speech.answer(answer)} (${nodes} nodes, ${milliseconds} ms)`,
  ...(considered.length > 0
    ? [
        '',
        tableOf(
          ['considered', 'chance to win'],
          considered.slice(0, SHOWN).map(each => [speech.answer(each.answer), percent(each.worth)]),
        ),
      ]
    : []),
  ...(considered.length > SHOWN ? [pc.dim(`and ${considered.length - SHOWN} more`)] : []),
];
