import { nameContains, ROWS_PER_PAGE } from '@site/domain';
import type { AllRows, Attributes, PlacedRow, RowsField, RowsOrder, RowsSource } from './rows-source';

export interface HeldRows {
  readonly title: string;
  readonly fields: readonly RowsField[];
  readonly keyField: string;
  readonly rows: readonly PlacedRow[];
}

type Value = Attributes[string];

const isNothing = (value: Value): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/** Compares numbers by size and texts alphabetically; empty values come last in both directions. */
function compare(one: Value, other: Value, sign: number): number {
  if (isNothing(one) || isNothing(other)) return Number(isNothing(one)) - Number(isNothing(other));
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return sign * String(one).localeCompare(String(other));
}

function inOrder({ rows, fields }: HeldRows, { sort, search }: RowsOrder): readonly PlacedRow[] {
  const texts = fields.filter(({ type }) => type === 'string');
  const found = rows.filter(
    ({ attributes }) =>
      search.trim() === '' || texts.some(({ name }) => nameContains(String(attributes[name] ?? ''), search))
  );
  if (sort === null) return found;
  const [field, sign] = sort.startsWith('-') ? [sort.slice(1), -1] : [sort, 1];
  return [...found].sort((one, other) => compare(one.attributes[field], other.attributes[field], sign));
}

/** Rows source for records that came with a result: they are sorted and searched on the page. */
export function rowsInMemory(held: HeldRows): RowsSource {
  const fields = held.fields.map((field) => ({ ...field, sortable: true }));
  return {
    title: held.title,
    layerTitle: held.title,
    searches: true,
    fetchPage: async ({ page, ...order }) => {
      const rows = inOrder(held, order);
      const shown = rows.slice(page * ROWS_PER_PAGE, (page + 1) * ROWS_PER_PAGE);
      return {
        total: rows.length,
        page,
        rows: shown.map(({ attributes }) => attributes),
        fields,
        keyField: held.keyField
      };
    },
    fetchAll: async (order): Promise<AllRows> => ({ fields, rows: inOrder(held, order) })
  };
}
