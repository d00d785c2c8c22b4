import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { Button, Loading, LoadingType, Progress } from 'jimu-ui';
import type { AppliedDateFilter, Locale, RowsSource, Where } from 'widgets/shared-code/site-core';
import {
  combineConditions,
  BATCH_TYPES,
  DateFilterForm,
  buildDateFilterWhere,
  fetchBiocharSummary,
  HeadlineFigures,
  Notice,
  RowsDialog,
  useAddressState,
  useRequest,
  useThemeStyles,
  useWidgetState,
  writeWhereSql
} from 'widgets/shared-code/site-core';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import { createLayerRows, useMapLayers } from 'widgets/shared-code/site-map';
import type { Config } from '../config';
import { DEFAULT_LAYER } from '../config';
import { FILTERS_CODEC, NO_FILTER, APPLIED_FILTERS, fromAddressFilters, toAddressFilters } from './state';
import type { FilteredBiocharSummary } from './summary/export';
import { listHeadlines, NO_TOTALS } from './summary/figures';
import { Summary } from './summary/summary';
import { useMapFilter } from './use-map-filter';
import { useTexts } from './use-texts';

interface ToolProps {
  readonly widgetId: string;
  readonly config: Config;
  readonly view: JimuMapView | null;
  readonly locale: Locale;
  /** Whether the panel is visible; a hidden panel sends no requests. */
  readonly seen: boolean;
}

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

/** The filter, and the summary of the applications that it keeps. */
export function Tool({ widgetId, config, view, locale, seen }: ToolProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
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
  const frame = { margin: space(3, 3.5, 0) };
  return (
    <>
      {problem && (
        <Notice kind="warning" css={frame}>
          {t('badAddress')}
        </Notice>
      )}
      {found && !layerView && (
        <Notice kind="warning" css={frame}>
          {t('missingLayer')}
        </Notice>
      )}
      {onMap.status === 'failed' && (
        <Notice kind="warning" onRetry={onMap.retry} css={frame}>
          {t('mapFailed', { message: onMap.fault.message })}
        </Notice>
      )}
      <div css={{ display: 'grid', gap: space(2), padding: space(3, 3.5) }}>
        <p css={{ margin: 0, ...type.hint }}>{config.hint || t('hint')}</p>
        <DateFilterForm
          applied={applied}
          locale={locale}
          onApply={(date) => change((before) => ({ ...before, applied: date }))}
        />
        {applied && (
          <Button
            size="sm"
            onClick={() => change((before) => ({ ...before, applied: null }))}
            css={{ justifySelf: 'start' }}
          >
            {t('clear')}
          </Button>
        )}
      </div>
      {/* The space is reserved, so that nothing moves when the progress bar appears. */}
      <div css={{ height: 3 }}>
        {answer.busy && <Progress aria-label={t('loading')} css={{ height: 3 }} />}
      </div>
      {!result && answer.status === 'loading' && (
        <div css={{ padding: space(3.5) }}>
          <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: 160 }} />
        </div>
      )}
      {answer.status === 'failed' && answer.fault.kind === 'refused' && (
        <Notice kind="error" css={{ margin: space(0, 3.5, 3) }}>
          {t('refused')}
        </Notice>
      )}
      {answer.status === 'failed' && answer.fault.kind === 'failed' && (
        <>
          <Notice kind="error" onRetry={answer.retry} css={{ margin: space(0, 3.5, 3) }}>
            {t('failed', { message: answer.fault.message })}
          </Notice>
          <HeadlineFigures figures={listHeadlines(NO_TOTALS, { locale, t, missing: true, onRows: null })} />
        </>
      )}
      {result && answer.status !== 'failed' && (
        <div aria-busy={answer.busy} css={{ opacity: answer.busy ? 0.55 : 1 }}>
          <Summary
            result={result}
            kept={kept ? beside.last : null}
            isKept={isKept}
            config={config}
            locale={locale}
            onRows={layer && openRows}
            onKeep={() => change((before) => ({ ...before, kept: before.applied ?? NO_FILTER }))}
            onLetGo={() => change((before) => ({ ...before, kept: null }))}
          />
        </div>
      )}
      {rows && <RowsDialog widgetId={widgetId} rows={rows} onClose={() => setRows(null)} />}
    </>
  );
}
