import { whenOnce } from 'esri/core/reactiveUtils';

/**
 * Returns whether a condition on objects of the Maps SDK becomes true in time.
 * @param wait timeout, ms
 */
export async function waitUntil(test: () => boolean, wait: number): Promise<boolean> {
  try {
    await whenOnce(test, AbortSignal.timeout(wait));
    return true;
  } catch {
    // Timed out; the caller reports it.
    return false;
  }
}
