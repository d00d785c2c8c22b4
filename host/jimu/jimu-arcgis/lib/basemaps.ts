import Basemap from '@arcgis/core/Basemap';
import { requestJson } from '../../jimu-core/lib/request-json';
import { searchBasemapItems, fetchItemData } from './portal';
import type { PortalItem } from './portal';
import { drawStyleSwatch } from './style-swatch';
import type { TileStyle } from './style-swatch';

interface BasemapJson {
  readonly baseMap?: { readonly baseMapLayers?: readonly { readonly styleUrl?: string }[] };
}

/** Returns the thumbnail of a basemap; null when it cannot be loaded. The basemap can still be chosen then. */
async function fetchPicture({ baseMap }: BasemapJson): Promise<string | null> {
  const styleUrl = baseMap?.baseMapLayers?.find((layer) => layer.styleUrl)?.styleUrl;
  return styleUrl === undefined
    ? null
    : requestJson<TileStyle>(styleUrl).then(drawStyleSwatch, (error: unknown) => {
        console.warn(`The style ${styleUrl} could not be read.`, error);
        return null;
      });
}

async function loadBasemap(portalUrl: string, { id, title }: PortalItem): Promise<Basemap> {
  const json = (await fetchItemData(portalUrl, id)) as BasemapJson;
  const picture = await fetchPicture(json);
  const basemap = Basemap.fromJSON(json.baseMap ?? {}) as Basemap;
  basemap.set({ id, title, ...(picture !== null && { thumbnailUrl: picture }) });
  return basemap;
}

/** Lists the basemaps of a portal with a thumbnail of each. @throws Error when the portal does not answer. */
export async function listPortalBasemaps(portalUrl: string): Promise<Basemap[]> {
  const items = await searchBasemapItems(portalUrl);
  return Promise.all(items.map((item) => loadBasemap(portalUrl, item)));
}
