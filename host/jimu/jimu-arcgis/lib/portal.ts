import { ask } from '../../jimu-core/lib/ask';
import { SessionManager } from '../../jimu-core/lib/session-manager';

/** One item of a portal's search. */
export interface PortalItem {
  readonly id: string;
  readonly title: string;
}

/** The JSON of a portal's item, for example a web map; read with the session of that portal and no other, as the framework does. */
export function itemData(portalUrl: string, itemId: string): Promise<object> {
  const address = `${portalUrl}/sharing/rest/content/items/${encodeURIComponent(itemId)}/data`;
  const token = SessionManager.getInstance().getSessionByUrl(portalUrl)?.token;
  return ask(address, { f: 'json', ...(token && { token }) });
}

/** The portal's items with the tag `basemap`, which the map may stand on. */
export async function basemapItems(portalUrl: string): Promise<readonly PortalItem[]> {
  const found = await ask<{ results: readonly PortalItem[] }>(
    `${portalUrl}/sharing/rest/search?q=${encodeURIComponent('tags:basemap')}&num=20&f=json`
  );
  return found.results;
}
