import { BATCH_TYPES } from 'widgets/shared-code/site-base';
import { buildDateFilterWhere, combineConditions, writeWhereSql } from 'widgets/shared-code/site-domain';
import type { Where } from 'widgets/shared-code/site-domain';
import { useFilteredSummary, useRecordsDialog } from 'widgets/shared-code/site-analysis';
import type { AnalysisPartProps, AppliedDateFilter } from 'widgets/shared-code/site-analysis';
import { createLayerRows, useMapLayers } from 'widgets/shared-code/site-map';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import type { Settings } from '../config';
import { DEFAULT_LAYER } from '../config';
import { BIOCHAR_SUMMARY } from './analysis';
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

/** Returns the condition of a filter on the layer. */
const buildWhere = ({ filter }: AppliedDateFilter, { dateField, lgaField }: Settings): Where =>
  buildDateFilterWhere(filter, { field: dateField, lgaField });

/** Returns the filter with its summary, keeps the map in step with it, and opens the records behind a figure. */
export function useBiocharSummary(props: AnalysisPartProps<Settings>) {
  const { id, config, view, locale } = props;
  const t = useTexts();
  const model = useFilteredSummary(BIOCHAR_SUMMARY, props);
  const { applied, change } = model;
  const found = useMapLayers(view, [DEFAULT_LAYER], { [DEFAULT_LAYER]: config.layer });
  const layerView = found?.[0] ?? null;
  const layer = (layerView?.layer ?? null) as unknown as QueriedLayer | null;
  const onMap = useMapFilter(id, layerView, applied && writeWhereSql(buildWhere(applied, config)));
  const records = useRecordsDialog(id);
  const result = model.answer.last;
  const openRows = (name: string, condition: Where | null) => {
    if (!layer || !result) return;
    const where = writeWhereSql(
      combineConditions([COUNTED_WHERE, buildWhere(result.shown, config), ...(condition ? [condition] : [])])
    );
    const selection = { where: where ?? '1=0' };
    records.open(createLayerRows({ layer, selection, title: t('rowsOf', { name }), locale, view }));
  };
  return {
    ...model,
    isLayerMissing: found !== null && !layerView,
    onMap,
    applyFilter: (date: AppliedDateFilter | null) => change((before) => ({ ...before, applied: date })),
    /** Null when the map lacks the layer. */
    openRows: layer && openRows,
    recordsDialog: records.dialog
  };
}

export type BiocharSummaryModel = ReturnType<typeof useBiocharSummary>;
