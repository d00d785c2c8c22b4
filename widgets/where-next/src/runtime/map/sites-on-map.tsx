import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { useThemeStyles, useWidgetState } from 'widgets/shared-code/site-base';
import type { LatLon } from 'widgets/shared-code/site-domain';
import { getMapView } from 'widgets/shared-code/site-api';
import { useMapClick, useMapControl, useMapDrawing } from 'widgets/shared-code/site-tools';
import {
  addSitesLayer,
  findMarkAt,
  findWidestPolygon,
  revealPlaces,
  useEarlierView
} from 'widgets/shared-code/site-map';
import type { DrawnSites } from 'widgets/shared-code/site-map';
import { listSitePlaces } from '../scenario-view';
import type { SitesProgress, SitesScenario, SitesState } from '../state';
import { getShownScenario, SITES_PROGRESS, WHERE_NEXT } from '../state';
import { useTexts } from '../use-texts';
import type { Catchment } from './use-catchments';
import { useCatchments } from './use-catchments';

interface SitesOnMapProps {
  readonly id: string;
  readonly toolId: string;
  readonly serverUrl: string;
  readonly mapWidgetId: string | undefined;
  readonly view: JimuMapView | null;
}

type Appearance = DrawnSites['appearance'];

/** Returns what the map shows of a scenario. */
function toDrawnSites(
  scenario: SitesScenario,
  catchments: readonly Catchment[] | null,
  openSite: number | null
): Omit<DrawnSites, 'appearance'> {
  const sites = listSitePlaces(scenario);
  return {
    sites: sites.map((site, index) => ({
      ...{ latitude: site.latitude, longitude: site.longitude, number: index + 1 },
      name: site.name,
      catchment: (catchments && findWidestPolygon(catchments[index]!)?.rings) ?? null,
      isOpen: index === openSite
    })),
    candidates: scenario.candidates
  };
}

/** Returns the best sites so far of a pending scenario. */
const toDrawnBest = (best: NonNullable<SitesProgress['best']>): Omit<DrawnSites, 'appearance'> => ({
  sites: best.sites.map((site, index) => ({
    ...{ latitude: site.latitude, longitude: site.longitude, number: index + 1 },
    name: site.name,
    catchment: null,
    isOpen: false
  })),
  candidates: []
});

/** Lists positions that are to be visible: the catchments, or the sites while they are not known. */
function listShownPlaces(
  scenario: SitesScenario,
  catchments: readonly Catchment[] | null
): readonly LatLon[] {
  const corners = (catchments ?? []).flatMap(
    (catchment) => findWidestPolygon(catchment)?.rings.flatMap((ring) => ring) ?? []
  );
  return [...listSitePlaces(scenario), ...corners.map(([longitude, latitude]) => ({ latitude, longitude }))];
}

/**
 * Moves the map so that a new scenario is visible between the panels, then to each site that is opened; a scenario of
 * a link leaves the extent of the link.
 */
function useScenarioInView(
  view: JimuMapView | null,
  scenario: SitesScenario | null,
  catchments: readonly Catchment[] | null,
  state: SitesState
): void {
  const { openSite } = state;
  const revealed = React.useRef<number | null>(null);
  useEarlierView(view, scenario !== null);
  React.useEffect(() => {
    if (!view || !scenario || !catchments || revealed.current === scenario.id) return;
    revealed.current = scenario.id;
    const places = listShownPlaces(scenario, catchments);
    if (!scenario.fromLink && places.length > 0) void revealPlaces(getMapView(view), places);
  }, [view, scenario, catchments]);
  React.useEffect(() => {
    const site = scenario && openSite !== null ? listSitePlaces(scenario)[openSite] : undefined;
    if (view && site) void revealPlaces(getMapView(view), [site]);
  }, [view, scenario, openSite]);
}

/** Returns what the map shows: the best sites so far while a scenario is computed, or the shown scenario. */
function useDrawnSites(
  toolId: string,
  state: SitesState,
  catchments: readonly Catchment[] | null
): DrawnSites | null {
  const { mode } = useThemeStyles().sys.color;
  const [progress] = useWidgetState(toolId, SITES_PROGRESS);
  const scenario = getShownScenario(state);
  const { queue, openSite } = state;
  const best = queue.length > 0 && progress?.requestId === queue[0]!.id ? progress.best : null;
  const bestIds = best && best.sites.map(({ id }) => id).join(' ');
  // Drawn again when other sites are the best, not with each report of the search.
  const shownBest = React.useMemo(() => best, [bestIds]); // eslint-disable-line react-hooks/exhaustive-deps -- as above
  return React.useMemo(() => {
    const drawn = shownBest
      ? toDrawnBest(shownBest)
      : scenario && toDrawnSites(scenario, catchments, openSite);
    return drawn && { ...drawn, appearance: mode as Appearance };
  }, [shownBest, scenario, catchments, openSite, mode]);
}

const ignore = () => undefined;

/** The sites on the map with their catchments; a click on a star opens its site. */
export function SitesOnMap({ id, toolId, serverUrl, mapWidgetId, view }: SitesOnMapProps) {
  const t = useTexts();
  const [state, change] = useWidgetState(toolId, WHERE_NEXT);
  const scenario = getShownScenario(state);
  const read = useCatchments(scenario, serverUrl);
  const catchments = read.status === 'ready' ? read.answer : null;
  const layer = useMapDrawing(view, t('_widgetLabel'), addSitesLayer);
  const drawn = useDrawnSites(toolId, state, catchments);
  React.useEffect(() => {
    layer?.show(drawn);
  }, [layer, drawn]);
  useScenarioInView(view, scenario, catchments, state);
  // Clicks belong to the tool that is on, if any.
  const owner = useMapControl(view, { widgetId: id, mapWidgetId, on: false, tool: null, onStepBack: ignore });
  useMapClick(view, (_place, at) => {
    if (!view || !scenario || owner !== null) return false;
    const clicked = findMarkAt(getMapView(view), listSitePlaces(scenario), at);
    if (clicked === null) return false;
    change((before) => ({ ...before, openSite: clicked }));
    return true;
  });
  return null;
}
