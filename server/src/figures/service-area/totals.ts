import type { LatLon, MillScope, MillTotals, ServiceAreaTotals } from '@site/domain';
import type { MultiPolygon } from 'geojson';
import { writeLgaAtSql } from '../lga-at';
import { writeTouchedLgasSql } from '../touched-lgas';
import type { Query } from '../../store/store';
import { writeCurrentPriceSql } from '../current-price';
import { computeBoxAround, writeWithinCircleSql } from '../within-circle';

/** The scope of the sums. */
export interface TotalsScope {
  readonly start: LatLon;
  /** The outermost drive-time polygon. */
  readonly polygon: MultiPolygon;
  readonly millScope: MillScope;
  /** Radius of the `extentWidth` scope in metres. */
  readonly extentWidth: number;
  /** The business day, 'YYYY-MM-DD'. */
  readonly today: string;
  /** Number of days, ending with the last purchase, that the current price covers. */
  readonly currentPriceDays: number;
  /** Days after which a current price is old. */
  readonly priceAgeWarningDays: number;
  /**
   * For callers without access to the mills: each mill counts with the mean of its group of so many neighbours,
   * so that two areas that differ by one mill do not reveal its purchases. Null: each counts with its own sums.
   */
  readonly millGroups: number | null;
}

export interface AreaTotalsRow extends ServiceAreaTotals {
  /** The sums over mills in the scope that was not requested. */
  readonly otherMills: MillTotals;
  readonly lgaCode: string | null;
  readonly lgaName: string | null;
  readonly lgaState: string | null;
}

/** The circle of the `extentWidth` scope, by the parameters below. */
const CIRCLE = { longitude: '$2', latitude: '$3', radius: '$5', height: '$6', width: '$7' } as const;

/** Scope, id and sums of the mills of both scopes. */
const OWN_SUMS_SQL = 'SELECT scope, id, transactions, exact_tonnes, exact_naira FROM mills';

/** Returns SQL of a mean over a group of mills; over all mills when no group in the country is large enough. */
const writeGroupMeanSql = (sum: string, most: string): string =>
  `CASE WHEN count(*) >= ${most} THEN avg(f.${sum}) ELSE (SELECT avg(${sum}) FROM mill_figures) END AS ${sum}`;

/**
 * Returns the SQL parts `grouped` (id of a mill, and its group) and `means` (of a group), each with a leading
 * comma, for every group with one of `mills`. `most`: mills of a group, an SQL expression. The groups do not
 * depend on the requested area. Each is within one LGA, so that the sums of an LGA are sums of whole groups and
 * reveal nothing more; the mills of LGAs with too few form groups together. Neighbours are counted from south to
 * north in strips of a fifth of a degree.
 */
export const writeMillGroupsSql = (most: string): string => `
, small AS MATERIALIZED (
  SELECT lga_code FROM mill GROUP BY lga_code HAVING count(*) < ${most}
), parted AS (
  SELECT m.id, m.geom, CASE WHEN small.lga_code IS NULL THEN m.lga_code ELSE '' END AS part
    FROM mill m LEFT JOIN small ON small.lga_code = m.lga_code
   WHERE small.lga_code IS NOT NULL
      OR m.lga_code IN (SELECT counted.lga_code FROM mills JOIN mill AS counted ON counted.id = mills.id)
), placed AS (
  SELECT id, part, count(*) OVER (PARTITION BY part) AS size,
         row_number() OVER (PARTITION BY part ORDER BY floor(ST_X(geom) * 5), ST_Y(geom), id) - 1 AS place
    FROM parted
), grouped AS MATERIALIZED (
  SELECT id, part, least(place / ${most}::int, greatest(size / ${most}::int - 1, 0)) AS nth FROM placed
), means AS MATERIALIZED (
  SELECT g.part, g.nth, ${['transactions', 'exact_tonnes', 'exact_naira'].map((sum) => writeGroupMeanSql(sum, most)).join(', ')}
    FROM grouped AS g JOIN mill_figures AS f ON f.mill_id = g.id GROUP BY g.part, g.nth
)`;

/** The same with the means of each mill's group. */
const GROUP_SUMS_SQL = `
  SELECT mills.scope, mills.id, m.transactions, m.exact_tonnes, m.exact_naira
    FROM mills JOIN grouped AS g ON g.id = mills.id JOIN means AS m ON m.part = g.part AND m.nth = g.nth`;

/**
 * SQL columns of the maize `z` of a year in the LGAs `t` that an area touches: tonnes by share, and tonnes per
 * hectare.
 */
export const MAIZE_COLUMNS_SQL = `
         sum(z.production_t * t.share) AS production,
         -- Only LGAs with both values.
         sum(z.production_t) FILTER (WHERE z.land_ha IS NOT NULL)
           / nullif(sum(z.land_ha) FILTER (WHERE z.production_t IS NOT NULL), 0) AS yield`;

/** Returns SQL of a row of sums over mills, `noOfMills` … `totalPrice`, as one JSON object. */
export const writeMillTotalsSql = (row: string): string => `
         json_build_object('noOfMills', ${row}.mills, 'totalTonsBought', ${row}.tonnes,
                           'totalNoOfTransactions', ${row}.transactions, 'totalPrice', ${row}.naira)`;

