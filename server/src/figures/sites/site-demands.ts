import { MAX_SITE_DEMANDS } from '@site/domain';
import type { ParameterSet, SiteArea, SiteDemands, SiteWeight } from '@site/domain';
import { getBusinessDay } from '../../common/business-day';
import { BoundValues } from '../../store/bound-values';
import type { Query } from '../../store/store';
import { MAIZE_FEEDSTOCK_SQL, SHELL_FEEDSTOCK_SQL } from '../biochar/feedstock-sql';
import { writeLgaAtSql } from '../lga-at';
import { writeLocatedMillSql } from '../located-mill';
import { writeParameterSql } from '../parameter-sql';
import { writeTouchedLgasSql } from '../touched-lgas';
import { writeSiteAreaSql } from './site-area';
import { KM_PER_DEGREE, LONGITUDE_SHARE } from './square-grid';

const WEEKS_PER_YEAR = 52;
/** Each size of squares is larger than the one before by this factor, rounded up to whole km: 1, 2, 3, 4, 5, 7, 9, … */
const SQUARE_GROWTH = 1.25;

interface PlacesSql {
  /** Parts of the WITH clause; the last one is `place`: `kind`, `ref`, `tonnes`, `records`, `geom`. */
  readonly parts: string;
  /** A row of `places` and `tonnes` that have no location. */
  readonly unlocated: string;
}

const NOTHING_UNLOCATED = 'SELECT 0 AS places, 0::float8 AS tonnes';

/** Returns the SQL condition that a point is inside the area, if there is one. */
const writeInsideSql = (point: string, hasArea: boolean): string =>
  hasArea ? `EXISTS (SELECT FROM area WHERE ST_Intersects(area.geom, ${point}))` : 'true';

const writePurchasesSql = (day: string, hasArea: boolean): PlacesSql => ({
  parts: `
bought AS MATERIALIZED (
  SELECT mill_id, sum(tonnes) AS tonnes, count(*) AS records FROM purchase
   WHERE purchased_on > ${day}::date - interval '1 year' AND purchased_on <= ${day}::date GROUP BY mill_id
), place AS MATERIALIZED (
  SELECT 'mill' AS kind, m.id AS ref, bought.tonnes, bought.records, m.geom
    FROM bought JOIN mill m ON m.id = bought.mill_id
   WHERE ${writeLocatedMillSql('m')} AND ${writeInsideSql('m.geom', hasArea)}
)`,
  unlocated: `SELECT count(*)::int AS places, coalesce(sum(bought.tonnes), 0)::float8 AS tonnes
    FROM bought JOIN mill m ON m.id = bought.mill_id WHERE NOT (${writeLocatedMillSql('m')})`
});

const writeClustersSql = (hasArea: boolean): PlacesSql => ({
  parts: `
place AS MATERIALIZED (
  SELECT 'cluster' AS kind, c.id AS ref, 1 AS records, c.location AS geom,
         c.acre_area * ${writeParameterSql('weeklyP1YieldPerAcre')} * ${WEEKS_PER_YEAR} AS tonnes
    FROM oil_palm_cluster c WHERE ${writeInsideSql('c.location', hasArea)}
)`,
  unlocated: NOTHING_UNLOCATED
});

const writeFeedstockSql = (hasArea: boolean): PlacesSql => ({
  parts: `
touched AS MATERIALIZED (${
    hasArea
      ? writeTouchedLgasSql(', ST_Centroid(part) AS middle')
      : 'SELECT code, 1::float8 AS share, ST_Centroid(geom) AS middle FROM lga'
  }
), place AS MATERIALIZED (
  SELECT 'lga' AS kind, l.id AS ref, maize.tonnes, CASE WHEN maize.tonnes IS NULL THEN 0 ELSE 1 END AS records,
         maize.place AS geom
    FROM (${MAIZE_FEEDSTOCK_SQL}) AS maize JOIN lga l ON l.code = maize.code
   UNION ALL
  SELECT 'cluster', shell.id, shell.tonnes, 1, shell.place FROM (${SHELL_FEEDSTOCK_SQL}) AS shell
   WHERE ${writeInsideSql('shell.place', hasArea)}
)`,
  unlocated: NOTHING_UNLOCATED
});

function writePlacesSql(weight: SiteWeight, day: string, hasArea: boolean): PlacesSql {
  switch (weight) {
    case 'purchases':
      return writePurchasesSql(day, hasArea);
    case 'clusters':
      return writeClustersSql(hasArea);
    case 'biochar':
      return writeFeedstockSql(hasArea);
  }
}

/** Returns the row and column of a place in the squares of `km` kilometres. */
const writeSquareSql = (km: string): string =>
  `floor(y * ${KM_PER_DEGREE} / ${km}) AS row, floor(x * ${LONGITUDE_SHARE * KM_PER_DEGREE} / ${km}) AS col`;

