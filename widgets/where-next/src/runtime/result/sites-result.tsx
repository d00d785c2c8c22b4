import { useWidgetState } from 'widgets/shared-code/site-base';
import { MapOverlay, MapProgress } from 'widgets/shared-code/site-tools';
import { ResultSlot } from 'widgets/shared-code/site-analysis';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../../config';
import { SitesKeeper } from '../compute/sites-keeper';
import { SitesOnMap } from '../map/sites-on-map';
import { cancelRequests, getShownScenario, WHERE_NEXT } from '../state';
import { SitesFailureNotice } from '../tool/sites-progress';
import { useTexts } from '../use-texts';
import { ResultCard } from './result-card';

/** The scenarios of a tool side by side with the sites of the shown one, and the engine that computes them. */
export function SitesResult(props: AnalysisPartProps<Settings>) {
  const { id, toolId, config, view, folderUrl } = props;
  const { serverUrl, searchSeconds } = config;
  const t = useTexts();
  const [state, change] = useWidgetState(toolId, WHERE_NEXT);
  const { queue, failed } = state;
  const shown = getShownScenario(state);
  return (
    <>
      {/* The tool in a rail is on the page only once it was opened; a link is to show its scenarios before. */}
      <SitesKeeper
        toolId={toolId}
        serverUrl={serverUrl}
        folderUrl={folderUrl}
        searchSeconds={searchSeconds}
      />
      <SitesOnMap {...props} serverUrl={serverUrl} />
      {queue[0]?.fromLink && (
        <MapOverlay view={view}>
          <MapProgress
            text={t('computingLink', { count: queue.length })}
            onCancel={() => change(cancelRequests)}
          />
        </MapOverlay>
      )}
      {failed?.request.fromLink && (
        <MapOverlay view={view}>
          <SitesFailureNotice state={state} change={change} />
        </MapOverlay>
      )}
      {shown && (
        <ResultSlot widgetId={id} shown={shown.id} inside={id === toolId}>
          {(frame) => (
            <ResultCard
              {...frame}
              scenario={shown}
              state={state}
              view={view}
              serverUrl={serverUrl}
              change={change}
            />
          )}
        </ResultSlot>
      )}
    </>
  );
}
