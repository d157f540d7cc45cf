/**
 * Keeps the built page in the browser, so that it opens without a network. The build writes in which files there are
 * and under which version; a new version waits until somebody asks for it, so that no running game loses its files.
 */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

// The types of pages and of workers cannot both be true; here it is the worker's.
const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const PREFIX = 'hegemon-';
const CACHE = `${PREFIX}${__VERSION__}`;

const fill = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  // Past the browser's own store: an old copy under a new version would stay for good.
  await cache.addAll(['./', ...__FILES__].map(file => new Request(file, { cache: 'reload' })));
};

/** The version before stays too: a page that is still open may yet ask for its parts. */
const tidy = async (): Promise<void> => {
  const ours = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(ours.slice(0, -1).map(name => caches.delete(name)));
  await worker.clients.claim();
};

const answer = async (request: Request): Promise<Response> => {
  const cache = await caches.open(CACHE);
  const found = request.mode === 'navigate' ? await cache.match('./') : await cache.match(request);
  // Names with a fingerprint may belong to the version before.
  return found ?? (await caches.match(request)) ?? fetch(request);
};

worker.addEventListener('install', event => event.waitUntil(fill()));
worker.addEventListener('activate', event => event.waitUntil(tidy()));
worker.addEventListener('message', event => {
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting());
});
worker.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(request));
});
