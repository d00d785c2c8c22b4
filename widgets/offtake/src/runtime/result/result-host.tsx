import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { JimuMapViewComponent } from 'jimu-arcgis';
import {
  ClearRadius,
  DEFAULT_PARAMETERS,
  fetchParameters,
  Notice,
  MapOverlay,
  ResultPart,
  useRequest
} from 'widgets/shared-code/site-core';
import type { Locale } from 'widgets/shared-code/site-core';
import { useAnalysis, useSoilServices } from '../data/use-analysis';
import { useSharedOfftake } from '../shared-offtake';
import { getComparedPlace, closeResult } from '../state';
import { useCircles } from '../use-circles';
import { useOfftake } from '../use-offtake';
import { useTexts } from '../use-texts';
import { Result } from './result';

interface ResultHostProps {
  readonly id: string;
  readonly toolId: string;
  readonly mapWidgetId: string | undefined;
  readonly layers: Readonly<Record<string, string>>;
  readonly serverUrl: string;
  /** Fill opacity of the circle, 0 to 1. */
  readonly opacity: number;
  readonly locale: Locale;
  /** Whether the tool shows the result in its own panel. */
  readonly inside?: boolean;
}

/** Returns the radius in force, km; the specification's until the server has responded. */
function useRadius(serverUrl: string): number {
  const { last } = useRequest([serverUrl], ([url], { signal }) => fetchParameters(url, signal));
  return (last?.parameters ?? DEFAULT_PARAMETERS).offtakeRadius;
}

/**
 * Requests the analyses of the state, draws their circles, syncs the address, and shows the result while
 * there is a place. There is one per tool: in the result widget, or in the tool if it has no result widget.
 */
export function ResultHost(props: ResultHostProps) {
  const { id, toolId, mapWidgetId, serverUrl, opacity, inside = false, ...rest } = props;
  const t = useTexts();
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const [hidden, setHidden] = React.useState(false);
  const [state, change] = useOfftake(toolId);
  const problem = useSharedOfftake(toolId, state, change);
  const kept = getComparedPlace(state);
  const services = useSoilServices(view, serverUrl);
  const current = useAnalysis(state.place, services, serverUrl);
  const beside = useAnalysis(state.place && kept, services, serverUrl);
  const radius = useRadius(serverUrl);
  useCircles(
    view,
    [state.place, kept],
    { radius: current.analysis?.summary.parameters.offtakeRadius ?? radius, opacity },
    t('_widgetLabel')
  );
  const shared = { ...rest, widgetId: id, state, change, current, beside, view, serverUrl };
  return (
    <>
      {mapWidgetId !== undefined && (
        <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
      )}
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
      {state.place &&
        (inside ? (
          <Result {...shared} place="inside" />
        ) : (
          <ResultPart widgetId={id} shown={`${state.place.latitude} ${state.place.longitude}`}>
            {(frame) => <Result {...shared} {...frame} />}
          </ResultPart>
        ))}
    </>
  );
}
