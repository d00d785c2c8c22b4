import { React, ReactRedux } from 'jimu-core';
import type { AllWidgetProps, IMState } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { JimuMapViewComponent } from 'jimu-arcgis';
import { Button, Switch } from 'jimu-ui';
import {
  getMapView,
  toLocale,
  listLinkedParts,
  useThemeStyles,
  useMapClick,
  useMapControl,
  useSettings,
  MapFailureNotice
} from 'widgets/shared-code/site-core';
import type { IMConfig } from '../../config';
import { SETTINGS } from '../../config';
import { ResultHost } from '../result/result-host';
import type { OfftakePlace } from '../state';
import { openResult, switchTool } from '../state';
import { useOfftake } from '../use-offtake';
import { useTexts } from '../use-texts';
import { positionText } from '../words';

type ToolProps = AllWidgetProps<IMConfig> & { readonly mapWidgetId: string };

/** The switch, and a button to analyse the map's centre without a pointer. */
export function Tool({ id, label: toolLabel, config, intl, mapWidgetId }: ToolProps) {
  const t = useTexts();
  const { type, weight, space } = useThemeStyles();
  const switchId = React.useId();
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const [state, change] = useOfftake(id);
  const linked = listLinkedParts(
    ReactRedux.useSelector(({ appConfig }: IMState) => appConfig?.widgets),
    id
  );
  const settings = useSettings(SETTINGS, config);
  const { on, place } = state;
  const requestAnalysis = (at: OfftakePlace) => change((before) => openResult(before, at));
  const owner = useMapControl(view, {
    widgetId: id,
    mapWidgetId,
    on,
    tool: { label: toolLabel, prompt: t('prompt') },
    onStepBack: () => change((before) => switchTool(before, false))
  });
  useMapClick(view, (at) => {
    if (!on || (owner !== null && owner !== id)) return false;
    requestAnalysis(at);
    return true;
  });
  const label = settings.toggleLabel || t('toggle');
  return (
    <>
      <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
      <MapFailureNotice mapWidgetId={mapWidgetId} serverUrl={settings.serverUrl} />
      <div css={{ padding: space(3, 4), display: 'grid', gap: space(2) }}>
        <div css={{ display: 'flex', alignItems: 'center', gap: space(2.5) }}>
          <Switch
            id={switchId}
            checked={on}
            aria-label={label}
            onChange={(_event, checked: boolean) => change((before) => switchTool(before, checked))}
          />
          <label htmlFor={switchId} css={{ flex: 1, fontWeight: weight.strong }}>
            {label}
          </label>
        </div>
        <span css={type.hint}>{settings.hint || t(on ? 'hintOn' : 'hintOff')}</span>
        {place && <span css={type.hint}>{t('asked', { position: positionText(place) })}</span>}
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
          <Button
            size="sm"
            css={{ minHeight: 32 }}
            onClick={() => {
              const { latitude, longitude } = (view && getMapView(view).center) ?? {};
              if (latitude != null && longitude != null) requestAnalysis({ latitude, longitude });
            }}
          >
            {t('atCentre')}
          </Button>
        </div>
      </div>
      {!linked.includes('result') && (
        <ResultHost
          id={id}
          toolId={id}
          mapWidgetId={mapWidgetId}
          layers={settings.layers}
          serverUrl={settings.serverUrl}
          opacity={settings.fillOpacity}
          locale={toLocale(intl.locale)}
          inside
        />
      )}
    </>
  );
}
