import type { AnalysisPartProps } from 'widgets/shared-code/site-core';
import {
  REQUESTED_ORIGIN,
  getMapView,
  useThemeStyles,
  useLinkedParts,
  useMapClick,
  useMapControl,
  useParameters,
  useRequested,
  useWidgetState
} from 'widgets/shared-code/site-core';
import type { Config } from '../../config';
import { DEFAULT_UNIT } from '../../config';
import { ToolResult } from '../result/tool-result';
import type { BiocharPlace, AnalysisReach } from '../state';
import { BIOCHAR, requestAnalyses, setPendingPlace, toQuestion, switchTool } from '../state';
import { FacilityChoice } from './facility-choice';
import { PlaceSwitch } from './place-switch';
import { RadiusDialog } from './radius-dialog';

/** The tool: owns the state and the interaction with the map. */
export function Tool(props: AnalysisPartProps<Config>) {
  const { id, config, mapWidgetId, view, locale } = props;
  const { space } = useThemeStyles();
  const [state, change] = useWidgetState(id, BIOCHAR);
  const limits = useParameters(config.serverUrl);
  const linked = useLinkedParts(id);
  const owner = useMapControl(view, {
    widgetId: id,
    mapWidgetId,
    on: state.on,
    onStepBack: () => change((before) => switchTool(before, false))
  });
  const pickPlace = (place: BiocharPlace) => change((before) => setPendingPlace(before, place));
  useRequested(id, REQUESTED_ORIGIN, (place) => pickPlace({ ...place, facilityId: null }));
  useMapClick(view, (place) => {
    if (!state.on || (owner !== null && owner !== id)) return false;
    pickPlace({ ...place, facilityId: null });
    return true;
  });
  const startAnalysis = (place: BiocharPlace, reach: AnalysisReach) =>
    change((before) => requestAnalyses(before, toQuestion(place, reach)));
  return (
    <>
      <div css={{ padding: space(3, 4), display: 'grid', gap: space(3) }}>
        <PlaceSwitch
          on={state.on}
          label={config.toggleLabel ?? ''}
          hint={config.hint ?? ''}
          onToggle={(on) => change((before) => switchTool(before, on))}
          onCentre={() => {
            const { latitude, longitude } = (view && getMapView(view).center) ?? {};
            if (latitude != null && longitude != null) pickPlace({ latitude, longitude, facilityId: null });
          }}
        />
        <FacilityChoice serverUrl={config.serverUrl} onChoose={pickPlace} />
      </div>
      {!linked.includes('result') && <ToolResult {...props} />}
      <RadiusDialog
        place={state.pending}
        limits={limits}
        unit={config.unit ?? DEFAULT_UNIT}
        locale={locale}
        onAnalyse={startAnalysis}
        onClose={() => change((before) => setPendingPlace(before, null))}
      />
    </>
  );
}
