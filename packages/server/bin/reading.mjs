// A thread that reads one match file: learns TypeScript, then reads.
import { register } from 'tsx/esm/api';

register();
await import('../src/lobby/reading-thread.ts');
