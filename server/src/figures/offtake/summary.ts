import {
  biocharNeed,
  circleArea,
  farmFigures,
  METRES_PER_KILOMETER,
  OFFTAKE_PARAMETERS,
  soilSamplePoints
} from '@site/domain';
import type { LatLon, OfftakeParameters, OfftakeSummary, Parameters, ParameterSet } from '@site/domain';
import type { RasterFolder } from '../../engines/raster/raster-folder';
import type { Query } from '../../store/store';
import { lgaAtSql } from '../lga-at';
import { biocharFacilities } from './facilities';
import { countFarms, sumCommercialFarms } from './farms';
import type { Circle } from './farms';
import { suitabilityWithin } from './suitability';

/** Returns the circle of an offtake analysis. */
export const offtakeCircle = (centre: LatLon, { offtakeRadius }: Parameters): Circle => ({
  centre,
  radius: offtakeRadius * METRES_PER_KILOMETER
});

async function lgaAt(query: Query, { longitude, latitude }: LatLon): Promise<OfftakeSummary['lga']> {
  const point = 'ST_SetSRID(ST_MakePoint($1::float8, $2::float8), 4326)';
  const [lga] = await query<NonNullable<OfftakeSummary['lga']>>(lgaAtSql(point), [longitude, latitude]);
  return lga ?? null;
}

const usedOf = (all: Parameters): OfftakeParameters =>
  Object.fromEntries(OFFTAKE_PARAMETERS.map((name) => [name, all[name]])) as OfftakeParameters;

/** Computes farms, suitability and facilities for `centre` at the moment `now`. Rules: docs/rules/offtake.md. */
export async function summariseOfftake(
  { query, rasters }: { readonly query: Query; readonly rasters: RasterFolder },
  { version, parameters }: ParameterSet,
  centre: LatLon,
  now: Date
): Promise<OfftakeSummary> {
  const circle = offtakeCircle(centre, parameters);
  const samples = soilSamplePoints(circleArea(parameters.offtakeRadius), parameters) ?? 0;
  const [commercial, maizeFarmCount, geofencedFarmCount, facilities, suitability, lga] = await Promise.all([
    sumCommercialFarms(query, circle),
    countFarms(query, 'maize', circle),
    countFarms(query, 'geofenced', circle),
    biocharFacilities(query, centre, parameters),
    suitabilityWithin(rasters, { circle, count: samples, parameters }),
    lgaAt(query, centre)
  ]);
  const farms = {
    ...farmFigures(commercial, maizeFarmCount + geofencedFarmCount, parameters),
    commercialFarmsWithoutSize: commercial.count - commercial.withSize,
    maizeFarmCount,
    geofencedFarmCount
  };
  return {
    ...centre,
    lga,
    farms,
    biocharNeed: biocharNeed(farms.totalFarmArea, parameters),
    suitability,
    facilities,
    parameters: usedOf(parameters),
    parameterVersion: version,
    computedAt: now.toISOString()
  };
}
