/** Wakes those who wait for something to have come about. */
export class Bell {
  #waiting: (() => void)[] = [];

  ring(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      await new Promise<void>(resolve => {
        this.#waiting.push(resolve);
      });
    }
  }
}

export const afterMillis = (millis: number): Promise<void> => new Promise(resolve => setTimeout(resolve, millis));
