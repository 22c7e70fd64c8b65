/** Lets something happen `most` times at once, and then `perMinute` times a minute. */
export class Budget {
  #left: number;
  #at: number;

  /** @param clock milliseconds */
  constructor(
    private readonly limits: { readonly most: number; readonly perMinute: number },
    private readonly clock: () => number,
  ) {
    this.#left = limits.most;
    this.#at = clock();
  }

  /** False if there is nothing left now. */
  take(): boolean {
    const now = this.clock();
    this.#left = Math.min(
      this.limits.most,
      this.#left + ((now - this.#at) / MS_PER_MINUTE) * this.limits.perMinute,
    );
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

const MS_PER_MINUTE = 60_000;
