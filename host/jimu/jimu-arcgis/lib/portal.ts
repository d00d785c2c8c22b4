import { requestJson } from '../../jimu-core/lib/request-json';
import { SessionManager } from '../../jimu-core/lib/session-manager';

/** An item of a portal's search. */
export interface PortalItem {
  readonly id: string;
  readonly title: string;
}

/**
 * Fetches the JSON of a portal's item, for example a web map. Uses only the session of that portal, as the
 * framework does.
 */
export function fetchItemData(portalUrl: string, itemId: string): Promise<object> {
  const address = `${portalUrl}/sharing/rest/content/items/${encodeURIComponent(itemId)}/data`;
  const token = SessionManager.getInstance().getSessionByUrl(portalUrl)?.token;
  return requestJson(address, { f: 'json', ...(token && { token }) });
}

/** Searches the portal's items with the tag `basemap`, which the map can use. */
export async function searchBasemapItems(portalUrl: string): Promise<readonly PortalItem[]> {
  const found = await requestJson<{ results: readonly PortalItem[] }>(
    `${portalUrl}/sharing/rest/search?q=${encodeURIComponent('tags:basemap')}&num=20&f=json`
  );
  return found.results;
}
