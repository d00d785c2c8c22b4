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
import type { ColumnDef, ReactTable } from '@tanstack/react-table';
import { React } from 'jimu-core';
import type { ReactNode } from 'react';

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
  /** Numbers stand at the right and sort by size. */
  readonly numeric?: boolean;
  /** Names its row for a screen reader. */
  readonly isRowHeader?: boolean;
  readonly strong?: boolean;
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
}

export interface DataTableOptions<Row extends object> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  /** Rows of what the others come to: they stay below, whatever these are sorted by. */
  readonly totals?: readonly Row[];
  /** Rows to a page; all on one where it is left out. */
  readonly pageSize?: number;
  /** The rows are one page of many: they cannot be sorted here, because the others are not at hand. */
  readonly fetched?: FetchedPage;
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
  sortUndefined: 'last'
});

/** Sorting, pages and the choice of columns of a table; `DataTable` draws it, `tableView` says what it shows. */
export function useDataTable<Row extends object>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const { columns, rows, totals = [], pageSize = Math.max(1, rows.length), fetched, rowKey } = options;
  const definitions = React.useMemo(() => columns.map((column) => definition(column)), [columns]);
  const byKey = React.useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const [pageIndex, setPageIndex] = React.useState(0);
  const total = fetched?.total ?? rows.length;
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  const pagination = { pageIndex: Math.min(fetched?.page ?? pageIndex, last), pageSize };
  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    state: { pagination },
    onPaginationChange: (update) => {
      const next = typeof update === 'function' ? update(pagination) : update;
      (fetched?.onPage ?? setPageIndex)(next.pageIndex);
    },
    enableSorting: !fetched,
    manualPagination: fetched !== undefined,
    rowCount: total,
    autoResetPageIndex: false
  });
  return { table, columns: byKey, totals, total, pageSize };
}

/**
 * What a table shows now, all pages of it: the columns chosen, the rows in their order and what they come to, as raw values
 * with units.
 */
export function tableView<Row extends object>({ table, columns, totals }: DataTableModel<Row>) {
  const rows = [...table.getSortedRowModel().rows.map(({ original }) => original), ...totals];
  const shown = table.getVisibleLeafColumns().flatMap(({ id }) => columns.get(id) ?? []);
  return {
    columns: shown.map(({ title, unit }) => (unit === undefined ? title : `${title} (${unit})`)),
    rows: rows.map((row) => shown.map(({ value }) => value(row)))
  };
}
