/**
 * Waits for `work`, and looks every `everyMs` whether the other side is still there: a connection whose far end has
 * vanished without a word would be waited for until the system gives it up, which takes many minutes.
 * @param isThere resolves to whether it is; asked only while `work` takes long.
 * @throws whatever `gone` makes when it is not.
 */
export async function unlessGone<T>(
  work: Promise<T>,
  everyMs: number,
  isThere: () => Promise<boolean>,
  gone: () => Error
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let settled = false;
  const watch = new Promise<never>((_resolve, reject) => {
    const wait = () => {
      timer = setTimeout(() => {
        void isThere().then((there) => {
          if (!there) reject(gone());
          else if (!settled) wait();
        });
      }, everyMs);
    };
    wait();
  });
  try {
    return await Promise.race([work, watch]);
  } finally {
    settled = true;
    clearTimeout(timer);
  }
}
