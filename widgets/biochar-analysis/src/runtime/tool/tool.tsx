import { React, ReactRedux } from 'jimu-core';
import type { AllWidgetProps, IMState } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { JimuMapViewComponent } from 'jimu-arcgis';
import {
  ASKED_START,
  getMapView,
  localeOf,
  partsLinkedTo,
  useLook,
  useMapClick,
  useMapControl,
  useParameters,
  useWidgetState,
  MapAwaited
} from 'widgets/shared-code/site-core';
import type { IMConfig } from '../../config';
import { USUAL_UNIT } from '../../config';
import { ResultOf } from '../result/result-of';
import type { Place, Reach } from '../state';
import { ask, pick, questionOf, toggle } from '../state';
import type { Change } from '../use-biochar';
import { useBiochar } from '../use-biochar';
import { FacilityChoice } from './facility-choice';
import { PlaceSwitch } from './place-switch';
import { RadiusDialog } from './radius-dialog';

/** Takes the place that another widget requests and opens the radius dialog for it. */
function useAskedPlace(toolId: string, change: Change): void {
  const [asked, setAsked] = useWidgetState(toolId, ASKED_START);
  React.useEffect(() => {
    if (asked === null) return;
    change((before) => pick(before, { ...asked, facilityId: null }));
    setAsked(() => null);
  }, [asked, change, setAsked]);
}

/** The tool: owns the state and the interaction with the map. */
export function Tool(props: AllWidgetProps<IMConfig>) {
  const { id, config, intl, useMapWidgetIds } = props;
  const { space } = useLook();
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const [state, change] = useBiochar(id);
  useAskedPlace(id, change);
  const limits = useParameters(config.serverUrl);
  const linked = partsLinkedTo(
    ReactRedux.useSelector(({ appConfig }: IMState) => appConfig?.widgets),
    id
  );
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
        <>
          <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
          <MapAwaited mapWidgetId={mapWidgetId} serverUrl={config.serverUrl} />
        </>
      )}
      <div css={{ padding: space(3, 4), display: 'grid', gap: space(3) }}>
        <PlaceSwitch
          on={state.on}
          label={config.toggleLabel ?? ''}
          hint={config.hint ?? ''}
          onToggle={(on) => change((before) => toggle(before, on))}
          onCentre={() => {
            const { latitude, longitude } = (view && getMapView(view).center) ?? {};
            if (latitude != null && longitude != null) pickPlace({ latitude, longitude, facilityId: null });
          }}
        />
        <FacilityChoice serverUrl={config.serverUrl} onChoose={pickPlace} />
      </div>
      {!linked.includes('result') && <ResultOf {...props} toolId={id} inside />}
      <RadiusDialog
        place={state.pending}
        limits={limits}
        unit={config.unit ?? USUAL_UNIT}
        locale={localeOf(intl.locale)}
        onAnalyse={analyse}
        onClose={() => change((before) => pick(before, null))}
      />
    </>
  );
}
