import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cachingOf, isPackable, SECURITY, typeOf } from './headers.mjs';

export const DIST = fileURLToPath(new URL('../dist', import.meta.url));

const packers = {
  br: body => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: body => promisify(gzip)(body, { level: 9 }),
};

/** The first packing the browser takes that we have. */
const packingFor = (request, path) => {
  if (!isPackable(path)) return undefined;
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map(each => each.trim().split(';'))
    .filter(([, weight]) => weight?.trim() !== 'q=0')
    .map(([name]) => name);
  return ['br', 'gzip'].find(name => accepted.includes(name));
};

/** The path inside the folder, or nothing if it is malformed or leads outside. */
const pathOf = url => {
  let path;
  try {
    // Not through `URL`, which takes the first part of `//name` for a host and resolves dots on its own.
    path = decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return undefined;
  }
  if (path.includes('\0') || path.includes('\\')) return undefined;
  const parts = path.split('/').filter(part => part !== '');
  if (parts.some(part => part.startsWith('.'))) return undefined;
  return path.endsWith('/') ? [...parts, 'index.html'].join('/') : parts.join('/');
};

/** Reads files of one folder and keeps what it has read and packed until the file changes. */
const shelf = root => {
  const kept = new Map();
  const packed = new Map();
  const found = async path => {
    const full = join(root, path);
    try {
      const about = await stat(full);
      // A link that leads out of the folder is not ours to serve.
      const isInside = (await realpath(full)).startsWith((await realpath(root)) + sep);
      return about.isFile() && isInside ? { full, age: `${about.mtimeMs}-${about.size}` } : undefined;
    } catch {
      return undefined;
    }
  };
  const read = async path => {
    const file = await found(path);
    if (!file) return undefined;
    const known = kept.get(path);
    if (known?.age === file.age) return known;
    const body = await readFile(file.full);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const fresh = { age: file.age, body, etag };
    kept.set(path, fresh);
    return fresh;
  };
  const pack = async (file, packing) => {
    const key = `${file.etag} ${packing}`;
    if (!packed.has(key)) packed.set(key, packers[packing](file.body));
    return packed.get(key);
  };
  return { read, pack };
};

const NOT_FOUND = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not here · Hegemon</title>
<h1>There is nothing at this address.</h1><p><a href="/">To the start page</a></p></html>`;

const say = (response, status, body, headers = {}) => {
  const isHtml = body.startsWith('<');
  response.writeHead(status, {
    ...SECURITY,
    'Content-Type': isHtml ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
};

const answering = root => {
  const { read, pack } = shelf(root);
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return say(response, 405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
    }
    const path = pathOf(request.url ?? '/');
    const file = path === undefined ? undefined : await read(path);
    if (!file) return say(response, 404, NOT_FOUND);
    const packing = packingFor(request, path);
    const etag = packing ? `${file.etag.slice(0, -1)}-${packing}"` : file.etag;
    const headers = {
      ...SECURITY,
      'Content-Type': typeOf(path),
      'Cache-Control': cachingOf(path),
      ETag: etag,
      ...(isPackable(path) && { Vary: 'Accept-Encoding' }),
    };
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers);
      return response.end();
    }
    const body = packing ? await pack(file, packing) : file.body;
    response.writeHead(200, {
      ...headers,
      'Content-Length': body.length,
      ...(packing && { 'Content-Encoding': packing }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
};

const listening = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server.address().port);
    });
  });

/** Answers requests with the files of a built page, for whoever listens. Without a page it throws `NO_PAGE`. */
export const pageAt = (root = DIST) => {
  if (!existsSync(join(root, 'index.html'))) {
    throw Object.assign(new Error(`There is no built page in ${root}.`), { code: 'NO_PAGE' });
  }
  const answer = answering(root);
  return (request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else say(response, 500, 'The file could not be read.');
    });
  };
};

/**
 * Serves a built page to this machine alone. Port 0 takes any free one; a taken port rejects with `EADDRINUSE`, and
 * a folder without a page with `NO_PAGE`.
 */
export const serve = async ({ port = 0, root = DIST, host = '127.0.0.1' } = {}) => {
  const server = createServer(pageAt(root));
  const taken = await listening(server, port, host);
  const close = () =>
    new Promise(resolve => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${taken}/`, port: taken, close };
};
