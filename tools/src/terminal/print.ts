/** Ordinary output: one text, ending with a line. */
export const print = (text: string): void => {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
};

/** What goes beside the output: progress, warnings. */
export const note = (text: string): void => {
  process.stderr.write(text.endsWith('\n') ? text : `${text}\n`);
};

export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));

/** Somebody who looks at the first lines only and closes the pipe is no error. */
export const endQuietlyOnClosedPipe = (): void => {
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code === 'EPIPE') process.exit(0);
    throw fault;
  });
};
