import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, type RunnerTestCase as Task } from 'vitest';

const BIN = fileURLToPath(new URL('../../../../tools/bin/hegemon.mjs', import.meta.url));

/** A server as somebody runs it at home: one process, one file, the built page. */
export interface House {
  /** Where it is open; with a slash at the end. */
  url: string;
}

/** Waits for the line that says where it listens. */
const opened = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const hear = (data: Buffer): void => {
      said += String(data);
      const [, url] = /Hegemon is open at (\S+)/.exec(said) ?? [];
      if (url) resolve(`${url}/`);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', code => reject(new Error(`the server has ended with ${code}: ${said}`)));
  });

/** Whoever it has let in at the first try would otherwise still be there, under the same name. */
export const isTriedAgain = ({ result }: Readonly<Task>): boolean => (result?.retryCount ?? 0) > 0;

/** A door that nobody uses yet, for whoever must know the address before the server is open. */
export const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const door = createServer();
    door.listen(0, '127.0.0.1', () => {
      const { port } = door.address() as AddressInfo;
      door.close(() => resolve(port));
    });
  });

/** To be called once in a test file: a server for all its tests, with nobody in it; a test that is tried again has a new one. */
export const useServer = (...options: readonly string[]): House => {
  const house: House = { url: '' };
  let folder = '';
  let server: ChildProcess | undefined;
  const open = async (): Promise<void> => {
    folder = mkdtempSync(join(tmpdir(), 'hegemon-e2e-'));
    const database = `sqlite:${join(folder, 'hegemon.sqlite')}`;
    const args = ['serve', '--port', '0', '--database', database, '--threads', '1', '--log-level', 'warn', ...options];
    server = spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    house.url = await opened(server);
  };
  const close = async (): Promise<void> => {
    if (server && server.exitCode === null) {
      const ended = new Promise(resolve => server?.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  beforeAll(open);
  beforeEach(async ({ task }) => {
    if (!isTriedAgain(task)) return;
    await close();
    await open();
  });
  afterAll(close);
  return house;
};
