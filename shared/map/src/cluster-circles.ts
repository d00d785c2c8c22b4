import { watch } from 'esri/core/reactiveUtils';
import type Point from 'esri/geometry/Point';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import type ClassBreaksRenderer from 'esri/renderers/ClassBreaksRenderer';
import type SizeVariable from 'esri/renderers/visualVariables/SizeVariable';
import type FeatureLayerView from 'esri/views/layers/FeatureLayerView';
import type MapView from 'esri/views/MapView';
import { computeDistance, PX_PER_POINT } from '@site/domain';
import type { LatLon } from '@site/domain';

/** A point, or a circle that stands for several, as it is drawn at the scale of the view. */
export interface ClusterCircle {
  readonly center: LatLon;
  /** Radius with the outline, in metres on the ground. */
  readonly radius: number;
}

/** Width of the outline of a circle beyond its size, px. */
const OUTLINE_PX = 1;
/** Size of a single point, points; most symbols are smaller. */
const POINT_SIZE = 9;

type SizeStop = { readonly value: number; readonly size: number };

/**
 * Interpolates the diameter of a circle in points between the stops of its layer, which are in ascending order.
 * @example interpolateSize([{ value: 2, size: 20 }, { value: 100, size: 45 }], 51) → 32.5
 */
export function interpolateSize(stops: readonly SizeStop[], value: number): number {
  const next = stops.findIndex((stop) => stop.value >= value);
  const [low, high] = [stops[next - 1], stops[next]];
  if (!high) return stops[stops.length - 1]!.size;
  if (!low) return high.size;
  return low.size + ((high.size - low.size) * (value - low.value)) / (high.value - low.value);
}

/** Returns the size of the circles of a layer by a field; undefined where the layer draws none. */
function findSizeVariable(layer: FeatureLayer): SizeVariable | undefined {
  if (layer.type !== 'feature' || layer.featureReduction?.type !== 'cluster') return undefined;
  const renderer = layer.featureReduction.renderer as ClassBreaksRenderer | null | undefined;
  return renderer?.visualVariables?.find(
    (variable): variable is SizeVariable =>
      variable.type === 'size' && ((variable as SizeVariable).stops?.length ?? 0) > 0
  );
}

/** Returns the views of the layers of points that are drawn; layers without a legend are the tools' own. */
const listPointViews = (view: MapView): FeatureLayerView[] =>
  (view.allLayerViews.toArray() as FeatureLayerView[]).filter((layerView) => {
    const layer = layerView.layer as FeatureLayer;
    const isOfPoints = layer.type === 'feature' && layer.geometryType === 'point' && layer.legendEnabled;
    return isOfPoints && !layerView.suspended;
  });

/** Measures a circle of `sizePt` points across around `center` on the ground. */
function measureCircle(view: MapView, center: Point, sizePt: number): ClusterCircle | null {
  const at = view.toScreen(center);
  const edge = at && view.toMap({ x: at.x + (sizePt * PX_PER_POINT) / 2 + OUTLINE_PX, y: at.y });
  if (edge?.latitude == null || edge.longitude == null) return null;
  const place = { latitude: center.latitude!, longitude: center.longitude! };
  return { center: place, radius: computeDistance(place, edge as LatLon) };
}

/** Reads the circles of several points in a layer, and the numbers of the records that they stand for. */
async function readCircles(view: MapView, layerView: FeatureLayerView) {
  const sizes = findSizeVariable(layerView.layer as FeatureLayer);
  if (!sizes) return { circles: [], hidden: new Set<number>() };
  const { features } = await layerView.queryAggregates();
  const circles = features.flatMap(({ geometry, attributes }) => {
    const size = interpolateSize(sizes.stops!, Number((attributes as Record<string, unknown>)[sizes.field]));
    return measureCircle(view, geometry as Point, size) ?? [];
  });
  const query = layerView.createQuery();
  query.aggregateIds = features.map((circle) => circle.getObjectId() as number);
  const hidden = features.length > 0 ? await layerView.queryObjectIds(query) : [];
  return { circles, hidden: new Set(hidden as number[]) };
}

/** Reads what a layer of points draws in view: circles of several points, and single points. */
async function readPoints(view: MapView, layerView: FeatureLayerView): Promise<ClusterCircle[]> {
  const { circles, hidden } = await readCircles(view, layerView);
  const query = layerView.createQuery();
  query.geometry = view.extent;
  query.returnGeometry = true;
  const { features } = await layerView.queryFeatures(query);
  const single = features.filter((point) => !hidden.has(point.getObjectId() as number));
  return [
    ...circles,
    ...single.flatMap(({ geometry }) => measureCircle(view, geometry as Point, POINT_SIZE) ?? [])
  ];
}

/** Returns the scale of a view whose points are drawn; null while it moves or its layers are updated. */
const getSettledScale = (view: MapView): number | null =>
  view.ready && view.stationary && listPointViews(view).every(({ updating }) => !updating)
    ? view.scale
    : null;

/**
 * Reports the points and the circles of several points that a view draws, each time that it has drawn them again.
 * While the scale changes there are none, since they keep their size in px. `remove` ends it.
 */
export function watchClusterCircles(
  view: MapView,
  onChange: (circles: readonly ClusterCircle[]) => void
): { remove(): void } {
  let isRemoved = false;
  let scale: number | null = null;
  const report = (circles: readonly ClusterCircle[], of: number) => {
    if (!isRemoved && view.scale === of) onChange(circles);
  };
  const handles = [
    watch(
      () => view.scale,
      (next) => next !== scale && onChange([])
    ),
    watch(
      () => getSettledScale(view),
      (settled) => {
        if (settled === null) return;
        scale = settled;
        // A layer view that is removed meanwhile refuses the query; its points are gone, too.
        Promise.all(listPointViews(view).map((layerView) => readPoints(view, layerView))).then(
          (circles) => report(circles.flat(), settled),
          () => report([], settled)
        );
      },
      { initial: true }
    )
  ];
  return {
    remove: () => {
      isRemoved = true;
      for (const handle of handles) handle.remove();
    }
  };
}
