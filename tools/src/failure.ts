/** Something the user can put right. Shown as one sentence and nothing else; the process ends with a code. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}

/** Has somebody asked to see traces? */
export const isDebugging = (): boolean => process.argv.includes('--debug') || Boolean(process.env.HEGEMON_DEBUG);

/** What comes from files and arguments may hold anything; a terminal is shown letters only. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are not shown
export const harmless = (text: string): string => text.replace(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/g, '?');

/** The sentence for whatever was thrown. A fault of ours says so, and how to see more of it. */
export const sentenceOf = (fault: unknown): string => {
  if (fault instanceof Failure) return harmless(fault.message);
  const message = harmless(fault instanceof Error ? fault.message : String(fault));
  const said = message.split('\n')[0].replace(/\.$/, '');
  // A game checks its facts when it is loaded, and refuses to be played with wrong ones.
  if (/^data\/\S+\.json: /.test(said))
    return `A game cannot be loaded: ${said}. See all faults with: hegemon data check`;
  return `Something went wrong inside Hegemon: ${said}. Run the command again with --debug to see where, and report it.`;
};

/** How the machine's codes for trouble with files read. */
const TROUBLE: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'you may not open it',
  EPERM: 'you may not open it',
  EISDIR: 'it is a directory',
  ENOTDIR: 'a part of its path is no directory',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EROFS: 'the disk is read-only',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead in a circle',
};

export const troubleOf = (fault: unknown): string => {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  return TROUBLE[code] ?? (code || (fault instanceof Error ? fault.message : String(fault)));
};
