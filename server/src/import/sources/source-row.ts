import type { ImportText } from '../texts/import-text';
import type { ReferenceSystem } from './reference-system';

/** One row of a file in any format. */
export interface SourceRow {
  /** Number in the file: the line of a CSV file, the feature (from 1) in other formats. */
  readonly row: number;
  readonly properties: Readonly<Record<string, unknown>>;
  /**
   * GeoJSON geometry or an UnreadableCell; null for a feature without one, undefined when the format has no
   * geometries.
   */
  readonly geometry?: unknown;
}

/** A cell or geometry without a readable value. The row is refused only when a field is read from it. */
export class UnreadableCell {
  constructor(
    private readonly shown: string,
    /** The reason, with the correction. */
    readonly problem: ImportText
  ) {}

  toString(): string {
    return this.shown;
  }
}

/** How to read a file, from the command line and the dataset. */
export interface ReadOptions {
  /** Reference system of --crs; null when the file states it, or is in WGS84. */
  readonly crs?: ReferenceSystem | null;
  /** Sheet of a workbook, or null for the only one. */
  readonly sheet?: string | null;
  /** Layer of a GeoPackage, or null for the only one. */
  readonly layer?: string | null;
  /** Kind of geometry that the dataset has: a GPX file has layers of several. */
  readonly geometry?: 'point' | 'polygon' | 'none';
}

/** The rows of a file, read on demand: the file is never completely in memory. */
export interface RowSource {
  /** Name of a row in messages. */
  readonly unit: 'line' | 'feature' | 'row';
  readonly rows: AsyncIterable<SourceRow>;
  /** Notes on how the file was read and on parts that were not read; complete after all rows. */
  readonly notes: readonly ImportText[];
}
