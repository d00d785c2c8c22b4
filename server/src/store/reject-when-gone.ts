/**
 * Waits for `work`, and checks every `everyMs` whether the other side is reachable. A connection whose peer has
 * vanished would otherwise wait for the system's timeout, many minutes.
 * @param isThere resolves to whether it is reachable; called only while `work` takes long.
 * @throws the error of `gone` when it is not.
 */
export async function rejectWhenGone<T>(
  work: Promise<T>,
  everyMs: number,
  isThere: () => Promise<boolean>,
  gone: () => Error
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let settled = false;
  const watch = new Promise<never>((_resolve, reject) => {
    const scheduleCheck = () => {
      timer = setTimeout(() => {
        void isThere().then((there) => {
          if (!there) reject(gone());
          else if (!settled) scheduleCheck();
        });
      }, everyMs);
    };
    scheduleCheck();
  });
  try {
    return await Promise.race([work, watch]);
  } finally {
    settled = true;
    clearTimeout(timer);
  }
}
