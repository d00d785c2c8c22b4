import { ask } from '../../jimu-core/lib/ask';

/** One item of a portal's search. */
export interface PortalItem {
  readonly id: string;
  readonly title: string;
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
