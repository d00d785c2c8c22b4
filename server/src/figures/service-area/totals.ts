import { EARTH_RADIUS_M } from '@site/domain';
import type { LatLon, MillScope, ServiceAreaTotals } from '@site/domain';
import type { MultiPolygon } from 'geojson';
import { lgaAtSql } from '../lga-at';
import type { Query } from '../../store/store';
import { currentPriceSql } from '../current-price';

/** What the sums are taken over. */
export interface TotalsScope {
  readonly start: LatLon;
  /** The outermost drive-time polygon. */
  readonly polygon: MultiPolygon;
  readonly millScope: MillScope;
  /** Metres: the radius of the `extentWidth` scope. */
  readonly extentWidth: number;
  /** The business day, 'YYYY-MM-DD'. */
  readonly today: string;
  /** Days of purchases, the day itself included, that make the current price. */
  readonly currentPriceDays: number;
}

export interface TotalsAnswer extends ServiceAreaTotals {
  readonly lgaCode: string | null;
  readonly lgaName: string | null;
  readonly lgaState: string | null;
}

/** Shortest metres of one degree of latitude on the sphere of the distance rule, rounded down: for the first look. */
const METRES_PER_DEGREE = 111_194;

/**
 * One statement for all sums (parameters: 1 polygon as GeoJSON, 2 longitude, 3 latitude, 4 mill scope, 5 radius in
 * metres, 6 half height and 7 half width of the radius' box in degrees, 8 today, 9 days of the current price).
 * The polygon comes first in each comparison, so that PostGIS prepares it once and tests points against its index; the
 * distance is the haversine formula of the domain. An LGA inside the area counts whole without
 * being cut.
 */
const TOTALS_SQL = `
WITH area AS MATERIALIZED (
  SELECT ST_SetSRID(ST_GeomFromGeoJSON($1), 4326) AS geom
), start AS MATERIALIZED (
  SELECT ST_SetSRID(ST_MakePoint($2, $3), 4326) AS geom
), mills AS (
  SELECT m.id FROM mill m
   WHERE $4 = 'extentWidth'
     AND m.geom && ST_MakeEnvelope($2::float8 - $7::float8, $3::float8 - $6::float8,
                                   $2::float8 + $7::float8, $3::float8 + $6::float8, 4326)
     AND 2 * ${EARTH_RADIUS_M} * asin(least(1, sqrt(
           power(sin(radians(ST_Y(m.geom) - $3::float8) / 2), 2) +
           cos(radians($3::float8)) * cos(radians(ST_Y(m.geom))) *
           power(sin(radians(ST_X(m.geom) - $2::float8) / 2), 2)))) <= $5::float8
  UNION ALL
  SELECT m.id FROM area JOIN mill m ON ST_Intersects(area.geom, m.geom) WHERE $4 = 'insideArea'
), bought AS (
  SELECT coalesce(sum(f.transactions), 0) AS transactions, coalesce(sum(f.exact_tonnes), 0)::float8 AS tonnes,
         coalesce(sum(f.exact_naira), 0)::float8 AS naira
    FROM mill_figures f WHERE f.mill_id = ANY (ARRAY(SELECT id FROM mills))
), touched AS MATERIALIZED (
  SELECT l.code,
         CASE WHEN ST_Covers(area.geom, l.geom) THEN 1
              ELSE ST_Area(ST_Intersection(l.geom, area.geom)) / ST_Area(l.geom) END AS share
    FROM area JOIN lga l ON ST_Intersects(l.geom, area.geom)
), maize AS (
  SELECT z.year, sum(z.production_t * t.share) AS production,
         sum(z.production_t) / nullif(sum(z.land_ha), 0) AS yield
    FROM maize_production z JOIN touched t ON t.code = z.lga_code
   GROUP BY z.year
), here AS (
  ${lgaAtSql('(SELECT geom FROM start)')}
)
SELECT (SELECT count(*) FROM mills) AS "noOfMills",
       bought.tonnes AS "totalTonsBought",
       bought.transactions AS "totalNoOfTransactions",
       bought.naira AS "totalPrice",
       (SELECT coalesce(sum(c.acre_area), 0) FROM area JOIN oil_palm_cluster c ON ST_Intersects(area.geom, c.location))
         AS "totalAcres",
       (SELECT count(*) FROM area JOIN minigrid g ON ST_Intersects(area.geom, g.geom)) AS "minigridsTotal",
       (SELECT count(*) FROM area JOIN oil_palm_processor o ON ST_Intersects(area.geom, o.geom)) AS "oilPalmPFTotal",
       coalesce((SELECT production FROM maize WHERE year = 2022), 0) AS "maizeProduction2022",
       coalesce((SELECT production FROM maize WHERE year = 2023), 0) AS "maizeProduction2023",
       (SELECT yield FROM maize WHERE year = 2022) AS "maizeYield2022",
       (SELECT yield FROM maize WHERE year = 2023) AS "maizeYield2023",
       ${currentPriceSql('(SELECT code FROM here)', '$8', '$9')} AS "lgaP1Price",
       (SELECT code FROM here) AS "lgaCode",
       (SELECT name FROM here) AS "lgaName",
       (SELECT state FROM here) AS "lgaState"
  FROM bought`;

/** Degrees from the start to each side of the smallest box round a circle of `radius` metres. */
function boxAround(
  { latitude }: LatLon,
  radius: number
): { readonly height: number; readonly width: number } {
  const height = radius / METRES_PER_DEGREE;
  const poleward = Math.min(89, Math.abs(latitude) + height);
  return { height, width: height / Math.cos((poleward * Math.PI) / 180) };
}

/** Sums the records a service area takes in (rules: docs/decisions/0001-what-a-service-area-counts.md). */
export async function serviceAreaTotals(query: Query, scope: TotalsScope): Promise<TotalsAnswer> {
  const { start, polygon, millScope, extentWidth, today, currentPriceDays } = scope;
  const { height, width } = boxAround(start, extentWidth);
  const [totals] = await query<TotalsAnswer>(TOTALS_SQL, [
    JSON.stringify(polygon),
    start.longitude,
    start.latitude,
    millScope,
    extentWidth,
    height,
    width,
    today,
    currentPriceDays
  ]);
  return totals!;
}
