import { React } from 'jimu-core';
import { combineConditions, EVERYTHING, writeWhereSql } from 'widgets/shared-code/site-domain';
import type { Where } from 'widgets/shared-code/site-domain';
import { useAnalysisOutput, useFilteredSummary, useRecordsDialog } from 'widgets/shared-code/site-analysis';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import { createLayerRows, useMapLayers } from 'widgets/shared-code/site-map';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import type { Settings } from '../config';
import { DEFAULT_LAYER } from '../config';
import { RAW_MATERIAL_SUMMARY } from './analysis';
import { getInputInForce, useFilter } from './filter/use-filter';
import { EMPTY_INPUT } from './state';
import { useTexts } from './use-texts';

/** Returns the filter with its summary, publishes the suppliers, and opens the records behind a figure. */
export function usePurchaseSummary(props: AnalysisPartProps<Settings>) {
  const { id, config, view, locale } = props;
  const t = useTexts();
  const model = useFilteredSummary(RAW_MATERIAL_SUMMARY, props, ({ applied }) =>
    setGiven({ ...getInputInForce(applied) })
  );
  const { applied, answer, change } = model;
  const found = useMapLayers(view, [DEFAULT_LAYER], { [DEFAULT_LAYER]: config.layer });
  const layerView = found?.[0] ?? null;
  const layer = (layerView?.layer ?? null) as unknown as QueriedLayer | null;
  const filter = useFilter({ widgetId: id, config, layerView, applied, change, locale, t });
  const [given, setGiven] = React.useState(getInputInForce(applied));
  const records = useRecordsDialog(id);
  const result = answer.last;
  useAnalysisOutput(id, RAW_MATERIAL_SUMMARY, answer.status === 'failed' ? null : result);
  const openRows = (name: string, condition: Where | null) => {
    if (!layer || !result) return;
    const terms = [filter.readCondition(result.input), condition ?? EVERYTHING];
    const selection = { where: writeWhereSql(combineConditions(terms)) ?? '1=0' };
    records.open(createLayerRows({ layer, selection, title: t('rowsOf', { name }), locale, view }));
  };
  return {
    ...model,
    isLayerMissing: found !== null && !layerView,
    filter,
    given,
    clearFilter: () => void filter.clear().then((isCleared) => isCleared && setGiven({ ...EMPTY_INPUT })),
    /** Null when the map lacks the layer. */
    openRows: layer && openRows,
    recordsDialog: records.dialog
  };
}

export type PurchaseSummaryModel = ReturnType<typeof usePurchaseSummary>;
