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

/**
 * Hides what a condition does not meet in a layer that is drawn, at once and without a request; null shows all again.
 * Nothing happens to a layer view that has no features, or to none.
 */
export function filterLayerView(layerView: LayerView | null | undefined, where: string | null): void {
  if (!canFilter(layerView)) return;
  clearTimeout(drawingOf(layerView).timer);
  layerView.filter = where === null ? null : new FeatureFilter({ where });
}

/**
 * The same while a thumb moves. Drawing tens of thousands of points without a graphics card holds up every frame of the
 * page, also those that show the figures: a map that is too slow is drawn when the thumb rests.
 */
export function filterWhileMoving(layerView: LayerView | null | undefined, where: string | null): void {
  if (!canFilter(layerView)) return;
  const drawing = drawingOf(layerView);
  clearTimeout(drawing.timer);
  const draw = () => {
    const begun = performance.now();
    filterLayerView(layerView, where);
    void whenOnce(() => !layerView.updating).then(() => (drawing.took = performance.now() - begun));
  };
  drawing.timer = setTimeout(draw, drawing.took <= KEEPS_UP_MS ? 0 : REST_MS);
}

/** Has the map hold fields that a filter will ask of it: else the first movement of a thumb would fetch them. */
export function holdFields(layer: FeatureLayer, fields: readonly string[]): void {
  const held = layer.outFields ?? [];
  if (held.includes('*') || fields.every((field) => held.includes(field))) return;
  layer.outFields = [...new Set([...held, ...fields])];
}