/** Places united in the smallest squares with which there are few enough; `km` is 0 while each is one of its own. */
const UNITED_SQL = `
point AS MATERIALIZED (
  SELECT *, ST_X(geom) AS x, ST_Y(geom) AS y, row_number() OVER (ORDER BY kind, ref) AS nth FROM place
), size (km, squares) AS (
  SELECT 0, count(*) FROM point
   UNION ALL
  SELECT next.km, (SELECT count(*) FROM (SELECT DISTINCT ${writeSquareSql('next.km')} FROM point) AS square)
    FROM size CROSS JOIN LATERAL (SELECT greatest(1, ceil(${SQUARE_GROWTH} * size.km)::int) AS km) AS next
   WHERE size.squares > ${MAX_SITE_DEMANDS}
), chosen AS MATERIALIZED (SELECT max(km) AS km FROM size
), keyed AS (
  SELECT point.*, square.row, square.col, CASE WHEN chosen.km = 0 THEN nth END AS own
    FROM chosen CROSS JOIN point CROSS JOIN LATERAL (SELECT ${writeSquareSql('nullif(chosen.km, 0)')}) AS square
), united AS MATERIALIZED (
  SELECT (array_agg(kind ORDER BY tonnes DESC NULLS LAST, nth))[1] AS kind,
         (array_agg(ref ORDER BY tonnes DESC NULLS LAST, nth))[1] AS ref,
         count(*) - 1 AS more, sum(tonnes) AS tonnes,
         CASE WHEN sum(tonnes) > 0 THEN sum(tonnes * x) / sum(tonnes) ELSE avg(x) END AS x,
         CASE WHEN sum(tonnes) > 0 THEN sum(tonnes * y) / sum(tonnes) ELSE avg(y) END AS y
    FROM keyed GROUP BY own, row, col
), named AS (
  SELECT united.*, CASE united.kind
           WHEN 'mill' THEN (SELECT name FROM mill WHERE id = united.ref)
           WHEN 'lga' THEN (SELECT name FROM lga WHERE id = united.ref)
           ELSE (SELECT coalesce((SELECT here.name FROM (${writeLgaAtSql('c.location')}) AS here), c.state)
                   FROM oil_palm_cluster c WHERE c.id = united.ref) END AS name
    FROM united
)`;

const DEMANDS_SQL = `
SELECT coalesce(json_agg(json_build_object('id', kind || '-' || ref, 'kind', kind, 'name', name, 'more', more,
                                           'latitude', round(y::numeric, 6), 'longitude', round(x::numeric, 6),
                                           'tonnes', round(tonnes::numeric, 3))
                         ORDER BY tonnes DESC NULLS LAST, kind, ref), '[]'::json) AS demands,
       (SELECT sum(tonnes) FROM place)::float8 AS tonnes,
       (SELECT count(*)::int FROM place) AS places,
       (SELECT count(*)::int FROM place WHERE tonnes IS NULL) AS "unknownPlaces",
       (SELECT coalesce(sum(records), 0)::int FROM place) AS records,
       (SELECT json_build_object('places', places, 'tonnes', tonnes) FROM unlocated) AS unlocated,
       (SELECT nullif(km, 0) FROM chosen) AS "unitedWithin"
  FROM named`;

type DemandSums = Pick<
  SiteDemands,
  'demands' | 'tonnes' | 'places' | 'unknownPlaces' | 'records' | 'unlocated' | 'unitedWithin'
> & {
  readonly areas: number;
  readonly firstDay: string;
};

/**
 * Sums the tonnes a year by place inside an area, or in the whole country, in one statement, at the moment `now`; null
 * for an LGA or a state that does not exist.
 */
export async function findSiteDemands(
  query: Query,
  { version }: ParameterSet,
  weight: SiteWeight,
  area: SiteArea | null,
  now: Date
): Promise<SiteDemands | null> {
  const bound = new BoundValues();
  const today = getBusinessDay(now);
  const day = bound.add(today);
  const areaSql = area === null ? 'SELECT NULL::geometry AS geom' : writeSiteAreaSql(area, bound);
  const { parts, unlocated } = writePlacesSql(weight, day, area !== null);
  const [row] = await query<DemandSums>(
    `WITH RECURSIVE area AS MATERIALIZED (${areaSql}), ${parts}, unlocated AS (${unlocated}), ${UNITED_SQL},
     answer AS (${DEMANDS_SQL})
     SELECT answer.*, (SELECT count(*)::int FROM area) AS areas,
            ((${day}::date - interval '1 year')::date + 1) AS "firstDay" FROM answer`,
    bound.values
  );
  const { areas, firstDay, ...sums } = row!;
  if (areas === 0) return null;
  return {
    ...sums,
    period: weight === 'purchases' ? { from: firstDay, to: today } : null,
    parameterVersion: version,
    computedAt: now.toISOString()
  };
}
