import { React } from 'jimu-core';
import {
  DataTable,
  formatDay,
  formatInstant,
  formatNumber,
  ROWS_PER_PAGE,
  useDataTable
} from 'widgets/shared-code/site-core';
import type { Locale } from 'widgets/shared-code/site-core';
import { localText } from 'widgets/shared-code/site-map';
import type { Attributes, CountedLayer, LayerField } from '../data/layer';
import type { RowsPage } from './use-rows';

const NUMBERS = ['double', 'single', 'integer', 'small-integer', 'long', 'big-integer'];
const isNumber = ({ type }: LayerField): boolean => NUMBERS.includes(type);

/** The fields worth a column: not the number a service gives its rows, nor addresses of pictures. */
const columnsOf = ({ fields, objectIdField }: CountedLayer): readonly LayerField[] =>
  fields.filter(({ name }) => name !== objectIdField && name !== 'imageUrls');

/** A value as it is read: numbers grouped, days as dd/mm/yyyy, '–' where there is none. */
export function cellText({ type }: LayerField, value: Attributes[string]): string {
  if (value === null || value === undefined || value === '') return '–';
  if (type === 'date') return formatInstant(Number(value)) ?? '–';
  if (type === 'date-only') return formatDay(String(value)) ?? String(value);
  return typeof value === 'number' ? formatNumber(value, 4) : value;
}

interface RowsTableProps {
  readonly layer: CountedLayer;
  readonly shown: RowsPage;
  readonly caption: string;
  readonly locale: Locale;
  onPage(page: number): void;
}

/** Records with all their fields, a page at a time. */
export function RowsTable({ layer, shown, caption, locale, onPage }: RowsTableProps) {
  const columns = React.useMemo(
    () =>
      columnsOf(layer).map((field) => ({
        key: field.name,
        title: localText(field.alias ?? field.name, locale),
        numeric: isNumber(field),
        value: (row: Attributes) => row[field.name] ?? null,
        text: (row: Attributes) => cellText(field, row[field.name])
      })),
    [layer, locale]
  );
  const model = useDataTable({
    columns,
    rows: shown.rows,
    pageSize: ROWS_PER_PAGE,
    fetched: { page: shown.page, total: shown.total, onPage },
    rowKey: (row, at) => String(row[layer.objectIdField] ?? at)
  });
  return <DataTable model={model} caption={caption} maxHeight="60vh" columnChoice />;
}
