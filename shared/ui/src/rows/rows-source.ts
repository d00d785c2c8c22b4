/** The records behind a figure, whoever answers them: a layer's service or a call of the product. */
import type { DataRecord, DataSource } from 'jimu-core';
import type { ExportNote } from '../export/about';
import type { Shape } from '../export/geojson';
import type { Asking } from '../use-answer';

/** What a record holds; dates as epoch milliseconds, days as 'YYYY-MM-DD'. */
export type Attributes = Readonly<Record<string, string | number | null | undefined>>;

export interface RowsField {
  readonly name: string;
  /** The heading of its column, in the reader's language. */
  readonly title: string;
  /** As the Maps SDK names types: 'double', 'string', 'date', 'date-only' … */
  readonly type: string;
  /** Decimal places that a number is read with; up to four where nothing says. Files have all of them. */
  readonly decimals?: number;
  /** Names its record; is its status, drawn as a chip; or an identifier, which is hidden until it is chosen. */
  readonly role?: 'name' | 'status' | 'identifier';
  /** It is a telephone number, which files keep from being taken for a figure. */
  readonly isPhone?: boolean;
  /** Whoever answers can put all records in the order of its values. */
  readonly sortable?: boolean;
}

/** Which of the records are looked at, and in which order. */
export interface RowsOrder {
  /** A field's name, '-' before it for the other way round; null for the order in which they come. */
  readonly sort: string | null;
  /** A text that one of their fields holds; '' for all. */
  readonly search: string;
}

export interface RowsView extends RowsOrder {
  /** From 0. */
  readonly page: number;
}

export interface RowsPage {
  /** Of all pages. */
  readonly total: number;
  /** From 0. */
  readonly page: number;
  readonly rows: readonly Attributes[];
  /** The columns, in their order. */
  readonly fields: readonly RowsField[];
  /** The field that tells records apart. */
  readonly keyField: string;
}

/** A record for a file; `shape` null where it has no place, or where none was asked for. */
export interface PlacedRow {
  readonly attributes: Attributes;
  readonly shape: Shape | null;
}

export interface AllRows {
  readonly fields: readonly RowsField[];
  readonly rows: readonly PlacedRow[];
}

/** The records as the app's data source has them: what all widgets select, and what data actions are about. */
export interface SharedRecords {
  /** Rejects where the source cannot be made. */
  source(): Promise<DataSource>;
  /** Those of the source with these ids, with their places. Rejects as the layer does. */
  read(source: DataSource, ids: readonly string[]): Promise<DataRecord[]>;
}

export interface RowsSource {
  /** The dialog's title: the result and the figure. */
  readonly title: string;
  /** What the records are called where they cannot be had. */
  readonly layerTitle: string;
  /** Whether it finds records by a text that they hold. */
  readonly searches?: boolean;
  /** What files say of where the records come from, beside title, order and search. */
  readonly notes?: readonly ExportNote[];
  /** A page of ROWS_PER_PAGE records, the first is 0. */
  fetchPage(view: RowsView, signal: AbortSignal): Promise<RowsPage>;
  /** Every record of the view, for a file, with places where they are asked for; never a part of them. */
  fetchAll(view: RowsOrder & { readonly withShapes: boolean }, asking: Asking): Promise<AllRows>;
  /**
   * Looks where a record is on the map. Gives what goes there, null where it is there no more; left out where no map has
   * the records.
   */
  wayTo?(row: Attributes): Promise<(() => Promise<void>) | null>;
  /** Left out where they are no layer's of a map. */
  readonly shared?: SharedRecords;
}
