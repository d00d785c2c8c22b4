import { useThemeStyles, useWidgetState } from 'widgets/shared-code/site-base';
import { PlaceSwitch, useLinkedParts, usePlaceTool } from 'widgets/shared-code/site-analysis';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../../config';
import { ResultHost } from '../result/result-host';
import type { OfftakePlace } from '../state';
import { OFFTAKE, openResult, switchTool } from '../state';
import { useTexts } from '../use-texts';
import { positionText } from '../words';

/** The switch, and a button to analyse the map's centre without a pointer. */
export function Tool(props: AnalysisPartProps<Settings>) {
  const { id, config, view } = props;
  const t = useTexts();
  const { space } = useThemeStyles();
  const [state, change] = useWidgetState(id, OFFTAKE);
  const linked = useLinkedParts(id);
  const { on, place } = state;
  const requestAnalysis = (at: OfftakePlace) => change((before) => openResult(before, at));
  const toggle = (next: boolean) => change((before) => switchTool(before, next));
  usePlaceTool({
    ...props,
    prompt: t('prompt'),
    on,
    onStepBack: () => toggle(false),
    onPick: requestAnalysis
  });
  return (
    <>
      <div css={{ padding: space(3, 4) }}>
        <PlaceSwitch
          view={view}
          on={on}
          label={config.toggleLabel || t('toggle')}
          hints={[
            config.hint || t(on ? 'hintOn' : 'hintOff'),
            ...(place ? [t('asked', { position: positionText(place) })] : [])
          ]}
          centreLabel={t('atCentre')}
          hasCentre
          onToggle={toggle}
          onPick={requestAnalysis}
        />
      </div>
      {!linked.includes('result') && <ResultHost {...props} />}
    </>
  );
}
