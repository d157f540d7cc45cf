// A thread that thinks: learns TypeScript, then waits for questions.
import { register } from 'tsx/esm/api';

register();
await import('../src/thinking/thread.ts');
