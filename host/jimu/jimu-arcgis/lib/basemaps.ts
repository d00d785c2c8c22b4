import Basemap from '@arcgis/core/Basemap';
import { ask } from '../../jimu-core/lib/ask';
import { basemapItems, itemData } from './portal';
import type { PortalItem } from './portal';
import { styleSwatch } from './swatch';
import type { TileStyle } from './swatch';

interface BasemapJson {
  readonly baseMap?: { readonly baseMapLayers?: readonly { readonly styleUrl?: string }[] };
}

/** Returns the thumbnail of a basemap; null when it cannot be loaded. The basemap can still be chosen then. */
async function pictureOf({ baseMap }: BasemapJson): Promise<string | null> {
  const styleUrl = baseMap?.baseMapLayers?.find((layer) => layer.styleUrl)?.styleUrl;
  return styleUrl === undefined
    ? null
    : ask<TileStyle>(styleUrl).then(styleSwatch, (error: unknown) => {
        console.warn(`The style ${styleUrl} could not be read.`, error);
        return null;
      });
}

async function load(portalUrl: string, { id, title }: PortalItem): Promise<Basemap> {
  const json = (await itemData(portalUrl, id)) as BasemapJson;
  const picture = await pictureOf(json);
  const basemap = Basemap.fromJSON(json.baseMap ?? {}) as Basemap;
  basemap.set({ id, title, ...(picture !== null && { thumbnailUrl: picture }) });
  return basemap;
}

/** Lists the basemaps of a portal with a thumbnail of each. @throws Error when the portal does not answer. */
export async function portalBasemaps(portalUrl: string): Promise<Basemap[]> {
  const items = await basemapItems(portalUrl);
  return Promise.all(items.map((item) => load(portalUrl, item)));
}
