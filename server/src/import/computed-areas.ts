import { HECTARES_PER_ACRE } from '@site/domain';
import type { MeasuredColumn } from '@site/layers';
import type { ComputedColumn } from './table-spec';

/* SQL of columns that are computed from a row's outline. */

const MEASURED_HECTARES = 'ST_Area(r.geom::geography) / 10000';
const toDouble = (sql: string) => ({ type: 'double precision', sql });

/** SQL of measured columns: of areas the file's value, else measured on the ellipsoid. */
export const MEASURED_COLUMNS: Readonly<Record<MeasuredColumn, ComputedColumn>> = {
  hectare: toDouble(`coalesce(r.hectare, ${MEASURED_HECTARES})`),
  area_ha: toDouble(`coalesce(r.area_ha, ${MEASURED_HECTARES})`),
  acre_area: toDouble(
    `coalesce(r.acre_area, coalesce(r.area_ha, ${MEASURED_HECTARES}) / ${HECTARES_PER_ACRE})`
  ),
  /** Square metres of a roof. */
  area_in_me: toDouble('coalesce(r.area_in_me, ST_Area(r.geom::geography))'),
  /** A point inside the outline. */
  location: { type: 'geometry', sql: 'ST_PointOnSurface(r.geom)', isDerived: true }
};

/** Columns in which files state the area of an outline, with their unit and its size in square metres. */
export const STATED_AREAS: Readonly<
  Record<string, { readonly unit: string; readonly squareMetres: number }>
> = {
  hectare: { unit: 'ha', squareMetres: 10_000 },
  area_ha: { unit: 'ha', squareMetres: 10_000 },
  acre_area: { unit: 'acres', squareMetres: 10_000 * HECTARES_PER_ACRE },
  area_in_me: { unit: 'm²', squareMetres: 1 }
};
