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
import { formatCsvPhone } from '../export/csv';

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
  /** Unit of the raw values; `text` includes its own. */
  readonly unit?: string;
  /** Scope of the values, in a word or two; shown under the title. */
  readonly scope?: string;
  /** Values are numbers: aligned right and sorted by size. */
  readonly numeric?: boolean;
  /** The column's cell is the header of its row. */
  readonly isRowHeader?: boolean;
  readonly strong?: boolean;
  /** The values are telephone numbers, which files must not turn into numbers. */
  readonly isPhone?: boolean;
  /** False for a column that cannot be sorted by. */
  readonly sortable?: boolean;
  /** Returns the value for sorting and export. */
  value(row: Row): string | number | null;
  /** Returns the formatted value. */
  text?(row: Row): string;
  /** Renders the cell in place of the text. */
  cell?(row: Row): ReactNode;
}

/** One page of rows that the caller fetches. */
export interface FetchedPage {
  /** Page index, from 0. */
  readonly page: number;
  readonly total: number;
  onPage(page: number): void;
  /** Sort order of all pages: a column's key, with a '-' in front for descending order; null for no order. */
  readonly sort?: string | null;
  /** Called to change the sort order; without it the table cannot be sorted. */
  onSort?(sort: string | null): void;
}

export interface DataTableOptions<Row extends object> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  /** Rows of totals: they stay at the bottom in any sort order. */
  readonly totals?: readonly Row[];
  /** Rows per page; by default all rows are on one page. */
  readonly pageSize?: number;
  /** The rows are one page of many: the caller sorts them, because it has the other pages. */
  readonly fetched?: FetchedPage;
  /** Keys of the columns that are hidden at first. */
  readonly hidden?: readonly string[];
  rowKey(row: Row, at: number): string;
}

export interface DataTableModel<Row extends object> {
  readonly table: ReactTable<Features, Row>;
  readonly columns: ReadonlyMap<string, DataColumn<Row>>;
  readonly totals: readonly Row[];
  /** Count of rows on all pages. */
  readonly total: number;
  readonly pageSize: number;
}

const toColumnDef = <Row extends object>(column: DataColumn<Row>): ColumnDef<Features, Row> => ({
  id: column.key,
  header: column.title,
  accessorFn: (row) => column.value(row) ?? undefined,
  sortFn: column.numeric ? sortFn_basic : sortFn_text,
  sortUndefined: 'last',
  enableSorting: column.sortable ?? true
});

const toSortingState = (sort: string | null): SortingState =>
  sort === null ? [] : [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }];

const toSortKey = ([first]: SortingState): string | null =>
  first === undefined ? null : `${first.desc ? '-' : ''}${first.id}`;

/** Sorting that the caller does; empty when the table sorts the rows itself. */
function createFetchedSorting(fetched: FetchedPage | undefined) {
  if (!fetched) return {};
  const sorting = toSortingState(fetched.sort ?? null);
  return {
    sorting,
    change: (update: SortingState | ((before: SortingState) => SortingState)) =>
      fetched.onSort?.(toSortKey(typeof update === 'function' ? update(sorting) : update))
  };
}

/**
 * State of a table: sorting, pages and visible columns. `DataTable` draws it, `readTableView` returns its contents.
 */
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
  const definitions = React.useMemo(() => columns.map((column) => toColumnDef(column)), [columns]);
  const byKey = React.useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const [pageIndex, setPageIndex] = React.useState(0);
  const total = fetched?.total ?? rows.length;
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  const pagination = { pageIndex: Math.min(fetched?.page ?? pageIndex, last), pageSize };
  const { sorting, change: onSortingChange } = createFetchedSorting(fetched);
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
 * Returns the contents of a table with all its pages: the visible columns, the sorted rows and the totals, as
 * raw values with units.
 * @param all every row in its order, for a table that has one fetched page at a time.
 */
export function readTableView<Row extends object>(
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
    rows: rows.map((row) =>
      shown.map(({ value, isPhone }) => (isPhone ? formatCsvPhone(value(row)) : value(row)))
    )
  };
}
