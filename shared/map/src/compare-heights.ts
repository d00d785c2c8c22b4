import Point from 'esri/geometry/Point';
import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import { HEIGHTS_VIEW } from '@site/domain';
import { isInterrupted } from './go-to-area';

/** Duration of the flight, ms. */
const FLIGHT_MS = 1_500;

/** Height of a view in which the tops of the blocks are in sight at the scale of {@link HEIGHTS_VIEW}, px. */
const FULL_HEIGHT_PX = 844;

/**
 * Returns the scale at which heights are compared: a lower view, such as the one above a sheet of a phone, shows as
 * much from top to bottom.
 */
export const computeHeightsScale = (viewHeight: number): number =>
  HEIGHTS_VIEW.scale * Math.max(1, FULL_HEIGHT_PX / Math.max(1, viewHeight));

/**
 * Flies to the view in which heights are compared, at once where the reader wants no motion. Does nothing on a flat
 * map. Another movement takes precedence.
 * @throws the SDK's error for a view that cannot move.
 */
export async function compareHeights(view: MapView | SceneView): Promise<void> {
  if (view.type !== '3d') return;
  const { longitude, latitude, tilt } = HEIGHTS_VIEW;
  const scale = computeHeightsScale(view.height);
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
