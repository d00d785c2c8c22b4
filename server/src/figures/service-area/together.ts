import { driveTimeBreaks, figuresOfMills, groundFigures, toldFigures } from '@site/domain';
import type { LatLon, ParameterSet, ServiceAreasTogether } from '@site/domain';
import type { RoutingEngine } from '../../engines/routing/routing-engine';
import type { Store } from '../../store/store';
import { ringsOf } from '../rings';
import { metre, widthOf } from './summary';
import type { AreaReader } from './summary';
import { togetherTotals } from './together-totals';
import type { PartTotals } from './together-totals';

/** A requested area: whole minutes, within the bounds. */
export interface AskedArea extends LatLon {
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
  asked: readonly AskedArea[],
  now: Date,
  { readable, readsMills }: AreaReader,
  refuse: (error: unknown, area: AskedArea, at: number) => unknown
): Promise<ServiceAreasTogether> {
  const { millScope, maxSnapDistance, minMillsTold } = parameters;
  const areas = await Promise.all(
    asked.map(async (area, at) => {
      const { latitude, longitude, minutes } = area;
      const start = { latitude, longitude };
      // Uses the breaks of the drawn area, whose answer the engine has cached.
      const drawn = await routing
        .isochrones(start, driveTimeBreaks(minutes), maxSnapDistance)
        .catch((error: unknown) => {
          throw refuse(error, area, at);
        });
      const { polygon } = drawn.areas[drawn.areas.length - 1]!;
      return { start, minutes, polygon, extentWidth: widthOf(polygon, start) };
    })
  );
  const millGroups = readsMills ? null : minMillsTold;
  const totals = await togetherTotals(store.query, { areas, millScope, millGroups });
  const told = ({ polygon, otherMills, ...sums }: PartTotals) => {
    const figures = groundFigures(sums, parameters);
    const otherMillFigures = figuresOfMills(otherMills);
    return {
      figures: readsMills ? figures : toldFigures(figures, parameters),
      otherMillFigures: readsMills ? otherMillFigures : toldFigures(otherMillFigures, parameters),
      rings: ringsOf(polygon.coordinates, ([x, y]): [number, number] => [metre(x!), metre(y!)])
    };
  };
  return {
    areas: areas.map(({ start, minutes, extentWidth }) => ({ ...start, minutes, extentWidth })),
    together: told(totals.together),
    overlap: told(totals.overlap),
    millScope,
    toldFrom: millGroups,
    biocharLandShare: parameters.biocharLandShare,
    readable,
    parameterVersion: version,
    computedAt: now.toISOString()
  };
}
