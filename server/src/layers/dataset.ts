import type { Access, Caller } from '../ground/roles';

export type FieldType = 'oid' | 'integer' | 'double' | 'string' | 'date';

/** A column of a layer: declared, never guessed from the rows. */
export interface Field {
  readonly name: string;
  readonly alias: string;
  readonly type: FieldType;
  /** SQL over the dataset's `from`; date fields give a timestamptz. */
  readonly sql: string;
  /** Name of the dataset's join that `sql` needs; only the joins of the fields in use are made. */
  readonly join?: string;
  /** Longest text in characters (string fields). */
  readonly length?: number;
  /** Its values change without an import: with each purchase, with each day. */
  readonly isLive?: boolean;
  /** Needed to read, filter, sort or sum this field, on top of the dataset's own access. */
  readonly access?: Access;
}

export type GeometryType = 'esriGeometryPoint' | 'esriGeometryPolyline' | 'esriGeometryPolygon';

/** Names of the fields that say when a row was, or from when to when. */
export interface TimeFields {
  readonly start: string;
  readonly end?: string;
}

/** One layer of the map: what the FeatureServer dialect needs to know to serve it from the store. */
export interface Dataset {
  /** Service name in the address. */
  readonly service: string;
  readonly title: string;
  readonly description: string;
  readonly access: Access;
  /** Body of a FROM clause. */
  readonly from: string;
  /** LEFT JOINs by name, for the fields that need them. None may repeat a row. */
  readonly joins?: Readonly<Record<string, string>>;
  /** SQL condition that a row belongs to the layer at all. */
  readonly condition?: string;
  readonly geometryType: GeometryType;
  /** The geometry column (EPSG:4326) with its gist index. */
  readonly geometry: string;
  readonly fields: readonly Field[];
  /** The date fields a `time` in a query is compared with; a layer without them knows no time. */
  readonly time?: TimeFields;
  readonly displayField: string;
  readonly drawingInfo: object;
  /** Its rows are changed one by one, not only by imports. */
  readonly isEdited?: boolean;
  /** Names in dataset_source: attribution, and the version that caches go by. */
  readonly sources: readonly string[];
  readonly maxRecordCount: number;
  /** The same layer as guests are told it, where that is less. */
  readonly forGuests?: Dataset;
  /** The same layer with the rows that investors are shown, where these are fewer. */
  readonly forInvestors?: Dataset;
  /** What rows held in memory are known by: each form of a layer has its own. */
  readonly heldAs: string;
}

/** The layer as the caller is told it. */
export function datasetFor(dataset: Dataset, { role }: Pick<Caller, 'role'>): Dataset {
  if (role === 'guest') return dataset.forGuests ?? dataset;
  return role === 'investor' ? (dataset.forInvestors ?? dataset) : dataset;
}

export const OBJECT_ID = 'OBJECTID';

/** The field of that name, in any case. */
export const fieldNamed = (fields: readonly Field[], name: string): Field | undefined => {
  const wanted = name.toLowerCase();
  return fields.find((field) => field.name.toLowerCase() === wanted);
};

/** Whether a figure of the layer is made with a business parameter. */
export const usesParameters = ({ fields, joins = {} }: Dataset): boolean =>
  [...fields.map(({ sql }) => sql), ...Object.values(joins)].some((sql) => sql.includes('parameter_set'));
