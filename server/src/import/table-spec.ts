import type { LgaColumns } from '@site/layers';
import type { Query } from '../store/store';
import type { FieldSpec } from './fields';
import type { Report } from './report';

/** Values of a row by staging column. */
export type StagedValues = Readonly<Record<string, unknown>>;

/** Fault of a row as a whole. */
export interface RowFault {
  readonly field: string;
  readonly problem: string;
}

/** A column with the id of a row in another table, which the file names in its own way. */
export interface ReferenceColumn {
  readonly column: string;
  readonly table: string;
  /** SQL of the value to take from the other row. */
  readonly value: string;
  /** The column is a number, not a text. */
  readonly integer?: boolean;
  /** SQL condition on `r` for rows that may lack the reference. */
  readonly optional?: string;
  /** SQL conditions between `target` and `r` (the row), as alternatives; `when` selects the rows of each. */
  readonly match: readonly { readonly when: string; readonly on: string }[];
  /** SQL of the file's text, for the message. */
  readonly shown: string;
  readonly field: string;
  /** Correction when no row matches, and when several do. */
  readonly none: string;
  readonly several: string;
}

/** Declaration of a dataset with one table: everything that the engine needs to import it. */
export interface TableSpec {
  readonly name: string;
  readonly title: string;
  readonly table: string;
  readonly geometry: 'point' | 'polygon' | 'none';
  /** A row may lack a position. */
  readonly geometryOptional?: boolean;
  /** Fields by column of the table. */
  readonly columns: Readonly<Record<string, FieldSpec>>;
  /** Further fields by staging column: for references, `check` and `computed`; not stored. */
  readonly inputs?: Readonly<Record<string, FieldSpec>>;
  /** Columns of which at least one must have a value in each row. */
  readonly figures?: readonly string[];
  readonly lga?: LgaColumns;
  readonly references?: readonly ReferenceColumn[];
  /** Columns with one value in every row of this dataset; other rows of the table do not belong to it. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Columns computed in SQL from the row (`r`); coalesce keeps the file's value if there is one. */
  readonly computed?: Readonly<Record<string, { readonly type: string; readonly sql: string }>>;
  /** Checks a row as a whole; returns the values to store. */
  readonly check?: (values: StagedValues) => StagedValues | RowFault;
  /** Columns that identify an existing row; `geom` may be among them. */
  readonly key: readonly string[];
  /** Rows with the same key are different items, not duplicates (two purchases on a day). */
  readonly repeats?: boolean;
  /** People edit these rows: they have a version, which an update increments. */
  readonly isRecord?: boolean;
  /** Further SQL assignments of an update. */
  readonly onUpdate?: string;
  /** SQL condition on `t` for demonstration rows that the first real file deletes; 'false' keeps all. */
  readonly demonstration?: string;
  /** Why some of them stay, and how to remove them: the end of a sentence. */
  readonly stays?: string;
  /** Tables whose rows are deleted together with these. */
  readonly dependents?: readonly string[];
  readonly knownFiles?: Readonly<Record<string, string>>;
  /** Further tables that the import writes. */
  readonly alsoWrites?: readonly string[];
  /** Other datasets in the same table. */
  readonly siblings?: readonly string[];
  /** SQL on `r` of the row's name, for messages about its outline. */
  readonly label?: string;
  /**
   * Takes locks before anything is read, so that transactions which write related rows run one after the other.
   */
  readonly takeTurns?: (query: Query) => Promise<void>;
  /**
   * Fills columns of the rows (`import_row`) that are derived from others, before the comparison with the
   * table.
   */
  readonly derive?: (query: Query, report: Report) => Promise<void>;
  /** Checks the rows (`import_row`) before they are written. */
  readonly before?: (query: Query, report: Report) => Promise<void>;
  /** Runs in the same transaction when something changed. */
  readonly following?: (query: Query, report: Report) => Promise<void>;
}
