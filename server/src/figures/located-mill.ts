/**
 * Returns the SQL condition of the domain's `hasLocation`: mills without a location are on no map and in no
 * spatial sum.
 */
export const writeLocatedMillSql = (mill: string): string => `${mill}.geom IS NOT NULL`;
