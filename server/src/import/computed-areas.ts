import { HECTARES_PER_ACRE } from '@site/domain';

/* SQL of columns that are computed from a row's outline when the file lacks them. */

/** SQL of the columns of a table: the file's value, else measured on the ellipsoid. */
export const MEASURED_AREAS = {
  /** Hectares. */
  hectare: 'coalesce(r.hectare, ST_Area(r.geom::geography) / 10000)',
  /** Square metres of a roof. */
  area_in_me: 'coalesce(r.area_in_me, ST_Area(r.geom::geography))'
} as const;

/** Columns in which files state the area of an outline, with their unit and its size in square metres. */
export const STATED_AREAS: Readonly<
  Record<string, { readonly unit: string; readonly squareMetres: number }>
> = {
  hectare: { unit: 'ha', squareMetres: 10_000 },
  area_ha: { unit: 'ha', squareMetres: 10_000 },
  acre_area: { unit: 'acres', squareMetres: 10_000 * HECTARES_PER_ACRE },
  area_in_me: { unit: 'm²', squareMetres: 1 }
};
