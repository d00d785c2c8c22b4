import { onDataChange, watchDataVersion } from '../../shared/services/src/data-changes';

/**
 * Makes the page notice an import of data: the server's version of the data is another one at the second check. Call
 * it inside `act`.
 */
export async function noticeImport(): Promise<void> {
  const { fetch } = globalThis;
  let version = 0;
  globalThis.fetch = async () => Response.json({ data: { version: String(++version) } });
  await new Promise<void>((resolve) => {
    const stops = [
      watchDataVersion(''),
      onDataChange(() => {
        for (const stop of stops) stop();
        resolve();
      })
    ];
    document.dispatchEvent(new Event('visibilitychange'));
  });
  globalThis.fetch = fetch;
}
