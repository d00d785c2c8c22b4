import Graphic from 'esri/Graphic';
import Point from 'esri/geometry/Point';
import GraphicsLayer from 'esri/layers/GraphicsLayer';
import SimpleMarkerSymbol from 'esri/symbols/SimpleMarkerSymbol';
import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import { ROUTE_COLOR } from '@site/domain';
import type { LatLon } from '@site/domain';
import { addLeveledLayers } from './layer-order';

/** A marker on the map for a chosen position; `show` places it there, null hides it. */
export interface SpotMarker {
  show(spot: LatLon | null): void;
  remove(): void;
}

/** Distance from its middle within which it can be dragged, px. */
const GRIP_RADIUS_PX = 24;

const createSymbol = () =>
  new SimpleMarkerSymbol({
    style: 'circle',
    color: [...ROUTE_COLOR, 0.9],
    size: 16,
    outline: { color: [255, 255, 255, 1], width: 3 }
  });

const createPoint = ({ latitude, longitude }: LatLon) =>
  new Point({ latitude, longitude, spatialReference: { wkid: 4326 } });

/**
 * Adds a draggable marker.
 * @param onMoved called with the position in degrees, also during the drag.
 */
export function addSpotMarker(
  view: MapView | SceneView,
  title: string,
  onMoved: (spot: LatLon) => void
): SpotMarker {
  const layer = new GraphicsLayer({ title, listMode: 'hide' });
  const onTop = view.map ? addLeveledLayers(view.map, [[layer, 'mark']]) : null;
  let shown: Point | null = null;
  let held = false;
  const isHeldAt = ({ x, y }: { x: number; y: number }): boolean => {
    const place = shown && view.toScreen(shown);
    return place != null && Math.hypot(place.x - x, place.y - y) <= GRIP_RADIUS_PX;
  };
  const drawPoint = (point: Point | null) => {
    shown = point;
    layer.removeAll();
    if (point) layer.add(new Graphic({ geometry: point, symbol: createSymbol() }));
  };
  const dragged = view.on('drag', (event) => {
    if (event.action === 'start') held = isHeldAt(event.origin);
    if (!held) return;
    // Otherwise the map would pan beneath it.
    event.stopPropagation();
    const { latitude, longitude } = view.toMap({ x: event.x, y: event.y }) ?? {};
    if (latitude != null && longitude != null) {
      drawPoint(createPoint({ latitude, longitude }));
      onMoved({ latitude, longitude });
    }
    if (event.action === 'end') held = false;
  });
  return {
    show: (spot) => drawPoint(spot && createPoint(spot)),
    remove: () => {
      dragged.remove();
      onTop?.remove();
    }
  };
}
