import { keepPageData, readPageData } from '@site/services';
import { hooks, React } from 'jimu-core';
import type { DataTableModel } from './use-data-table';

/**
 * The columns that a table hides at first: as they were before a reload of the tab or the last closing, otherwise `first`.
 * @param key tells the table from others; `keys` of all its columns.
 */
export function useKeptColumns(
  key: string,
  keys: readonly string[],
  first: readonly string[]
): readonly string[] {
  const [hidden] = React.useState(() => {
    const kept = readPageData(key);
    const known = Array.isArray(kept) ? keys.filter((one) => kept.includes(one)) : null;
    // A table of no column says nothing.
    return known && known.length < keys.length ? known : first;
  });
  return hidden;
}

/** Keeps which columns are hidden, for `useKeptColumns`. */
export function useKeepColumns<Row extends object>(key: string, { table }: DataTableModel<Row>): void {
  const leaves = table.getAllLeafColumns();
  const hidden = leaves.flatMap((column) => (column.getIsVisible() ? [] : column.id)).join('\n');
  const keep = hooks.useEventCallback((now: string) => void keepPageData(key, now.split('\n')));
  React.useEffect(() => keep(hidden), [hidden, keep]);
}
