import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { getMapView } from 'widgets/shared-code/site-api';
import { computeBox, findPlotBox, PLOT_FAULT_LEVELS } from 'widgets/shared-code/site-domain';
import type { PlotDraftCheck, PlotGeometry } from 'widgets/shared-code/site-domain';
import { useMapDrawing } from 'widgets/shared-code/site-tools';
import { addDrawnLayer, createPlotGraphics, getPlotRings, goToArea } from 'widgets/shared-code/site-map';
import type { DrawnPlot } from 'widgets/shared-code/site-map';
import { useTexts } from '../use-texts';
import type { WalkControl } from '../walk/use-walk';

type DrawnRings = ReturnType<typeof getPlotRings>;

interface ShownPlot {
  /** Null while nothing is shown. */
  readonly geometry: PlotGeometry | null;
  /** Area of a point, ha; null when unknown. */
  readonly hectares: number | null;
  readonly faults: PlotDraftCheck['faults'];
  /** A sketch shows the outline itself. */
  readonly isSketched: boolean;
  /** Dims everything else; null while the plot is captured. */
  readonly veil: DrawnPlot['veil'];
}

/** Draws a plot with the places of its faults. Positions that are not on earth cannot be drawn. */
export function usePlotOnMap(view: JimuMapView | null, shown: ShownPlot): void {
  const t = useTexts();
  const { geometry, hectares, faults, isSketched, veil } = shown;
  const layer = useMapDrawing(view, t('_widgetLabel'), addDrawnLayer);
  React.useEffect(() => {
    const isOnEarth = geometry !== null && findPlotBox(geometry) !== null;
    layer?.show(
      isOnEarth
        ? createPlotGraphics({
            geometry,
            hectares,
            faults: faults.map(({ code, places }) => ({ level: PLOT_FAULT_LEVELS[code], places })),
            isSketched,
            veil
          })
        : { ground: [], starts: [] }
    );
  }, [layer, geometry, hectares, faults, isSketched, veil]);
}

/** Width of the visible area around a plot, as a multiple of the plot's: its neighbours are visible too. */
const SURROUNDINGS = 2.5;

/** Returns a ring around the box of a plot. */
function toSurroundings(rings: DrawnRings): DrawnRings[number] {
  const { west, south, east, north } = computeBox(rings.flatMap((ring) => [...ring]));
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  const [width, height] = [((east - west) / 2) * SURROUNDINGS, ((north - south) / 2) * SURROUNDINGS];
  return [
    [x - width, y - height],
    [x + width, y - height],
    [x + width, y + height],
    [x - width, y + height]
  ];
}

/** Land to which the map moves; its id tells it from other land. */
interface Destination {
  readonly id: string;
  readonly geometry: PlotGeometry;
  readonly hectares: number | null;
}

/** Moves the map to a plot whenever another one is opened. */
export function usePlotInView(view: JimuMapView | null, plot: Destination | null): void {
  const reached = React.useRef<string | null>(null);
  React.useEffect(() => {
    if (!view || !plot || reached.current === plot.id || findPlotBox(plot.geometry) === null) return;
    reached.current = plot.id;
    void goToArea(getMapView(view), { rings: [toSurroundings(getPlotRings(plot))] });
  }, [view, plot]);
}

/** Land around the first corner of a walk, ha. */
const START_HECTARES = 4;

/** Moves the map to the first corner of a walk when it begins or is continued. */
export function useWalkInView(
  view: JimuMapView | null,
  { walk, isOn }: Pick<WalkControl, 'walk' | 'isOn'>
): void {
  const [start] = walk.corners;
  usePlotInView(
    view,
    isOn && start
      ? {
          id: `${start.longitude} ${start.latitude}`,
          geometry: { type: 'Point', coordinates: [start.longitude, start.latitude] },
          hectares: START_HECTARES
        }
      : null
  );
}
