import Graphic from 'esri/Graphic';
import * as simplifyOperator from 'esri/geometry/operators/simplifyOperator';
import Point from 'esri/geometry/Point';
import type Polygon from 'esri/geometry/Polygon';
import SimpleMarkerSymbol from 'esri/symbols/SimpleMarkerSymbol';
import { buildGeodesicCircle, SQUARE_METRES_PER_HECTARE } from '@site/domain';
import type { PlotFaultLevel, PlotGeometry } from '@site/domain';
import { createPolygon } from './area-polygon';
import type { AreaRings } from './area-polygon';
import type { Appearance } from './basemap';
import type { DrawnGraphics } from './drawn-layer';
import { createMeasureGraphics } from './measure-graphics';

type LonLat = readonly [longitude: number, latitude: number];

/** A plot on the map, with the places of its faults. */
export interface DrawnPlot {
  readonly geometry: PlotGeometry;
  /** Area of a point, ha; null when unknown. */
  readonly hectares: number | null;
  readonly faults: readonly { readonly level: PlotFaultLevel; readonly places: readonly LonLat[] }[];
  /** Only the faults are drawn while a sketch shows the outline itself. */
  readonly isSketched: boolean;
  /** Dims everything else in the colours of the basemap; null for a plot that is being captured. */
  readonly veil: Appearance | null;
}

/** Area of the circle for a point of unknown area, ha: that of the layer of plots. */
const UNKNOWN_POINT_HECTARES = 0.5;

/** Colours of faults, which are visible on light and dark maps and on imagery. */
const FAULT_COLORS: Readonly<Record<PlotFaultLevel, number[]>> = {
  error: [179, 38, 30],
  warning: [214, 122, 0]
};

/** Most marks of one fault: a walk of somebody who stood still has hundreds of crossings. */
const MAX_FAULT_MARKS = 100;

/** Most corners that are marked, so that an outline of 10,000 corners stays fast and visible. */
const MAX_CORNER_MARKS = 500;

/** Returns the rings of a plot, of a point the ring of a circle with its area. */
export function getPlotRings({ geometry, hectares }: Pick<DrawnPlot, 'geometry' | 'hectares'>): AreaRings {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  const [longitude, latitude] = geometry.coordinates;
  const area = (hectares ?? UNKNOWN_POINT_HECTARES) * SQUARE_METRES_PER_HECTARE;
  return [buildGeodesicCircle({ latitude, longitude }, Math.sqrt(area / Math.PI))];
}

/**
 * Returns the rings of what an outline encloses, clockwise. A person draws in either direction and may cross edges; a
 * veil would cover such a plot.
 */
const simplifyRings = (rings: AreaRings): AreaRings =>
  ((simplifyOperator.execute(createPolygon(rings)) as Polygon | null)?.rings ?? []) as unknown as AreaRings;

const createFaultMark = ([longitude, latitude]: LonLat, level: PlotFaultLevel): Graphic =>
  new Graphic({
    geometry: new Point({ longitude, latitude, spatialReference: { wkid: 4326 } }),
    symbol: new SimpleMarkerSymbol({
      style: level === 'error' ? 'x' : 'diamond',
      size: level === 'error' ? 11 : 10,
      color: [...FAULT_COLORS[level], 1],
      outline: { color: level === 'error' ? [...FAULT_COLORS[level], 1] : [255, 255, 255, 1], width: 2 }
    })
  });

/** Creates the drawing of a plot: its outline with the marks of its faults above it. */
export function createPlotGraphics(plot: DrawnPlot): DrawnGraphics {
  const rings = getPlotRings(plot);
  const style = { isClosed: true, isSelection: false };
  const corners = rings.reduce((sum, ring) => sum + ring.length, 0);
  const hasCorners = plot.geometry.type === 'Polygon' && plot.veil === null && corners <= MAX_CORNER_MARKS;
  const outlines = createMeasureGraphics(
    plot.isSketched ? [] : rings.map((ring) => ({ ...style, hasCorners, corners: ring }))
  );
  const marks = plot.faults.flatMap(({ level, places }) =>
    places.slice(0, MAX_FAULT_MARKS).map((place) => createFaultMark(place, level))
  );
  return {
    ground: outlines.ground,
    veil: plot.veil === null ? null : { area: simplifyRings(rings), appearance: plot.veil },
    starts: [...outlines.starts, ...marks]
  };
}
