import {
  computeDriveTimeBreaks,
  computeMillFigures,
  computeGroundFigures,
  redactForGuests
} from '@site/domain';
import type { LatLon, ParameterSet, ServiceAreasTogether } from '@site/domain';
import type { RoutingEngine } from '../../engines/routing/routing-engine';
import type { Store } from '../../store/store';
import { toArcgisRings } from '../arcgis-rings';
import { roundToMetre, measureExtentWidth } from './summary';
import type { AreaReader } from './summary';
import { computeTogetherTotals } from './together-totals';
import type { PartTotals } from './together-totals';

/** A requested area: whole minutes, within the bounds. */
export interface OverlapAreaRequest extends LatLon {
  readonly minutes: number;
}

/**
 * Computes the figures of several service areas together, each record once, and of their overlap, at the moment
 * `now`.
 * @param reader as for {@link summariseServiceArea}.
 * @param refuse creates the error of an area that the engine could not draw.
 */
export async function summariseTogether(
  { store, routing }: { readonly store: Store; readonly routing: RoutingEngine },
  { version, parameters }: ParameterSet,
  asked: readonly OverlapAreaRequest[],
  now: Date,
  { readable, readsMills }: AreaReader,
  refuse: (error: unknown, area: OverlapAreaRequest, at: number) => unknown
): Promise<ServiceAreasTogether> {
  const { millScope, maxSnapDistance, minMillsTold } = parameters;
  const areas = await Promise.all(
    asked.map(async (area, at) => {
      const { latitude, longitude, minutes } = area;
      const start = { latitude, longitude };
      // Uses the breaks of the drawn area, whose answer the engine has cached.
      const drawn = await routing
        .isochrones(start, computeDriveTimeBreaks(minutes), maxSnapDistance)
        .catch((error: unknown) => {
          throw refuse(error, area, at);
        });
      const { polygon } = drawn.areas[drawn.areas.length - 1]!;
      return { start, minutes, polygon, extentWidth: measureExtentWidth(polygon, start) };
    })
  );
  const millGroups = readsMills ? null : minMillsTold;
  const totals = await computeTogetherTotals(store.query, { areas, millScope, millGroups });
  const redactTotals = ({ polygon, otherMills, ...sums }: PartTotals) => {
    const figures = computeGroundFigures(sums, parameters);
    const otherMillFigures = computeMillFigures(otherMills);
    return {
      figures: readsMills ? figures : redactForGuests(figures, parameters),
      otherMillFigures: readsMills ? otherMillFigures : redactForGuests(otherMillFigures, parameters),
      rings: toArcgisRings(polygon.coordinates, ([x, y]): [number, number] => [
        roundToMetre(x!),
        roundToMetre(y!)
      ])
    };
  };
  return {
    areas: areas.map(({ start, minutes, extentWidth }) => ({ ...start, minutes, extentWidth })),
    together: redactTotals(totals.together),
    overlap: redactTotals(totals.overlap),
    millScope,
    toldFrom: millGroups,
    biocharLandShare: parameters.biocharLandShare,
    readable,
    parameterVersion: version,
    computedAt: now.toISOString()
  };
}
