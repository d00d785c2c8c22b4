import type { Store } from '../../store/store';
import type { LayerDataset, DatasetField, FieldType } from '../../layers/dataset';
import type { FeatureQuery } from './feature-query';
import { computeCentroid, toPointShape, readWkb } from '../dialect/geometry/shape';
import type { MultipartShape } from '../dialect/geometry/shape';
import { simplifyShape } from '../dialect/geometry/simplify';
import { createProjection } from '../dialect/geometry/spatial-reference';
import type { Projection, SpatialReference } from '../dialect/geometry/spatial-reference';
import { canWriteJsonInSql } from './output/json-sql';
import { QuerySql } from './sql';
import type { SqlStatement } from './sql';
import { findStatisticType } from './statistics';

export type Attribute = string | number | null;

export interface Feature {
  /** In the order of the set's fields. */
  readonly attributes: readonly Attribute[];
  readonly shape: MultipartShape | null;
  readonly centroid: readonly [number, number] | null;
}

/** A column of an answer. */
export interface OutputField {
  readonly name: string;
  readonly alias: string;
  readonly type: FieldType;
  readonly length?: number;
  readonly isRequired?: boolean;
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
  /** A page of features as the text between the brackets of f=json; see canWriteJsonInSql. */
  | { readonly kind: 'featureText'; readonly text: string | Buffer; readonly exceeded: boolean }
  /** Rows without geometry: statistics, distinct values. */
  | { readonly kind: 'table'; readonly set: FeatureSet };

/** Returns an extent in degrees as an answer in a reference. */
export function projectExtent(
  spatialReference: SpatialReference,
  sides: ExtentAnswer['extent'],
  readCount: number
): ExtentAnswer {
  if (!sides) return { count: readCount, extent: null, spatialReference };
  const project = createProjection(spatialReference);
  const [xmin, ymin] = project(sides.xmin, sides.ymin);
  const [xmax, ymax] = project(sides.xmax, sides.ymax);
  return { count: readCount, extent: { xmin, ymin, xmax, ymax }, spatialReference };
}

/** Returns the columns of an answer to a query for statistics. */
export const listStatisticFields = ({ groupBy, statistics }: FeatureQuery): readonly OutputField[] => [
  ...groupBy,
  ...statistics.map(({ type, field, name }) => ({ name, alias: name, type: findStatisticType(type, field) }))
];

type FeatureRow = Record<string, unknown>;

const toAttributes = (row: FeatureRow, fields: readonly OutputField[]): Attribute[] =>
  fields.map(({ name }) => (row[name] ?? null) as Attribute);

function readShape(row: FeatureRow, project: Projection): MultipartShape | null {
  if (typeof row['#x'] === 'number') return toPointShape(row['#x'], row['#y'] as number, project);
  return typeof row['#wkb'] === 'string' ? readWkb(Buffer.from(row['#wkb'], 'base64'), project) : null;
}

/** Queries one layer in the store, for a caller who may read `fields`. */
export class FeatureReader {
  private readonly sql: QuerySql;

  constructor(
    private readonly store: Store,
    private readonly dataset: LayerDataset,
    fields: readonly DatasetField[],
    private readonly query: FeatureQuery
  ) {
    this.sql = new QuerySql(dataset, fields, query);
  }

  async readResult(): Promise<QueryResult> {
    switch (this.query.answer) {
      case 'count':
        return this.count();
      case 'ids':
        return this.readIds();
      case 'extent':
        return this.readExtent();
      case 'distinct':
        return this.query.alsoCount
          ? this.count()
          : this.readTable(this.query.outFields, this.sql.selectDistinct());
      case 'statistics':
        return this.readTable(listStatisticFields(this.query), this.sql.selectStatistics());
      case 'features':
        return canWriteJsonInSql(this.query, this.dataset.geometryType === 'esriGeometryPoint')
          ? this.readFeatureText()
          : this.readFeatures();
    }
  }

  private async readFeatures(): Promise<QueryResult> {
    const { outFields, limit, emptyWhenExceeded } = this.query;
    const { sql, values } = this.sql.selectFeatures();
    const rows = await this.store.query<FeatureRow>(sql, values);
    const exceeded = rows.length > limit;
    const kept = exceeded ? (emptyWhenExceeded ? [] : rows.slice(0, limit)) : rows;
    const set = { fields: outFields, features: kept.map((row) => this.toFeature(row)), exceeded };
    return { kind: 'features', set };
  }

  private async readFeatureText(): Promise<QueryResult> {
    const { limit, emptyWhenExceeded } = this.query;
    const { sql, values } = this.sql.selectFeatureText();
    const { rows, features } = (
      await this.store.query<{ rows: number; features: string | null }>(sql, values)
    )[0]!;
    const exceeded = rows > limit;
    return { kind: 'featureText', text: exceeded && emptyWhenExceeded ? '' : (features ?? ''), exceeded };
  }

  private async count(): Promise<QueryResult> {
    const { sql, values } = this.sql.selectCount();
    const { count } = (await this.store.query<{ count: number }>(sql, values))[0]!;
    return { kind: 'count', count };
  }

  private async readIds(): Promise<QueryResult> {
    const { sql, values } = this.sql.selectIds();
    const rows = await this.store.query<{ id: number }>(sql, values);
    return { kind: 'ids', ids: rows.map(({ id }) => id) };
  }

  private async readExtent(): Promise<QueryResult> {
    const { sql, values } = this.sql.selectExtent();
    const row = (
      await this.store.query<Record<'xmin' | 'ymin' | 'xmax' | 'ymax' | 'count', number | null>>(sql, values)
    )[0]!;
    const { xmin, ymin, xmax, ymax, count } = row;
    const isEmpty = xmin === null || ymin === null || xmax === null || ymax === null;
    const sides = isEmpty ? null : { xmin, ymin, xmax, ymax };
    return { kind: 'extent', extent: projectExtent(this.query.outSR, sides, count ?? 0) };
  }

  private async readTable(
    fields: readonly OutputField[],
    { sql, values }: SqlStatement
  ): Promise<QueryResult> {
    const rows = await this.store.query<FeatureRow>(sql, values);
    const features = rows
      .slice(0, this.query.limit)
      .map((row) => ({ attributes: toAttributes(row, fields), shape: null, centroid: null }));
    return { kind: 'table', set: { fields, features, exceeded: rows.length > this.query.limit } };
  }

  private toFeature(row: FeatureRow): Feature {
    const { outFields, outSR, returnGeometry, returnCentroid, maxAllowableOffset } = this.query;
    const whole = readShape(row, createProjection(outSR));
    const isPolygon = this.dataset.geometryType === 'esriGeometryPolygon';
    return {
      attributes: toAttributes(row, outFields),
      shape:
        !returnGeometry || !whole
          ? null
          : maxAllowableOffset > 0
            ? simplifyShape(whole, maxAllowableOffset, isPolygon)
            : whole,
      centroid: returnCentroid && isPolygon && whole ? computeCentroid(whole) : null
    };
  }
}
