/** One item of a portal's search. */
export interface PortalItem {
  readonly id: string;
  readonly title: string;
}

interface Failure {
  readonly error?: { readonly message?: string };
}

/** Asks a portal; rejects with a readable error on a status, an ArcGIS error body or a dead line. */
export async function ask<T>(url: string): Promise<T> {
  const answer = await fetch(url, { credentials: 'same-origin', headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  const body = (await answer.json()) as T & Failure;
  if (body.error) throw new Error(body.error.message ?? 'The server refused the request.');
  return body;
}

/** The JSON of a portal's item, for example a web map. */
export const itemData = (portalUrl: string, itemId: string): Promise<object> =>
  ask(`${portalUrl}/sharing/rest/content/items/${encodeURIComponent(itemId)}/data?f=json`);

/** The portal's items with the tag `basemap`, which the map may stand on. */
export async function basemapItems(portalUrl: string): Promise<readonly PortalItem[]> {
  const found = await ask<{ results: readonly PortalItem[] }>(
    `${portalUrl}/sharing/rest/search?q=${encodeURIComponent('tags:basemap')}&num=20&f=json`
  );
  return found.results;
}
