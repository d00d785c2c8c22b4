import { React } from 'jimu-core';
import { DEFAULT_PARAMETERS, Notice, useRequest, useWidgetState } from 'widgets/shared-code/site-base';
import { fetchParameters } from 'widgets/shared-code/site-api';
import { MapOverlay } from 'widgets/shared-code/site-tools';
import { ClearRadius, ResultSlot, useAnalysisLink } from 'widgets/shared-code/site-analysis';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../../config';
import { OFFTAKE_ANALYSIS } from '../analysis';
import { useAnalysis, useSoilServices } from '../data/use-analysis';
import { getComparedPlace, closeResult, OFFTAKE } from '../state';
import type { OfftakePlace } from '../state';
import { useCircles } from '../use-circles';
import { useTexts } from '../use-texts';
import { Result } from './result';

/** Returns the radius in force, km; the specification's until the server has responded. */
function useRadius(serverUrl: string): number {
  const { last } = useRequest([serverUrl], ([url], { signal }) => fetchParameters(url, signal));
  return (last?.parameters ?? DEFAULT_PARAMETERS).offtakeRadius;
}

const addFarms = (place: OfftakePlace | null, { analysis }: ReturnType<typeof useAnalysis>) =>
  place && { ...place, counted: analysis?.summary.farmPlaces };

/**
 * Requests the analyses of the state, draws their circles, syncs the address, and shows the result while
 * there is a place. There is one per tool: in the result widget, or in the tool if it has no result widget.
 */
export function ResultHost({ id, toolId, config, view, locale }: AnalysisPartProps<Settings>) {
  const { layers, serverUrl, fillOpacity: opacity } = config;
  const t = useTexts();
  const [hidden, setHidden] = React.useState(false);
  const [state, change] = useWidgetState(toolId, OFFTAKE);
  const problem = useAnalysisLink(toolId, OFFTAKE_ANALYSIS);
  const kept = getComparedPlace(state);
  const services = useSoilServices(view, serverUrl);
  const current = useAnalysis(state.place, services, serverUrl);
  const beside = useAnalysis(state.place && kept, services, serverUrl);
  const radius = useRadius(serverUrl);
  useCircles(
    view,
    [addFarms(state.place, current), addFarms(kept, beside)],
    { radius: current.analysis?.summary.parameters.offtakeRadius ?? radius, opacity },
    t('_widgetLabel')
  );
  const shared = { widgetId: id, state, change, current, beside, view, layers, serverUrl, locale };
  return (
    <>
      {state.place && (
        <MapOverlay view={view}>
          <ClearRadius tool={t('_widgetLabel')} onClear={() => change(closeResult)} />
        </MapOverlay>
      )}
      {problem && !hidden && (
        <Notice kind="warning" onDismiss={() => setHidden(true)}>
          {t('addressRefused')}
        </Notice>
      )}
      {state.place && (
        <ResultSlot
          widgetId={id}
          shown={`${state.place.latitude} ${state.place.longitude}`}
          inside={id === toolId}
        >
          {(frame) => <Result {...shared} {...frame} />}
        </ResultSlot>
      )}
    </>
  );
}
