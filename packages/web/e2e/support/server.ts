import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

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

/** A door that nobody uses yet, for whoever must know the address before the server is open. */
export const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const door = createServer();
    door.listen(0, '127.0.0.1', () => {
      const { port } = door.address() as AddressInfo;
      door.close(() => resolve(port));
    });
  });

/** To be called once in a test file: a server for all its tests, with nobody in it. */
export const useServer = (...options: readonly string[]): House => {
  const house: House = { url: '' };
  const folder = mkdtempSync(join(tmpdir(), 'hegemon-e2e-'));
  let server: ChildProcess | undefined;
  beforeAll(async () => {
    const database = `sqlite:${join(folder, 'hegemon.sqlite')}`;
    const args = ['serve', '--port', '0', '--database', database, '--threads', '1', '--log-level', 'warn', ...options];
    server = spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    house.url = await opened(server);
  });
  afterAll(async () => {
    if (server && server.exitCode === null) {
      const ended = new Promise(resolve => server?.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  });
  return house;
};
