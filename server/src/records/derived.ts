import { BIOCHAR_FACILITY, readDecimal } from '@site/domain';
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
export async function lockDistances(query: Query, who: 'facilities' | 'application'): Promise<void> {
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

/**
 * Kilometres as the crow flies from biochar applications (one, or all) to the biochar facility nearest to each; null where
 * there is none.
 */
export async function refreshDistances(query: Query, applicationId?: string): Promise<void> {
  const metres = haversineSql(pointSql('facility.geom'), pointSql('place.geom'));
  await query(
    `UPDATE biochar_application SET distance_to_factory = nearest.km
       FROM (
         SELECT place.id AS place, (
             SELECT min(${metres}) / 1000 FROM marker_asset AS facility
              WHERE facility.marker_type = 'Factory' AND facility.type = $1
           ) AS km
           FROM biochar_application AS place WHERE $2::text IS NULL OR place.id = $2
       ) AS nearest
      WHERE nearest.place = id AND distance_to_factory IS DISTINCT FROM nearest.km
        AND ${await soundSql(query, 'biochar_application')}`,
    [BIOCHAR_FACILITY, applicationId ?? null]
  );
}

/** The outputs of all biochar facilities by other parameters. */
export async function refreshOutputRates(query: Query, parameters: Parameters): Promise<void> {
  const facilities = await query<{ id: string; input: string }>(
    `SELECT id, input_rate AS input FROM marker_asset
      WHERE marker_type = 'Factory' AND type = $1 AND input_rate IS NOT NULL FOR UPDATE`,
    [BIOCHAR_FACILITY]
  );
  const rates = facilities.map(({ input }) => facilityOutputRate(input, parameters));
  await query(
    `UPDATE marker_asset SET output_rate = given.rate
       FROM unnest($1::text[], $2::text[]) AS given(facility, rate)
      WHERE id = given.facility AND output_rate IS DISTINCT FROM given.rate
        AND ${await soundSql(query, 'marker_asset')}`,
    [facilities.map(({ id }) => id), rates]
  );
}
