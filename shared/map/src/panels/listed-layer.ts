import type Layer from 'esri/layers/Layer';

/** Whether a layer is a part of what the map stands on. */
const isBasemap = ({ parent }: Layer): boolean =>
  typeof parent === 'object' && parent !== null && 'baseLayers' in parent;

/** Whether a layer is for readers to show and hide: basemaps, groups and the graphics of tools are not. */
export const isListed = (layer: Layer): boolean =>
  !isBasemap(layer) &&
  layer.listMode !== 'hide' &&
  layer.type !== 'graphics' &&
  layer.type !== 'group' &&
  Boolean(layer.title);
