/* Registers the service worker that caches the pages' code; see ../service-worker/worker.js. */

/** The connection as some browsers report it. */
interface NetworkConnection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Checks for a slow or metered connection, on which caching is not worth its cost. */
const isCostlyConnection = ({ saveData, effectiveType = '4g' }: NetworkConnection = {}): boolean =>
  saveData === true || /2g$/.test(effectiveType);

/**
 * Registers the service worker once a page has loaded what it needs itself. Not in a frame of a partner's
 * page, whose visitors come once, and not on a slow or metered connection; the browser's own cache is enough
 * there.
 */
export function registerServiceWorker(): void {
  const { serviceWorker, connection } = navigator as Partial<Navigator> & {
    readonly connection?: NetworkConnection;
  };
  if (!serviceWorker || window.top !== window.self || isCostlyConnection(connection)) return;
  serviceWorker
    .register('/service-worker.js')
    // Storage may be blocked; the pages work without it.
    .catch((error: unknown) =>
      console.warn('The service worker could not be registered: pages are not cached.', error)
    );
}
