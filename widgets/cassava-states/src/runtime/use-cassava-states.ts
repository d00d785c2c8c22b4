import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { useDataVersion, useRequest } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { formatInstant } from 'widgets/shared-code/site-domain';
import { useMapLayers } from 'widgets/shared-code/site-map';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import type { Settings } from '../config';
import { getLayerFields } from '../config';
import type { CassavaState } from './states';
import { fetchStates, DEFAULT_LAYER } from './states';
import { useMapStates } from './use-map-states';
import { useSharedState } from './use-shared-state';

/** Props of the panel, and inputs of its model. */
export interface PanelProps {
  readonly widgetId: string;
  readonly mapWidgetId: string;
  readonly settings: Settings;
  readonly view: JimuMapView | null;
  readonly locale: Locale;
  /** Whether the panel is visible; a hidden panel does not change the map. */
  readonly seen: boolean;
}

const NO_STATES: readonly CassavaState[] = [];

/** Returns the date of the last edit in the layer's service; null when the service does not return it. */
function readDataDate(layer: QueriedLayer | null): string | null {
  const instant = layer?.sourceJSON?.editingInfo?.dataLastEditDate;
  return instant === undefined ? null : formatInstant(instant);
}

/** Returns the states of the layer, and the state that is hovered or chosen in the list or on the map. */
export function useCassavaStates({ widgetId, mapWidgetId, settings, view, seen }: PanelProps) {
  const found = useMapLayers(view, [DEFAULT_LAYER], { [DEFAULT_LAYER]: settings.layer });
  const layerView = found?.[0] ?? null;
  const layer = (layerView?.layer ?? null) as unknown as QueriedLayer | null;
  const fields = React.useMemo(() => getLayerFields(settings), [settings]);
  const version = useDataVersion();
  const answer = useRequest(layer && [layer, fields, version], ([asked, names], { signal }) =>
    fetchStates(asked, names, signal)
  );
  const [pointed, setPointed] = React.useState<number | null>(null);
  const [chosen, setChosen] = React.useState<number | null>(null);
  const chooseState = (id: number | null) => {
    if (id === null) return;
    setChosen(id);
    goTo(id);
  };
  const { goTo, going } = useMapStates({
    widgetId,
    mapWidgetId,
    view,
    layerView,
    seen,
    closestZoom: settings.closestZoom,
    lit: [pointed, chosen === pointed ? null : chosen],
    onPoint: setPointed,
    onPress: chooseState
  });
  // The link stores the map's extent separately.
  useSharedState(widgetId, answer.last, chosen, setChosen);
  const states = answer.last ?? NO_STATES;
  const shown = states.find(({ id }) => id === (pointed ?? chosen)) ?? null;
  const clearChoice = () => {
    setChosen(null);
    goTo(null);
  };
  return {
    isLayerMissing: found !== null && !layerView,
    answer,
    states,
    dataDate: readDataDate(layer),
    shown,
    chosen,
    going,
    setPointed,
    chooseState,
    clearChoice
  };
}
