import { STATED_AREA_TOLERANCE } from '@site/domain';
import { STATED_AREAS } from './computed-areas';
import { placeTexts } from './texts/place-texts';
import type { Query } from '../store/store';
import type { Report } from './report';
import type { TableSpec } from './table-spec';

/* Compares the areas that a file states with its outlines. */

interface AreaDifference {
  readonly row_number: number;
  readonly stated: number;
  readonly measured: number;
}

/** Adds warnings for rows whose stated area differs from their outline; the stated one is imported. */
export async function compareStatedAreas(query: Query, spec: TableSpec, report: Report): Promise<void> {
  if (spec.geometry !== 'polygon') return;
  for (const [column, { unit, squareMetres }] of Object.entries(STATED_AREAS)) {
    const field = spec.columns[column];
    if (field === undefined) continue;
    const differing = await query<AreaDifference>(
      `SELECT row_number, stated, measured
       FROM (SELECT row_number, ${column} AS stated, ST_Area(geom::geography) / ${squareMetres} AS measured
             FROM import_row WHERE ${column} IS NOT NULL) AS area
       WHERE abs(stated - measured) > ${STATED_AREA_TOLERANCE} * measured ORDER BY row_number`
    );
    for (const { row_number: row, stated, measured } of differing)
      report.warn(
        row,
        placeTexts.statedArea({ stated, measured, unit, percent: STATED_AREA_TOLERANCE * 100 }),
        field.name
      );
  }
}
