import {
  computeBox,
  computeDriveTimeBreaks,
  computeExtentWidth,
  computeMillFigures,
  computeServiceAreaFigures,
  redactForGuests
} from '@site/domain';
import type {
  AreaRecordKind,
  LatLon,
  Parameters,
  ParameterSet,
  Season,
  ServiceAreaSummary
} from '@site/domain';
import type { MultiPolygon } from 'geojson';
import { openSeasonRoads } from '../../engines/routing/season-roads';
import type { RoutingEngine } from '../../engines/routing/routing-engine';
import type { Store } from '../../store/store';
import { getBusinessDay } from '../../common/business-day';
import { toArcgisRings } from '../arcgis-rings';
import { computeServiceAreaTotals } from './totals';
import type { AreaFootprint } from './area-footprints';

/**
 * Rounds to five decimals of a degree, about a metre, which is finer than any drive time and makes sent and
 * stored polygons small.
 */
export const roundToMetre = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Returns the west–east extent of a polygon in metres, along the parallel of the start. */
export function measureExtentWidth({ coordinates }: MultiPolygon, { latitude }: LatLon): number {
  const { west, east } = computeBox(coordinates.flatMap(([outer]) => outer!));
  return computeExtentWidth(west, east, latitude);
}

/** A requested service area. */
export interface ServiceAreaRequest {
  readonly start: LatLon;
  /** A whole number within the bounds. */
  readonly minutes: number;
  /** Season of the roads. */
  readonly season: Season;
}

/** Draws an area, and computes the width that counts its mills. */
async function drawArea(
  routing: RoutingEngine,
  parameters: Parameters,
  { start, minutes, season }: ServiceAreaRequest
) {
  const breaks = computeDriveTimeBreaks(minutes);
  const { roads, rain } = await openSeasonRoads(routing, season, parameters);
  const { areas, snapDistance } = await roads.isochrones(start, breaks, parameters.maxSnapDistance);
  const { polygon } = areas[areas.length - 1]!;
  return { breaks, rain, areas, snapDistance, polygon, width: measureExtentWidth(polygon, start) };
}

/**
 * Returns the polygon of an area and the circle of its mills, as {@link summariseServiceArea} counts them.
 * @throws RoutingError when the area cannot be drawn.
 */
export async function drawCountedArea(
  routing: RoutingEngine,
  parameters: Parameters,
  asked: ServiceAreaRequest
): Promise<AreaFootprint> {
  const { polygon, width } = await drawArea(routing, parameters, asked);
  return { start: asked.start, polygon, extentWidth: width };
}

/** Rights of the caller who requests an area. */
export interface AreaReader {
  readonly readable: readonly AreaRecordKind[];
  readonly readsMills: boolean;
}

/**
 * Computes the polygons and figures of a service area, at the moment `now`.
 * @param reader `readable`: kinds of records behind the figures that the caller may list; `readsMills`: false
 * when sums over mills are redacted (docs/rules/guest-figures.md).
 * @throws RoutingError when the area cannot be drawn.
 */
export async function summariseServiceArea(
  { store, routing }: { readonly store: Store; readonly routing: RoutingEngine },
  { version, parameters }: ParameterSet,
  asked: ServiceAreaRequest,
  now: Date,
  { readable, readsMills }: AreaReader
): Promise<ServiceAreaSummary> {
  const { start, minutes } = asked;
  const drawn = await drawArea(routing, parameters, asked);
  const { breaks, rain, areas, snapDistance, polygon, width } = drawn;
  const millGroups = readsMills ? null : parameters.minMillsTold;
  const totals = await computeServiceAreaTotals(store.query, {
    start,
    polygon,
    millScope: parameters.millScope,
    extentWidth: width,
    today: getBusinessDay(now),
    currentPriceDays: parameters.currentPriceDays,
    priceAgeWarningDays: parameters.priceAgeWarningDays,
    millGroups
  });
  const figures = computeServiceAreaFigures(minutes, totals, parameters);
  const otherMillFigures = computeMillFigures(totals.otherMills);
  const { lgaCode, lgaName, lgaState } = totals;
  return {
    ...start,
    minutes,
    breaks,
    polygons: areas.map((area) => ({
      toBreak: area.minutes,
      rings: toArcgisRings(area.polygon.coordinates, ([x, y]): [number, number] => [
        roundToMetre(x!),
        roundToMetre(y!)
      ])
    })),
    snapDistance,
    lga: lgaCode === null ? null : { code: lgaCode, name: lgaName ?? '', state: lgaState ?? '' },
    millScope: parameters.millScope,
    extentWidth: width,
    figures: readsMills ? figures : redactForGuests(figures, parameters),
    otherMillFigures: readsMills ? otherMillFigures : redactForGuests(otherMillFigures, parameters),
    rain,
    toldFrom: millGroups,
    biocharLandShare: parameters.biocharLandShare,
    readable,
    parameterVersion: version,
    computedAt: now.toISOString()
  };
}
