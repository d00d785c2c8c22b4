import type { Access, Caller } from '../common/roles';

export type FieldType = 'oid' | 'integer' | 'double' | 'string' | 'date';

/** A column of a layer: declared, never inferred from the rows. */
export interface DatasetField {
  readonly name: string;
  readonly alias: string;
  readonly type: FieldType;
  /** SQL over the dataset's `from`; date fields return a timestamptz. */
  readonly sql: string;
  /** Name of the dataset's join that `sql` needs; only the joins of the fields in use are executed. */
  readonly join?: string;
  /** Maximum length in characters (string fields). */
  readonly length?: number;
  /** The values change without an import: with each purchase or each day. */
  readonly isLive?: boolean;
  /** Every row has a value. */
  readonly isRequired?: boolean;
  /** Access needed to read, filter, sort or sum this field, in addition to the dataset's own. */
  readonly access?: Access;
}

export type GeometryType = 'esriGeometryPoint' | 'esriGeometryPolyline' | 'esriGeometryPolygon';

/** Names of the fields with the time of a row, or its start and end. */
export interface TimeFields {
  readonly start: string;
  readonly end?: string;
}

/** One layer of the map, as the FeatureServer dialect needs it to serve it from the store. */
export interface LayerDataset {
  /** Service name in the address. */
  readonly service: string;
  readonly title: string;
  readonly description: string;
  readonly access: Access;
  /** Body of a FROM clause. */
  readonly from: string;
  /** LEFT JOINs by name, for the fields that need them. None may duplicate a row. */
  readonly joins?: Readonly<Record<string, string>>;
  /** SQL condition of the rows that belong to the layer. */
  readonly condition?: string;
  readonly geometryType: GeometryType;
  /** Geometry column (EPSG:4326) with a gist index. */
  readonly geometry: string;
  readonly fields: readonly DatasetField[];
  /** Date fields that the `time` of a query is compared with; absent when the layer has no time. */
  readonly time?: TimeFields;
  readonly displayField: string;
  readonly drawingInfo: object;
  /** The rows are changed one by one, not only by imports. */
  readonly isEdited?: boolean;
  /** Names in dataset_source, for the attribution and the cache version. */
  readonly sources: readonly string[];
  readonly maxRecordCount: number;
  /** The layer with redacted values for guests, when it differs. */
  readonly forGuests?: LayerDataset;
  /** The layer with the rows that investors see, when these are fewer. */
  readonly forInvestors?: LayerDataset;
  /** Key of the rows cached in memory; each variant of a layer has its own. */
  readonly heldAs: string;
}

/** Returns the variant of the layer that the caller may see. */
export function selectDataset(dataset: LayerDataset, { role }: Pick<Caller, 'role'>): LayerDataset {
  if (role === 'guest') return dataset.forGuests ?? dataset;
  return role === 'investor' ? (dataset.forInvestors ?? dataset) : dataset;
}

export const OBJECT_ID = 'OBJECTID';

/** Returns the field of that name, ignoring case. */
export const findDatasetField = (fields: readonly DatasetField[], name: string): DatasetField | undefined => {
  const wanted = name.toLowerCase();
  return fields.find((field) => field.name.toLowerCase() === wanted);
};

/** Returns whether a figure of the layer depends on a business parameter. */
export const usesParameters = ({ fields, joins = {} }: LayerDataset): boolean =>
  [...fields.map(({ sql }) => sql), ...Object.values(joins)].some((sql) => sql.includes('parameter_set'));
