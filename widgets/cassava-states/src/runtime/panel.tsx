import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { Loading, LoadingType } from 'jimu-ui';
import type { Locale } from 'widgets/shared-code/site-core';
import {
  CASSAVA_ZOOM,
  ExportMenu,
  formatInstant,
  Notice,
  ScopeLine,
  useRequest,
  useThemeStyles
} from 'widgets/shared-code/site-core';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import { listDrawnClasses, useMapLayers } from 'widgets/shared-code/site-map';
import type { IMConfig } from '../config';
import { getLayerFields } from '../config';
import { ClassLegend } from './class-legend';
import { statesCsv } from './export';
import { HoverCard } from './hover-card';
import { StateList } from './state-list';
import type { CassavaState } from './states';
import { fetchStates, DEFAULT_LAYER, countRanked } from './states';
import { useMapStates } from './use-map-states';
import { useSharedState } from './use-shared-state';
import { useTexts } from './use-texts';

interface PanelProps {
  readonly widgetId: string;
  readonly mapWidgetId: string;
  readonly config: IMConfig;
  readonly view: JimuMapView | null;
  readonly locale: Locale;
  /** Whether the panel is visible; a hidden panel does not change the map. */
  readonly seen: boolean;
}

const NO_STATES: readonly CassavaState[] = [];

/** Returns the date of the last edit in the layer's service; null when the service does not return it. */
function readDataDate(layer: QueriedLayer | null): string | null {
  const instant = layer?.sourceJSON?.editingInfo?.dataLastEditDate;
  return instant === undefined ? null : formatInstant(instant);
}

/** Figures of the hovered state, legend and list, in sync with the map. */
export function Panel({ widgetId, mapWidgetId, config, view, locale, seen }: PanelProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const found = useMapLayers(view, [DEFAULT_LAYER], { [DEFAULT_LAYER]: config.layer });
  const layerView = found?.[0] ?? null;
  const layer = (layerView?.layer ?? null) as unknown as QueriedLayer | null;
  const fields = React.useMemo(() => getLayerFields(config), [config]);
  const answer = useRequest(layer && [layer, fields], ([asked, names], { signal }) =>
    fetchStates(asked, names, signal)
  );
  const [pointed, setPointed] = React.useState<number | null>(null);
  const [chosen, setChosen] = React.useState<number | null>(null);
  const legend = React.useMemo(() => listDrawnClasses(DEFAULT_LAYER, locale), [locale]);
  const chooseState = (id: number | null) => {
    if (id === null) return;
    setChosen(id);
    goTo(id);
  };
  const { goTo, going } = useMapStates({
    widgetId,
    mapWidgetId,
    view,
    layerView,
    seen,
    closestZoom: config.closestZoom ?? CASSAVA_ZOOM.closest,
    lit: [pointed, chosen === pointed ? null : chosen],
    onPoint: setPointed,
    onPress: chooseState
  });
  // The link stores the map's extent separately.
  useSharedState(widgetId, answer.last, chosen, setChosen);
  const states = answer.last ?? NO_STATES;
  const shown = states.find(({ id }) => id === (pointed ?? chosen)) ?? null;
  const dataDate = readDataDate(layer);
  const notice = { margin: space(3, 3.5, 0) };
  if (found && !layerView)
    return (
      <Notice kind="warning" css={{ margin: space(3, 3.5) }}>
        {t('missingLayer')}
      </Notice>
    );
  if (answer.status === 'failed')
    return (
      <Notice
        kind="error"
        css={{ margin: space(3, 3.5) }}
        onRetry={answer.fault.kind === 'failed' ? answer.retry : undefined}
      >
        {answer.fault.kind === 'refused' ? t('refused') : t('failed', { message: answer.fault.message })}
      </Notice>
    );
  if (!answer.last)
    return (
      <div css={{ padding: space(3.5) }}>
        <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: 160 }} />
      </div>
    );
  return (
    <>
      <HoverCard
        state={shown}
        ranked={countRanked(states)}
        legend={legend}
        locale={locale}
        onAll={
          chosen === null
            ? undefined
            : () => {
                setChosen(null);
                goTo(null);
              }
        }
      />
      {going.status === 'failed' && (
        <Notice kind="error" css={notice} onRetry={going.retry}>
          {t('goFailed', { message: going.fault.message })}
        </Notice>
      )}
      <ClassLegend legend={legend} states={states} />
      <StateList
        states={states}
        legend={legend}
        locale={locale}
        chosen={chosen}
        onPoint={setPointed}
        onChoose={chooseState}
      />
      <div css={{ padding: space(0, 3.5, 3), display: 'flex', alignItems: 'center', gap: space(2) }}>
        <div css={{ flex: 1 }}>
          <ScopeLine scope={t('scope', { count: states.length })} date={dataDate} />
        </div>
        <ExportMenu
          subject={t('_widgetLabel')}
          fileName="cassava-states"
          csv={() => statesCsv(states, dataDate, locale, t)}
        />
      </div>
    </>
  );
}
