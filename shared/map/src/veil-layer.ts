import Color from 'esri/Color';
import * as differenceOperator from 'esri/geometry/operators/differenceOperator';
import * as unionOperator from 'esri/geometry/operators/unionOperator';
import type Extent from 'esri/geometry/Extent';
import type Polygon from 'esri/geometry/Polygon';
import Graphic from 'esri/Graphic';
import GraphicsLayer from 'esri/layers/GraphicsLayer';
import type Map from 'esri/Map';
import SimpleFillSymbol from 'esri/symbols/SimpleFillSymbol';
import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import { buildGeodesicCircle, computeDistance, GROUND_COLORS } from '@site/domain';
import { createPolygon } from './area-polygon';
import type { AreaRings } from './area-polygon';
import { containsPoint } from './areas';
import type { Appearance } from './basemap';
import { watchClusterCircles } from './cluster-circles';
import type { ClusterCircle } from './cluster-circles';

/** The view that draws a map. */
export type DrawnView = MapView | SceneView;

/** An area outside which everything fades into the land of the basemap. */
export interface Veil {
  /** Rings in degrees; without a ring the whole map fades, except what is drawn above the veil. */
  readonly area: AreaRings;
  readonly appearance: Appearance;
}

/** Veil of a tool: `show` draws exactly this one, `remove` ends it; the layer itself is its owner's. */
interface VeilLayer {
  readonly layer: GraphicsLayer;
  show(veil: Veil | null): void;
  remove(): void;
}

/** Opacity of the veil over dimmed areas. */
const DIM_OPACITY = 0.6;

type Outline = ReturnType<typeof buildGeodesicCircle>;

/** Corners of the outline of a circle: its edges are within 0.2 px of the largest circle. */
const CIRCLE_CORNERS = 32;

/** A ring around everything that a map of Nigeria may show, in degrees; clockwise like outer rings. */
const OUTER_RING: AreaRings[number] = [
  [-60, -60],
  [-60, 75],
  [80, 75],
  [80, -60],
  [-60, -60]
];

/** Returns the colour into which everything but the selected area fades: the land of the basemap. */
function createVeilColor(appearance: Appearance): Color {
  const color = new Color(GROUND_COLORS[appearance].land);
  color.a = DIM_OPACITY;
  return color;
}

/** Metres that a degree has at least, in and around Nigeria. */
const DEGREE_METRES = 100_000;

/** Returns whether a place is in a box that is wider by the radius of a circle. */
function isNear({ center, radius }: ClusterCircle, extent: Extent): boolean {
  const margin = radius / DEGREE_METRES;
  return (
    center.longitude > extent.xmin - margin &&
    center.longitude < extent.xmax + margin &&
    center.latitude > extent.ymin - margin &&
    center.latitude < extent.ymax + margin
  );
}

/** Returns whether the edge of an area goes through a circle, or a whole ring of the area is within it. */
const isCut = (area: AreaRings, circle: ClusterCircle, outline: Outline, isInside: boolean): boolean =>
  outline.some(([longitude, latitude]) => containsPoint(area, longitude, latitude) !== isInside) ||
  area.some(([first]) => {
    const [longitude, latitude] = first!;
    return computeDistance(circle.center, { longitude, latitude }) < circle.radius;
  });

/**
 * Returns an area with every circle inside as a whole or not at all, by its centre.
 * @param area rings in degrees.
 */
export function fitAreaToCircles(area: AreaRings, circles: readonly ClusterCircle[]): AreaRings {
  const polygon = createPolygon(area);
  const { extent } = polygon;
  const [inside, outside]: [Polygon[], Polygon[]] = [[], []];
  for (const circle of circles) {
    if (!extent || !isNear(circle, extent)) continue;
    const { latitude, longitude } = circle.center;
    const outline = buildGeodesicCircle(circle.center, circle.radius, CIRCLE_CORNERS);
    const isInside = containsPoint(area, longitude, latitude);
    if (isCut(area, circle, outline, isInside)) (isInside ? inside : outside).push(createPolygon([outline]));
  }
  const widened = inside.length > 0 ? unionOperator.executeMany([polygon, ...inside]) : polygon;
  const cut = outside.length > 0 ? unionOperator.executeMany(outside) : null;
  const fitted = widened && cut ? differenceOperator.execute(widened, cut) : widened;
  return ((fitted as Polygon | null)?.rings ?? []) as unknown as AreaRings;
}

/** Creates the veil over everything but the area, which is a hole in it. */
function createVeilGraphic({ area, appearance }: Veil): Graphic {
  const holes = area.map((ring) => [...ring].reverse());
  return new Graphic({
    geometry: createPolygon([OUTER_RING, ...holes]),
    attributes: { veil: true },
    symbol: new SimpleFillSymbol({ color: createVeilColor(appearance), outline: null })
  });
}

/** Veils of the tools of each map that dim something, the latest drawn last. */
const shownVeils = new WeakMap<Map, GraphicsLayer[]>();

/**
 * Shows the veil of the tool that drew last: veils of two tools together would dim the area of either. A tool
 * without a veil gives way to the one before it.
 */
function showLatestVeil(map: Map, changed: GraphicsLayer, hasVeil: boolean): void {
  const others = (shownVeils.get(map) ?? []).filter((veil) => veil !== changed);
  const veils = hasVeil ? [...others, changed] : others;
  shownVeils.set(map, veils);
  changed.visible = false;
  for (const [index, veil] of veils.entries()) veil.visible = index === veils.length - 1;
}

/**
 * Creates the layer of a tool's veil. Points and circles of several points fade whole, by their centre, and are
 * never cut by the edge of the area: the veil leaves out those whose centre is inside and covers the others.
 * @param view without one, or in a scene, the veil may cut circles.
 */
export function createVeilLayer(map: Map, title: string, view?: DrawnView): VeilLayer {
  const layer = new GraphicsLayer({ title, listMode: 'hide', visible: false });
  let watching: { remove(): void } | null = null;
  /** Number of circles that the drawn veil takes account of; null while nothing is drawn. */
  let fitted: number | null = null;
  const draw = ({ area, appearance }: Veil, circles: readonly ClusterCircle[]) => {
    // While the scale changes the circles are unknown at every frame.
    if (circles.length === 0 && fitted === 0) return;
    fitted = circles.length;
    const clear = circles.length > 0 ? fitAreaToCircles(area, circles) : area;
    layer.removeAll();
    layer.add(createVeilGraphic({ area: clear, appearance }));
  };
  const show = (veil: Veil | null) => {
    watching?.remove();
    watching = null;
    fitted = null;
    layer.removeAll();
    showLatestVeil(map, layer, veil !== null);
    if (!veil) return;
    draw(veil, []);
    if (view?.type === '2d' && veil.area.length > 0)
      watching = watchClusterCircles(view, (circles) => draw(veil, circles));
  };
  return { layer, show, remove: () => show(null) };
}
