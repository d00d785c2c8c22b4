/** Resolves after so many milliseconds. */
export const waitForMilliseconds = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs a function after `timeout` ms and resolves with its result. */
export const runFuncAsync =
  (timeout: number) =>
  async <T>(run: () => T): Promise<T> => {
    await waitForMilliseconds(timeout);
    return run();
  };
