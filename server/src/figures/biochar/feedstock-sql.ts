import { writeNigerDeltaSql } from '../niger-delta';

/** Year of the harvests that count as feedstock. */
const HARVEST_YEAR = 2023;

/**
 * SQL of the maize of LGAs: `code`, `tonnes` a year (null where no harvest is recorded) and the point `place`. `touched`
 * has rows of `code`, `share` (0 to 1) and the point `middle`. Rules: docs/rules/biochar.md.
 */
export const MAIZE_FEEDSTOCK_SQL = `
  SELECT t.code, z.production_t * t.share AS tonnes, t.middle AS place
    FROM touched t LEFT JOIN maize_production z ON z.lga_code = t.code AND z.year = ${HARVEST_YEAR}`;

/** SQL of the palm kernel shell of oil palm clusters: `id`, `tonnes` a year and the point `place`. */
export const SHELL_FEEDSTOCK_SQL = `
  SELECT c.id, c.pks_yield * c.area_ha AS tonnes, c.location AS place
    FROM oil_palm_cluster c WHERE ${writeNigerDeltaSql('c')}`;
