import { LGA_CODE, STATE_NAMED } from './read-row';
import { NO_TEXT } from './texts/import-text';
import { placeTexts } from './texts/place-texts';
import { dataRemarks } from './texts/remark-texts';
import type { Query } from '../store/store';
import type { Report } from './report';
import type { TableSpec } from './table-spec';

/* Checks whether rows are in the LGA or state that is named beside their position. */

/**
 * Distance outside an outline within which a position is accepted with a warning, metres: outlines are
 * simplified.
 */
const TOLERANCE_METRES = 5_000;
/** The same distance in degrees, for positions with longitude and latitude swapped. */
const TOLERANCE_DEGREES = 0.045;

/** Tables of the outlines themselves, with which other data are compared. */
const OUTLINES = ['lga', 'state_boundary'];

/** Returns the staging column with the state of a row, or null if rows name no state. */
function getStateColumn({ lga, columns }: TableSpec): string | null {
  if (lga) return STATE_NAMED;
  return Object.entries(columns).find(([, field]) => field.isState)?.[0] ?? null;
}

const writeLgaCodeSql = (spec: TableSpec): string => (spec.lga ? `r.${LGA_CODE}` : 'NULL::text');

/**
 * SQL condition that an outline came from a file; the demonstration's outlines are generated and do not match
 * real places.
 */
const writeIsRealSql = (table: string, key: string): string => `
  EXISTS (SELECT 1 FROM dataset_source WHERE dataset = '${table}' AND NOT demonstration)
  AND NOT EXISTS (SELECT 1 FROM demonstration_row WHERE table_name = '${table}' AND demonstration_row.key = ${key}::text)`;

/**
 * SQL of staged rows with the outline of their LGA, or else of their state; null when the outline is not real.
 */
const writeNamedOutlinesSql = (spec: TableSpec, state: string): string => `
  SELECT r.row_number, r.geom, coalesce(lga.name || ' (' || lga.state || ')', state.name) AS place,
    coalesce(lga.geom, state.geom) AS outline
  FROM import_row AS r
    LEFT JOIN lga ON lga.code = ${writeLgaCodeSql(spec)} AND ${writeIsRealSql('lga', 'lga.id')}
    LEFT JOIN state_boundary AS state ON lga.id IS NULL AND state.name = r.${state} AND ${writeIsRealSql('state_boundary', 'state.id')}
  WHERE r.geom IS NOT NULL AND (${writeLgaCodeSql(spec)} IS NOT NULL OR r.${state} IS NOT NULL)`;

interface OutsideRow {
  readonly row_number: number;
  /** Null without a real outline to compare with. */
  readonly place: string | null;
  readonly metres: number | null;
  readonly swapped: boolean | null;
}

/**
 * Compares the position of every row with the LGA or state named beside it, in one statement: up to 5 km
 * outside is a warning, beyond that the row is refused, unless `accept` accepts it with a warning.
 */
export async function checkPositions(
  query: Query,
  spec: TableSpec,
  report: Report,
  accept: boolean
): Promise<void> {
  const state = getStateColumn(spec);
  if (spec.geometry === 'none' || spec.geometry === 'plot' || state === null || OUTLINES.includes(spec.table))
    return;
  const outside = await query<OutsideRow>(
    `SELECT row_number, place, ST_Distance(geom::geography, outline::geography) AS metres,
       ST_DWithin(ST_FlipCoordinates(geom), outline, ${TOLERANCE_DEGREES}) AS swapped
     FROM (${writeNamedOutlinesSql(spec, state)}) AS named
     WHERE outline IS NULL OR NOT ST_Intersects(geom, outline) ORDER BY row_number`
  );
  const far = outside.flatMap(({ row_number: row, place, metres, swapped }) => {
    if (place === null || metres === null) return [];
    const isFar = metres > TOLERANCE_METRES;
    const isRefused = isFar && !accept;
    const advice = isRefused ? placeTexts.correctIt : NO_TEXT;
    const why = isFar && swapped ? placeTexts.looksSwapped : advice;
    const problem = placeTexts.farFrom({ metres, place, why });
    if (isRefused) report.refuse(row, placeTexts.canBeAccepted({ problem }), 'position');
    else report.warn(row, problem, 'position');
    return isRefused ? [row] : [];
  });
  if (far.length > 0) await query('DELETE FROM import_row WHERE row_number = ANY($1::integer[])', [far]);
  const unknown = outside.filter(({ place }) => place === null).length;
  if (unknown > 0) report.remarks.push(dataRemarks.notCompared({ count: unknown, unit: report.unit }));
}
