import { whenOnce } from 'esri/core/reactiveUtils';

/** Whether something of the Maps SDK comes true in time. @param wait ms */
export async function comesTrue(test: () => boolean, wait: number): Promise<boolean> {
  try {
    await whenOnce(test, AbortSignal.timeout(wait));
    return true;
  } catch {
    // Given up waiting: whoever asks says so.
    return false;
  }
}
