import type { LayerDefinition } from './layer';
import { number, popup } from './popups';
import { alike } from './renderers';
import { fill } from './symbols';

/** Outlines of large roofs; a roof is a speck until one is near. */
export const roofFootprintsLayer: LayerDefinition = {
  id: 'roof-footprints',
  title: 'Roof footprints',
  service: 'roofFootprints',
  role: 'staff',
  group: 'land',
  visibility: false,
  panel: {
    sliders: [{ slider: 'roofFootprint', field: 'area_in_me' }],
    figures: [{ field: 'area_in_me', kind: 'total', decimals: 0 }]
  },
  popupInfo: popup('Roof', [number('area_in_me', 'Area (m²)')]),
  layerDefinition: {
    minScale: 600_000,
    drawingInfo: { renderer: alike(fill([140, 82, 45, 200], [96, 56, 30, 255], 0.75)) }
  }
};
