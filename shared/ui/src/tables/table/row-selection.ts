/** Selection of rows one by one, across pages. */
export interface RowSelection<Row> {
  isSelected(row: Row): boolean;
  /** Returns the display name of a row. */
  getName(row: Row): string;
  select(rows: readonly Row[], on: boolean): void;
}
