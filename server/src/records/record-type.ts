import type { z } from 'zod';
import type { Parameters, RecordName } from '@site/domain';
import { writeLgaAtSql } from '../figures/lga-at';
import type { Query } from '../store/store';

/** Kind of a property, which determines how lists filter and sort by it; by `json` they do neither. */
export type PropertyKind = 'text' | 'texts' | 'number' | 'day' | 'moment' | 'json';

/** A property of a record and the SQL that reads it from the record's table. */
export interface RecordProperty {
  readonly kind: PropertyKind;
  readonly sql: string;
}
export type RecordProperties = Readonly<Record<string, RecordProperty>>;

const createProperty =
  (kind: PropertyKind) =>
  (sql: string): RecordProperty => ({ kind, sql });
export const textProperty = createProperty('text');
export const textsProperty = createProperty('texts');
export const numberProperty = createProperty('number');
export const dayProperty = createProperty('day');
export const jsonProperty = createProperty('json');
const momentProperty = createProperty('moment');

/** A record as the API returns it; properties without a value are omitted. */
export type RecordView = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly version: number;
};

/** Values by column. */
export type ColumnValues = Readonly<Record<string, unknown>>;

export interface RecordPosition {
  readonly latitude: number;
  readonly longitude: number;
}
/** Position in a payload; null when it is unknown, as of a plot whose outline cannot be read. */
export type PayloadPosition = { readonly [Key in keyof RecordPosition]: number | null };

/** Fields that an update may contain in addition to the record's. */
export interface WriteBase {
  readonly id?: string;
  readonly version?: number;
}

/** Input of a write in addition to its payload. */
export interface WriteBasis {
  /** The current record, or null for a new one. */
  readonly before: RecordView | null;
  readonly parameters: Parameters;
}

/** Rows of another table that refer to a record by a foreign key and are deleted with it. */
export interface AttachedTable {
  readonly table: string;
  /** Column that refers to the record. */
  readonly column: string;
  /** The other reference of its rows; a row whose other referent is deleted cannot be restored. */
  readonly other: { readonly column: string; readonly table: string };
}

/** One record type: its table, how it is read and what may be written. */
export interface RecordType<Payload extends PayloadPosition = PayloadPosition> {
  readonly name: RecordName;
  /** Name in messages, such as 'customer'. */
  readonly noun: string;
  readonly table: string;
  readonly properties: RecordProperties;
  /** Properties that `search` covers. */
  readonly searched: readonly string[];
  readonly create: z.ZodType<Payload>;
  readonly update: z.ZodType<Payload & WriteBase>;
  /** Response schema of the record. */
  readonly answer: z.ZodType<object>;
  /** Returns the columns that a payload sets, except the position. Omitted columns stay unchanged. */
  toColumns(payload: Payload, basis: WriteBasis): ColumnValues;
  /** Returns the columns that depend on the position. */
  findPlaceColumns?(query: Query, place: PayloadPosition): Promise<ColumnValues>;
  /**
   * Runs before everything else in a write, and takes the locks that protect derived values from concurrent
   * writes. Taken later they could deadlock.
   */
  takeTurns?(query: Query): Promise<void>;
  /**
   * Runs after a write, in its transaction, and updates values derived from the record. `before` is null for an
   * entered or restored record, `after` for a deleted one.
   */
  follow?(query: Query, before: RecordView | null, after: RecordView | null): Promise<void>;
  /** Rows that a deletion removes too. */
  readonly attached?: readonly AttachedTable[];
  /** Converts a row to the shape of {@link answer}, when they differ. */
  view?(row: Record<string, unknown>): Record<string, unknown>;
}

/** Properties of every record type. */
export const commonProperties: RecordProperties = {
  id: textProperty('id'),
  _id: textProperty('id'),
  latitude: numberProperty('ST_Y(geom)'),
  longitude: numberProperty('ST_X(geom)'),
  createdBy: textProperty('created_by'),
  createdByUser: textProperty('created_by_user'),
  updatedByUser: textProperty('updated_by_user'),
  createdAt: momentProperty('created_at'),
  updatedAt: momentProperty('updated_at'),
  version: numberProperty('version')
};

/** Returns the properties of the LGA and its state at the position of a record; `table` is the record's table. */
export const createPlaceProperties = (table: string): RecordProperties => {
  const readPlace = (column: 'name' | 'state') =>
    textProperty(`(SELECT ${column} FROM (${writeLgaAtSql(`${table}.geom`)}) AS place)`);
  return { lga: readPlace('name'), state: readPlace('state') };
};
