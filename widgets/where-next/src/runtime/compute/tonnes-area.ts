import { computeBox, METRES_PER_DEGREE } from 'widgets/shared-code/site-domain';
import type { LatLon, SiteArea } from 'widgets/shared-code/site-domain';
import { MINUTE_BOUNDS } from '../site-limits';
import type { SitesInputs } from '../state';

/** Metres per minute on the straight line that no lorry exceeds: 120 km/h. */
const FASTEST_M_PER_MINUTE = 2_000;

/** Returns a rectangle around places that contains everything within a distance in metres. */
function createRectangle(places: readonly LatLon[], reach: number): SiteArea {
  const { west, south, east, north } = computeBox(
    places.map(({ longitude, latitude }) => [longitude, latitude])
  );
  const high = reach / METRES_PER_DEGREE;
  const farthest = Math.max(Math.abs(south), Math.abs(north)) + high;
  const wide = high / Math.cos((Math.PI * Math.min(farthest, 80)) / 180);
  return {
    kind: 'ring',
    ring: [
      [west - wide, south - high],
      [east + wide, south - high],
      [east + wide, north + high],
      [west - wide, north + high]
    ]
  };
}

/** Returns the longest drive of a question, min: as far as the roads are measured when it names none. */
export const getLongestDrive = ({ minutes }: Pick<SitesInputs, 'minutes'>): number =>
  minutes ?? MINUTE_BOUNDS.max;

/**
 * Returns the area whose tonnes are to be collected: that of the candidates, or one that contains all places
 * which a candidate may reach within the longest drive.
 */
export function getTonnesArea(
  inputs: Pick<SitesInputs, 'source' | 'scope' | 'minutes'>,
  candidates: readonly LatLon[]
): SiteArea {
  const { source, scope } = inputs;
  if (scope === 'area' && source.kind === 'grid') return source.area;
  return createRectangle(candidates, getLongestDrive(inputs) * FASTEST_M_PER_MINUTE);
}
