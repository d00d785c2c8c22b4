/* SQL of columns that are made from a row's outline where the file does not give them. */

/** Hectares: those of the file, or measured on the ellipsoid. */
export const HECTARES = 'coalesce(r.hectare, ST_Area(r.geom::geography) / 10000)';

/** Square metres of a roof: those of the file, or measured on the ellipsoid. */
export const SQUARE_METRES = 'coalesce(r.area_in_me, ST_Area(r.geom::geography))';
