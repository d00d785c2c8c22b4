import { LGA_CODE, STATE_NAMED } from './read-row';
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

const formatKilometres = (metres: number): string =>
  metres < 10_000 ? `${Math.max(0.1, Math.round(metres / 100) / 10)} km` : `${Math.round(metres / 1000)} km`;

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
    const where = `lies ${formatKilometres(metres)} outside ${place}`;
    const isFar = metres > TOLERANCE_METRES;
    const why = isFar && swapped ? '; longitude and latitude look swapped' : '';
    if (!isFar || accept) report.warn(row, where + why, 'position');
    else
      report.refuse(
        row,
        `${where}${why || '; correct the position or the place'} (--accept-positions accepts it)`,
        'position'
      );
    return isFar && !accept ? [row] : [];
  });
  if (far.length > 0) await query('DELETE FROM import_row WHERE row_number = ANY($1::integer[])', [far]);
  const unknown = outside.filter(({ place }) => place === null).length;
  if (unknown > 0)
    report.notes.push(
      `${unknown === 1 ? `The position of 1 ${report.unit} was` : `The positions of ${unknown} ${report.unit}s were`} not compared with the LGA or state of the row: its outline is demonstration data. Import lga first to have it compared.`
    );
}
