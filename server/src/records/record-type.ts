import type { z } from 'zod';
import type { Parameters, RecordName } from '@site/domain';
import type { Query } from '../store/store';

/** What a property is in the database: it says how a list may be filtered and sorted by it. */
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

/** A record as the calls answer it: properties without a value are left out. */
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
/** What an update may say beside the fields. */
export interface Based {
  readonly id?: string;
  readonly version?: number;
}

/** What a write stands on beside its payload. */
export interface WriteBasis {
  /** The record as it is, or null when it is new. */
  readonly before: RecordView | null;
  readonly parameters: Parameters;
}

/** Rows of another table that hang on a record by a foreign key and go with it. */
export interface Attached {
  readonly table: string;
  /** Its column that names the record. */
  readonly column: string;
  /** What else its rows name: one whose other end is gone cannot come back. */
  readonly other: { readonly column: string; readonly table: string };
}

/** One kind of record: where it is kept, how its calls read it and what may be written. */
export interface RecordType<Payload extends Located = Located> {
  readonly name: RecordName;
  /** What one is called in a message, 'customer'. */
  readonly noun: string;
  readonly table: string;
  readonly properties: Properties;
  /** Properties that `search` looks into. */
  readonly searched: readonly string[];
  readonly create: z.ZodType<Payload>;
  readonly update: z.ZodType<Payload & Based>;
  /** The record as it is answered. */
  readonly answer: z.ZodType<object>;
  /** The columns a payload sets, its position aside. A column that is left out stays as it is. */
  columnsOf(payload: Payload, basis: WriteBasis): Columns;
  /** Columns that follow from where the record stands. */
  columnsOfPlace?(query: Query, place: Located): Promise<Columns>;
  /**
   * Called before anything of a write is done: locks that keep what is derived right while others write. Taken later they
   * could wait for each other.
   */
  takeTurns?(query: Query): Promise<void>;
  /**
   * Called after a write, in its transaction: brings what is derived from the record up to it. `before` is null for one
   * that was entered or restored, `after` for one that was deleted.
   */
  follow?(query: Query, before: RecordView | null, after: RecordView | null): Promise<void>;
  /** What a deletion takes along. */
  readonly attached?: readonly Attached[];
  /** Brings a row into the shape of {@link answer}, where the two differ. */
  view?(row: Record<string, unknown>): Record<string, unknown>;
}

/** Properties that every kind of record has. */
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
