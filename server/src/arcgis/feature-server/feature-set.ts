import type { Store } from '../../store/store';
import type { Dataset, Field, FieldType } from '../../layers/dataset';
import type { FeatureQuery } from './feature-query';
import { centroidOf, pointShape, readWkb } from '../dialect/geometry/shape';
import type { Shape } from '../dialect/geometry/shape';
import { simplify } from '../dialect/geometry/simplify';
import { projection } from '../dialect/geometry/spatial-reference';
import type { Project, SpatialReference } from '../dialect/geometry/spatial-reference';
import { isPlainJson } from './output/json-sql';
import { QuerySql } from './sql';
import type { Statement } from './sql';
import { statisticType } from './statistics';

export type Attribute = string | number | null;

export interface Feature {
  /** In the order of the set's fields. */
  readonly attributes: readonly Attribute[];
  readonly shape: Shape | null;
  readonly centroid: readonly [number, number] | null;
}

/** A column of an answer. */
export interface OutputField {
  readonly name: string;
  readonly alias: string;
  readonly type: FieldType;
  readonly length?: number;
}

export interface FeatureSet {
  readonly fields: readonly OutputField[];
  readonly features: Iterable<Feature>;
  readonly exceeded: boolean;
}

/** The extent is in the units of the answer's reference. */
export interface ExtentAnswer {
  readonly count: number;
  readonly extent: { xmin: number; ymin: number; xmax: number; ymax: number } | null;
  readonly spatialReference: SpatialReference;
}

/** The result of a query before it is written in the requested format. */
export type QueryResult =
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'ids'; readonly ids: readonly number[] }
  | { readonly kind: 'extent'; readonly extent: ExtentAnswer }
  | { readonly kind: 'features'; readonly set: FeatureSet }
  /** A page of features as the text between the brackets of f=json; see isPlainJson. */
  | { readonly kind: 'featureText'; readonly text: string | Buffer; readonly exceeded: boolean }
  /** Rows without geometry: statistics, distinct values. */
  | { readonly kind: 'table'; readonly set: FeatureSet };

/** Returns an extent in degrees as an answer in a reference. */
export function extentIn(
  spatialReference: SpatialReference,
  sides: ExtentAnswer['extent'],
  count: number
): ExtentAnswer {
  if (!sides) return { count, extent: null, spatialReference };
  const project = projection(spatialReference);
  const [xmin, ymin] = project(sides.xmin, sides.ymin);
  const [xmax, ymax] = project(sides.xmax, sides.ymax);
  return { count, extent: { xmin, ymin, xmax, ymax }, spatialReference };
}

/** Returns the columns of an answer to a query for statistics. */
export const statisticFields = ({ groupBy, statistics }: FeatureQuery): readonly OutputField[] => [
  ...groupBy,
  ...statistics.map(({ type, field, name }) => ({ name, alias: name, type: statisticType(type, field) }))
];

type Row = Record<string, unknown>;

const attributesOf = (row: Row, fields: readonly OutputField[]): Attribute[] =>
  fields.map(({ name }) => (row[name] ?? null) as Attribute);

function shapeOf(row: Row, project: Project): Shape | null {
  if (typeof row['#x'] === 'number') return pointShape(row['#x'], row['#y'] as number, project);
  return typeof row['#wkb'] === 'string' ? readWkb(Buffer.from(row['#wkb'], 'base64'), project) : null;
}

/** Queries one layer in the store, for a caller who may read `fields`. */
export class StoreReader {
  private readonly sql: QuerySql;

  constructor(
    private readonly store: Store,
    private readonly dataset: Dataset,
    fields: readonly Field[],
    private readonly query: FeatureQuery
  ) {
    this.sql = new QuerySql(dataset, fields, query);
  }

  async result(): Promise<QueryResult> {
    switch (this.query.answer) {
      case 'count':
        return this.count();
      case 'ids':
        return this.ids();
      case 'extent':
        return this.extent();
      case 'distinct':
        return this.query.alsoCount ? this.count() : this.table(this.query.outFields, this.sql.distinct());
      case 'statistics':
        return this.table(statisticFields(this.query), this.sql.statistics());
      case 'features':
        return isPlainJson(this.query, this.dataset.geometryType === 'esriGeometryPoint')
          ? this.featureText()
          : this.features();
    }
  }

  private async features(): Promise<QueryResult> {
    const { outFields, limit, emptyWhenExceeded } = this.query;
    const { sql, values } = this.sql.features();
    const rows = await this.store.query<Row>(sql, values);
    const exceeded = rows.length > limit;
    const kept = exceeded ? (emptyWhenExceeded ? [] : rows.slice(0, limit)) : rows;
    const set = { fields: outFields, features: kept.map((row) => this.feature(row)), exceeded };
    return { kind: 'features', set };
  }

  private async featureText(): Promise<QueryResult> {
    const { limit, emptyWhenExceeded } = this.query;
    const { sql, values } = this.sql.featuresText();
    const { rows, features } = (
      await this.store.query<{ rows: number; features: string | null }>(sql, values)
    )[0]!;
    const exceeded = rows > limit;
    return { kind: 'featureText', text: exceeded && emptyWhenExceeded ? '' : (features ?? ''), exceeded };
  }

  private async count(): Promise<QueryResult> {
    const { sql, values } = this.sql.count();
    const { count } = (await this.store.query<{ count: number }>(sql, values))[0]!;
    return { kind: 'count', count };
  }

  private async ids(): Promise<QueryResult> {
    const { sql, values } = this.sql.ids();
    const rows = await this.store.query<{ id: number }>(sql, values);
    return { kind: 'ids', ids: rows.map(({ id }) => id) };
  }

  private async extent(): Promise<QueryResult> {
    const { sql, values } = this.sql.extent();
    const row = (
      await this.store.query<Record<'xmin' | 'ymin' | 'xmax' | 'ymax' | 'count', number | null>>(sql, values)
    )[0]!;
    const { xmin, ymin, xmax, ymax, count } = row;
    const isEmpty = xmin === null || ymin === null || xmax === null || ymax === null;
    const sides = isEmpty ? null : { xmin, ymin, xmax, ymax };
    return { kind: 'extent', extent: extentIn(this.query.outSR, sides, count ?? 0) };
  }

  private async table(fields: readonly OutputField[], { sql, values }: Statement): Promise<QueryResult> {
    const rows = await this.store.query<Row>(sql, values);
    const features = rows
      .slice(0, this.query.limit)
      .map((row) => ({ attributes: attributesOf(row, fields), shape: null, centroid: null }));
    return { kind: 'table', set: { fields, features, exceeded: rows.length > this.query.limit } };
  }

  private feature(row: Row): Feature {
    const { outFields, outSR, returnGeometry, returnCentroid, maxAllowableOffset } = this.query;
    const whole = shapeOf(row, projection(outSR));
    const isPolygon = this.dataset.geometryType === 'esriGeometryPolygon';
    return {
      attributes: attributesOf(row, outFields),
      shape:
        !returnGeometry || !whole
          ? null
          : maxAllowableOffset > 0
            ? simplify(whole, maxAllowableOffset, isPolygon)
            : whole,
      centroid: returnCentroid && isPolygon && whole ? centroidOf(whole) : null
    };
  }
}
