import { React, ReactRedux } from 'jimu-core';
import type { AllWidgetProps, IMState } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { JimuMapViewComponent } from 'jimu-arcgis';
import {
  REQUESTED_ORIGIN,
  getMapView,
  toLocale,
  listLinkedParts,
  useThemeStyles,
  useMapClick,
  useMapControl,
  useParameters,
  useSettings,
  useWidgetState,
  MapFailureNotice
} from 'widgets/shared-code/site-core';
import type { IMConfig } from '../../config';
import { SETTINGS } from '../../config';
import { ToolResult } from '../result/tool-result';
import type { BiocharPlace, AnalysisReach } from '../state';
import { requestAnalyses, setPendingPlace, toQuestion, switchTool } from '../state';
import type { BiocharStateSetter } from '../use-biochar';
import { useBiochar } from '../use-biochar';
import { useTexts } from '../use-texts';
import { FacilityChoice } from './facility-choice';
import { PlaceSwitch } from './place-switch';
import { RadiusDialog } from './radius-dialog';

/** Takes the place that another widget requests and opens the radius dialog for it. */
function useRequestedPlace(toolId: string, change: BiocharStateSetter): void {
  const [asked, setAsked] = useWidgetState(toolId, REQUESTED_ORIGIN);
  React.useEffect(() => {
    if (asked === null) return;
    change((before) => setPendingPlace(before, { ...asked, facilityId: null }));
    setAsked(() => null);
  }, [asked, change, setAsked]);
}

/** The tool: owns the state and the interaction with the map. */
export function Tool(props: AllWidgetProps<IMConfig>) {
  const { id, label, intl, useMapWidgetIds } = props;
  const config = useSettings(SETTINGS, props.config);
  const t = useTexts();
  const { space } = useThemeStyles();
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const [state, change] = useBiochar(id);
  useRequestedPlace(id, change);
  const limits = useParameters(config.serverUrl);
  const linked = listLinkedParts(
    ReactRedux.useSelector(({ appConfig }: IMState) => appConfig?.widgets),
    id
  );
  const mapWidgetId = useMapWidgetIds?.[0];
  const owner = useMapControl(view, {
    widgetId: id,
    mapWidgetId,
    on: state.on,
    tool: { label, prompt: t('prompt') },
    onStepBack: () => change((before) => switchTool(before, false))
  });
  const pickPlace = (place: BiocharPlace) => change((before) => setPendingPlace(before, place));
  useMapClick(view, (place) => {
    if (!state.on || (owner !== null && owner !== id)) return false;
    pickPlace({ ...place, facilityId: null });
    return true;
  });
  const startAnalysis = (place: BiocharPlace, reach: AnalysisReach) =>
    change((before) => requestAnalyses(before, toQuestion(place, reach)));
  return (
    <>
      {mapWidgetId !== undefined && (
        <>
          <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
          <MapFailureNotice mapWidgetId={mapWidgetId} serverUrl={config.serverUrl} />
        </>
      )}
      <div css={{ padding: space(3, 4), display: 'grid', gap: space(3) }}>
        <PlaceSwitch
          on={state.on}
          label={config.toggleLabel}
          hint={config.hint}
          onToggle={(on) => change((before) => switchTool(before, on))}
          onCentre={() => {
            const { latitude, longitude } = (view && getMapView(view).center) ?? {};
            if (latitude != null && longitude != null) pickPlace({ latitude, longitude, facilityId: null });
          }}
        />
        <FacilityChoice serverUrl={config.serverUrl} onChoose={pickPlace} />
      </div>
      {!linked.includes('result') && <ToolResult {...props} toolId={id} inside />}
      <RadiusDialog
        place={state.pending}
        limits={limits}
        unit={config.unit}
        locale={toLocale(intl.locale)}
        onAnalyse={startAnalysis}
        onClose={() => change((before) => setPendingPlace(before, null))}
      />
    </>
  );
}
