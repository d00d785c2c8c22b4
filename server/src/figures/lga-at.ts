/**
 * Greatest distance of a point to the outline of its LGA, in degrees (about 1.7 km): simplified boundaries
 * leave gaps between neighbours and along the coast.
 */
const LGA_REACH_DEGREES = 0.015;

/**
 * Returns SQL for the LGA (code, name, state) that contains a point, or else the nearest one in reach; `point`
 * is an SQL expression.
 */
export const writeLgaAtSql = (point: string): string =>
  `SELECT code, name, state FROM lga WHERE ST_DWithin(geom, ${point}, ${LGA_REACH_DEGREES})
   ORDER BY ST_Distance(geom, ${point}), id LIMIT 1`;
