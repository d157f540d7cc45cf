import { CommanderError } from 'commander';
import pc from 'picocolors';
import { isDebugging, sentenceOf } from './failure.js';
import { programFor } from './program.js';
import { endQuietlyOnClosedPipe, note, printJson } from './terminal/print.js';

endQuietlyOnClosedPipe();
try {
  const program = await programFor(process.argv.slice(2));
  await program.parseAsync();
} catch (fault) {
  process.exitCode = 1;
  if (fault instanceof CommanderError) process.exitCode = fault.exitCode;
  else {
    if (isDebugging()) note(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));
    else note(`${pc.red('hegemon:')} ${sentenceOf(fault)}`);
    if (process.argv.includes('--json')) printJson({ ok: false, error: sentenceOf(fault) });
  }
}
