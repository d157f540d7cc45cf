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
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // What the server says is asked of the server.
  if (pathname.startsWith(new URL('api/', worker.registration.scope).pathname)) return;
  event.respondWith(answer(request));
});

/** What a server tells somebody who is not there: a line, and where it leads. */
interface Told {
  readonly title?: unknown;
  readonly link?: unknown;
}
const toldBy = (data: PushMessageData | null): Told => {
  try {
    return (data?.json() ?? {}) as Told;
  } catch {
    return {};
  }
};
/** Only places of this page. */
const placeIn = (link: unknown): string =>
  new URL(typeof link === 'string' && link.startsWith('#/') ? link : '#/lobby', worker.registration.scope).href;

/** Whoever has the page open goes there in it; otherwise it is opened. */
const lead = async (place: string): Promise<void> => {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url.startsWith(worker.registration.scope));
  if (!page) return void (await worker.clients.openWindow(place));
  await page.focus();
  page.postMessage({ type: 'go', place: new URL(place).hash });
};

worker.addEventListener('push', event => {
  const { title, link } = toldBy(event.data);
  const place = placeIn(link);
  event.waitUntil(
    worker.registration.showNotification(typeof title === 'string' && title !== '' ? title : 'Hegemon', {
      icon: './icon.svg',
      // Of one place the newest word is enough.
      tag: place,
      data: place,
    }),
  );
});
worker.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(lead(placeIn(new URL(String(event.notification.data)).hash)));
});
