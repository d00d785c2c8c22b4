import type { z } from 'zod';
import type { Parameters, RecordName } from '@site/domain';
import type { Query } from '../store/store';

/** Kind of a property, which determines how lists filter and sort by it. */
export type PropertyKind = 'text' | 'texts' | 'number' | 'day' | 'moment';

/** A property of a record and the SQL that reads it from the record's table. */
export interface Property {
  readonly kind: PropertyKind;
  readonly sql: string;
}
export type Properties = Readonly<Record<string, Property>>;

const property =
  (kind: PropertyKind) =>
  (sql: string): Property => ({ kind, sql });
export const text = property('text');
export const texts = property('texts');
export const number = property('number');
export const day = property('day');
const moment = property('moment');

/** A record as the API returns it; properties without a value are omitted. */
export type RecordView = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly version: number;
};

/** Values by column. */
export type Columns = Readonly<Record<string, unknown>>;

export interface Located {
  readonly latitude: number;
  readonly longitude: number;
}
/** Fields that an update may contain in addition to the record's. */
export interface Based {
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
export interface Attached {
  readonly table: string;
  /** Column that refers to the record. */
  readonly column: string;
  /** The other reference of its rows; a row whose other referent is deleted cannot be restored. */
  readonly other: { readonly column: string; readonly table: string };
}

/** One record type: its table, how it is read and what may be written. */
export interface RecordType<Payload extends Located = Located> {
  readonly name: RecordName;
  /** Name in messages, such as 'customer'. */
  readonly noun: string;
  readonly table: string;
  readonly properties: Properties;
  /** Properties that `search` covers. */
  readonly searched: readonly string[];
  readonly create: z.ZodType<Payload>;
  readonly update: z.ZodType<Payload & Based>;
  /** Response schema of the record. */
  readonly answer: z.ZodType<object>;
  /** Returns the columns that a payload sets, except the position. Omitted columns stay unchanged. */
  columnsOf(payload: Payload, basis: WriteBasis): Columns;
  /** Returns the columns that depend on the position. */
  columnsOfPlace?(query: Query, place: Located): Promise<Columns>;
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
  readonly attached?: readonly Attached[];
  /** Converts a row to the shape of {@link answer}, when they differ. */
  view?(row: Record<string, unknown>): Record<string, unknown>;
}

/** Properties of every record type. */
export const commonProperties: Properties = {
  id: text('id'),
  _id: text('id'),
  latitude: number('ST_Y(geom)'),
  longitude: number('ST_X(geom)'),
  createdBy: text('created_by'),
  createdByUser: text('created_by_user'),
  updatedByUser: text('updated_by_user'),
  createdAt: moment('created_at'),
  updatedAt: moment('updated_at'),
  version: number('version')
};
