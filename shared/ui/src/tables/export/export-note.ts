/**
 * One line of an export's provenance: an input (place, minutes, scope), the version of the rules, the source.
 */
export interface ExportNote {
  /** Name in GeoJSON, the same in every language. */
  readonly key: string;
  /** Name in CSV, in the reader's language. */
  readonly label: string;
  readonly value: string | number;
}
