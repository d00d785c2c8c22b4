import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { Loading, LoadingType, Progress } from 'jimu-ui';
import type { Locale, RawMaterialInput, RowsSource, Where } from 'widgets/shared-code/site-core';
import {
  allOf,
  EVERYTHING,
  fetchRawMaterialSummary,
  message,
  Notice,
  RowsDialog,
  useAddressState,
  useAnswer,
  useLook,
  useWidgetState,
  whereSql
} from 'widgets/shared-code/site-core';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import { layerRows, useMapLayers } from 'widgets/shared-code/site-map';
import type { Config } from '../config';
import { LAYER } from '../config';
import { FilterForm } from './filter/filter-form';
import { BUSY_OPACITY, OutcomeNotice } from './filter/outcome-notice';
import { inForce, useFilter } from './filter/use-filter';
import { ADDRESS, BLANK, SHOWN, shownBy, written } from './state';
import { Summary } from './summary/summary';
import type { Result } from './summary/export';
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
  useAnswer(seen && input ? [input, serverUrl] : null, ([asked, server], { signal }) =>
    fetchRawMaterialSummary(asked, { serverUrl: server, signal }).then((summary): Result => ({
      input: asked,
      summary
    }))
  );

/** The filter, its outcome, and the summary of the purchases found. */
export function Tool({ widgetId, config, view, locale, seen }: ToolProps) {
  const t = useTexts();
  const { space } = useLook();
  const [shown, change] = useWidgetState(widgetId, SHOWN);
  const found = useMapLayers(view, [LAYER], { [LAYER]: config.layer });
  const layerView = found?.[0] ?? null;
  const layer = (layerView?.layer ?? null) as unknown as QueriedLayer | null;
  const filter = useFilter({ widgetId, config, layerView, shown, change, locale, t });
  const [given, setGiven] = React.useState(inForce(shown.applied));
  const [rows, setRows] = React.useState<RowsSource | null>(null);
  const problem = useAddressState(`rawMaterial.${widgetId}`, {
    state: written(shown),
    codec: ADDRESS,
    onRead: (state) => {
      const next = shownBy(state);
      change(() => next);
      setGiven({ ...inForce(next.applied) });
    }
  });
  const answer = useSummary(inForce(shown.applied), config.serverUrl, seen);
  const beside = useSummary(shown.kept, config.serverUrl, seen);
  const result = answer.last;
  const { outcome } = filter;
  useSupplierOutput(widgetId, answer.status === 'failed' ? null : result);
  const isKept = shown.kept !== null && JSON.stringify(shown.kept) === JSON.stringify(inForce(shown.applied));
  const openRows = (name: string, condition: Where | null) => {
    if (!layer || !result) return;
    const terms = [filter.readCondition(result.input), condition ?? EVERYTHING];
    const selection = { where: whereSql(allOf(terms)) ?? '1=0' };
    setRows(layerRows({ layer, selection, title: t('rowsOf', { name }), locale, view }));
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
          title={message('rawMaterial.sourceLayerNotFound', locale)}
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
        onClear={() => void filter.clear().then((isCleared) => isCleared && setGiven({ ...BLANK }))}
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
            onKeep={() => change((before) => ({ ...before, kept: inForce(before.applied) }))}
            onLetGo={() => change((before) => ({ ...before, kept: null }))}
          />
        </div>
      )}
      {rows && <RowsDialog widgetId={widgetId} rows={rows} onClose={() => setRows(null)} />}
    </>
  );
}
