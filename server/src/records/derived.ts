import { BIOCHAR_FACILITY, EARTH_RADIUS_M, readDecimal } from '@site/domain';
import type { Parameters } from '@site/domain';
import { haversineSql, pointSql } from '../figures/haversine';
import type { Query } from '../store/store';
import type { RecordView } from './record-type';

/*
 * What records derive from one another has one maker each, here, and follows in the transaction that changes what it
 * stands on. A derived figure is no change of the record: its version stays.
 */

export const isFacility = ({ markerType, type }: RecordView): boolean =>
  markerType === 'Factory' && type === BIOCHAR_FACILITY;

/**
 * A biochar facility's output, as text: its input times the biochar per tonne of feedstock, both in t/day. Null for an
 * input that is no number.
 */
export function facilityOutputRate(
  inputRate: string,
  { biocharOutputShare }: Pick<Parameters, 'biocharOutputShare'>
): string | null {
  const input = readDecimal(inputRate);
  return input === null ? null : String(input * biocharOutputShare);
}

/** Any number will do, as long as it is always the same. */
const DISTANCES_LOCK = 7_463_015;

/**
 * Whoever changes facilities does so alone, whoever enters applications does so beside others that do: an application
 * entered while a facility moves would keep its distance to the place it moved from.
 */
export async function lockDistances(query: Query, who: 'facilities' | 'applications'): Promise<void> {
  const lock = who === 'facilities' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared';
  await query(`SELECT ${lock}($1)`, [DISTANCES_LOCK]);
}

/**
 * What rows of a table must fulfil to be changed in passing: the database checks the whole row, and one that holds an odd
 * value from before would hold up the others.
 */
async function soundSql(query: Query, table: string): Promise<string> {
  const [checks] = await query<{ sound: string | null }>(
    `SELECT string_agg('(' || pg_get_expr(conbin, conrelid) || ') IS NOT FALSE', ' AND ') AS sound
       FROM pg_constraint WHERE conrelid = to_regclass($1) AND contype = 'c' AND NOT convalidated`,
    [table]
  );
  return checks?.sound ?? 'true';
}

/** SQL that is true of the biochar facilities of a table of factories. @param alias what the table is called. */
export const facilitySql = (alias: string): string =>
  `${alias}.marker_type = 'Factory' AND ${alias}.type = '${BIOCHAR_FACILITY}'`;

/**
 * SQL of degrees around a point within which the facility nearest to it lies: as far as the one that is nearest on the
 * plain of degrees, which the index finds, with the meridians drawn together and a twentieth to spare. Far out, near the
 * poles and where longitudes end such a box says nothing; there it holds the world.
 */
function reachSql(place: string): string {
  const { latitude, longitude } = pointSql(place);
  const metres = haversineSql(pointSql('near.geom'), { latitude, longitude });
  const degrees = `degrees(${metres} / ${EARTH_RADIUS_M})`;
  return `(SELECT CASE WHEN ${degrees} < 15 AND abs(${latitude}) < 60 AND abs(${longitude}) < 120
                       THEN 1.05 * ${degrees} / cos(radians(abs(${latitude}) + 1)) ELSE 360 END
             FROM marker_asset AS near WHERE ${facilitySql('near')} ORDER BY near.geom <-> ${place} LIMIT 1)`;
}

/**
 * SQL of the kilometres as the crow flies from a point to the biochar facility nearest to it; null where there is none.
 * @param place SQL of the point.
 */
export const facilityKmSql = (place: string): string => `
  (SELECT min(${haversineSql(pointSql('facility.geom'), pointSql(place))}) / 1000 FROM marker_asset AS facility
    WHERE ${facilitySql('facility')} AND facility.geom && ST_Expand(${place}, ${reachSql(place)}))`;

/**
 * Has the database count the facilities before distances of many applications are asked for: one that does not know how
 * many there are sorts all of them for each application. The embedded one never counts by itself.
 */
export const countFacilities = async (query: Query): Promise<unknown> => query('ANALYZE marker_asset');

/** The distance of biochar applications (one, or all) to the facility nearest to each. */
export async function refreshDistances(query: Query, applicationId?: string): Promise<void> {
  await query(
    `UPDATE biochar_application SET distance_to_factory = nearest.km
       FROM (
         SELECT place.id AS place, ${facilityKmSql('place.geom')} AS km
           FROM biochar_application AS place WHERE $1::text IS NULL OR place.id = $1
       ) AS nearest
      WHERE nearest.place = id AND distance_to_factory IS DISTINCT FROM nearest.km
        AND ${await soundSql(query, 'biochar_application')}`,
    [applicationId ?? null]
  );
}

/** Where factories lie: the records, or the rows of a file that are to become some. */
const FACTORIES = { marker_asset: 'id', import_row: 'row_number' } as const;

/** The outputs of all biochar facilities of a table by the parameters. */
export async function refreshOutputRates(
  query: Query,
  parameters: Parameters,
  table: keyof typeof FACTORIES = 'marker_asset'
): Promise<void> {
  const key = `${FACTORIES[table]}::text`;
  const facilities = await query<{ key: string; input: string }>(
    `SELECT ${key} AS key, input_rate AS input FROM ${table} AS own
      WHERE ${facilitySql('own')} AND input_rate IS NOT NULL FOR UPDATE`
  );
  const rates = facilities.map(({ input }) => facilityOutputRate(input, parameters));
  await query(
    `UPDATE ${table} SET output_rate = given.rate
       FROM unnest($1::text[], $2::text[]) AS given(facility, rate)
      WHERE ${key} = given.facility AND output_rate IS DISTINCT FROM given.rate
        AND ${await soundSql(query, table)}`,
    [facilities.map((facility) => facility.key), rates]
  );
}
