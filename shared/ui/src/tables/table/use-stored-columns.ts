import { writePageData, readPageData } from '@site/services';
import { hooks, React } from 'jimu-core';
import type { DataTableModel } from './use-data-table';

/**
 * Returns the columns that a table hides at first: as stored before a reload of the tab or the last closing,
 * otherwise `first`.
 * @param key storage key of the table. @param keys keys of all its columns.
 */
export function useStoredColumns(
  key: string,
  keys: readonly string[],
  first: readonly string[]
): readonly string[] {
  const [hidden] = React.useState(() => {
    const kept = readPageData(key);
    const known = Array.isArray(kept) ? keys.filter((one) => kept.includes(one)) : null;
    // At least one column must be visible.
    return known && known.length < keys.length ? known : first;
  });
  return hidden;
}

/** Stores the hidden columns for `useStoredColumns`. */
export function usePersistedColumns<Row extends object>(key: string, { table }: DataTableModel<Row>): void {
  const leaves = table.getAllLeafColumns();
  const hidden = leaves.flatMap((column) => (column.getIsVisible() ? [] : column.id)).join('\n');
  const keep = hooks.useEventCallback((now: string) => void writePageData(key, now.split('\n')));
  React.useEffect(() => keep(hidden), [hidden, keep]);
}
