import { ResultPart } from 'widgets/shared-code/site-analysis';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../../config';
import { useShownState } from '../mill-scope';
import { getRainStatus } from '../rainy-season';
import { selectedArea, getSelectedTogether, TOGETHER } from '../state';
import { TogetherDetail } from '../together/together-detail';
import { useServiceArea } from '../use-service-area';
import { Detail } from './detail';

/** The detail as a separate widget; empty while nothing is selected. */
export function DetailPart({ id, toolId, config }: AnalysisPartProps<Settings>) {
  const { serverUrl } = config;
  const { state: kept, change } = useServiceArea(toolId);
  const state = useShownState(kept);
  const area = selectedArea(state);
  const together = getSelectedTogether(state);
  if (together)
    return (
      <ResultPart widgetId={id} shown={TOGETHER}>
        {(frame) => (
          <TogetherDetail
            answer={together}
            areas={state.areas}
            toolId={toolId}
            serverUrl={serverUrl}
            change={change}
            {...frame}
          />
        )}
      </ResultPart>
    );
  if (!area) return null;
  return (
    <ResultPart widgetId={id} shown={area.id}>
      {(frame) => (
        <Detail
          area={area}
          toolId={toolId}
          serverUrl={serverUrl}
          rain={getRainStatus(state, area)}
          change={change}
          {...frame}
        />
      )}
    </ResultPart>
  );
}
