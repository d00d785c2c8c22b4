import Point from 'esri/geometry/Point';
import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import type { LatLon } from '@site/domain';

/** Distance from the middle of a mark at which a click still belongs to it, px: a fingertip. */
const REACH_PX = 14;

/** Returns the index of the nearest place whose mark is under a position on the screen; null without one. */
export function findMarkAt(
  view: MapView | SceneView,
  places: readonly LatLon[],
  at: { readonly x: number; readonly y: number }
): number | null {
  let nearest: { readonly index: number; readonly distance: number } | null = null;
  for (const [index, { latitude, longitude }] of places.entries()) {
    const mark = view.toScreen(new Point({ latitude, longitude, spatialReference: { wkid: 4326 } }));
    const distance = mark ? Math.hypot(mark.x - at.x, mark.y - at.y) : Infinity;
    if (distance <= REACH_PX && distance < (nearest?.distance ?? Infinity)) nearest = { index, distance };
  }
  return nearest?.index ?? null;
}
