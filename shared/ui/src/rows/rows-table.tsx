import { React } from 'jimu-core';
import { formatDay, formatInstant, formatNumber, ROWS_PER_PAGE } from '@site/domain';
import { DataTable } from '../table/data-table';
import { useDataTable } from '../table/use-data-table';
import type { Attributes, RowsField, RowsPage } from './rows-source';

const NUMBERS = ['double', 'single', 'integer', 'small-integer', 'long', 'big-integer'];

/** A value as it is read: numbers grouped, days as dd/mm/yyyy, '–' where there is none. */
function cellText({ type }: RowsField, value: Attributes[string]): string {
  if (value === null || value === undefined || value === '') return '–';
  if (type === 'date') return formatInstant(Number(value)) ?? '–';
  if (type === 'date-only') return formatDay(String(value)) ?? String(value);
  return typeof value === 'number' ? formatNumber(value, 4) : value;
}

interface RowsTableProps {
  readonly shown: RowsPage;
  readonly caption: string;
  onPage(page: number): void;
}

/** Records with all their fields, a page at a time. */
export function RowsTable({ shown, caption, onPage }: RowsTableProps) {
  const { fields, keyField } = shown;
  const columns = React.useMemo(
    () =>
      fields.map((field) => ({
        key: field.name,
        title: field.title,
        numeric: NUMBERS.includes(field.type),
        value: (row: Attributes) => row[field.name] ?? null,
        text: (row: Attributes) => cellText(field, row[field.name])
      })),
    [fields]
  );
  const model = useDataTable({
    columns,
    rows: shown.rows,
    pageSize: ROWS_PER_PAGE,
    fetched: { page: shown.page, total: shown.total, onPage },
    rowKey: (row, at) => String(row[keyField] ?? at)
  });
  return <DataTable model={model} caption={caption} maxHeight="60vh" columnChoice />;
}
