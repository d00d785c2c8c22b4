import type { Query } from '../store/store';
import type { FieldSpec } from './fields';
import type { Report } from './report';

/** Values of a row by staging column. */
export type Values = Readonly<Record<string, unknown>>;

/** What is wrong with a row as a whole. */
export interface Fault {
  readonly field: string;
  readonly problem: string;
}

/** Which columns take what from the LGA of a row, which comes by its code, by state and name, or by position. */
export interface LgaColumns {
  readonly code?: string;
  readonly name?: string;
  readonly state?: string;
  readonly nameSlug?: string;
  readonly stateSlug?: string;
  /** The file must name it: its position says nothing (the LGA's own boundary). */
  readonly named?: boolean;
}

/** A column that holds the number of a row in another table, which the file names in its own way. */
export interface Reference {
  readonly column: string;
  readonly table: string;
  /** SQL of the value to take from it. */
  readonly value: string;
  /** The column holds a number, not a text. */
  readonly integer?: boolean;
  /** SQL condition on `r`: nothing is named, and nothing need be. */
  readonly optional?: string;
  /** SQL conditions between `target` and `r` (the row), tried as alternatives; each begins with when it counts. */
  readonly match: readonly { readonly when: string; readonly on: string }[];
  /** SQL of what the file says, for the message. */
  readonly shown: string;
  readonly field: string;
  /** What to do when there is none, and when there are several. */
  readonly none: string;
  readonly several: string;
}

/** A dataset of one table, declared: what the engine needs to know to import it. */
export interface TableSpec {
  readonly name: string;
  readonly title: string;
  readonly table: string;
  readonly geometry: 'point' | 'polygon' | 'none';
  /** A row may come without a position. */
  readonly geometryOptional?: boolean;
  /** Fields by column of the table. */
  readonly columns: Readonly<Record<string, FieldSpec>>;
  /** Further fields, by staging column: for references, `check` and `computed`; not stored. */
  readonly inputs?: Readonly<Record<string, FieldSpec>>;
  /** Columns of which a row gives one at least: any of them may be unknown, not all. */
  readonly figures?: readonly string[];
  readonly lga?: LgaColumns;
  readonly references?: readonly Reference[];
  /** Columns with one value in every row of this dataset; other rows of the table are not its own. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Columns made in SQL from the row (`r`); those the file gives too keep what the file says, by coalesce. */
  readonly computed?: Readonly<Record<string, { readonly type: string; readonly sql: string }>>;
  /** Looks at a row as a whole; gives the values to store. */
  readonly check?: (values: Values) => Values | Fault;
  /** Columns by which a row is the same as one that is there already; `geom` may be among them. */
  readonly key: readonly string[];
  /** Rows with the same key are as many things, not one said twice (two purchases on a day). */
  readonly repeats?: boolean;
  /** Rows that people edit: they have a version, which an update raises. */
  readonly isRecord?: boolean;
  /** SQL assignments that an update makes besides. */
  readonly onUpdate?: string;
  /** SQL condition on `t` for demonstration rows that go when the first real file comes; false keeps them. */
  readonly demonstration?: string;
  /** Why some of them stay, and how to get them out: ends a sentence. */
  readonly stays?: string;
  /** Tables whose rows go with theirs. */
  readonly dependents?: readonly string[];
  readonly knownFiles?: Readonly<Record<string, string>>;
  /** Tables beside its own that the import answers for. */
  readonly alsoWrites?: readonly string[];
  /** Other datasets in the same table. */
  readonly siblings?: readonly string[];
  /** SQL on `r` that says which row is meant, for messages about its outline. */
  readonly label?: string;
  /** Waits, before anything is read, for whoever writes what the rows derive from or what derives from them. */
  readonly takeTurns?: (query: Query) => Promise<void>;
  /** Fills columns of the rows (`import_row`) that follow from others of them, before they are compared with the table. */
  readonly derive?: (query: Query, report: Report) => Promise<void>;
  /** Looks at the rows (`import_row`) before they are written. */
  readonly before?: (query: Query, report: Report) => Promise<void>;
  /** Follows in the same transaction when something changed. */
  readonly following?: (query: Query, report: Report) => Promise<void>;
}
