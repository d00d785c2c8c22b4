import { SERVER_PLACEHOLDER } from '@site/layers';
import { mayRead } from '../../common/roles';
import type { Caller } from '../../common/roles';
import { listOwnLayers } from '../../layers/own-layers';
import type { Store } from '../../store/store';
import type { MapItem } from './items';
import type { MapJson } from './readable-map';

/** Maps with the layers of administrators: the ones for all data. */
const MAPS = ['oil-palm-2d'];

/** Returns a map with the layers of administrators that the caller may read, above the others and switched off. */
export async function addOwnLayers(
  map: MapJson,
  { id }: MapItem,
  { query }: Store,
  caller: Caller
): Promise<MapJson> {
  if (!MAPS.includes(id)) return map;
  const own = (await listOwnLayers(query)).filter(({ access }) => mayRead(caller, access));
  const layers = own.map((layer) => ({
    id: layer.id,
    title: layer.title,
    visibility: false,
    layerType: 'ArcGISFeatureLayer',
    url: `${SERVER_PLACEHOLDER}/arcgis/rest/services/${layer.id}/FeatureServer/0`
  }));
  return { ...map, operationalLayers: [...(map.operationalLayers ?? []), ...layers] };
}
