import Basemap from 'esri/Basemap';
import Color from 'esri/Color';
import type { JimuMapView } from 'jimu-arcgis';
import { GROUND_COLORS } from '@site/domain';
import { getMapView } from '@site/services';

export type Appearance = 'light' | 'dark';

/** Id of the portal item with the basemap, by appearance. */
export type BasemapItems = Readonly<Record<Appearance, string>>;

export const BASEMAP_ITEMS: BasemapItems = { light: 'basemap-light', dark: 'basemap-dark' };

/**
 * Loads the basemap of an appearance from the portal at `portalUrl`. Read as JSON because the SDK forces a
 * portal's address to https. @throws when the portal does not answer with a basemap.
 */
export async function fetchBasemap(
  portalUrl: string,
  appearance: Appearance,
  items: BasemapItems = BASEMAP_ITEMS
): Promise<Basemap> {
  const response = await fetch(`${portalUrl}/sharing/rest/content/items/${items[appearance]}/data?f=json`);
  const { baseMap } = (await response.json()) as { baseMap?: object };
  if (!baseMap) throw new Error(`The portal item '${items[appearance]}' contains no basemap.`);
  return Basemap.fromJSON(baseMap) as Basemap;
}

/**
 * Sets the dark basemap of a map; web maps are saved with the light one, which stays when the dark one cannot
 * be loaded.
 */
export async function applyDarkBasemap(
  view: JimuMapView,
  portalUrl: string,
  items?: BasemapItems
): Promise<void> {
  try {
    const basemap = await fetchBasemap(portalUrl, 'dark', items);
    // Loaded first, so that the light one stays until the dark one can be drawn.
    await Promise.all(basemap.baseLayers.toArray().map((layer) => layer.load()));
    const { map } = getMapView(view);
    if (map) {
      map.basemap = basemap;
      map.ground.surfaceColor = new Color(GROUND_COLORS.dark.land);
    }
  } catch (error) {
    console.warn('The dark basemap could not be loaded; the light one stays.', error);
  }
}
