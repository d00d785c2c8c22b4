/** Rows that are chosen one by one, across pages. */
export interface RowSelection<Row> {
  isSelected(row: Row): boolean;
  /** What a row is called. */
  nameOf(row: Row): string;
  select(rows: readonly Row[], on: boolean): void;
}
