import {
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable
} from '@tanstack/react-table';
import type { ColumnDef, ReactTable, SortingState } from '@tanstack/react-table';
import { React } from 'jimu-core';
import type { ReactNode } from 'react';
import { csvPhone } from '../export/csv';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
  columnVisibilityFeature
});

type Features = typeof features;

export interface DataColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** Of the raw values; the texts carry their own. */
  readonly unit?: string;
  /** Over what its figures are counted, in a word or two; stands under the title. */
  readonly scope?: string;
  /** Numbers stand at the right and sort by size. */
  readonly numeric?: boolean;
  /** Names its row for a screen reader. */
  readonly isRowHeader?: boolean;
  readonly strong?: boolean;
  /** Telephone numbers, which files keep from being taken for figures. */
  readonly isPhone?: boolean;
  /** False for one that cannot be sorted by. */
  readonly sortable?: boolean;
  /** What is sorted by and exported. */
  value(row: Row): string | number | null;
  /** The value as it reads. */
  text?(row: Row): string;
  /** Drawn in place of the text. */
  cell?(row: Row): ReactNode;
}

/** One page of rows that somebody else fetches. */
export interface FetchedPage {
  /** From 0. */
  readonly page: number;
  readonly total: number;
  onPage(page: number): void;
  /** What all pages are sorted by: a column's key, '-' before it for the other way round; null for no order. */
  readonly sort?: string | null;
  /** Asks for another order; without it there is none to choose. */
  onSort?(sort: string | null): void;
}

export interface DataTableOptions<Row extends object> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  /** Rows of what the others come to: they stay below, whatever these are sorted by. */
  readonly totals?: readonly Row[];
  /** Rows to a page; all on one where it is left out. */
  readonly pageSize?: number;
  /** The rows are one page of many: whoever fetches them sorts them, because the others are not at hand. */
  readonly fetched?: FetchedPage;
  /** Keys of columns that are not shown until they are chosen. */
  readonly hidden?: readonly string[];
  rowKey(row: Row, at: number): string;
}

export interface DataTableModel<Row extends object> {
  readonly table: ReactTable<Features, Row>;
  readonly columns: ReadonlyMap<string, DataColumn<Row>>;
  readonly totals: readonly Row[];
  /** Rows on all pages. */
  readonly total: number;
  readonly pageSize: number;
}

const definition = <Row extends object>(column: DataColumn<Row>): ColumnDef<Features, Row> => ({
  id: column.key,
  header: column.title,
  accessorFn: (row) => column.value(row) ?? undefined,
  sortFn: column.numeric ? sortFn_basic : sortFn_text,
  sortUndefined: 'last',
  enableSorting: column.sortable ?? true
});

const sortingOf = (sort: string | null): SortingState =>
  sort === null ? [] : [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }];

const sortOf = ([first]: SortingState): string | null =>
  first === undefined ? null : `${first.desc ? '-' : ''}${first.id}`;

/** Sorting by whoever fetches the rows; nothing where the table sorts them itself. */
function fetchedSorting(fetched: FetchedPage | undefined) {
  if (!fetched) return {};
  const sorting = sortingOf(fetched.sort ?? null);
  return {
    sorting,
    change: (update: SortingState | ((before: SortingState) => SortingState)) =>
      fetched.onSort?.(sortOf(typeof update === 'function' ? update(sorting) : update))
  };
}

/** Sorting, pages and the choice of columns of a table; `DataTable` draws it, `tableView` says what it shows. */
export function useDataTable<Row extends object>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const {
    columns,
    rows,
    totals = [],
    pageSize = Math.max(1, rows.length),
    fetched,
    hidden = [],
    rowKey
  } = options;
  const definitions = React.useMemo(() => columns.map((column) => definition(column)), [columns]);
  const byKey = React.useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const [pageIndex, setPageIndex] = React.useState(0);
  const total = fetched?.total ?? rows.length;
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  const pagination = { pageIndex: Math.min(fetched?.page ?? pageIndex, last), pageSize };
  const { sorting, change: onSortingChange } = fetchedSorting(fetched);
  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    initialState: { columnVisibility: Object.fromEntries(hidden.map((key) => [key, false])) },
    state: sorting ? { pagination, sorting } : { pagination },
    ...(onSortingChange && { onSortingChange }),
    onPaginationChange: (update) => {
      const next = typeof update === 'function' ? update(pagination) : update;
      (fetched?.onPage ?? setPageIndex)(next.pageIndex);
    },
    enableSorting: !fetched || fetched.onSort !== undefined,
    manualSorting: fetched !== undefined,
    manualPagination: fetched !== undefined,
    rowCount: total,
    autoResetPageIndex: false
  });
  return { table, columns: byKey, totals, total, pageSize };
}

/**
 * What a table shows now, all pages of it: the columns chosen, the rows in their order and what they come to, as raw values
 * with units.
 * @param all every row in its order, for a table that has one fetched page at a time.
 */
export function tableView<Row extends object>(
  { table, columns, totals }: DataTableModel<Row>,
  all?: readonly Row[]
) {
  const shown = table.getVisibleLeafColumns().flatMap(({ id }) => columns.get(id) ?? []);
  const rows = [...(all ?? table.getSortedRowModel().rows.map(({ original }) => original)), ...totals];
  return {
    columns: shown.map(({ title, unit, scope }) => {
      const said = [unit, scope].filter((part) => part !== undefined).join(', ');
      return said === '' ? title : `${title} (${said})`;
    }),
    rows: rows.map((row) => shown.map(({ value, isPhone }) => (isPhone ? csvPhone(value(row)) : value(row))))
  };
}