const PRICE_HERE_SQL = writeCurrentPriceSql({
  lga: '(SELECT code FROM here)',
  today: '$8',
  days: '$9',
  warningDays: '$10'
});

/**
 * Returns one statement for all sums, with the mills in both scopes (parameters: 1 polygon as GeoJSON, 2
 * longitude, 3 latitude, 4 mill scope, 5 radius in metres, 6 half height and 7 half width of the radius' box in
 * degrees, 8 today, 9 days of the current price, 10 days after which it is old). The polygon comes first in
 * each comparison, so that PostGIS prepares it once and tests points against its index; the distance is the
 * haversine formula of the domain.
 */
const writeTotalsSql = (sums: string, groups: string): string => `
WITH area AS MATERIALIZED (
  SELECT ST_SetSRID(ST_GeomFromGeoJSON($1), 4326) AS geom
), start AS MATERIALIZED (
  SELECT ST_SetSRID(ST_MakePoint($2, $3), 4326) AS geom
), mills AS (
  SELECT 'extentWidth' AS scope, f.mill_id AS id, f.transactions, f.exact_tonnes, f.exact_naira
    FROM mill_figures f WHERE ${writeWithinCircleSql('f.geom', CIRCLE)}
  UNION ALL
  SELECT 'insideArea', f.mill_id, f.transactions, f.exact_tonnes, f.exact_naira
    FROM area JOIN mill_figures f ON ST_Intersects(area.geom, f.geom)
)${groups}, bought AS (
  SELECT scope, count(id) AS mills, sum(transactions)::float8 AS transactions, sum(exact_tonnes)::float8 AS tonnes,
         sum(exact_naira)::float8 AS naira
    -- Both scopes have a row, also without mills.
    FROM (${sums} UNION ALL VALUES ('extentWidth', NULL::integer, 0, 0, 0), ('insideArea', NULL, 0, 0, 0)) AS counted
   GROUP BY scope
), touched AS MATERIALIZED (${writeTouchedLgasSql()}
), maize AS (
  SELECT z.year,${MAIZE_COLUMNS_SQL}
    FROM maize_production z JOIN touched t ON t.code = z.lga_code
   GROUP BY z.year
), here AS (
  ${writeLgaAtSql('(SELECT geom FROM start)')}
)
SELECT bought.mills AS "noOfMills",
       bought.tonnes AS "totalTonsBought",
       bought.transactions AS "totalNoOfTransactions",
       bought.naira AS "totalPrice",
       ${writeMillTotalsSql('other')} AS "otherMills",
       (SELECT coalesce(sum(c.acre_area), 0) FROM area JOIN oil_palm_cluster c ON ST_Intersects(area.geom, c.location))
         AS "totalAcres",
       (SELECT count(*) FROM area JOIN minigrid g ON ST_Intersects(area.geom, g.geom)) AS "minigridsTotal",
       (SELECT count(*) FROM area JOIN oil_palm_processor o ON ST_Intersects(area.geom, o.geom)) AS "oilPalmPFTotal",
       coalesce((SELECT production FROM maize WHERE year = 2022), 0) AS "maizeProduction2022",
       coalesce((SELECT production FROM maize WHERE year = 2023), 0) AS "maizeProduction2023",
       (SELECT yield FROM maize WHERE year = 2022) AS "maizeYield2022",
       (SELECT yield FROM maize WHERE year = 2023) AS "maizeYield2023",
       price.price AS "lgaP1Price", price.priced_on AS "lgaP1PriceDate",
       coalesce(price.is_old, false) AS "lgaP1PriceIsOld",
       (SELECT code FROM here) AS "lgaCode",
       (SELECT name FROM here) AS "lgaName",
       (SELECT state FROM here) AS "lgaState"
  FROM bought JOIN bought AS other ON other.scope <> bought.scope
       LEFT JOIN LATERAL ${PRICE_HERE_SQL} AS price ON true
 WHERE bought.scope = $4`;
const EACH_SQL = writeTotalsSql(OWN_SUMS_SQL, '');
const GROUPED_SQL = writeTotalsSql(GROUP_SUMS_SQL, writeMillGroupsSql('$11'));

/** Sums the records that a service area counts (rules: docs/rules/service-area.md). */
export async function computeServiceAreaTotals(query: Query, scope: TotalsScope): Promise<AreaTotalsRow> {
  const { start, polygon, millScope, extentWidth, today, millGroups } = scope;
  const { height, width } = computeBoxAround(start, extentWidth);
  const [totals] = await query<AreaTotalsRow>(millGroups === null ? EACH_SQL : GROUPED_SQL, [
    JSON.stringify(polygon),
    start.longitude,
    start.latitude,
    millScope,
    extentWidth,
    height,
    width,
    today,
    scope.currentPriceDays,
    scope.priceAgeWarningDays,
    ...(millGroups === null ? [] : [millGroups])
  ]);
  return totals!;
}
