/** SQL condition of the domain's `hasLocation`: mills without a place are on no map and in no sum of places. */
export const locatedMillSql = (mill: string): string => `${mill}.geom IS NOT NULL`;
