import { containsName, ROWS_PER_PAGE } from '@site/domain';
import type { AllRows, RowAttributes, PlacedRow, RowsField, RowsOrder, RowsSource } from './rows-source';

export interface InMemoryRows {
  readonly title: string;
  readonly fields: readonly RowsField[];
  readonly keyField: string;
  readonly rows: readonly PlacedRow[];
}

type RowValue = RowAttributes[string];

const isEmptyValue = (value: RowValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/** Compares numbers by size and texts alphabetically; empty values come last in both directions. */
function compareValues(one: RowValue, other: RowValue, sign: number): number {
  if (isEmptyValue(one) || isEmptyValue(other))
    return Number(isEmptyValue(one)) - Number(isEmptyValue(other));
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return sign * String(one).localeCompare(String(other));
}

function filterAndSort({ rows, fields }: InMemoryRows, { sort, search }: RowsOrder): readonly PlacedRow[] {
  const texts = fields.filter(({ type }) => type === 'string');
  const found = rows.filter(
    ({ attributes }) =>
      search.trim() === '' || texts.some(({ name }) => containsName(String(attributes[name] ?? ''), search))
  );
  if (sort === null) return found;
  const [field, sign] = sort.startsWith('-') ? [sort.slice(1), -1] : [sort, 1];
  return [...found].sort((one, other) => compareValues(one.attributes[field], other.attributes[field], sign));
}

/** Rows source for records that came with a result: they are sorted and searched on the page. */
export function createInMemoryRows(held: InMemoryRows): RowsSource {
  const fields = held.fields.map((field) => ({ ...field, sortable: true }));
  return {
    title: held.title,
    layerTitle: held.title,
    searches: true,
    fetchPage: async ({ page, ...order }) => {
      const rows = filterAndSort(held, order);
      const shown = rows.slice(page * ROWS_PER_PAGE, (page + 1) * ROWS_PER_PAGE);
      return {
        total: rows.length,
        page,
        rows: shown.map(({ attributes }) => attributes),
        fields,
        keyField: held.keyField
      };
    },
    fetchAll: async (order): Promise<AllRows> => ({ fields, rows: filterAndSort(held, order) })
  };
}
