import type Layer from 'esri/layers/Layer';

/** Returns whether a layer is part of the basemap. */
const isBasemap = ({ parent }: Layer): boolean =>
  typeof parent === 'object' && parent !== null && 'baseLayers' in parent;

/**
 * Returns whether readers can show and hide a layer: basemaps, groups and the graphics of tools are excluded.
 */
export const isListed = (layer: Layer): boolean =>
  !isBasemap(layer) &&
  layer.listMode !== 'hide' &&
  layer.type !== 'graphics' &&
  layer.type !== 'group' &&
  Boolean(layer.title);
