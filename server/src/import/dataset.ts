import type { Query, Store } from '../store/store';
import type { FieldMap } from './fields';
import type { Report } from './report';

/** A file as text, with the name to call it in messages. */
export interface InputFile {
  readonly name: string;
  readonly text: string;
}

export interface DatasetInput {
  readonly file: InputFile;
  /** Further files by the option that named them. */
  readonly companions: Readonly<Record<string, InputFile>>;
  readonly fields: FieldMap;
}

/** Puts checked rows into the store and counts in the report; runs inside one transaction. */
type Write = (query: Query) => Promise<void>;

interface Aftermath {
  readonly store: Store;
  readonly dataDir: string;
  /** A routing service in place of the embedded engine, or null. */
  readonly routingUrl: string | null;
  readonly log: (line: string) => void;
}

/** One kind of data that can be imported. A new one is a file in datasets/ and a line in its index. */
export interface Dataset {
  readonly name: string;
  /** How it is called, for the help text. */
  readonly usage: string;
  /** Our fields and the columns they are read from by default. */
  readonly fields: FieldMap;
  /** Options that name further files. */
  readonly companions: readonly string[];
  /** Attribution of well-known files by name, so that it need not be typed. */
  readonly knownFiles: Readonly<Record<string, string>>;
  /** Rows of dataset_source that the import answers for. */
  readonly sources: readonly string[];
  /** Checks the files: refuses rows in the report, gives the rest as something to write. @throws ImportError */
  check(input: DatasetInput, report: Report): Write;
  /** What must follow once the rows are in and something changed. */
  after?(aftermath: Aftermath): Promise<void>;
}
