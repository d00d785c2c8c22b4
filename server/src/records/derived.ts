import { BIOCHAR_FACILITY, EARTH_RADIUS_M, readDecimal } from '@site/domain';
import type { Parameters } from '@site/domain';
import { writeHaversineSql, writePointSql } from '../figures/haversine';
import type { Query } from '../store/store';
import type { RecordView } from './record-type';

/*
 * The single place that computes each value derived from other records, in the transaction of the change it
 * depends on. A derived value is no change of the record, so its version stays.
 */

export const isFacility = ({ markerType, type }: RecordView): boolean =>
  markerType === 'Factory' && type === BIOCHAR_FACILITY;

/**
 * Computes a biochar facility's output, as text: its input times the biochar per tonne of feedstock, both in
 * t/day. Null for an input that is not a number.
 */
export function computeOutputRate(
  inputRate: string,
  { biocharOutputShare }: Pick<Parameters, 'biocharOutputShare'>
): string | null {
  const input = readDecimal(inputRate);
  return input === null ? null : String(input * biocharOutputShare);
}

/** Advisory lock; the number is arbitrary but must not change. */
const DISTANCES_LOCK = 7_463_015;

/**
 * Locks the distances: exclusively for changes of facilities, shared for changes of applications. Otherwise an
 * application entered while a facility moves would store the distance to the old position.
 */
export async function lockDistances(query: Query, who: 'facilities' | 'applications'): Promise<void> {
  const lock = who === 'facilities' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared';
  await query(`SELECT ${lock}($1)`, [DISTANCES_LOCK]);
}

/**
 * Returns the SQL condition of the rows of a table that may be updated in passing. The database checks the
 * whole row, and one with an invalid value from an earlier version would fail the update.
 */
async function writeSoundSql(query: Query, table: string): Promise<string> {
  const [checks] = await query<{ sound: string | null }>(
    `SELECT string_agg('(' || pg_get_expr(conbin, conrelid) || ') IS NOT FALSE', ' AND ') AS sound
       FROM pg_constraint WHERE conrelid = to_regclass($1) AND contype = 'c' AND NOT convalidated`,
    [table]
  );
  return checks?.sound ?? 'true';
}

/** SQL that is true for the biochar facilities of a table of factories. @param alias the table's alias. */
export const writeFacilitySql = (alias: string): string =>
  `${alias}.marker_type = 'Factory' AND ${alias}.type = '${BIOCHAR_FACILITY}'`;

/**
 * SQL of the degrees around a point within which its nearest facility lies: the distance of the facility
 * nearest in degrees, which the index finds, corrected for the convergence of meridians, plus 5 %. Far away,
 * near the poles and near the antimeridian such a box is not reliable, so it covers the world.
 */
function writeReachSql(place: string): string {
  const { latitude, longitude } = writePointSql(place);
  const metres = writeHaversineSql(writePointSql('near.geom'), { latitude, longitude });
  const degrees = `degrees(${metres} / ${EARTH_RADIUS_M})`;
  return `(SELECT CASE WHEN ${degrees} < 15 AND abs(${latitude}) < 60 AND abs(${longitude}) < 120
                       THEN 1.05 * ${degrees} / cos(radians(abs(${latitude}) + 1)) ELSE 360 END
             FROM marker_asset AS near WHERE ${writeFacilitySql('near')} ORDER BY near.geom <-> ${place} LIMIT 1)`;
}

/**
 * SQL of the straight-line distance from a point to the nearest biochar facility, km; null without a facility.
 * @param place SQL of the point.
 */
export const writeFacilityKmSql = (place: string): string => `
  (SELECT min(${writeHaversineSql(writePointSql('facility.geom'), writePointSql(place))}) / 1000 FROM marker_asset AS facility
    WHERE ${writeFacilitySql('facility')} AND facility.geom && ST_Expand(${place}, ${writeReachSql(place)}))`;

/**
 * Updates the statistics of the facilities before distances of many applications are computed. Without them the
 * planner sorts all facilities for each application, and the embedded database never analyzes by itself.
 */
export const countFacilities = async (query: Query): Promise<unknown> => query('ANALYZE marker_asset');

/** Updates the distance of one biochar application, or of all, to the nearest facility. */
export async function refreshDistances(query: Query, applicationId?: string): Promise<void> {
  await query(
    `UPDATE biochar_application SET distance_to_factory = nearest.km
       FROM (
         SELECT place.id AS place, ${writeFacilityKmSql('place.geom')} AS km
           FROM biochar_application AS place WHERE $1::text IS NULL OR place.id = $1
       ) AS nearest
      WHERE nearest.place = id AND distance_to_factory IS DISTINCT FROM nearest.km
        AND ${await writeSoundSql(query, 'biochar_application')}`,
    [applicationId ?? null]
  );
}

/** Tables with factories: the records, or the rows of a file before they are imported. */
const FACTORIES = { marker_asset: 'id', import_row: 'row_number' } as const;

/** Updates the outputs of all biochar facilities of a table by the parameters. */
export async function refreshOutputRates(
  query: Query,
  parameters: Parameters,
  table: keyof typeof FACTORIES = 'marker_asset'
): Promise<void> {
  const key = `${FACTORIES[table]}::text`;
  const facilities = await query<{ key: string; input: string }>(
    `SELECT ${key} AS key, input_rate AS input FROM ${table} AS own
      WHERE ${writeFacilitySql('own')} AND input_rate IS NOT NULL FOR UPDATE`
  );
  const rates = facilities.map(({ input }) => computeOutputRate(input, parameters));
  await query(
    `UPDATE ${table} SET output_rate = given.rate
       FROM unnest($1::text[], $2::text[]) AS given(facility, rate)
      WHERE ${key} = given.facility AND output_rate IS DISTINCT FROM given.rate
        AND ${await writeSoundSql(query, table)}`,
    [facilities.map((facility) => facility.key), rates]
  );
}
