import { createInterface, type Interface } from 'node:readline';

/** Lines from a terminal or from a pipe; nothing more once it has ended. */
export interface Input {
  readonly isTerminal: boolean;
  /** The next line, or undefined if there will be none. */
  line(prompt: string): Promise<string | undefined>;
  /** A line that is there already, without waiting for one. */
  overheard(): string | undefined;
  /** When somebody has pressed Ctrl-C. */
  readonly interrupted: Promise<void>;
  close(): void;
}

export const openInput = (): Input => {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const reader: Interface = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: isTerminal,
    historySize: 200,
  });
  const waiting: string[] = [];
  let wanted: ((line: string | undefined) => void) | undefined;
  let isOver = false;
  const hand = (line: string | undefined): void => {
    const take = wanted;
    wanted = undefined;
    take?.(line);
  };
  reader.on('line', line => {
    if (wanted) hand(line);
    else waiting.push(line);
  });
  let interrupt: () => void = () => undefined;
  const interrupted = new Promise<void>(resolve => {
    interrupt = resolve;
  });
  reader.on('SIGINT', () => {
    interrupt();
    reader.close();
  });
  reader.on('close', () => {
    isOver = true;
    // What is said in parting begins a line of its own.
    if (isTerminal && wanted) process.stdout.write('\n');
    hand(undefined);
  });
  return {
    isTerminal,
    line(prompt) {
      const ready = waiting.shift();
      if (!isTerminal) process.stdout.write(prompt);
      if (ready !== undefined) {
        // From a pipe nobody sees what was typed: show it, so that the whole reads like a conversation.
        process.stdout.write(isTerminal ? '' : `${ready}\n`);
        return Promise.resolve(ready);
      }
      if (isOver) return Promise.resolve(undefined);
      if (isTerminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      return new Promise(resolve => {
        wanted = line => {
          if (!isTerminal) process.stdout.write(`${line ?? ''}\n`);
          resolve(line);
        };
      });
    },
    overheard: () => waiting.shift(),
    interrupted,
    close: () => reader.close(),
  };
};
