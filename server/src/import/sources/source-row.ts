/** One row of a file, whatever its format. */
export interface SourceRow {
  /** Its number in the file: the line of a CSV file, the feature (from 1) elsewhere. */
  readonly row: number;
  readonly properties: Readonly<Record<string, unknown>>;
  /** GeoJSON geometry or an UnreadableCell; null for a feature without one, undefined where the format has none. */
  readonly geometry?: unknown;
}

/** A cell or geometry whose value cannot be known. The row is refused when a field is read from it, and only then. */
export class UnreadableCell {
  constructor(
    private readonly shown: string,
    /** The reason, with what to change. */
    readonly problem: string
  ) {}

  toString(): string {
    return this.shown;
  }
}

/** The rows of a file, read as they are asked for: the file is never held as a whole. */
export interface RowSource {
  /** What a row is called in messages. */
  readonly unit: 'line' | 'feature';
  readonly rows: AsyncIterable<SourceRow>;
  /** How the file was read, and what of it was not: whole once all rows are. */
  readonly notes: readonly string[];
}
