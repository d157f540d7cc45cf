import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** One question to another process, and its answer; both plain. */
export interface Line {
  readonly ask: string;
  readonly [field: string]: unknown;
}

/** A process beside this one that answers questions, one after the other. It ends with this one. */
export class Beside {
  readonly #process: ChildProcess;
  #resolve: (answer: unknown) => void = () => undefined;
  #reject: (fault: Error) => void = () => undefined;
  #ended: Error | undefined;

  constructor(entry: URL) {
    this.#process = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        '--conditions=source',
        '--import=tsx',
        '--expose-gc',
        fileURLToPath(entry),
      ],
      { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] },
    );
    this.#process.stdin?.on('error', () => undefined);
    this.#process.once('exit', code => {
      this.#ended = new Error(`${entry.pathname} has ended with code ${code}`);
      this.#reject(this.#ended);
    });
    if (this.#process.stdout) {
      createInterface({ input: this.#process.stdout }).on('line', line => {
        const { answer, fault } = JSON.parse(line) as { readonly answer?: unknown; readonly fault?: string };
        if (fault === undefined) this.#resolve(answer);
        else this.#reject(new Error(fault));
      });
    }
  }

  ask<T>(question: Line): Promise<T> {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise<T>((resolve, reject) => {
      this.#resolve = resolve as (answer: unknown) => void;
      this.#reject = reject;
      this.#process.stdin?.write(`${JSON.stringify(question)}\n`);
    });
  }

  async end(): Promise<void> {
    if (this.#ended) return;
    const ended = new Promise<void>(resolve => {
      this.#process.once('exit', () => resolve());
    });
    this.#process.stdin?.end();
    await ended;
  }
}

/** Microseconds of processor time this process has spent until now: a busy machine changes that little. */
const spent = async (): Promise<number> => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** The other side of it: answers what is asked on the standard input, until that ends. */
export const answering = (given: Readonly<Record<string, (question: Line) => Promise<unknown>>>): void => {
  const answers: typeof given = { ...given, spent };
  const say = (word: object): void => void process.stdout.write(`${JSON.stringify(word)}\n`);
  const lines = createInterface({ input: process.stdin });
  lines.on('close', () => process.exit(0));
  lines.on('line', line => {
    const question = JSON.parse(line) as Line;
    answers[question.ask](question).then(
      answer => say({ answer: answer ?? null }),
      (fault: unknown) => say({ fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) }),
    );
  });
};
