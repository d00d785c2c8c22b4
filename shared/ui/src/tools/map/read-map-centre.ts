import type { JimuMapView } from 'jimu-arcgis';
import { getMapView } from '@site/services';
import type { MapPoint } from './use-map-click';

/** Returns the position at the centre of a map; null until the map has one. */
export function readMapCentre(view: JimuMapView | null): MapPoint | null {
  const { latitude, longitude } = (view && getMapView(view).center) ?? {};
  return latitude == null || longitude == null ? null : { latitude, longitude };
}
