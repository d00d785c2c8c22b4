import { React } from 'jimu-core';
import type { AnalysisPartProps, AppliedDateFilter, RowsSource, Where } from 'widgets/shared-code/site-core';
import {
  combineConditions,
  BATCH_TYPES,
  buildDateFilterWhere,
  fetchBiocharSummary,
  useAddressState,
  useRequest,
  useWidgetState,
  writeWhereSql
} from 'widgets/shared-code/site-core';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import { createLayerRows, useMapLayers } from 'widgets/shared-code/site-map';
import type { Config } from '../config';
import { DEFAULT_LAYER } from '../config';
import { FILTERS_CODEC, NO_FILTER, APPLIED_FILTERS, fromAddressFilters, toAddressFilters } from './state';
import type { FilteredBiocharSummary } from './summary/export';
import { useMapFilter } from './use-map-filter';
import { useTexts } from './use-texts';

const [, EXPERIMENTAL] = BATCH_TYPES;
/**
 * Condition for the counted applications, in the fields of the layer; an unknown batch type is not
 * experimental.
 */
const COUNTED_WHERE: Where = {
  kind: 'or',
  terms: [
    { kind: 'isNull', field: 'batchType' },
    { kind: 'compare', field: 'batchType', operator: '<>', value: EXPERIMENTAL }
  ]
};

/** Fetches the summary of a filter whenever the panel is shown or the filter changes. */
const useSummary = (shown: AppliedDateFilter | null, serverUrl: string, seen: boolean) =>
  useRequest(seen && shown ? [shown, serverUrl] : null, ([asked, server], { signal }) =>
    fetchBiocharSummary(asked.filter, { serverUrl: server, signal }).then(
      (summary): FilteredBiocharSummary => ({
        shown: asked,
        summary
      })
    )
  );

/** Returns the condition of a filter on the layer. */
const buildWhere = ({ filter }: AppliedDateFilter, { dateField, lgaField }: Config): Where =>
  buildDateFilterWhere(filter, { field: dateField, lgaField });

/** Returns the filter, the summaries of it and of the kept filter, and the records behind a figure. */
export function useFilteredSummary({ id: widgetId, config, view, locale, seen }: AnalysisPartProps<Config>) {
  const t = useTexts();
  const [shown, change] = useWidgetState(widgetId, APPLIED_FILTERS);
  const { applied, kept } = shown;
  const found = useMapLayers(view, [DEFAULT_LAYER], { [DEFAULT_LAYER]: config.layer });
  const layerView = found?.[0] ?? null;
  const layer = (layerView?.layer ?? null) as unknown as QueriedLayer | null;
  const [rows, setRows] = React.useState<RowsSource | null>(null);
  const problem = useAddressState(`biochar.${widgetId}`, {
    state: toAddressFilters(shown),
    codec: FILTERS_CODEC,
    onRead: (state) => change(() => fromAddressFilters(state))
  });
  const onMap = useMapFilter(widgetId, layerView, applied && writeWhereSql(buildWhere(applied, config)));
  const answer = useSummary(applied ?? NO_FILTER, config.serverUrl, seen);
  const beside = useSummary(kept, config.serverUrl, seen);
  const result = answer.last;
  const isKept =
    kept !== null && JSON.stringify(kept.filter) === JSON.stringify((applied ?? NO_FILTER).filter);
  const openRows = (name: string, condition: Where | null) => {
    if (!layer || !result) return;
    const where = writeWhereSql(
      combineConditions([COUNTED_WHERE, buildWhere(result.shown, config), ...(condition ? [condition] : [])])
    );
    const selection = { where: where ?? '1=0' };
    setRows(createLayerRows({ layer, selection, title: t('rowsOf', { name }), locale, view }));
  };
  return {
    problem,
    isLayerMissing: found !== null && !layerView,
    onMap,
    applied,
    applyFilter: (date: AppliedDateFilter | null) => change((before) => ({ ...before, applied: date })),
    answer,
    kept: kept ? beside.last : null,
    isKept,
    rows,
    openRows: layer && openRows,
    closeRows: () => setRows(null),
    keepResult: () => change((before) => ({ ...before, kept: before.applied ?? NO_FILTER })),
    removeKept: () => change((before) => ({ ...before, kept: null }))
  };
}
