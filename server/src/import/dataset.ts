import type { Query, Store } from '../store/store';
import type { FieldSpec } from './fields';
import type { Report } from './report';

/** A file to read, with the name to call it in messages. */
export interface InputFile {
  readonly name: string;
  readonly path: string;
}

/** What a file may be, by the ending of its name. */
export type Format = 'csv' | 'geojson' | 'shapefile' | 'kml' | 'geotiff' | 'osm.pbf';

export interface DatasetInput {
  readonly file: InputFile;
  /** Further files by the option that named them. */
  readonly companions: Readonly<Record<string, InputFile>>;
  /** Columns named with --map, by field. */
  readonly map: ReadonlyMap<string, string>;
  /** Source and licence; null where the file itself says so. */
  readonly attribution: string | null;
  /** Positions far from the LGA or state named beside them are taken. */
  readonly acceptPositions?: boolean;
  /** Unit of a raster's values as --unit states it. */
  readonly unit?: string | null;
  readonly dataDir: string;
}

interface Aftermath {
  readonly store: Store;
  readonly dataDir: string;
  readonly input: DatasetInput;
  /** A routing service in place of the embedded engine, or null. */
  readonly routingUrl: string | null;
  readonly log: (line: string) => void;
}

/** One kind of data that can be imported. A new one is a file in datasets/ and a line in its index. */
export interface Dataset {
  readonly name: string;
  readonly title: string;
  readonly formats: readonly Format[];
  readonly fields: readonly FieldSpec[];
  /** Options that name further files; asked for when the file is of the format. */
  readonly companions: Readonly<Partial<Record<Format, readonly string[]>>>;
  /** Attribution of well-known files by name, so that it need not be typed. */
  readonly knownFiles: Readonly<Record<string, string>>;
  /** The file itself may say where it comes from, so --attribution may be left out. */
  readonly carriesAttribution?: boolean;
  /** Values may come in several units, so --unit is understood. */
  readonly takesUnit?: boolean;
  /** Tables the import answers for: rows of dataset_source. */
  readonly tables: readonly string[];
  /** What is there already is gone after an import: other attributions go with it. */
  readonly replaces?: boolean;
  /** Other datasets in the same table: until they have come, demonstration rows are left in it. */
  readonly siblings?: readonly string[];
  /**
   * Checks the file and puts its rows into the store, inside one transaction; counts, refuses and repairs in the report.
   * @throws ImportError when the file as a whole cannot be used.
   */
  run(input: DatasetInput, report: Report, query: Query): Promise<void>;
  /** What must follow once the rows are in and something changed. */
  after?(aftermath: Aftermath): Promise<void>;
}
