import { useThemeStyles, useWidgetState } from 'widgets/shared-code/site-base';
import { REQUESTED_ORIGIN, useOnlyPrompt, useParameters } from 'widgets/shared-code/site-tools';
import type { MapPoint } from 'widgets/shared-code/site-tools';
import { PlaceSwitch, useLinkedParts, usePlaceTool, useRequested } from 'widgets/shared-code/site-analysis';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../../config';
import { ToolResult } from '../result/tool-result';
import type { BiocharPlace, AnalysisReach } from '../state';
import { BIOCHAR, requestAnalyses, setPendingPlace, toQuestion, switchTool } from '../state';
import { useTexts } from '../use-texts';
import { FacilityChoice } from './facility-choice';
import { RadiusDialog } from './radius-dialog';

/** The tool: owns the state and the interaction with the map. */
export function Tool(props: AnalysisPartProps<Settings>) {
  const { id, config, view, locale } = props;
  const t = useTexts();
  const { space } = useThemeStyles();
  const [state, change] = useWidgetState(id, BIOCHAR);
  const limits = useParameters(config.serverUrl);
  const linked = useLinkedParts(id);
  const pickPlace = (place: BiocharPlace) => change((before) => setPendingPlace(before, place));
  const pickPosition = (place: MapPoint) => pickPlace({ ...place, facilityId: null });
  const toggle = (on: boolean) => change((before) => switchTool(before, on));
  usePlaceTool({
    ...props,
    prompt: t('prompt'),
    on: state.on,
    onStepBack: () => toggle(false),
    onPick: pickPosition
  });
  useRequested(id, REQUESTED_ORIGIN, pickPosition);
  const closeDialog = () => change((before) => setPendingPlace(before, null));
  useOnlyPrompt(state.pending !== null, closeDialog);
  const startAnalysis = (place: BiocharPlace, reach: AnalysisReach) =>
    change((before) => requestAnalyses(before, toQuestion(place, reach)));
  return (
    <>
      <div css={{ padding: space(3, 4), display: 'grid', gap: space(3) }}>
        <PlaceSwitch
          view={view}
          on={state.on}
          label={config.toggleLabel || t('toggle')}
          hints={[config.hint || t(state.on ? 'hintOn' : 'hintOff')]}
          centreLabel={t('atCentre')}
          onToggle={toggle}
          onPick={pickPosition}
        />
        <FacilityChoice serverUrl={config.serverUrl} onChoose={pickPlace} />
      </div>
      {!linked.includes('result') && <ToolResult {...props} />}
      <RadiusDialog
        place={state.pending}
        limits={limits}
        unit={config.unit}
        locale={locale}
        onAnalyse={startAnalysis}
        onClose={closeDialog}
      />
    </>
  );
}
