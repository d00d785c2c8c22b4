import type { Store } from '../../store/store';
import type { Dataset, Field, FieldType } from './dataset';
import type { FeatureQuery } from './feature-query';
import { centroidOf, readWkb } from './geometry/shape';
import type { Shape } from './geometry/shape';
import { simplify } from './geometry/simplify';
import { projection } from './geometry/spatial-reference';
import type { Project, SpatialReference } from './geometry/spatial-reference';
import { QuerySql } from './sql';
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
  readonly features: readonly Feature[];
  readonly exceeded: boolean;
}

/** Degrees in the answer's reference. */
export interface ExtentAnswer {
  readonly count: number;
  readonly extent: { xmin: number; ymin: number; xmax: number; ymax: number } | null;
  readonly spatialReference: SpatialReference;
}

type Row = Record<string, unknown>;

const attributesOf = (row: Row, fields: readonly OutputField[]): Attribute[] =>
  fields.map(({ name }) => (row[name] ?? null) as Attribute);

function shapeOf(row: Row, project: Project): Shape | null {
  if (typeof row['#x'] === 'number') {
    const point = new Float64Array(2);
    [point[0], point[1]] = project(row['#x'], row['#y'] as number);
    return { parts: [point] };
  }
  return typeof row['#wkb'] === 'string' ? readWkb(Buffer.from(row['#wkb'], 'base64'), project) : null;
}

/** Runs the queries of one layer for a caller who may read `fields`. */
export class LayerReader {
  private readonly sql: QuerySql;

  constructor(
    private readonly store: Store,
    private readonly dataset: Dataset,
    fields: readonly Field[],
    private readonly query: FeatureQuery
  ) {
    this.sql = new QuerySql(dataset, fields, query);
  }

  async features(): Promise<FeatureSet> {
    const { outFields, limit, emptyWhenExceeded } = this.query;
    const { sql, values } = this.sql.features();
    const rows = await this.store.query<Row>(sql, values);
    const exceeded = rows.length > limit;
    const kept = exceeded ? (emptyWhenExceeded ? [] : rows.slice(0, limit)) : rows;
    return { fields: outFields, features: kept.map((row) => this.feature(row)), exceeded };
  }

  /** A page of features as the text between the brackets of f=json; see isPlainJson. */
  async featuresText(): Promise<{ text: string; exceeded: boolean }> {
    const { limit, emptyWhenExceeded } = this.query;
    const { sql, values } = this.sql.featuresText();
    const [{ rows, features }] = await this.store.query<{ rows: number; features: string | null }>(
      sql,
      values
    );
    const exceeded = rows > limit;
    return { text: exceeded && emptyWhenExceeded ? '' : (features ?? ''), exceeded };
  }

  async distinct(): Promise<FeatureSet> {
    return this.table(this.query.outFields, this.sql.distinct());
  }

  async statistics(): Promise<FeatureSet> {
    const fields: OutputField[] = [
      ...this.query.groupBy,
      ...this.query.statistics.map(({ type, field, name }) => ({
        name,
        alias: name,
        type: statisticType(type, field)
      }))
    ];
    return this.table(fields, this.sql.statistics());
  }

  async count(): Promise<number> {
    const { sql, values } = this.sql.count();
    const [{ count }] = await this.store.query<{ count: number }>(sql, values);
    return count;
  }

  async ids(): Promise<number[]> {
    const { sql, values } = this.sql.ids();
    return (await this.store.query<{ id: number }>(sql, values)).map(({ id }) => id);
  }

  async extent(): Promise<ExtentAnswer> {
    const { sql, values } = this.sql.extent();
    const [row] = await this.store.query<Record<string, number | null>>(sql, values);
    const { xmin, ymin, xmax, ymax } = row;
    const spatialReference = this.query.outSR;
    const count = row.count ?? 0;
    if (xmin === null || ymin === null || xmax === null || ymax === null)
      return { count, extent: null, spatialReference };
    const project = projection(spatialReference);
    const [west, south] = project(xmin, ymin);
    const [east, north] = project(xmax, ymax);
    return { count, extent: { xmin: west, ymin: south, xmax: east, ymax: north }, spatialReference };
  }

  private async table(
    fields: readonly OutputField[],
    { sql, values }: { sql: string; values: readonly unknown[] }
  ): Promise<FeatureSet> {
    const rows = await this.store.query<Row>(sql, values);
    const features = rows
      .slice(0, this.query.limit)
      .map((row) => ({ attributes: attributesOf(row, fields), shape: null, centroid: null }));
    return { fields, features, exceeded: rows.length > this.query.limit };
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
