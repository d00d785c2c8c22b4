import { AsyncLocalStorage } from 'node:async_hooks';

/** Runs pieces of work one at a time, in order of arrival. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();
  private readonly inside = new AsyncLocalStorage<true>();

  /** @throws when called from inside its own work, which would deadlock. */
  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside.getStore())
      return Promise.reject(new Error('Inside a transaction use the query that it provides, not the store.'));
    const result = this.last.then(() => this.inside.run(true, work));
    this.last = result.catch(() => undefined);
    return result;
  }
}
