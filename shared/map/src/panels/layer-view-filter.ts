import { whenOnce } from 'esri/core/reactiveUtils';
import FeatureFilter from 'esri/layers/support/FeatureFilter';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import type FeatureLayerView from 'esri/views/layers/FeatureLayerView';
import type LayerView from 'esri/views/layers/LayerView';

/** A map that draws a filter within so many milliseconds keeps up with a moving thumb. */
const KEEPS_UP_MS = 50;
/** Rest of a thumb, in milliseconds, after which a slower map is drawn. */
const REST_MS = 200;

/** How filters are drawn in a layer view. */
interface Drawing {
  /** Waits for a thumb to rest. */
  timer?: ReturnType<typeof setTimeout>;
  /** Milliseconds the last filter took to be drawn; not known before the first. */
  took: number;
}

const drawings = new WeakMap<LayerView, Drawing>();

function drawingOf(layerView: LayerView): Drawing {
  const known = drawings.get(layerView) ?? { took: Infinity };
  drawings.set(layerView, known);
  return known;
}

const canFilter = (layerView: LayerView | null | undefined): layerView is FeatureLayerView =>
  !!layerView && 'filter' in layerView;

/** Draws a condition in a layer view; one that it shows already is not drawn anew. */
function draw(layerView: FeatureLayerView, where: string | null): void {
  clearTimeout(drawingOf(layerView).timer);
  if ((layerView.filter?.where ?? null) === where) return;
  layerView.filter = where === null ? null : new FeatureFilter({ where });
}

/**
 * Leaves a layer's filter to its data source, once that has the condition: the map then draws by it, either in the layer
 * view, which shows it already, or by the layer's definition, beside which a filter of ours would only become stale.
 * @param own what the data source was given, or null for nothing.
 * @param inForce what it has in all.
 */
export function settleFilter(
  layerView: LayerView | null | undefined,
  own: string | null,
  inForce: string | null
): void {
  if (!canFilter(layerView)) return;
  const { definitionExpression } = layerView.layer as FeatureLayer;
  const isDefined = own !== null && definitionExpression?.includes(own);
  draw(layerView, isDefined ? null : inForce);
}

/**
 * Draws a condition in a layer that is shown, at once: nothing of what follows from it is done before. Nothing happens to
 * a layer view that has no features, or to none.
 */
export function filterAtRest(layerView: LayerView | null | undefined, where: string | null): void {
  if (canFilter(layerView)) draw(layerView, where);
}

/**
 * Hides what a condition does not meet in a layer that is shown, without a request, while a thumb moves; null shows all
 * again. Drawing tens of thousands of points without a graphics card holds up every frame of the page, also those that
 * show the figures: a map that is too slow is drawn when the thumb rests.
 */
export function filterWhileMoving(layerView: LayerView | null | undefined, where: string | null): void {
  if (!canFilter(layerView)) return;
  const drawing = drawingOf(layerView);
  clearTimeout(drawing.timer);
  const timed = () => {
    const begun = performance.now();
    draw(layerView, where);
    void whenOnce(() => !layerView.updating).then(() => (drawing.took = performance.now() - begun));
  };
  drawing.timer = setTimeout(timed, drawing.took <= KEEPS_UP_MS ? 0 : REST_MS);
}

/** Has the map hold fields that a filter will ask of it: else the first movement of a thumb would fetch them. */
export function holdFields(layer: FeatureLayer, fields: readonly string[]): void {
  const held = layer.outFields ?? [];
  if (held.includes('*') || fields.every((field) => held.includes(field))) return;
  layer.outFields = [...new Set([...held, ...fields])];
}
