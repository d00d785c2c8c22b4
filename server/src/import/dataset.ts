import type { Locale } from '@site/domain';
import type { Query, Store } from '../store/store';
import type { FieldSpec } from './fields';
import type { Report } from './report';
import type { TableSpec } from './table-spec';
import type { ReadOptions } from './sources/source-row';

/** A file to read, with its name for messages. */
export interface InputFile {
  readonly name: string;
  readonly path: string;
}

/** Format of a file, determined by the extension of its name. */
export type FileFormat =
  | 'csv'
  | 'geojson'
  | 'geojsonseq'
  | 'shapefile'
  | 'kml'
  | 'xlsx'
  | 'gpx'
  | 'gpkg'
  | 'geotiff'
  | 'osm.pbf';

/** Changes to the rows of a file before they are read. */
export interface RowEdits {
  readonly leftOut: ReadonlySet<number>;
  /** By row, the cells with another value than in the file. */
  readonly cells: ReadonlyMap<number, Readonly<Record<string, string>>>;
}

export interface DatasetInput {
  readonly file: InputFile;
  /** Further files by the option that names them. */
  readonly companions: Readonly<Record<string, InputFile>>;
  /** Columns from --map, by field. */
  readonly map: ReadonlyMap<string, string>;
  /** Source and licence; null when the file itself contains them. */
  readonly attribution: string | null;
  /** Accepts positions far from the LGA or state named beside them. */
  readonly acceptPositions?: boolean;
  /** Options on how the file is read. */
  readonly reading?: ReadOptions;
  /** Rows that a person left out or repaired. */
  readonly edits?: RowEdits;
  /** Unit of a raster's values from --unit. */
  readonly unit?: string | null;
  readonly dataDir: string;
  /** Aborted when a person cancels the import. */
  readonly signal?: AbortSignal;
}

interface AfterImportContext {
  readonly store: Store;
  readonly dataDir: string;
  readonly input: DatasetInput;
  /** URL of a routing service that replaces the embedded engine, or null. */
  readonly routingUrl: string | null;
  readonly log: (line: string) => void;
}

/** One kind of data that can be imported. To add one, see docs/how-to.md. */
export interface ImportDataset {
  readonly name: string;
  readonly title: string;
  /** Title on pages, where a layer has one. */
  readonly titles?: Readonly<Record<Locale, string>>;
  readonly formats: readonly FileFormat[];
  readonly fields: readonly FieldSpec[];
  /** Options that name further files, required by format of the main file. */
  readonly companions: Readonly<Partial<Record<FileFormat, readonly string[]>>>;
  /** Attributions of well-known files by file name, so that they need not be typed. */
  readonly knownFiles: Readonly<Record<string, string>>;
  /** The file itself may contain its attribution, so --attribution is optional. */
  readonly carriesAttribution?: boolean;
  /** Values may be in several units, so --unit is supported. */
  readonly takesUnit?: boolean;
  /** Files are read row by row, so --crs, --sheet and --layer are supported. */
  readonly takesReadOptions?: boolean;
  /** Tables that the import writes: rows of dataset_source. */
  readonly tables: readonly string[];
  /** Body of a FROM clause with its rows, when its source is not a whole table. */
  readonly rows?: string;
  /** All that an import changes is rows of tables, so that it can be undone. */
  readonly canUndo?: boolean;
  /** An import replaces all existing rows, and their attributions with them. */
  readonly replaces?: boolean;
  /** Kind of geometry of its rows; missing for rasters and roads. */
  readonly geometry?: TableSpec['geometry'];
  /** Declaration of its rows, by which they are exported; missing for rasters and roads. */
  readonly spec?: TableSpec;
  /** Other datasets in the same table: demonstration rows stay in it until these are imported too. */
  readonly siblings?: readonly string[];
  /**
   * Checks the file and writes its rows to the store inside one transaction; counts, refusals and repairs go
   * into the report.
   * @throws ImportError when the file as a whole cannot be used.
   */
  run(input: DatasetInput, report: Report, query: Query): Promise<void>;
  /** Runs after the commit if the import changed something. */
  after?(aftermath: AfterImportContext): Promise<void>;
}
