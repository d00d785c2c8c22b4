import type { AreaRecordKind, MillScope } from '@site/domain';
import { BoundValues } from '../../store/bound-values';
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

/** The scope of listed records: records that at least one area counts, or at least two. */
export interface CountedScope {
  readonly areas: readonly AreaFootprint[];
  readonly millScope: MillScope;
  readonly leastAreas: 1 | 2;
}

export interface CountedSql {
  /** SQL of rows of `id` and, for maize by LGA, `share` (0 to 1). */
  readonly sql: string;
  /** Its values; more may be added. */
  readonly bound: BoundValues;
}

/** Returns SQL of the ids of records that enough areas count. `counted` has rows of `id` and `areas`. */
const writeEnoughSql = (counted: string, leastAreas: number): string =>
  `SELECT id FROM (${counted}) AS counted WHERE areas >= ${leastAreas}`;

/** Returns SQL of the maize records with the share of each LGA that is inside the areas. */
function writeMaizeSql(year: number, { areas, leastAreas }: CountedScope): string {
  const united = areas.length === 1 ? 'SELECT geom FROM area' : UNITED_SQL;
  const ground = leastAreas === 2 ? SHARED_SQL : united;
  return `
  SELECT z.id, touched.share FROM (
      WITH ground AS MATERIALIZED (${ground}), area AS MATERIALIZED (SELECT geom FROM ground) ${writeTouchedLgasSql()}
    ) AS touched
    JOIN maize_production AS z ON z.lga_code = touched.code AND z.year = ${year}`;
}

const writeMillsSql = ({ millScope, leastAreas }: CountedScope): string =>
  writeEnoughSql(
    millScope === 'insideArea'
      ? writeInsideAreasSql('mill', 'geom')
      : `SELECT t.id, count(*) AS areas FROM area a JOIN mill t ON ${writeWithinCircleSql('t.geom', CIRCLE)} GROUP BY t.id`,
    leastAreas
  );

function writeKindSql(kind: AreaRecordKind, scope: CountedScope): string {
  const writeCountedPointsSql = (table: string, point: string) =>
    writeEnoughSql(writeInsideAreasSql(table, point), scope.leastAreas);
  switch (kind) {
    case 'mills':
      return writeMillsSql(scope);
    case 'purchases':
      return `SELECT p.id FROM purchase AS p WHERE p.mill_id = ANY (ARRAY(${writeMillsSql(scope)}))`;
    case 'oilPalmClusters':
      return writeCountedPointsSql('oil_palm_cluster', 'location');
    case 'minigrids':
      return writeCountedPointsSql('minigrid', 'geom');
    case 'oilPalmProcessors':
      return writeCountedPointsSql('oil_palm_processor', 'geom');
    case 'maize2022':
      return writeMaizeSql(2022, scope);
    case 'maize2023':
      return writeMaizeSql(2023, scope);
  }
}

/**
 * Returns SQL of the records of a kind that the areas count, by the rules of `computeServiceAreaTotals` and
 * `computeTogetherTotals` (docs/rules/service-area.md).
 */
export function writeCountedRecordsSql(kind: AreaRecordKind, scope: CountedScope): CountedSql {
  const bound = new BoundValues();
  const json = bound.add(toAreaFootprintsJson(scope.areas));
  return { sql: `WITH ${writeAreaFootprintsSql(json)} ${writeKindSql(kind, scope)}`, bound };
}
