import { watch } from 'esri/core/reactiveUtils';
import type ImageryLayer from 'esri/layers/ImageryLayer';
import RasterFunction from 'esri/layers/support/RasterFunction';
import { RAMP_OPACITY } from '@site/domain';
import { createRampRule } from '@site/layers';
import type { RasterStretch } from '@site/layers';

type DrawnRaster = Pick<ImageryLayer, 'opacity' | 'rasterFunction'>;
type LayerOpacity = Pick<DrawnRaster, 'opacity'>;

/** Looks in classes of the layers that are drawn as a ramp. */
const classLooks = new WeakMap<object, DrawnRaster>();

/** Opacities of layers in their web map. */
const webMapOpacities = new WeakMap<object, number>();

function getWebMapOpacity(layer: LayerOpacity): number {
  const known = webMapOpacities.get(layer) ?? layer.opacity;
  webMapOpacities.set(layer, known);
  return known;
}

/** Draws a raster as a ramp over a range of values; at first with the opacity of a ramp. */
export function drawAsRamp(layer: DrawnRaster, stretch: RasterStretch): void {
  if (!classLooks.has(layer)) {
    getWebMapOpacity(layer);
    classLooks.set(layer, { opacity: layer.opacity, rasterFunction: layer.rasterFunction });
    layer.opacity = RAMP_OPACITY;
  }
  layer.rasterFunction = RasterFunction.fromJSON(createRampRule(stretch)) as RasterFunction;
}

/** Draws a raster by classes, as before it was drawn as a ramp. */
export function drawAsClasses(layer: DrawnRaster): void {
  const look = classLooks.get(layer);
  if (!look) return;
  classLooks.delete(layer);
  layer.opacity = look.opacity;
  layer.rasterFunction = look.rasterFunction;
}

/**
 * Returns the opacity that a layer has before a reader changes it: that of a ramp, else of its web map. Call it
 * before the opacity is first changed.
 */
export const getInitialOpacity = (layer: LayerOpacity): number =>
  classLooks.has(layer) ? RAMP_OPACITY : getWebMapOpacity(layer);

/** Calls the listener whenever the opacity of a layer changes. @returns a function that ends it. */
export function watchOpacity(layer: LayerOpacity, tell: () => void): () => void {
  const handle = watch(() => layer.opacity, tell);
  return () => handle.remove();
}
