import type { GroundTotals, MillScope, MillTotals } from '@site/domain';
import type { MultiPolygon } from 'geojson';
import type { Query } from '../../store/store';
import { writeTouchedLgasSql } from '../touched-lgas';
import { writeWithinCircleSql } from '../within-circle';
import {
  CIRCLE,
  toAreaFootprintsJson,
  writeAreaFootprintsSql,
  writeInsideAreasSql,
  SHARED_SQL,
  UNITED_SQL
} from './area-footprints';
import type { AreaFootprint } from './area-footprints';
import { MAIZE_COLUMNS_SQL, writeMillGroupsSql, writeMillTotalsSql } from './totals';
import type { TotalsScope } from './totals';

/** The scope of sums over several areas. */
export interface TogetherScope extends Pick<TotalsScope, 'millGroups'> {
  readonly areas: readonly AreaFootprint[];
  readonly millScope: MillScope;
}

export interface PartTotals extends GroundTotals {
  /** The sums over mills in the scope that was not requested. */
  readonly otherMills: MillTotals;
  /** Its polygon; empty when the areas do not overlap. */
  readonly polygon: MultiPolygon;
}

export interface TogetherTotals {
  /** Sums over records that at least one area counts. */
  readonly together: PartTotals;
  /** Sums over records that at least two areas count. */
  readonly overlap: PartTotals;
}

/** Scope, number of areas and sums of the mills of both scopes. */
const OWN_SUMS_SQL = 'SELECT scope, areas, transactions, exact_tonnes, exact_naira FROM mills';
/** For callers without access to the mills: each mill with the mean of its group. */
const GROUP_SUMS_SQL = `
  SELECT mills.scope, mills.areas, m.transactions, m.exact_tonnes, m.exact_naira
    FROM mills JOIN grouped AS g ON g.id = mills.id JOIN means AS m ON m.part = g.part AND m.nth = g.nth`;

/** Returns SQL for the sums over the mills of a part, in the requested scope (`=`) or in the other (`<>`). */
const writeBoughtSql = (scope: '=' | '<>'): string => `
    SELECT count(*) AS mills, coalesce(sum(exact_tonnes), 0)::float8 AS tonnes,
           coalesce(sum(transactions), 0)::float8 AS transactions, coalesce(sum(exact_naira), 0)::float8 AS naira
      FROM counted WHERE areas >= ground.part AND scope ${scope} $2`;

/** Returns SQL for the LGAs that the polygon of a part touches. */
const writeTouchedBySql = (part: number): string => `
  SELECT ${part} AS part, t.* FROM (
    WITH area AS MATERIALIZED (SELECT geom FROM ground WHERE part = ${part}) ${writeTouchedLgasSql()}) AS t`;

/**
 * Returns one statement for all sums over two parts, with the mills in both scopes: part 1 is counted by at
 * least one area, part 2 by at least two. A record is counted by the number of areas that contain it, so that
 * no edge of a union decides; united polygons serve only for LGAs, which count by their share, and for drawing.
 * Parameters: 1 the areas as JSON (polygon as GeoJSON, longitude, latitude, radius in metres, half height and
 * half width of its box in degrees), 2 mill scope, 3 mills of a group.
 */
const writeTogetherSql = (sums: string, groups: string): string => `
WITH ${writeAreaFootprintsSql('$1')}, ground AS MATERIALIZED (
  SELECT 1 AS part, united.geom FROM (${UNITED_SQL}) AS united
  UNION ALL
  SELECT 2, shared.geom FROM (${SHARED_SQL}) AS shared
), mills AS MATERIALIZED (
  SELECT 'extentWidth' AS scope, f.mill_id AS id, count(*) AS areas, f.transactions, f.exact_tonnes, f.exact_naira
    FROM area a JOIN mill_figures f ON ${writeWithinCircleSql('f.geom', CIRCLE)} GROUP BY f.mill_id
  UNION ALL
  SELECT 'insideArea', f.mill_id, count(*), f.transactions, f.exact_tonnes, f.exact_naira
    FROM area a JOIN mill_figures f ON ST_Intersects(a.geom, f.geom) GROUP BY f.mill_id
)${groups}, counted AS MATERIALIZED (${sums}
), clusters AS MATERIALIZED (${writeInsideAreasSql('oil_palm_cluster', 'location', ', t.acre_area')}
), minigrids AS MATERIALIZED (${writeInsideAreasSql('minigrid', 'geom')}
), processors AS MATERIALIZED (${writeInsideAreasSql('oil_palm_processor', 'geom')}
), touched AS MATERIALIZED (${writeTouchedBySql(1)}
  UNION ALL ${writeTouchedBySql(2)}
), maize AS (
  SELECT t.part, z.year,${MAIZE_COLUMNS_SQL}
    FROM maize_production z JOIN touched t ON t.code = z.lga_code
   GROUP BY t.part, z.year
)
SELECT ST_AsGeoJSON(ST_ForcePolygonCCW(ground.geom), 15) AS polygon,
       bought.mills AS "noOfMills",
       bought.tonnes AS "totalTonsBought",
       bought.transactions AS "totalNoOfTransactions",
       bought.naira AS "totalPrice",
       ${writeMillTotalsSql('other')} AS "otherMills",
       (SELECT coalesce(sum(acre_area), 0) FROM clusters WHERE areas >= ground.part) AS "totalAcres",
       (SELECT count(*) FROM minigrids WHERE areas >= ground.part) AS "minigridsTotal",
       (SELECT count(*) FROM processors WHERE areas >= ground.part) AS "oilPalmPFTotal",
       coalesce(maize2022.production, 0) AS "maizeProduction2022",
       coalesce(maize2023.production, 0) AS "maizeProduction2023",
       maize2022.yield AS "maizeYield2022",
       maize2023.yield AS "maizeYield2023"
  FROM ground
  CROSS JOIN LATERAL (${writeBoughtSql('=')}) AS bought
  CROSS JOIN LATERAL (${writeBoughtSql('<>')}) AS other
  LEFT JOIN maize AS maize2022 ON maize2022.part = ground.part AND maize2022.year = 2022
  LEFT JOIN maize AS maize2023 ON maize2023.part = ground.part AND maize2023.year = 2023
 ORDER BY ground.part`;
const EACH_SQL = writeTogetherSql(OWN_SUMS_SQL, '');
const GROUPED_SQL = writeTogetherSql(GROUP_SUMS_SQL, writeMillGroupsSql('$3'));

/**
 * Sums the records of several areas, each once (rules:
 * docs/rules/service-area.md).
 */
export async function computeTogetherTotals(
  query: Query,
  { areas, millScope, millGroups }: TogetherScope
): Promise<TogetherTotals> {
  const rows = await query<Omit<PartTotals, 'polygon'> & { readonly polygon: string }>(
    millGroups === null ? EACH_SQL : GROUPED_SQL,
    [toAreaFootprintsJson(areas), millScope, ...(millGroups === null ? [] : [millGroups])]
  );
  const [together, overlap] = rows.map((row) => ({
    ...row,
    polygon: JSON.parse(row.polygon) as MultiPolygon
  }));
  return { together: together!, overlap: overlap! };
}
