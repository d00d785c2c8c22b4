/** Area in which tonnes are counted and candidates for sites are placed. */
import { z } from 'zod';
import { coordinatePair } from '../geometry/coordinates-schema';
import type { FilterGeometry } from '../geometry/filter-geometry';
import { isLatitude, isLongitude } from '../geometry/position';

/** Most corners of a drawn area; a circle has 256, and long edges have more (`densifyRing`). */
export const MAX_SITE_AREA_CORNERS = 2_000;
const MIN_CORNERS = 3;

/** Area of the calls of sites: a ring of [longitude, latitude] in degrees, an LGA, or a state. */
export const siteArea = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ring'),
    ring: z
      .array(
        coordinatePair.refine(([longitude, latitude]) => isLongitude(longitude) && isLatitude(latitude), {
          error: 'must be a longitude and a latitude in degrees'
        })
      )
      .min(MIN_CORNERS)
      .max(MAX_SITE_AREA_CORNERS)
      .readonly()
      .describe('Longitudes and latitudes in degrees; the last may repeat the first')
  }),
  z.object({ kind: z.literal('lga'), code: z.string().max(10).describe('Code of the LGA') }),
  z.object({ kind: z.literal('state'), name: z.string().max(60).describe('Name of the state') })
]);
export type SiteArea = z.output<typeof siteArea>;

/**
 * Returns a shape drawn on the map as the area of a call.
 * @example toSiteArea({ xmin: 7, ymin: 5, xmax: 8, ymax: 6, spatialReference: { wkid: 4326 } }).ring[2] → [8, 6]
 */
export function toSiteArea(geometry: FilterGeometry): Extract<SiteArea, { readonly kind: 'ring' }> {
  if ('rings' in geometry) return { kind: 'ring', ring: geometry.rings[0]! };
  const { xmin, ymin, xmax, ymax } = geometry;
  return {
    kind: 'ring',
    ring: [
      [xmin, ymin],
      [xmax, ymin],
      [xmax, ymax],
      [xmin, ymax]
    ]
  };
}
