import type Polygon from 'esri/geometry/Polygon';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import type Layer from 'esri/layers/Layer';
import AggregateField from 'esri/layers/support/AggregateField';
import FeatureEffect from 'esri/layers/support/FeatureEffect';
import FeatureFilter from 'esri/layers/support/FeatureFilter';
import type FeatureReductionCluster from 'esri/layers/support/FeatureReductionCluster';
import type Map from 'esri/Map';
import type ClassBreaksRenderer from 'esri/renderers/ClassBreaksRenderer';
import OpacityVariable from 'esri/renderers/visualVariables/OpacityVariable';

/** Opacity of points inside an area and of those outside it, 0 to 1. */
const INSIDE_OPACITY = 0.95;
const OUTSIDE_OPACITY = 0.25;

/** Most corners of an outline in an expression, which is evaluated for each circle of a view. */
const MOST_CORNERS = 240;

/** Aggregate fields with the mean position of a circle's points, which is where the circle is drawn. */
const CENTRE = { center_longitude: 'longitude', center_latitude: 'latitude' } as const;

/** Returns the rings of a polygon in degrees as lists of longitudes and latitudes, with every n-th corner. */
function thinRings({ rings }: Polygon): number[][] {
  const corners = rings.reduce((count, ring) => count + ring.length, 0);
  const step = Math.ceil(corners / MOST_CORNERS);
  return rings.map((ring) =>
    ring
      .filter((_, index) => index % step === 0)
      .flatMap(([x, y]) => [Number(x!.toFixed(4)), Number(y!.toFixed(4))])
  );
}

/** Returns Arcade statements that define `isInside` for the centre of a circle, by the even-odd rule. */
const writeInsideTest = (area: Polygon): string => `
var x = $feature.center_longitude;
var y = $feature.center_latitude;
var isInside = false;
var rings = ${JSON.stringify(thinRings(area))};
for (var r in rings) {
  var ring = rings[r];
  var j = Count(ring) - 2;
  for (var i = 0; i < Count(ring); i += 2) {
    if ((ring[i + 1] > y) != (ring[j + 1] > y) &&
      x < (ring[j] - ring[i]) * (y - ring[i + 1]) / (ring[j + 1] - ring[i + 1]) + ring[i])
      isInside = !isInside;
    j = i;
  }
}
`;

/** Returns whether a layer has the fields from which the centre of a circle is computed. */
const hasCentre = ({ fields }: FeatureLayer): boolean =>
  Object.values(CENTRE).every((name) => fields.some((field) => field.name === name));

/** Returns the circles of a layer with those outside an area faded, and without their numbers. */
function fadeClusters(clusters: FeatureReductionCluster, area: Polygon): FeatureReductionCluster {
  const test = writeInsideTest(area);
  const faded = clusters.clone();
  for (const [name, onStatisticField] of Object.entries(CENTRE))
    if (!faded.fields.some((field) => field.name === name))
      faded.fields.push(new AggregateField({ name, onStatisticField, statisticType: 'avg' }));
  const renderer = faded.renderer as ClassBreaksRenderer;
  renderer.visualVariables = [
    ...(renderer.visualVariables ?? []),
    new OpacityVariable({
      valueExpression: `${test}return IIf(isInside, 1, 0);`,
      stops: [
        { value: 0, opacity: OUTSIDE_OPACITY },
        { value: 1, opacity: INSIDE_OPACITY }
      ],
      legendOptions: { showLegend: false }
    })
  ];
  faded.labelingInfo = (faded.labelingInfo ?? []).map((label) => {
    const { expression } = label.labelExpressionInfo ?? {};
    const inside = label.clone();
    if (expression)
      inside.labelExpressionInfo = { expression: `${test}return IIf(isInside, ${expression}, '');` };
    return inside;
  });
  return faded;
}

/**
 * Returns whether circles are faded already. The layer does not keep the object that it is given, so that they are
 * recognised by their expression.
 */
const isFaded = (reduction: FeatureLayer['featureReduction']): boolean =>
  reduction?.type === 'cluster' &&
  ((reduction as FeatureReductionCluster).renderer as ClassBreaksRenderer | null)?.visualVariables?.some(
    (variable) => variable.type === 'opacity' && variable.valueExpression?.includes('center_longitude')
  ) === true;

const isPointLayer = (layer: Layer): layer is FeatureLayer =>
  layer.type === 'feature' && (layer as FeatureLayer).geometryType === 'point';

/** Fading of a map's points: `show` fades those outside an area, null fades none. */
export interface OutsideFade {
  show(area: Polygon | null): void;
  remove(): void;
}

/**
 * Fades the points of a map outside an area, each as a whole: a veil over them would cut the circles at its
 * edge. The Maps SDK's effects do not apply to circles, so they are drawn by an expression of their centre.
 */
export function createOutsideFade(map: Map): OutsideFade {
  let current: Polygon | null = null;
  const circles = new globalThis.Map<FeatureLayer, FeatureReductionCluster>();
  const restore = (): void => {
    // Circles that were restyled in the meantime are left as they are.
    for (const [layer, before] of circles)
      if (isFaded(layer.featureReduction)) layer.featureReduction = before;
    circles.clear();
  };
  const fade = (layer: FeatureLayer, area: Polygon): void => {
    const before = layer.featureReduction;
    if (isFaded(before)) return;
    if (before?.type !== 'cluster') {
      layer.featureEffect = new FeatureEffect({
        filter: new FeatureFilter({ geometry: area }),
        excludedEffect: `opacity(${OUTSIDE_OPACITY * 100}%)`
      });
    } else if (hasCentre(layer)) {
      circles.set(layer, before as FeatureReductionCluster);
      layer.featureReduction = fadeClusters(before as FeatureReductionCluster, area);
    }
  };
  /** The fields of a layer are known once it has loaded; a layer that fails has no points. */
  const fadeWhenLoaded = (layer: Layer, area: Polygon): void =>
    void layer.when(
      () => current === area && isPointLayer(layer) && fade(layer, area),
      () => undefined
    );
  const added = map.layers.on('after-add', ({ item }: { item: Layer }) => {
    if (current) fadeWhenLoaded(item, current);
  });
  const show = (area: Polygon | null): void => {
    current = area;
    restore();
    for (const layer of map.layers.toArray())
      if (area) fadeWhenLoaded(layer, area);
      else if (isPointLayer(layer)) layer.featureEffect = null;
  };
  return {
    show,
    remove: () => {
      added.remove();
      show(null);
    }
  };
}
