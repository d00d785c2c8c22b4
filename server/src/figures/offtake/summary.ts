import {
  computeBiocharNeed,
  computeCircleArea,
  computeFarmFigures,
  METRES_PER_KILOMETER,
  OFFTAKE_PARAMETERS,
  countSoilSamplePoints
} from '@site/domain';
import type { LatLon, OfftakeParameters, OfftakeSummary, Parameters, ParameterSet } from '@site/domain';
import type { RasterFolder } from '../../engines/raster/raster-folder';
import type { Query } from '../../store/store';
import { writeLgaAtSql } from '../lga-at';
import { listBiocharFacilities } from './facilities';
import { countFarms, listFarmPlaces, sumCommercialFarms } from './farms';
import type { OfftakeCircle } from './farms';
import { readSuitability } from './suitability';

/** Returns the circle of an offtake analysis. */
export const toOfftakeCircle = (centre: LatLon, { offtakeRadius }: Parameters): OfftakeCircle => ({
  centre,
  radius: offtakeRadius * METRES_PER_KILOMETER
});

async function findLgaAt(query: Query, { longitude, latitude }: LatLon): Promise<OfftakeSummary['lga']> {
  const point = 'ST_SetSRID(ST_MakePoint($1::float8, $2::float8), 4326)';
  const [lga] = await query<NonNullable<OfftakeSummary['lga']>>(writeLgaAtSql(point), [longitude, latitude]);
  return lga ?? null;
}

const pickOfftakeParameters = (all: Parameters): OfftakeParameters =>
  Object.fromEntries(OFFTAKE_PARAMETERS.map((name) => [name, all[name]])) as OfftakeParameters;

/** Computes farms, suitability and facilities for `centre` at the moment `now`. Rules: docs/rules/offtake.md. */
export async function summariseOfftake(
  { query, rasters }: { readonly query: Query; readonly rasters: RasterFolder },
  { version, parameters }: ParameterSet,
  centre: LatLon,
  now: Date
): Promise<OfftakeSummary> {
  const circle = toOfftakeCircle(centre, parameters);
  const samples = countSoilSamplePoints(computeCircleArea(parameters.offtakeRadius), parameters) ?? 0;
  const [commercial, maizeFarmCount, geofencedFarmCount, farmPlaces, facilities, suitability, lga] =
    await Promise.all([
      sumCommercialFarms(query, circle),
      countFarms(query, 'maize', circle),
      countFarms(query, 'geofenced', circle),
      listFarmPlaces(query, circle),
      listBiocharFacilities(query, centre, parameters),
      readSuitability(rasters, { circle, count: samples, parameters }),
      findLgaAt(query, centre)
    ]);
  const farms = {
    ...computeFarmFigures(commercial, maizeFarmCount + geofencedFarmCount, parameters),
    commercialFarmsWithoutSize: commercial.count - commercial.withSize,
    maizeFarmCount,
    geofencedFarmCount
  };
  return {
    ...centre,
    lga,
    farms,
    farmPlaces,
    biocharNeed: computeBiocharNeed(farms.totalFarmArea, parameters),
    suitability,
    facilities,
    parameters: pickOfftakeParameters(parameters),
    parameterVersion: version,
    computedAt: now.toISOString()
  };
}
