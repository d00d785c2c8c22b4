import type { Locale } from '@site/domain';
import type { DatasetPage } from '@site/layers';
import type { Query } from '../store/store';
import type { FieldSpec } from './fields';
import type { Report } from './report';
import type { ImportText } from './texts/import-text';

/** Values of a row by staging column. */
export type StagedValues = Readonly<Record<string, unknown>>;

/** Fault of a row as a whole. */
export interface RowFault {
  readonly field: string;
  readonly problem: ImportText;
}

/** Fields by column of the stage. */
export type FieldsByColumn = Readonly<Record<string, FieldSpec>>;

/** A column with the id of a row in another table, which the file names in its own way. */
export interface ReferenceColumn {
  readonly column: string;
  /** Fields that name the other row. */
  readonly inputs: FieldsByColumn;
  /** SQL of the fields' values for an export, of the other row (`target`), by staging column. */
  readonly exported: Readonly<Record<string, string>>;
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
  readonly none: ImportText;
  readonly several: ImportText;
}

/** A column of the table that is computed in SQL from the row (`r`). */
export interface ComputedColumn {
  readonly type: string;
  readonly sql: string;
  /** It follows from the other columns: a row in which only it differs is the same. */
  readonly isDerived?: true;
}

/** Declaration of a dataset with one table: everything that the engine needs to import it. */
export interface TableSpec extends Omit<DatasetPage, 'withoutGeometry' | 'references' | 'measured'> {
  readonly table: string;
  /** Title on pages, where a layer has one. */
  readonly titles?: Readonly<Record<Locale, string>>;
  /** `plot`: a position or an outline as it is, with its faults, in the column `shape`. */
  readonly geometry: 'point' | 'line' | 'polygon' | 'plot' | 'none';
  /** Fields by column of the table. */
  readonly columns: FieldsByColumn;
  /** Further fields by staging column: for `check` and `computed`; not stored. */
  readonly inputs?: FieldsByColumn;
  /** SQL of their values for an export, of the row of the table (`t`), by staging column. */
  readonly exported?: Readonly<Record<string, string>>;
  readonly references?: readonly ReferenceColumn[];
  /** Computed columns; coalesce keeps the file's value if there is one. */
  readonly computed?: Readonly<Record<string, ComputedColumn>>;
  /** Checks a row as a whole; returns the values to store. */
  readonly check?: (values: StagedValues) => StagedValues | RowFault;
  /** Further SQL assignments of an update. */
  readonly onUpdate?: string;
  /** SQL condition on `t` for demonstration rows that the first real file deletes; 'false' keeps all. */
  readonly demonstration?: string;
  /** Why some of them stay, and how to remove them: the end of a sentence. */
  readonly stays?: ImportText;
  readonly knownFiles?: Readonly<Record<string, string>>;
  /** Further tables that the import writes. */
  readonly alsoWrites?: readonly string[];
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

/** Returns the fields that are read but not stored: of references, and the dataset's own. */
export const listInputs = ({ references = [], inputs }: TableSpec): FieldsByColumn =>
  Object.assign({}, ...references.map((reference) => reference.inputs), inputs) as FieldsByColumn;
