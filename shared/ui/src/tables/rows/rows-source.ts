/** The records behind a figure, from a layer's service or a call of the product. */
import type { DataRecord, DataSource } from 'jimu-core';
import type { ExportNote } from '../export/export-note';
import type { RecordShape } from '../export/geojson';
import type { RequestContext } from '../../kit/requests/use-request';

/** Field values of a record; dates in epoch milliseconds, days as 'YYYY-MM-DD'. */
export type RowAttributes = Readonly<Record<string, string | number | null | undefined>>;

export interface RowsField {
  readonly name: string;
  /** Heading of the column, in the reader's language. */
  readonly title: string;
  /** Field type of the Maps SDK: 'double', 'string', 'date', 'date-only' … */
  readonly type: string;
  /** Decimal places on screen; by default up to four. Files have all of them. */
  readonly decimals?: number;
  /** The record's name; its status, drawn as a chip; or an identifier, whose column is hidden by default. */
  readonly role?: 'name' | 'status' | 'identifier';
  /** A column at first; the reader may choose the others. Without one, all but identifiers are columns. */
  readonly isMain?: boolean;
  /** A telephone number, which files must not turn into a number. */
  readonly isPhone?: boolean;
  /** The source can sort all records by this field. */
  readonly sortable?: boolean;
}

/** Search and sort order of the records. */
export interface RowsOrder {
  /** A field's name, with a '-' in front for descending order; null for the source's order. */
  readonly sort: string | null;
  /** Text that one of the fields must contain; '' for all records. */
  readonly search: string;
}

export interface RowsView extends RowsOrder {
  /** Page index, from 0. */
  readonly page: number;
}

export interface RowsPage {
  /** Count of records on all pages. */
  readonly total: number;
  /** Page index, from 0. */
  readonly page: number;
  readonly rows: readonly RowAttributes[];
  /** The columns, in order. */
  readonly fields: readonly RowsField[];
  /** Field that identifies a record. */
  readonly keyField: string;
}

/** A record for a file; `shape` is null when it has no position, or when shapes were not requested. */
export interface PlacedRow {
  readonly attributes: RowAttributes;
  readonly shape: RecordShape | null;
}

export interface AllRows {
  readonly fields: readonly RowsField[];
  readonly rows: readonly PlacedRow[];
}

/** The records as the app's data source has them, for shared selection and data actions. */
export interface SharedRecords {
  /** Rejects when the source cannot be created. */
  source(): Promise<DataSource>;
  /** Reads the records of the source with these ids, with geometry. Rejects as the layer does. */
  read(source: DataSource, ids: readonly string[]): Promise<DataRecord[]>;
}

export interface RowsSource {
  /** The dialog's title: the result and the figure. */
  readonly title: string;
  /** Name of the layer in error messages. */
  readonly layerTitle: string;
  /** Part of the layer that the records are limited to, if they are: shown above them and noted in files. */
  readonly scope?: string;
  /** Whether the source supports a text search. */
  readonly searches?: boolean;
  /** Further notes on the source of the records for files, beside title, order and search. */
  readonly notes?: readonly ExportNote[];
  /** Fetches a page of ROWS_PER_PAGE records; the first page is 0. */
  fetchPage(view: RowsView, signal: AbortSignal): Promise<RowsPage>;
  /** Fetches every record of the view for a file, with geometry if requested; never a part of them. */
  fetchAll(view: RowsOrder & { readonly withShapes: boolean }, asking: RequestContext): Promise<AllRows>;
  /**
   * Finds a record on the map. Resolves to a function that goes there, or null when the record no longer
   * exists; absent when no map shows the records.
   */
  wayTo?(row: RowAttributes): Promise<(() => Promise<void>) | null>;
  /** Absent when the records belong to no layer of a map. */
  readonly shared?: SharedRecords;
}
