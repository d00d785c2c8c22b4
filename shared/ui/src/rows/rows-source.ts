/** The records behind a figure, whoever answers them: a layer's service or a call of the product. */

/** What a record holds; dates as epoch milliseconds, days as 'YYYY-MM-DD'. */
export type Attributes = Readonly<Record<string, string | number | null | undefined>>;

export interface RowsField {
  readonly name: string;
  /** The heading of its column, in the reader's language. */
  readonly title: string;
  /** As the Maps SDK names types: 'double', 'string', 'date', 'date-only' … */
  readonly type: string;
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

export interface RowsSource {
  /** The dialog's title: the result and the figure. */
  readonly title: string;
  /** What the records are called where they cannot be had. */
  readonly layerTitle: string;
  /** A page of ROWS_PER_PAGE records, the first is 0. */
  fetchPage(page: number, signal: AbortSignal): Promise<RowsPage>;
}
