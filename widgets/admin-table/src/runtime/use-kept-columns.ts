import { React } from 'jimu-core';
import { keepPageData, readPageData } from 'widgets/shared-code/site-core';

/** The columns that are hidden at first, as the setting has them or as they were before a reload of the tab. */
export function useKeptColumns(
  widgetId: string,
  keys: readonly string[],
  chosen: readonly string[]
): { readonly hidden: readonly string[]; keep(hidden: readonly string[]): void } {
  // Another setting begins anew.
  const key = `admin-table:${widgetId}:${chosen.join()}`;
  const [hidden] = React.useState(() => {
    const kept = readPageData(key);
    const known = Array.isArray(kept) ? keys.filter((one) => kept.includes(one)) : null;
    // A table of no column says nothing.
    if (known && known.length < keys.length) return known;
    return chosen.length === 0 ? [] : keys.filter((one) => !chosen.includes(one));
  });
  return { hidden, keep: (now) => void keepPageData(key, now) };
}
