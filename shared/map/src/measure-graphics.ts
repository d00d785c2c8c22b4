import Graphic from 'esri/Graphic';
import Point from 'esri/geometry/Point';
import Polygon from 'esri/geometry/Polygon';
import Polyline from 'esri/geometry/Polyline';
import SimpleFillSymbol from 'esri/symbols/SimpleFillSymbol';
import SimpleLineSymbol from 'esri/symbols/SimpleLineSymbol';
import SimpleMarkerSymbol from 'esri/symbols/SimpleMarkerSymbol';
import TextSymbol from 'esri/symbols/TextSymbol';
import type { DrawnGraphics } from './drawn-layer';

type Corner = readonly [longitude: number, latitude: number];

/** A line or an outline on the map, in degrees. */
export interface DrawnOutline {
  readonly corners: readonly Corner[];
  /** An outline is closed and filled. */
  readonly isClosed: boolean;
  /** Marks the corners. */
  readonly hasCorners: boolean;
  /** Dashed: the shape that narrows the layers. */
  readonly isSelection: boolean;
  /** Text at the last corner of a line, or in the middle of an outline. */
  readonly label?: string;
}

const WGS84 = { wkid: 4326 };
/** Ink and casing, which are visible on light and dark maps and on imagery. */
const [INK, CASING] = [
  [24, 32, 28],
  [255, 255, 255]
] as const;
const FILL_OPACITY = 0.08;

const createPoint = ([longitude, latitude]: Corner) =>
  new Point({ longitude, latitude, spatialReference: WGS84 });

/** Returns a line and the casing below it; widths in points. */
function createLineGraphics({
  corners,
  isClosed,
  isSelection
}: DrawnOutline): Record<'casing' | 'ink', Graphic> {
  const path = corners.map(([x, y]) => [x, y]);
  const isRing = isClosed && path.length > 2;
  const geometry = new Polyline({
    paths: [isRing ? [...path, path[0]!] : path],
    spatialReference: WGS84
  });
  const style = isSelection ? 'dash' : 'solid';
  return {
    casing: new Graphic({ geometry, symbol: new SimpleLineSymbol({ color: [...CASING, 0.9], width: 3.5 }) }),
    ink: new Graphic({ geometry, symbol: new SimpleLineSymbol({ color: [...INK, 1], width: 1.5, style }) })
  };
}

function createFillGraphics({ corners, isClosed, isSelection }: DrawnOutline): Graphic[] {
  // The inside of a selection stays clear, so that the symbols in it keep their colours.
  if (!isClosed || isSelection || corners.length < 3) return [];
  const ring = [...corners, corners[0]!].map(([x, y]) => [x, y]);
  return [
    new Graphic({
      geometry: new Polygon({ rings: [ring], spatialReference: WGS84 }),
      symbol: new SimpleFillSymbol({ color: [...INK, FILL_OPACITY], outline: { width: 0 } })
    })
  ];
}

function createCornerGraphics({ corners, hasCorners }: DrawnOutline): Graphic[] {
  if (!hasCorners) return [];
  return corners.map(
    (corner) =>
      new Graphic({
        geometry: createPoint(corner),
        symbol: new SimpleMarkerSymbol({
          style: 'circle',
          color: [...CASING, 1],
          size: 6,
          outline: { color: [...INK, 1], width: 1.5 }
        })
      })
  );
}

/** Returns the place of a label: the middle of the box around an outline, or the end of a line. */
function findLabelPlace({ corners, isClosed }: DrawnOutline): Point {
  const last = corners[corners.length - 1]!;
  if (!isClosed) return createPoint(last);
  const ring = corners.map(([x, y]) => [x, y]);
  const { extent } = new Polygon({ rings: [[...ring, ring[0]!]], spatialReference: WGS84 });
  return extent?.center ?? createPoint(last);
}

function createLabelGraphics(outline: DrawnOutline): Graphic[] {
  const { label, isClosed } = outline;
  if (label === undefined) return [];
  return [
    new Graphic({
      geometry: findLabelPlace(outline),
      symbol: new TextSymbol({
        text: label,
        color: [...INK, 1],
        haloColor: [...CASING, 1],
        haloSize: 1.5,
        yoffset: isClosed ? 0 : 9,
        font: { family: 'Arial Unicode MS', weight: 'bold', size: 10.5 }
      })
    })
  ];
}

/**
 * Creates the drawing of measurements and shapes; lines, labels and corners are above the points of the map. The casing
 * is in the layer below them, because a scene draws the lines of one layer in any order.
 */
export const createMeasureGraphics = (outlines: readonly DrawnOutline[]): DrawnGraphics => {
  const drawn = outlines.filter(({ corners }) => corners.length > 0);
  return {
    ground: drawn.flatMap((one) => [...createFillGraphics(one), createLineGraphics(one).casing]),
    starts: drawn.flatMap((one) => [
      createLineGraphics(one).ink,
      ...createCornerGraphics(one),
      ...createLabelGraphics(one)
    ])
  };
};
