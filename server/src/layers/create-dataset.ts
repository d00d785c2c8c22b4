import { formatFieldLabel, getLayerText, createRenderer } from '@site/layers';
import type { FeaturePage, FieldKind, FieldPage, GeometryKind } from '@site/layers';
import { OBJECT_ID } from './dataset';
import type { LayerDataset, DatasetField, FieldType, GeometryType } from './dataset';

/** SQL of a field, or the name of the join it needs and the SQL. */
export type FieldSql = string | readonly [join: string, sql: string];

/** SQL of the rows of a page. Omitted parts come from the page's table. */
export interface LayerSource {
  /** Alias of the table in `from`; by default its own name. */
  readonly alias?: string;
  /** Body of a FROM clause. */
  readonly from?: string;
  /** LEFT JOINs by name, for the fields that need them. None may duplicate a row. */
  readonly joins?: Readonly<Record<string, string>>;
  /** SQL condition of the rows that belong to the layer. */
  readonly condition?: string;
  /** Geometry column (EPSG:4326) with a gist index; by default `geom` of the table. */
  readonly geometry?: string;
  /** SQL of the number that identifies a row to clients, when it is not the page's column. */
  readonly id?: string;
  /** SQL of the fields that are not columns of the table. */
  readonly sql?: Readonly<Record<string, FieldSql>>;
  /** SQL of the fields whose values are redacted for guests. */
  readonly told?: Readonly<Record<string, FieldSql>>;
  /** SQL condition of the rows that investors see, when these are fewer. */
  readonly investorCondition?: string;
  /** Names in dataset_source; by default the table. */
  readonly sources?: readonly string[];
}

const FIELD_TYPES: Readonly<Record<FieldKind, FieldType>> = {
  text: 'string',
  texts: 'string',
  yesNo: 'string',
  whole: 'integer',
  number: 'double',
  day: 'date',
  moment: 'date'
};
const GEOMETRIES: Readonly<Record<GeometryKind, GeometryType>> = {
  point: 'esriGeometryPoint',
  line: 'esriGeometryPolyline',
  area: 'esriGeometryPolygon'
};
/** Maximum number of rows in one response. */
const MAX_RECORD_COUNT = 2000;

/**
 * Returns the SQL of a value as the service returns it: lists as one text, booleans as words, days as midnight
 * UTC.
 */
function writeValueSql({ kind, separator = ', ' }: FieldPage, sql: string): string {
  if (kind === 'texts') return `array_to_string(${sql}, '${separator}')`;
  if (kind === 'yesNo') return `CASE WHEN ${sql} THEN 'Yes' ELSE 'No' END`;
  return kind === 'day' ? `(${sql}::timestamp AT TIME ZONE 'UTC')` : sql;
}

/**
 * Creates the layer of a page, as the FeatureServer dialect serves it.
 * @throws TypeError for a field without a source.
 */
export function createDataset(page: FeaturePage, source: LayerSource = {}): LayerDataset {
  const { told, investorCondition, ...whole } = source;
  const dataset = buildDataset(page, whole);
  /** Creates the layer for other readers, cached in memory under its own name. */
  const createVariant = (change: LayerSource, readers: string): LayerDataset => ({
    ...buildDataset(page, { ...whole, ...change }),
    heldAs: `${dataset.heldAs} for ${readers}`
  });
  const conditions = [whole.condition, investorCondition].filter((condition) => condition !== undefined);
  return {
    ...dataset,
    ...(told && { forGuests: createVariant({ sql: { ...whole.sql, ...told } }, 'guests') }),
    ...(investorCondition !== undefined && {
      forInvestors: createVariant({ condition: conditions.join(' AND ') }, 'investors')
    })
  };
}

function buildDataset(page: FeaturePage, source: LayerSource): LayerDataset {
  const { alias = page.table, from = alias === page.table ? alias : `${page.table} AS ${alias}` } = source;
  const { geometry = `${alias}.geom`, sources = [page.table] } = source;
  const findFieldSql = (name: string, field: FieldPage): readonly [join: string | null, sql: string] => {
    const given = source.sql?.[name];
    if (typeof given === 'string') return [null, given];
    if (given !== undefined) return given;
    if (field.position) return [null, `ST_${field.position === 'latitude' ? 'Y' : 'X'}(${geometry})`];
    if (field.column !== undefined) return [null, `${alias}.${field.column}`];
    throw new TypeError(`${page.service}: the field ${name} has no column and no SQL.`);
  };
  const toField = ([name, field]: [string, FieldPage]): DatasetField => {
    const [join, sql] = findFieldSql(name, field);
    return {
      name,
      alias: formatFieldLabel(field, 'en'),
      type: FIELD_TYPES[field.kind],
      sql: writeValueSql(field, sql),
      ...(join === null ? {} : { join }),
      ...(field.length === undefined ? {} : { length: field.length }),
      ...(field.live ? { isLive: true } : {}),
      ...(field.required ? { isRequired: true } : {}),
      ...(field.access === undefined ? {} : { access: field.access })
    };
  };
  const [layer] = page.layers;
  return {
    service: page.service,
    title: getLayerText(page.title ?? layer!.title, 'en'),
    description: page.about,
    access: page.access,
    from,
    ...(source.joins ? { joins: source.joins } : {}),
    ...(source.condition === undefined ? {} : { condition: source.condition }),
    geometryType: GEOMETRIES[page.geometry],
    geometry,
    fields: [
      { name: OBJECT_ID, alias: OBJECT_ID, type: 'oid', sql: source.id ?? `${alias}.${page.idColumn}` },
      ...Object.entries(page.fields).map(toField)
    ],
    ...(page.time ? { time: page.time } : {}),
    displayField: page.nameField,
    drawingInfo: {
      renderer: createRenderer(layer!.draws, page.fields, 'en'),
      transparency: 0,
      labelingInfo: null
    },
    ...(page.edited ? { isEdited: true } : {}),
    sources,
    maxRecordCount: MAX_RECORD_COUNT,
    heldAs: page.service
  };
}
