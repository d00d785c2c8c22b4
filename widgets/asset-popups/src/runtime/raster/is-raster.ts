import type ImageryLayer from 'esri/layers/ImageryLayer';
import type Layer from 'esri/layers/Layer';

/** Whether a layer draws an image service. */
export const isRaster = (layer: Layer): layer is ImageryLayer => layer.type === 'imagery';
