import type { AreaRecordKind, MillScope } from '@site/domain';
import { Bound } from '../../store/bound';
import { touchedLgasSql } from '../touched-lgas';
import { boxAround, withinCircleSql } from '../within-circle';
import type { TotalsScope } from './totals';

/** The ground whose records an area counts, and the circle of its mills. */
export type CountedGround = Pick<TotalsScope, 'start' | 'polygon' | 'extentWidth'>;

export interface CountedSql {
  /** SQL of rows of `id` and, for maize by LGA, `share` (0 to 1). */
  readonly sql: string;
  /** Its values, to which more may be added. */
  readonly bound: Bound;
}

/** Records whose point lies in the area. */
const insideSql = (table: string, point: string): string =>
  `SELECT t.id FROM area JOIN ${table} AS t ON ST_Intersects(area.geom, t.${point})`;

const maizeSql = (year: number): string => `
  SELECT z.id, touched.share FROM (${touchedLgasSql()}) AS touched
    JOIN maize_production AS z ON z.lga_code = touched.code AND z.year = ${year}`;

function millsSql({ start, extentWidth }: CountedGround, scope: MillScope, bound: Bound): string {
  if (scope === 'insideArea') return insideSql('mill', 'geom');
  const { height, width } = boxAround(start, extentWidth);
  const circle = {
    longitude: bound.add(start.longitude),
    latitude: bound.add(start.latitude),
    radius: bound.add(extentWidth),
    height: bound.add(height),
    width: bound.add(width)
  };
  return `SELECT m.id FROM mill AS m WHERE ${withinCircleSql('m.geom', circle)}`;
}

function kindSql(kind: AreaRecordKind, ground: CountedGround, scope: MillScope, bound: Bound): string {
  switch (kind) {
    case 'mills':
      return millsSql(ground, scope, bound);
    case 'purchases':
      return `SELECT p.id FROM purchase AS p WHERE p.mill_id = ANY (ARRAY(${millsSql(ground, scope, bound)}))`;
    case 'oilPalmClusters':
      return insideSql('oil_palm_cluster', 'location');
    case 'minigrids':
      return insideSql('minigrid', 'geom');
    case 'oilPalmProcessors':
      return insideSql('oil_palm_processor', 'geom');
    case 'maize2022':
      return maizeSql(2022);
    case 'maize2023':
      return maizeSql(2023);
  }
}

/** The records of a kind that an area counts, by the rules of `serviceAreaTotals` (decision 1). */
export function countedRecordsSql(kind: AreaRecordKind, ground: CountedGround, scope: MillScope): CountedSql {
  const bound = new Bound();
  const polygon = bound.add(JSON.stringify(ground.polygon));
  const area = `area AS MATERIALIZED (SELECT ST_SetSRID(ST_GeomFromGeoJSON(${polygon}::text), 4326) AS geom)`;
  return { sql: `WITH ${area} ${kindSql(kind, ground, scope, bound)}`, bound };
}
