import { computeDistance } from '@site/domain';
import { computeReachedAreas } from './areas/reached-areas';
import type { RoadSegments } from './areas/road-segments';
import { createIsochroneRequest } from './areas/valhalla-answer';
import type { IsochroneCall } from './protocol';
import { RoutingError } from './routing-engine';
import type { Isochrones } from './routing-engine';
import type { Valhalla } from './valhalla-client';

/**
 * Answers one call of `isochrones`: requests the reached roads from the engine and draws the area they serve.
 */
export async function solveIsochrones(
  { start, breaks, maxSnapDistance }: IsochroneCall,
  valhalla: Valhalla,
  segments: RoadSegments
): Promise<Isochrones> {
  const { contours, snapped } = await valhalla.isochrone(
    createIsochroneRequest(start, breaks, maxSnapDistance)
  );
  if (!snapped) throw new RoutingError('unavailable', 'The drive-time engine did not return its start');
  const snapDistance = computeDistance(start, snapped);
  // A service may have a wider search radius of its own.
  if (snapDistance > maxSnapDistance)
    throw new RoutingError('noRoadNearby', 'No road was found near the start');
  const reached = breaks.map((minutes) => ({ minutes, lines: contours.get(minutes) ?? [] }));
  return { snapped, snapDistance, areas: computeReachedAreas(start, snapped, reached, segments) };
}
