import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../src/config.js';

const ENTRY = fileURLToPath(new URL('serve-one.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

type Word = { readonly ready: true } | { readonly url: string } | { readonly fault: string };

/** A server in a process of its own, which can be killed without its knowing. */
export class Child {
  readonly #process: ChildProcess;
  readonly #words: Word[] = [];
  readonly #ended: Promise<void>;
  /** Everything is loaded; from here to an open server it is not far. */
  readonly ready: Promise<void>;
  #wake = (): void => undefined;
  #isEnded = false;
  /** What it has said on its standard error: nothing, if all is well. */
  complaints = '';
  url = '';

  constructor() {
    this.#process = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', ENTRY], {
      cwd: ROOT,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    const { stdin, stdout, stderr } = this.#process;
    stdin?.on('error', () => undefined);
    stderr?.on('data', (data: Buffer) => {
      this.complaints += data;
    });
    if (stdout) createInterface({ input: stdout }).on('line', line => this.#hear(line));
    this.#ended = new Promise(resolve => {
      this.#process.once('exit', () => {
        this.#isEnded = true;
        this.#wake();
        resolve();
      });
    });
    this.ready = this.#word().then(() => undefined);
    this.ready.catch(() => undefined);
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }
  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Ends when it listens. */
  async open(config: Partial<Config>): Promise<this> {
    await this.ready;
    this.#process.stdin?.write(`${JSON.stringify(config)}\n`);
    const word = await this.#word();
    if (!('url' in word)) throw new Error(`the server did not open: ${JSON.stringify(word)} ${this.complaints}`);
    this.url = word.url;
    return this;
  }

  /** Without a word of warning. Ends when the process is no more. */
  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#ended;
  }

  #hear(line: string): void {
    // Its log is on the same line, and its own words have no level.
    if (line.startsWith('{"level"')) this.complaints += `${line}\n`;
    else this.#words.push(JSON.parse(line) as Word);
    this.#wake();
  }
  async #word(): Promise<Word> {
    for (;;) {
      const word = this.#words.shift();
      if (word) return word;
      if (this.#isEnded) throw new Error(`the process has ended: ${this.complaints}`);
      await new Promise<void>(resolve => {
        this.#wake = resolve;
      });
    }
  }
}
