import { call, type Reply } from './api.js';

/** How it stands with notices in this browser. */
export type PushState = 'cannot' | 'denied' | 'off' | 'on';

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator && 'PushManager' in globalThis
    ? navigator.serviceWorker.getRegistration().catch(() => undefined)
    : undefined;

export const pushState = async (): Promise<PushState> => {
  const service = await registration();
  if (!service?.active || typeof Notification === 'undefined') return 'cannot';
  if (Notification.permission === 'denied') return 'denied';
  return (await service.pushManager.getSubscription()) ? 'on' : 'off';
};

/** The server's key, as browsers want it. */
const bytesOf = (key: string): Uint8Array<ArrayBuffer> => {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, sign => sign.charCodeAt(0));
};

const NOT_ALLOWED: Reply<undefined> = { ok: false, trouble: { code: 'not-allowed' } };

/** Asks the person, the browser and the server, in this order. */
export const subscribe = async (): Promise<Reply<undefined>> => {
  const service = await registration();
  if (!service || (await Notification.requestPermission()) !== 'granted') return NOT_ALLOWED;
  const key = await call<{ readonly key: string }>('GET', 'push/key');
  if (!key.ok) return key;
  try {
    const made = await service.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key.value.key),
    });
    const { endpoint, keys } = made.toJSON();
    return await call('POST', 'me/pushes', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  } catch {
    return NOT_ALLOWED;
  }
};

/** This browser is told nothing any more. */
export const unsubscribe = async (): Promise<void> => {
  const made = await (await registration())?.pushManager.getSubscription();
  if (!made) return;
  await call('DELETE', 'me/pushes', { endpoint: made.endpoint });
  await made.unsubscribe().catch(() => undefined);
};
