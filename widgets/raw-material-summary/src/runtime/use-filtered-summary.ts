import { React } from 'jimu-core';
import type { AnalysisPartProps, RawMaterialInput, RowsSource, Where } from 'widgets/shared-code/site-core';
import {
  combineConditions,
  EVERYTHING,
  fetchRawMaterialSummary,
  useAddressState,
  useRequest,
  useWidgetState,
  writeWhereSql
} from 'widgets/shared-code/site-core';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import { createLayerRows, useMapLayers } from 'widgets/shared-code/site-map';
import type { Config } from '../config';
import { DEFAULT_LAYER } from '../config';
import { getInputInForce, useFilter } from './filter/use-filter';
import { FILTERS_CODEC, EMPTY_INPUT, APPLIED_FILTERS, fromAddressFilters, toAddressFilters } from './state';
import type { FilteredPurchaseSummary } from './summary/export';
import { useSupplierOutput } from './summary/use-supplier-output';
import { useTexts } from './use-texts';

/** Requests the summary of a filter each time that the panel is shown or the filter changes. */
const useSummary = (input: RawMaterialInput | null, serverUrl: string, seen: boolean) =>
  useRequest(seen && input ? [input, serverUrl] : null, ([asked, server], { signal }) =>
    fetchRawMaterialSummary(asked, { serverUrl: server, signal }).then(
      (summary): FilteredPurchaseSummary => ({
        input: asked,
        summary
      })
    )
  );

/** Returns the filter, the summaries of it and of the kept filter, and the records behind a figure. */
export function useFilteredSummary({ id: widgetId, config, view, locale, seen }: AnalysisPartProps<Config>) {
  const t = useTexts();
  const [shown, change] = useWidgetState(widgetId, APPLIED_FILTERS);
  const found = useMapLayers(view, [DEFAULT_LAYER], { [DEFAULT_LAYER]: config.layer });
  const layerView = found?.[0] ?? null;
  const layer = (layerView?.layer ?? null) as unknown as QueriedLayer | null;
  const filter = useFilter({ widgetId, config, layerView, shown, change, locale, t });
  const [given, setGiven] = React.useState(getInputInForce(shown.applied));
  const [rows, setRows] = React.useState<RowsSource | null>(null);
  const problem = useAddressState(`rawMaterial.${widgetId}`, {
    state: toAddressFilters(shown),
    codec: FILTERS_CODEC,
    onRead: (state) => {
      const next = fromAddressFilters(state);
      change(() => next);
      setGiven({ ...getInputInForce(next.applied) });
    }
  });
  const answer = useSummary(getInputInForce(shown.applied), config.serverUrl, seen);
  const beside = useSummary(shown.kept, config.serverUrl, seen);
  const result = answer.last;
  useSupplierOutput(widgetId, answer.status === 'failed' ? null : result);
  const isKept =
    shown.kept !== null && JSON.stringify(shown.kept) === JSON.stringify(getInputInForce(shown.applied));
  const openRows = (name: string, condition: Where | null) => {
    if (!layer || !result) return;
    const terms = [filter.readCondition(result.input), condition ?? EVERYTHING];
    const selection = { where: writeWhereSql(combineConditions(terms)) ?? '1=0' };
    setRows(createLayerRows({ layer, selection, title: t('rowsOf', { name }), locale, view }));
  };
  return {
    problem,
    isLayerMissing: found !== null && !layerView,
    filter,
    given,
    answer,
    kept: shown.kept ? beside.last : null,
    isKept,
    rows,
    openRows: layer && openRows,
    closeRows: () => setRows(null),
    clearFilter: () => void filter.clear().then((isCleared) => isCleared && setGiven({ ...EMPTY_INPUT })),
    keepResult: () => change((before) => ({ ...before, kept: getInputInForce(before.applied) })),
    removeKept: () => change((before) => ({ ...before, kept: null }))
  };
}
