import Point from 'esri/geometry/Point';
import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import { HEIGHTS_VIEW } from '@site/domain';
import { isInterrupted } from './go-to-area';

/** Duration of the flight, ms. */
const FLIGHT_MS = 1_500;

/**
 * Flies to the view in which heights are compared, at once where the reader wants no motion. Does nothing on a flat
 * map. Another movement takes precedence.
 * @throws the SDK's error for a view that cannot move.
 */
export async function compareHeights(view: MapView | SceneView): Promise<void> {
  if (view.type !== '3d') return;
  const { longitude, latitude, scale, tilt } = HEIGHTS_VIEW;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  try {
    await view.goTo(
      { target: new Point({ longitude, latitude }), scale, tilt, heading: 0 },
      isStill ? { animate: false } : { duration: FLIGHT_MS }
    );
  } catch (error) {
    if (!isInterrupted(error)) throw error;
  }
}
