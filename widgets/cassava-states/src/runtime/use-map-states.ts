import type { JimuLayerView, JimuMapView } from 'jimu-arcgis';
import { hooks, React } from 'jimu-core';
import { useRequest, zoomToScale } from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import { getMapView } from 'widgets/shared-code/site-api';
import { useMapControl } from 'widgets/shared-code/site-tools';
import { goToFeatures, highlightFeature, limitScale, watchFeatures } from 'widgets/shared-code/site-map';

interface MapStatesOptions {
  readonly widgetId: string;
  readonly mapWidgetId: string;
  readonly view: JimuMapView | null;
  readonly layerView: JimuLayerView | null;
  /** Whether the panel is visible; otherwise the map is not changed. */
  readonly seen: boolean;
  /** Maximum zoom of the map. */
  readonly closestZoom: number;
  /** Ids of the states to highlight. */
  readonly lit: readonly (number | null)[];
  onPoint(id: number | null): void;
  onPress(id: number | null): void;
}

function useHighlight({ view, layerView, seen }: MapStatesOptions, id: number | null): void {
  const layer = layerView?.layer;
  React.useEffect(() => {
    if (!view || !layer || !seen || id === null) return undefined;
    const highlight = highlightFeature(getMapView(view), layer, id);
    return () => highlight.remove();
  }, [view, layer, seen, id]);
}

interface MapStates {
  /** Zooms to a state; null zooms to all states. */
  goTo(id: number | null): void;
  /** Status of the last zoom. */
  readonly going: RequestState<void>;
}

/**
 * Connects the widget to the map: reports the hovered and clicked state, highlights states and limits the
 * zoom.
 */
export function useMapStates(onMap: MapStatesOptions): MapStates {
  const { widgetId, mapWidgetId, view, layerView, seen, lit, closestZoom, onPoint, onPress } = onMap;
  const layer = layerView?.layer;
  const [isOwner, setOwner] = React.useState(true);
  // While another tool owns the map's clicks, this one ignores them until it is shown again.
  const owner = useMapControl(view, {
    widgetId,
    mapWidgetId,
    on: seen && isOwner,
    tool: null,
    onStepBack: () => setOwner(false)
  });
  React.useEffect(() => {
    if (!seen || owner === null) setOwner(true);
  }, [seen, owner]);
  const point = hooks.useEventCallback(onPoint);
  const press = hooks.useEventCallback((id: number | null) => {
    if (owner === null || owner === widgetId) onPress(id);
  });
  React.useEffect(() => {
    if (!view || !layer || !seen) return undefined;
    const watching = watchFeatures(getMapView(view), layer, { onPoint: point, onPress: press });
    return () => watching.remove();
  }, [view, layer, seen, point, press]);
  React.useEffect(() => {
    if (!view || !seen) return undefined;
    const limit = limitScale(getMapView(view), zoomToScale(closestZoom));
    return () => limit.remove();
  }, [view, seen, closestZoom]);
  useHighlight(onMap, lit[0] ?? null);
  useHighlight(onMap, lit[1] ?? null);
  // A new object for each request, so that the same state can be zoomed to again.
  const [goal, setGoal] = React.useState<{ readonly id: number | null } | null>(null);
  const going = useRequest(view && layer && goal ? [view, layer, goal] : null, ([from, states, { id }]) =>
    goToFeatures(getMapView(from), states, id)
  );
  return { goTo: (id) => setGoal({ id }), going };
}
