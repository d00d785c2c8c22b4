import { AsyncLocalStorage } from 'node:async_hooks';

/** Longest time that work waits for its turn, and the error it is then refused with. */
export interface WaitLimit {
  /** Milliseconds; 0 for no limit. */
  readonly ms: number;
  createError(): Error;
}

/** Runs pieces of work one at a time, in order of arrival. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();
  private readonly inside = new AsyncLocalStorage<true>();

  /**
   * @param limit work whose turn has not come within it never runs.
   * @throws when called from inside its own work, which would deadlock, and the error of `limit`.
   */
  run<T>(work: () => Promise<T>, limit?: WaitLimit): Promise<T> {
    if (this.inside.getStore())
      return Promise.reject(new Error('Inside a transaction use the query that it provides, not the store.'));
    if (!limit || limit.ms === 0) return this.append(work);
    return new Promise((resolve, reject) => {
      let refusal: Error | null = null;
      const timer = setTimeout(() => {
        refusal = limit.createError();
        reject(refusal);
      }, limit.ms);
      void this.append(async () => {
        clearTimeout(timer);
        if (refusal === null) await work().then(resolve, reject);
      });
    });
  }

  private append<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last.then(() => this.inside.run(true, work));
    this.last = result.catch(() => undefined);
    return result;
  }
}
