/** Whether a newer version of the page lies ready. */
export class Offline {
  isReady = $state(false);
  #waiting: ServiceWorker | undefined;
  #isAsked = false;

  /** Keeps the page for times without a network. A browser that cannot do it plays all the same. */
  async keep(): Promise<void> {
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('controllerchange', () => {
      if (this.#isAsked) location.reload();
    });
    // Somebody has clicked on a notice.
    serviceWorker.addEventListener('message', ({ data }) => {
      if (data?.type === 'go' && /^#\//.test(data.place)) location.hash = data.place;
    });
    try {
      const registration = await serviceWorker.register('./sw.js', { updateViaCache: 'none' });
      this.#watch(registration);
    } catch {
      // Without it the page needs the network, nothing else.
    }
  }

  /** Goes over to the new version. The match is kept after every answer; nothing of it is lost. */
  takeOver(): void {
    this.#isAsked = true;
    if (this.#waiting) this.#waiting.postMessage('take-over');
    else location.reload();
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const look = (): void => {
      // The very first one replaces nothing and needs no notice.
      if (!registration.waiting || !navigator.serviceWorker.controller) return;
      this.#waiting = registration.waiting;
      this.isReady = true;
    };
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
  }
}
