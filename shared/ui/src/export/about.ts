/** One line of what a file was made from: an input (place, minutes, scope), the version of the rules, the source. */
export interface ExportNote {
  /** The same in every language: the name in GeoJSON. */
  readonly key: string;
  /** In the reader's language: the name in CSV. */
  readonly label: string;
  readonly value: string | number;
}
