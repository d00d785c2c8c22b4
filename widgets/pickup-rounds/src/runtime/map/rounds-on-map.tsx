import type { JimuMapView } from 'jimu-arcgis';
import { hooks, React } from 'jimu-core';
import { Notice, useThemeStyles, useWidgetState } from 'widgets/shared-code/site-base';
import { getMapView } from 'widgets/shared-code/site-api';
import { MapOverlay, useMapClick, useMapControl, useMapDrawing } from 'widgets/shared-code/site-tools';
import {
  addRoundsLayer,
  findMarkAt,
  goToPlaces,
  revealPlaces,
  useEarlierView
} from 'widgets/shared-code/site-map';
import { getFactory, listRoundPlaces } from '../plan/plan-view';
import type { RoundsPlan, RoundsState } from '../state';
import { getShownPlan, PICKUP_ROUNDS } from '../state';
import { useTexts } from '../use-texts';
import { DistanceSwitch } from './distance-switch';
import { toDrawnRounds } from './drawn-rounds';
import { useRoundLines } from './use-round-lines';

interface RoundsOnMapProps {
  readonly id: string;
  readonly toolId: string;
  readonly serverUrl: string;
  readonly mapWidgetId: string | undefined;
  readonly view: JimuMapView | null;
}

/**
 * Moves the map so that a new plan is visible between the panels, then to each round that is opened; a plan of a
 * link leaves the extent of the link.
 */
function usePlanInView(view: JimuMapView | null, plan: RoundsPlan | null, state: RoundsState): void {
  const before = hooks.usePrevious(state);
  const { openRound } = state;
  useEarlierView(view, plan !== null);
  React.useEffect(() => {
    if (!view || !plan || plan.fromLink || before?.pending?.id !== plan.id) return;
    const places = [getFactory(plan), ...plan.piles.map(({ location }) => location)];
    void revealPlaces(getMapView(view), places);
  }, [view, plan, before]);
  React.useEffect(() => {
    const places = plan && openRound !== null ? listRoundPlaces(plan)[openRound] : undefined;
    if (view && places) void goToPlaces(getMapView(view), places);
  }, [view, plan, openRound]);
}

const ignore = () => undefined;

/** The rounds on the map, with their numbered stops; a click on a stop opens its round. */
export function RoundsOnMap({ id, toolId, serverUrl, mapWidgetId, view }: RoundsOnMapProps) {
  const t = useTexts();
  const { mode } = useThemeStyles().sys.color;
  const small = hooks.useCheckSmallBrowserSizeMode();
  const [state, change] = useWidgetState(toolId, PICKUP_ROUNDS);
  const plan = getShownPlan(state);
  const lines = useRoundLines(plan, serverUrl);
  const known = lines.status === 'ready' ? lines.answer : null;
  const layer = useMapDrawing(view, t('_widgetLabel'), addRoundsLayer);
  const drawn = React.useMemo(
    () => plan && toDrawnRounds(plan, known, state.openRound, mode, t),
    [plan, known, state.openRound, mode, t]
  );
  React.useEffect(() => {
    layer?.show(drawn);
  }, [layer, drawn]);
  usePlanInView(view, plan, state);
  // Clicks belong to the tool that is on, if any.
  const owner = useMapControl(view, { widgetId: id, mapWidgetId, on: false, tool: null, onStepBack: ignore });
  useMapClick(view, (_place, at) => {
    if (!view || !drawn || owner !== null) return false;
    const stops = drawn.rounds.flatMap((round, index) => round.stops.map((stop) => ({ ...stop, index })));
    const clicked = findMarkAt(getMapView(view), stops, at);
    if (clicked === null) return false;
    change((before) => ({ ...before, openRound: stops[clicked]!.index }));
    return true;
  });
  return (
    <>
      {state.plan && !state.whatIf && !small && (
        <DistanceSwitch view={view} plan={state.plan} change={change} />
      )}
      {lines.status === 'failed' && (
        <MapOverlay view={view}>
          <Notice kind="warning" title={t('linesFailed')} onRetry={lines.retry}>
            {lines.fault.message}
          </Notice>
        </MapOverlay>
      )}
    </>
  );
}
