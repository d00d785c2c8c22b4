import { React, ReactRedux } from 'jimu-core';
import type { AllWidgetProps, IMState } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { JimuMapViewComponent } from 'jimu-arcgis';
import { Button, Switch } from 'jimu-ui';
import {
  BUFFER_OPACITY,
  getMapView,
  localeOf,
  partsLinkedTo,
  useLook,
  useMapClick,
  useMapControl,
  MapAwaited
} from 'widgets/shared-code/site-core';
import type { Config, IMConfig } from '../../config';
import { ResultHost } from '../result/result-host';
import type { Place } from '../state';
import { askAt, turn } from '../state';
import { useOfftake } from '../use-offtake';
import { useTexts } from '../use-texts';
import { positionText } from '../words';

type ToolProps = AllWidgetProps<IMConfig> & { readonly mapWidgetId: string };

/** The switch, and a button to analyse the map's centre without a pointer. */
export function Tool({ id, config, intl, mapWidgetId }: ToolProps) {
  const t = useTexts();
  const { type, weight, space } = useLook();
  const switchId = React.useId();
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const [state, change] = useOfftake(id);
  const linked = partsLinkedTo(
    ReactRedux.useSelector(({ appConfig }: IMState) => appConfig?.widgets),
    id
  );
  const settings = React.useMemo(() => config.asMutable({ deep: true }) as Config, [config]);
  const { on, place } = state;
  const ask = (at: Place) => change((before) => askAt(before, at));
  const owner = useMapControl(view, {
    widgetId: id,
    mapWidgetId,
    on,
    onStepBack: () => change((before) => turn(before, false))
  });
  useMapClick(view, (at) => {
    if (!on || (owner !== null && owner !== id)) return false;
    ask(at);
    return true;
  });
  const label = settings.toggleLabel || t('toggle');
  return (
    <>
      <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
      <MapAwaited mapWidgetId={mapWidgetId} serverUrl={settings.serverUrl} />
      <div css={{ padding: space(3, 4), display: 'grid', gap: space(2) }}>
        <div css={{ display: 'flex', alignItems: 'center', gap: space(2.5) }}>
          <Switch
            id={switchId}
            checked={on}
            aria-label={label}
            onChange={(_event, checked: boolean) => change((before) => turn(before, checked))}
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
              if (latitude != null && longitude != null) ask({ latitude, longitude });
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
          opacity={settings.fillOpacity ?? BUFFER_OPACITY}
          locale={localeOf(intl.locale)}
          inside
        />
      )}
    </>
  );
}
