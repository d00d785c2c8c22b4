import { React } from 'jimu-core';
import { SUPPLIER_OUTPUT, useOutput } from 'widgets/shared-code/site-core';
import type { OutputRow } from 'widgets/shared-code/site-core';
import { useTexts } from '../use-texts';
import type { FilteredPurchaseSummary } from './export';
import { scopeText } from './words';

/**
 * Publishes the suppliers of the result in force as an output data source, a record each.
 * @param result null while there is no result.
 */
export function useSupplierOutput(widgetId: string, result: FilteredPurchaseSummary | null): void {
  const t = useTexts();
  const rows = React.useMemo(
    () =>
      result &&
      result.summary.suppliers.map((supplier, at): OutputRow => ({
        id: at + 1,
        values: { ...supplier, result: scopeText(result.input, t) }
      })),
    [result, t]
  );
  useOutput(widgetId, SUPPLIER_OUTPUT, rows);
}
