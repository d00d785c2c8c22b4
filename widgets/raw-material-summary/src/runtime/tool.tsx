import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { Loading, LoadingType, Progress } from 'jimu-ui';
import type { Locale, RawMaterialInput, RowsSource, Where } from 'widgets/shared-code/site-core';
import {
  combineConditions,
  EVERYTHING,
  fetchRawMaterialSummary,
  formatMessage,
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
import { FilterForm } from './filter/filter-form';
import { BUSY_OPACITY, OutcomeNotice } from './filter/outcome-notice';
import { getInputInForce, useFilter } from './filter/use-filter';
import { FILTERS_CODEC, EMPTY_INPUT, APPLIED_FILTERS, fromAddressFilters, toAddressFilters } from './state';
import { Summary } from './summary/summary';
import type { FilteredPurchaseSummary } from './summary/export';
import { useSupplierOutput } from './summary/use-supplier-output';
import { useTexts } from './use-texts';

interface ToolProps {
  readonly widgetId: string;
  readonly config: Config;
  readonly view: JimuMapView | null;
  readonly locale: Locale;
  /** False while the panel is hidden: no requests are sent then. */
  readonly seen: boolean;
}

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

/** The filter, its outcome, and the summary of the purchases found. */
export function Tool({ widgetId, config, view, locale, seen }: ToolProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
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
  const { outcome } = filter;
  useSupplierOutput(widgetId, answer.status === 'failed' ? null : result);
  const isKept =
    shown.kept !== null && JSON.stringify(shown.kept) === JSON.stringify(getInputInForce(shown.applied));
  const openRows = (name: string, condition: Where | null) => {
    if (!layer || !result) return;
    const terms = [filter.readCondition(result.input), condition ?? EVERYTHING];
    const selection = { where: writeWhereSql(combineConditions(terms)) ?? '1=0' };
    setRows(createLayerRows({ layer, selection, title: t('rowsOf', { name }), locale, view }));
  };
  return (
    <>
      {problem && (
        <Notice kind="warning" css={{ margin: space(3, 3.5, 0) }}>
          {t('badAddress')}
        </Notice>
      )}
      {found && !layerView && (
        <Notice
          kind="warning"
          title={formatMessage('rawMaterial.sourceLayerNotFound', locale)}
          css={{ margin: space(3, 3.5, 0) }}
        >
          {t('missingLayer')}
        </Notice>
      )}
      <FilterForm
        given={given}
        paused={!seen}
        hint={config.hint}
        endError={outcome?.kind === 'problem' && outcome.field === 'end' ? outcome.text : null}
        serverUrl={config.serverUrl}
        locale={locale}
        onPut={filter.put}
        onClear={() => void filter.clear().then((isCleared) => isCleared && setGiven({ ...EMPTY_INPUT }))}
      />
      <OutcomeNotice outcome={outcome} answer={answer} config={config} locale={locale} />
      {/* Kept in place, so that nothing moves when it comes and goes. */}
      <div css={{ height: 3 }}>
        {answer.busy && <Progress aria-label={t('loading')} css={{ height: 3 }} />}
      </div>
      {!result && answer.status === 'loading' && (
        <div css={{ padding: space(3.5) }}>
          <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: 160 }} />
        </div>
      )}
      {result && answer.status !== 'failed' && (
        <div aria-busy={answer.busy} css={{ opacity: answer.busy ? BUSY_OPACITY : 1 }}>
          <Summary
            result={result}
            kept={shown.kept ? beside.last : null}
            isKept={isKept}
            config={config}
            onRows={layer && openRows}
            onKeep={() => change((before) => ({ ...before, kept: getInputInForce(before.applied) }))}
            onLetGo={() => change((before) => ({ ...before, kept: null }))}
          />
        </div>
      )}
      {rows && <RowsDialog widgetId={widgetId} rows={rows} onClose={() => setRows(null)} />}
    </>
  );
}
