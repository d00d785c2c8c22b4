import { React, ReactRedux } from 'jimu-core';
import type { AllWidgetProps, IMState } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { JimuMapViewComponent } from 'jimu-arcgis';
import {
  localeOf,
  Notice,
  partsLinkedTo,
  useLook,
  useMapClick,
  useMapControl,
  useParameters
} from 'widgets/shared-code/site-core';
import type { IMConfig } from '../../config';
import { ResultOf } from '../result/result-of';
import type { Place, Reach } from '../state';
import { ask, cancel, pick, questionOf, toggle } from '../state';
import { useBiochar } from '../use-biochar';
import { useTexts } from '../use-texts';
import { FacilityChoice } from './facility-choice';
import { MapOverlay } from './map-overlay';
import { PlaceSwitch } from './place-switch';
import { RadiusDialog } from './radius-dialog';
import { useAnalyses } from './use-analyses';
import { useBuffer } from './use-buffer';
import { useSharedAnalyses } from './use-shared-analyses';

/** The tool: owns the state and all that happens on the map. */
export function Tool(props: AllWidgetProps<IMConfig>) {
  const { id, config, intl, useMapWidgetIds } = props;
  const t = useTexts();
  const { space } = useLook();
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const [state, change] = useBiochar(id);
  const limits = useParameters(config.serverUrl);
  const linked = partsLinkedTo(
    ReactRedux.useSelector(({ appConfig }: IMState) => appConfig?.widgets),
    id
  );
  const problem = useSharedAnalyses(id, state, change);
  useAnalyses(state, change, config.serverUrl);
  useBuffer(view, state, t('_widgetLabel'));
  const mapWidgetId = useMapWidgetIds?.[0];
  const owner = useMapControl(view, {
    widgetId: id,
    mapWidgetId,
    on: state.on,
    onStepBack: () => change((before) => toggle(before, false))
  });
  const pickPlace = (place: Place) => change((before) => pick(before, place));
  useMapClick(view, (place) => {
    if (!state.on || (owner !== null && owner !== id)) return false;
    pickPlace({ ...place, facilityId: null });
    return true;
  });
  const analyse = (place: Place, reach: Reach) => change((before) => ask(before, questionOf(place, reach)));
  return (
    <>
      {mapWidgetId !== undefined && (
        <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
      )}
      <div css={{ padding: space(3, 4), display: 'grid', gap: space(3) }}>
        {problem && <Notice kind="warning">{t('addressRefused')}</Notice>}
        <PlaceSwitch
          on={state.on}
          onToggle={(on) => change((before) => toggle(before, on))}
          onCentre={() => {
            const { latitude, longitude } = view?.view.center ?? {};
            if (latitude != null && longitude != null) pickPlace({ latitude, longitude, facilityId: null });
          }}
        />
        <FacilityChoice serverUrl={config.serverUrl} onChoose={pickPlace} />
      </div>
      {!linked.includes('result') && <ResultOf {...props} toolId={id} inside />}
      <RadiusDialog
        place={state.pending}
        limits={limits}
        locale={localeOf(intl.locale)}
        onAnalyse={analyse}
        onClose={() => change((before) => pick(before, null))}
      />
      <MapOverlay
        view={view}
        state={state}
        change={change}
        locale={localeOf(intl.locale)}
        onCancel={() => change(cancel)}
      />
    </>
  );
}
