import type { ImagerySettings } from '../../common/settings';
import { isTileTemplate } from '../../common/settings';
import type { MapItem } from './items';
import type { BasemapLayer, MapJson } from './readable-map';

/** The basemap that contains imagery when some is set up, and is plain and dark green otherwise. */
const IMAGERY_ITEM = 'basemap-imagery';
const TITLE = 'Imagery';

/**
 * Returns the layer of the imagery as in a web map. Source: web map specification, webTiledLayer and
 * tiledMapServiceLayer.
 */
function createImageryLayer({ url, attribution }: ImagerySettings): BasemapLayer {
  const layer = { id: IMAGERY_ITEM, title: TITLE, visibility: true, opacity: 1 };
  if (!isTileTemplate(url))
    return {
      ...layer,
      url,
      layerType: url.endsWith('/ImageServer') ? 'ArcGISTiledImageServiceLayer' : 'ArcGISTiledMapServiceLayer'
    };
  const templateUrl = url.replace('{z}', '{level}').replace('{x}', '{col}').replace('{y}', '{row}');
  return { ...layer, templateUrl, copyright: attribution ?? '', layerType: 'WebTiledLayer' };
}

/** Returns the item as the portal lists it: the imagery basemap gets its name only when imagery is set up. */
export const nameImagery = (item: MapItem, imagery: ImagerySettings | null): MapItem =>
  imagery === null || item.id !== IMAGERY_ITEM
    ? item
    : { ...item, title: TITLE, snippet: 'Imagery with place names' };

/** Returns the map of an item, with the imagery that is set up under the place names. */
export function showImagery(map: MapJson, { id }: MapItem, imagery: ImagerySettings | null): MapJson {
  if (imagery === null || id !== IMAGERY_ITEM || !map.baseMap) return map;
  const names = map.baseMap.baseMapLayers.filter(({ isReference }) => isReference);
  return {
    ...map,
    baseMap: { ...map.baseMap, title: TITLE, baseMapLayers: [createImageryLayer(imagery), ...names] }
  };
}
