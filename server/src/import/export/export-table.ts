import type { ExportColumn, ExportGeometry, ExportValue } from './export-columns';

/** A row of a dataset on its way to a file. */
export interface ExportRow {
  /** From 1. */
  readonly number: number;
  /** By column. */
  readonly values: readonly ExportValue[];
  readonly geometry: ExportGeometry | null;
}

/** Rows of a dataset that a writer puts into a file. */
export interface ExportTable {
  /** Name of the dataset, and of the layer in the file. */
  readonly name: string;
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  readonly geometry: 'point' | 'line' | 'polygon' | 'plot' | 'none';
  /** Longest text of each column, bytes of UTF-8. */
  readonly widths: readonly number[];
  readonly rows: AsyncIterable<ExportRow>;
}

/** Writes a table to a file on disk. @throws ExportRefusal when the file cannot carry its data. */
export type WriteTable = (path: string, table: ExportTable) => Promise<void>;
