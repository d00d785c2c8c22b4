import {
  computeFacilityFigures,
  buildGeodesicCircle,
  toMetres,
  computeTonnesPerKilometre
} from '@site/domain';
import type { BiocharAnalysis, FeedstockSource, LatLon, ParameterSet, RadiusUnit } from '@site/domain';
import type { MultiPolygon } from 'geojson';
import type { RoutingEngine } from '../../engines/routing/routing-engine';
import type { Query, Store } from '../../store/store';
import { toArcgisRings } from '../arcgis-rings';
import type { SourceTotals } from './totals';
import { computeBiocharTotals } from './totals';

/** Extent of the analysis: a radius or a drive time. */
export type BiocharReach =
  | { readonly radius: number; readonly unit: RadiusUnit }
  | { readonly minutes: number };

/** Start of the analysis: a point, or a facility. */
export interface AnalysisPlace extends LatLon {
  readonly facility: { readonly id: string; readonly name: string } | null;
}

/** Returns a factory as the start of an analysis; null for an unknown id. */
export async function findFacility(query: Query, id: string): Promise<AnalysisPlace | null> {
  const [found] = await query<AnalysisPlace>(
    `SELECT ST_Y(geom) AS latitude, ST_X(geom) AS longitude, json_build_object('id', id, 'name', name) AS facility
       FROM marker_asset WHERE id = $1 AND marker_type = 'Factory'`,
    [id]
  );
  return found ?? null;
}

/** Most listed sources. */
const MAX_LISTED_SOURCES = 10;
const METRES_PER_KM = 1000;

/** Counter-clockwise, as outer rings in GeoJSON. */
const buildCirclePolygon = (place: LatLon, metres: number): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: [
    [
      buildGeodesicCircle(place, metres)
        .map(([x, y]) => [x, y])
        .reverse()
    ]
  ]
});

function rankSources(sources: readonly SourceTotals[]): FeedstockSource[] {
  return sources
    .map(({ metres, ...source }) => {
      const distanceKm = metres / METRES_PER_KM;
      return {
        ...source,
        distanceKm,
        tonnesPerKm: computeTonnesPerKilometre(source.tonnes, distanceKm) ?? 0
      };
    })
    .sort((a, b) => b.tonnesPerKm - a.tonnesPerKm || a.lga.code.localeCompare(b.lga.code));
}

/**
 * Computes the biochar facility analysis round a point, within a radius or a drive time, at the moment `now`.
 * @throws RoutingError when the drive-time area cannot be drawn.
 */
export async function analyseBiochar(
  { store, routing }: { readonly store: Store; readonly routing: RoutingEngine },
  { version, parameters }: ParameterSet,
  place: AnalysisPlace,
  reach: BiocharReach,
  now: Date
): Promise<BiocharAnalysis> {
  const { latitude, longitude, facility } = place;
  const polygon =
    'minutes' in reach
      ? (await routing.isochrones(place, [reach.minutes], parameters.maxSnapDistance)).areas[0]!.polygon
      : buildCirclePolygon(place, toMetres(reach.radius, reach.unit)!);
  const { lga, sources, lgasWithoutMaize, ...sums } = await computeBiocharTotals(store.query, place, polygon);
  const best = rankSources(sources);
  return {
    latitude,
    longitude,
    facility,
    lga,
    radius: 'radius' in reach ? reach.radius : null,
    unit: 'unit' in reach ? reach.unit : null,
    minutes: 'minutes' in reach ? reach.minutes : null,
    rings: toArcgisRings(polygon.coordinates, ([x, y]): [number, number] => [x!, y!]),
    figures: computeFacilityFigures(sums, parameters),
    facilityPlaces: sums.facilityPlaces,
    factoriesWithoutVolume: sums.factoryCount - sums.factoriesWithVolume,
    lgasWithoutMaize,
    sources: best.slice(0, MAX_LISTED_SOURCES),
    sourceCount: best.length,
    parameterVersion: version,
    computedAt: now.toISOString()
  };
}
