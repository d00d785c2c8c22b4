import { BIOCHAR_FACILITY } from '@site/domain';
import type { BiocharAnalysis, BiocharFacilityInput, FeedstockSource, LatLon } from '@site/domain';
import type { MultiPolygon } from 'geojson';
import type { Query } from '../../store/store';
import { writeHaversineSql, writePairJsonSql, writePointSql } from '../haversine';
import { writeLgaAtSql } from '../lga-at';
import { writeTouchedLgasSql } from '../touched-lgas';
import { MAIZE_FEEDSTOCK_SQL, SHELL_FEEDSTOCK_SQL } from './feedstock-sql';

interface LgaName {
  readonly code: string;
  readonly name: string;
  readonly state: string;
}

/** Feedstock of one kind in one LGA, for the part inside the area. */
export interface SourceTotals {
  readonly material: 'Maize' | 'PKS';
  readonly lga: LgaName;
  /** t/year. */
  readonly tonnes: number;
  readonly metres: number;
  /** [longitude, latitude] in degrees. */
  readonly place: FeedstockSource['place'];
}

export interface BiocharTotals extends BiocharFacilityInput {
  /** [longitude, latitude] in degrees. */
  readonly facilityPlaces: BiocharAnalysis['facilityPlaces'];
  readonly lgasWithoutMaize: number;
  readonly lga: LgaName | null;
  readonly sources: readonly SourceTotals[];
}

const PLACE = { latitude: '$3::float8', longitude: '$2::float8' };
const writeDistanceSql = (geometry: string): string => writeHaversineSql(PLACE, writePointSql(geometry));
const writeLgaJsonSql = (row: string): string =>
  `json_build_object('code', ${row}.code, 'name', ${row}.name, 'state', ${row}.state)`;

/**
 * One statement for all sums (parameters: 1 the area as GeoJSON, 2 longitude and 3 latitude of the start).
 * Rules: docs/rules/biochar.md.
 */
const TOTALS_SQL = `
WITH area AS MATERIALIZED (
  SELECT ST_SetSRID(ST_GeomFromGeoJSON($1), 4326) AS geom
), facilities AS (
  SELECT count(*)::int AS count, count(m.processed_volume)::int AS known,
         coalesce(sum(m.processed_volume), 0)::float8 AS daily,
         coalesce(json_agg(${writePairJsonSql('m.geom')} ORDER BY m.id) FILTER (WHERE m.id IS NOT NULL), '[]'::json) AS places
    FROM area JOIN marker_asset m ON ST_Intersects(area.geom, m.geom)
   WHERE m.marker_type = 'Factory' AND m.type = '${BIOCHAR_FACILITY}'
), touched AS MATERIALIZED (${writeTouchedLgasSql(', ST_Centroid(part) AS middle')}
), maize AS MATERIALIZED (
  SELECT code, tonnes, ${writeDistanceSql('place')} AS metres, place FROM (${MAIZE_FEEDSTOCK_SQL}) AS harvest
), pks AS MATERIALIZED (
  SELECT shell.tonnes, ${writeDistanceSql('shell.place')} AS metres, here.code, shell.place
    FROM area JOIN (${SHELL_FEEDSTOCK_SQL}) AS shell ON ST_Intersects(area.geom, shell.place)
    LEFT JOIN LATERAL (${writeLgaAtSql('shell.place')}) AS here ON true
), sources AS (
  SELECT 'Maize' AS material, code, tonnes, metres, place FROM maize WHERE tonnes > 0
  UNION ALL
  SELECT 'PKS', code, sum(tonnes), sum(tonnes * metres) / sum(tonnes),
         ST_SetSRID(ST_MakePoint(sum(tonnes * ST_X(place)) / sum(tonnes), sum(tonnes * ST_Y(place)) / sum(tonnes)), 4326)
    FROM pks
   WHERE code IS NOT NULL GROUP BY code HAVING sum(tonnes) > 0
), here AS (
  ${writeLgaAtSql(`ST_SetSRID(ST_MakePoint($2::float8, $3::float8), 4326)`)}
)
SELECT facilities.count AS "factoryCount",
       facilities.known AS "factoriesWithVolume",
       facilities.daily AS "dailyVolume",
       facilities.places AS "facilityPlaces",
       (SELECT CASE WHEN count(*) > 0 AND count(tonnes) = 0 THEN NULL ELSE coalesce(sum(tonnes), 0) END
          FROM maize)::float8 AS "maizeProduction",
       (SELECT (count(*) - count(tonnes))::int FROM maize) AS "lgasWithoutMaize",
       (SELECT coalesce(sum(tonnes), 0)::float8 FROM pks) AS "pksProduction",
       (SELECT ${writeLgaJsonSql('here')} FROM here) AS lga,
       (SELECT coalesce(json_agg(json_build_object('material', s.material, 'lga', ${writeLgaJsonSql('l')},
                                                   'tonnes', s.tonnes, 'metres', s.metres,
                                                   'place', ${writePairJsonSql('s.place')})), '[]'::json)
          FROM sources s JOIN lga l ON l.code = s.code) AS sources
  FROM facilities`;

/** Sums the facilities and the feedstock in the area `polygon` round `place`. */
export async function computeBiocharTotals(
  query: Query,
  place: LatLon,
  polygon: MultiPolygon
): Promise<BiocharTotals> {
  const [totals] = await query<BiocharTotals>(TOTALS_SQL, [
    JSON.stringify(polygon),
    place.longitude,
    place.latitude
  ]);
  return totals!;
}
