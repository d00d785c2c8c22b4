import type { AreaRecordKind, MillScope } from '@site/domain';
import { Bound } from '../../store/bound';
import { touchedLgasSql } from '../touched-lgas';
import { withinCircleSql } from '../within-circle';
import { CIRCLE, givenAreasJson, givenAreasSql, insideAreasSql, SHARED_SQL, UNITED_SQL } from './given-areas';
import type { GivenArea } from './given-areas';

/** The scope of listed records: records that at least one area counts, or at least two. */
export interface CountedScope {
  readonly areas: readonly GivenArea[];
  readonly millScope: MillScope;
  readonly leastAreas: 1 | 2;
}

export interface CountedSql {
  /** SQL of rows of `id` and, for maize by LGA, `share` (0 to 1). */
  readonly sql: string;
  /** Its values; more may be added. */
  readonly bound: Bound;
}

/** Returns SQL of the ids of records that enough areas count. `counted` has rows of `id` and `areas`. */
const enoughSql = (counted: string, leastAreas: number): string =>
  `SELECT id FROM (${counted}) AS counted WHERE areas >= ${leastAreas}`;

/** Returns SQL of the maize records with the share of each LGA that is inside the areas. */
function maizeSql(year: number, { areas, leastAreas }: CountedScope): string {
  const united = areas.length === 1 ? 'SELECT geom FROM area' : UNITED_SQL;
  const ground = leastAreas === 2 ? SHARED_SQL : united;
  return `
  SELECT z.id, touched.share FROM (
      WITH ground AS MATERIALIZED (${ground}), area AS MATERIALIZED (SELECT geom FROM ground) ${touchedLgasSql()}
    ) AS touched
    JOIN maize_production AS z ON z.lga_code = touched.code AND z.year = ${year}`;
}

const millsSql = ({ millScope, leastAreas }: CountedScope): string =>
  enoughSql(
    millScope === 'insideArea'
      ? insideAreasSql('mill', 'geom')
      : `SELECT t.id, count(*) AS areas FROM area a JOIN mill t ON ${withinCircleSql('t.geom', CIRCLE)} GROUP BY t.id`,
    leastAreas
  );

function kindSql(kind: AreaRecordKind, scope: CountedScope): string {
  const inside = (table: string, point: string) => enoughSql(insideAreasSql(table, point), scope.leastAreas);
  switch (kind) {
    case 'mills':
      return millsSql(scope);
    case 'purchases':
      return `SELECT p.id FROM purchase AS p WHERE p.mill_id = ANY (ARRAY(${millsSql(scope)}))`;
    case 'oilPalmClusters':
      return inside('oil_palm_cluster', 'location');
    case 'minigrids':
      return inside('minigrid', 'geom');
    case 'oilPalmProcessors':
      return inside('oil_palm_processor', 'geom');
    case 'maize2022':
      return maizeSql(2022, scope);
    case 'maize2023':
      return maizeSql(2023, scope);
  }
}

/**
 * Returns SQL of the records of a kind that the areas count, by the rules of `serviceAreaTotals` and
 * `togetherTotals` (docs/rules/service-area.md).
 */
export function countedRecordsSql(kind: AreaRecordKind, scope: CountedScope): CountedSql {
  const bound = new Bound();
  const json = bound.add(givenAreasJson(scope.areas));
  return { sql: `WITH ${givenAreasSql(json)} ${kindSql(kind, scope)}`, bound };
}
