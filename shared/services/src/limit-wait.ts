/** Longest wait for an answer, ms: the server's own limits are shorter, and so are the limits of proxies. */
const ANSWER_LIMIT_MS = 120_000;

/**
 * Sends a request and ends it when no answer has begun in time: a browser itself waits for ever.
 * @param send makes the request, which the signal that it gets aborts.
 * @throws an error named 'TimeoutError' when it is late.
 */
export async function limitWait<T>(
  send: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal
): Promise<T> {
  const leaving = new AbortController();
  const handleAbort = () => leaving.abort(signal!.reason);
  if (signal?.aborted) handleAbort();
  // It stays when the answer has begun, since its body may still be on the way.
  signal?.addEventListener('abort', handleAbort, { once: true });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    leaving.abort();
  }, ANSWER_LIMIT_MS);
  try {
    return await send(leaving.signal);
  } catch (error) {
    throw isLate ? Object.assign(new Error('No answer came in time.'), { name: 'TimeoutError' }) : error;
  } finally {
    clearTimeout(timer);
  }
}
