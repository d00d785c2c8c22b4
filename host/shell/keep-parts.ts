/* Has the browser keep what the pages are made of; see ../service-worker/worker.js. */

/** What browsers tell of the connection, where they do. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Not worth the little that comes through, or the money it costs. */
const isDear = ({ saveData, effectiveType = '4g' }: Connection = {}): boolean =>
  saveData === true || /2g$/.test(effectiveType);

/**
 * Starts the keeper of parts, once a page has what it needs itself. Not in a frame of a partner's page, whose visitors
 * come once, and not where the connection is dear: the browser's own cache does there.
 */
export function keepParts(): void {
  const { serviceWorker, connection } = navigator as Partial<Navigator> & {
    readonly connection?: Connection;
  };
  if (!serviceWorker || window.top !== window.self || isDear(connection)) return;
  serviceWorker
    .register('/service-worker.js')
    // Storage may be blocked; the pages do without.
    .catch((error: unknown) => console.warn('Parts of the pages are not kept on this machine.', error));
}
