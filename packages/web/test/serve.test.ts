import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from '../serve/serve.mjs';

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

let folder: string;
let served: Served;

/** Past `fetch`, which tidies addresses up before it sends them. */
const ask = (path: string, { method = 'GET', ...headers }: Record<string, string> = {}): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: served.port, path, method, headers }, response => {
      const parts: Buffer[] = [];
      response.on('data', part => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hegemon-page-'));
  const root = join(folder, 'dist');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'not for you');
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Page</title>');
  writeFileSync(join(root, 'sw.js'), 'self;');
  writeFileSync(join(root, '.sources'), 'stamp');
  writeFileSync(join(root, 'assets/index-Ab12_Cd9.js'), 'export {};'.repeat(200));
  writeFileSync(join(root, 'assets/alegreya-Ab12Cd93.woff2'), 'font');
  symlinkSync(join(folder, 'secret.txt'), join(root, 'assets/link.txt'));
  served = await serve({ root });
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('ui: the page is served', () => {
  it('ui: every answer carries the security headers, also a 404', async () => {
    for (const path of ['/', '/assets/index-Ab12_Cd9.js', '/nothing']) {
      const { headers } = await ask(path);
      const policy = String(headers['content-security-policy']);
      for (const part of [
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]) {
        expect(policy).toContain(part);
      }
      expect(policy).not.toContain('unsafe-eval');
      expect(policy).toMatch(/style-src 'self';/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    }
  });

  it('ui: types and caching follow the name', async () => {
    const page = await ask('/');
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-cache');
    const script = await ask('/assets/index-Ab12_Cd9.js');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.headers['cache-control']).toContain('immutable');
    expect((await ask('/assets/alegreya-Ab12Cd93.woff2')).headers['content-type']).toBe('font/woff2');
    expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('ui: text is packed for those who take it, and is the same', async () => {
    const path = '/assets/index-Ab12_Cd9.js';
    const plain = await ask(path);
    const brotli = await ask(path, { 'accept-encoding': 'gzip, br' });
    const gzip = await ask(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotli.headers.vary).toBe('Accept-Encoding');
    expect(
      (await ask('/assets/alegreya-Ab12Cd93.woff2', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  it('ui: what has not changed is not sent again', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('ui: HEAD tells the same without a body; nothing else is allowed', async () => {
    const head = await ask('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
    expect(head.body).toHaveLength(0);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const refused = await ask('/', { method });
      expect(refused.status).toBe(405);
      expect(refused.headers.allow).toBe('GET, HEAD');
    }
  });

  it('ui: no way leads out of the folder', async () => {
    const ways = [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
      '/..%5csecret.txt',
      '//secret.txt',
      '/assets/link.txt',
      '/.sources',
      '/%00',
      '/%E0%A4%A',
      '/assets',
      '/assets/',
    ];
    for (const way of ways) {
      const { status, body } = await ask(way);
      expect([way, status]).toEqual([way, 404]);
      expect(body.toString()).not.toContain('not for you');
    }
  });

  it('ui: a missing page and a taken port are told by name', async () => {
    await expect(serve({ root: join(folder, 'nowhere') })).rejects.toMatchObject({ code: 'NO_PAGE' });
    await expect(serve({ root: join(folder, 'dist'), port: served.port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});
