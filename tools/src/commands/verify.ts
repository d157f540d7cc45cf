import { type Difference, type Verdict, verify } from '@hegemon/kernel';
import { Command } from 'commander';
import pc from 'picocolors';
import { Failure, harmless, sentenceOf } from '../failure.js';
import { differenceText, readMatch } from '../match-files.js';
import { note, print, printJson } from '../terminal/print.js';
import { progressOf } from '../terminal/progress.js';

interface Finding {
  readonly file: string;
  readonly ok: boolean;
  readonly entries: number;
  readonly game?: string;
  /** The file is one seat's copy of a running match: only its chain could be checked. */
  readonly chainOnly?: true;
  readonly firstDifference?: Difference;
  /** The same in a sentence. */
  readonly message?: string;
}

const EXAMPLES = `
Examples:
  hegemon verify match.hegemon.json
  hegemon verify .hegemon/*.hegemon.json --json

Every entry is played again by the rules: it must be legal, draw what the seed gives, and fit the chain of hashes.
The exit code is 0 if all files are right, otherwise 1.`;

export const verifyCommand = (): Command =>
  new Command('verify')
    .description('Replays match files and names the first entry that does not hold.')
    .argument('<file...>', 'match files (*.hegemon.json)')
    .option('--json', 'report as JSON: one object for one file, a list for several', false)
    .addHelpText('after', EXAMPLES)
    .action((files: string[], { json }: { json: boolean }) => {
      const progress = progressOf('verifying', files.length);
      const findings = files.map((file, i) => {
        progress.to(i, file);
        return findingOn(file);
      });
      progress.end();
      if (json) printJson(findings.length === 1 ? findings[0] : findings);
      else for (const finding of findings) tell(finding);
      if (findings.some(({ ok }) => !ok)) process.exitCode = 1;
    });

const findingOn = (path: string): Finding => {
  try {
    const { file, listing } = readMatch(path);
    const verdict: Verdict = verify(listing.game, file);
    const { firstDifference } = verdict;
    const message = firstDifference && `${path} ${differenceText(firstDifference)}`;
    return { file: path, game: file.game, ...verdict, ...(message && { message }) };
  } catch (fault) {
    if (fault instanceof Failure) return { file: path, ok: false, entries: 0, message: fault.message };
    return { file: path, ok: false, entries: 0, message: `${path} cannot be verified. ${sentenceOf(fault)}` };
  }
};

const tell = ({ file, ok, entries, chainOnly, message }: Finding): void => {
  if (!ok) note(`${pc.red('hegemon:')} ${harmless(message ?? '')}`);
  else {
    const what = chainOnly
      ? 'the chain of hashes holds; it is the copy of one seat, so the draws cannot be checked before the end'
      : 'every entry legal, every draw and every hash right';
    print(`${pc.green('right')} ${file}: ${entries} ${entries === 1 ? 'entry' : 'entries'}, ${what}`);
  }
};
