import { Command } from 'commander';
import pc from 'picocolors';
import { version } from './version.js';

/** Every command, in the order of the help. Only the one that is asked for is loaded, so that the others cost nothing. */
const COMMANDS: readonly { readonly name: string; readonly does: string; load(): Promise<Command> }[] = [
  {
    name: 'games',
    does: 'list the games: players, options, edition, rules tested, what is reconstructed',
    load: async () => (await import('./commands/games.js')).gamesCommand(),
  },
  {
    name: 'play',
    does: 'play in the terminal, against bots or at one screen',
    load: async () => (await import('./commands/play.js')).playCommand(),
  },
  {
    name: 'simulate',
    does: 'let bots play many games and count',
    load: async () => (await import('./commands/simulate.js')).simulateCommand(),
  },
  {
    name: 'tournament',
    does: 'let bots play against each other: ratings, shares of wins, how fair the seats are',
    load: async () => (await import('./commands/tournament.js')).tournamentCommand(),
  },
  {
    name: 'think',
    does: 'put the question of a bot that has failed once more',
    load: async () => (await import('./commands/think.js')).thinkCommand(),
  },
  {
    name: 'verify',
    does: 'replay match files: every entry legal, every draw right, every hash right',
    load: async () => (await import('./commands/verify.js')).verifyCommand(),
  },
  {
    name: 'replay',
    does: 'print the chronicle and the position of a match file',
    load: async () => (await import('./commands/replay.js')).replayCommand(),
  },
  {
    name: 'rules',
    does: 'read the rules, or see which of them have code and tests',
    load: async () => (await import('./commands/rules.js')).rulesCommand(),
  },
  {
    name: 'data',
    does: "check a game's data files",
    load: async () => (await import('./commands/data.js')).dataCommand(),
  },
  {
    name: 'map',
    does: "draw a game's map from its source, or check the drawn one",
    load: async () => (await import('./commands/map.js')).mapCommand(),
  },
  {
    name: 'tune',
    does: "fit the weights of a game's bots to games they play against themselves",
    load: async () => (await import('./commands/tune.js')).tuneCommand(),
  },
  {
    name: 'serve',
    does: 'run the server: matches with others, over the network',
    load: async () => (await import('./commands/serve.js')).serveCommand(),
  },
  {
    name: 'db',
    does: "look after the server's database: migrate, backup, restore, rehearse an upgrade",
    load: async () => (await import('./commands/db.js')).dbCommand(),
  },
  {
    name: 'bench',
    does: 'measure speed, as ratios to anchors in the same run',
    load: async () => (await import('./commands/bench.js')).benchCommand(),
  },
];

const EXAMPLES = `
Examples:
  hegemon games
  hegemon play time-of-crisis
  hegemon simulate time-of-crisis --games 100
  hegemon verify .hegemon/*.hegemon.json
  hegemon rules time-of-crisis --id "ToC 8.1"

Every command explains itself with --help.`;

/** The command line for these arguments. */
export const programFor = async (args: readonly string[]): Promise<Command> => {
  const program = new Command('hegemon')
    .description('Play, replay, verify and measure the games of Hegemon.')
    .version(version, '--version', 'the version of Hegemon')
    .option('--debug', 'show traces of errors (also HEGEMON_DEBUG=1)')
    .addHelpText('after', EXAMPLES)
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error:/, pc.red('hegemon:'))) })
    .exitOverride();
  const isHelp = args[0] === 'help';
  const asked = (isHelp ? args.slice(1) : args).find(arg => !arg.startsWith('-'));
  for (const { name, does, load } of COMMANDS) {
    const command = name === asked ? await load() : new Command(name);
    adopt(program, command.summary(does));
    program.addCommand(command);
  }
  return program;
};

/** Errors of a command and of its parts look like those of the whole, and lead to their own help. */
const adopt = (parent: Command, command: Command, path = `hegemon ${command.name()}`): void => {
  command.copyInheritedSettings(parent).showHelpAfterError(`(see ${path} --help)`);
  // That a switch is off unless it is named goes without saying in the help.
  for (const option of command.options) {
    if (['false', '{}'].includes(JSON.stringify(option.defaultValue))) option.defaultValue = undefined;
  }
  for (const part of command.commands) adopt(command, part, `${path} ${part.name()}`);
};
