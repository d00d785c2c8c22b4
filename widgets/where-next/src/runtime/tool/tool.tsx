import { useThemeStyles, useWidgetState, visuallyHidden } from 'widgets/shared-code/site-base';
import { useLinkedParts, usePlaceTool } from 'widgets/shared-code/site-analysis';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../../config';
import { SitesResult } from '../result/sites-result';
import { getShownScenario, WHERE_NEXT } from '../state';
import { useTexts } from '../use-texts';
import { formatTonnes } from '../words';
import { addPickedPlace } from './places-field';
import { SitesForm } from './sites-form';
import { SitesProgress } from './sites-progress';

/** The question: a form for candidates, tonnes and factories. */
export function Tool(props: AnalysisPartProps<Settings>) {
  const { id, config, view } = props;
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const [state, change] = useWidgetState(id, WHERE_NEXT);
  const linked = useLinkedParts(id);
  const shown = getShownScenario(state);
  usePlaceTool({
    ...props,
    prompt: t('pickPrompt'),
    on: state.placing,
    onStepBack: () => change((before) => ({ ...before, placing: false })),
    onPick: (place) => change((before) => addPickedPlace(before, place, t))
  });
  return (
    <>
      {config.hint && <p css={{ margin: 0, padding: space(3, 4, 0), ...type.hint }}>{config.hint}</p>}
      <SitesForm state={state} config={config} view={view} change={change} />
      <SitesProgress toolId={id} state={state} change={change} />
      {!linked.includes('result') && <SitesResult {...props} />}
      <div role="status" css={visuallyHidden}>
        {shown && state.queue.length === 0
          ? t('announced', { letter: shown.letter, tonnes: formatTonnes(shown.answer.counted.tonnes) })
          : ''}
      </div>
    </>
  );
}
