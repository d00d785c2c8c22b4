import type { LayerDefinition } from './layer';
import { day, number, popup, text } from './popups';
import { alike } from './renderers';
import { fill } from './symbols';

/** Oil palm plots whose edges were taken in the field. */
export const georeferencedOilPalmLayer: LayerDefinition = {
  id: 'georeferenced-oil-palm',
  title: 'Georeferenced Oil Palm Data',
  service: 'georeferencedOilPalm',
  role: 'investor',
  group: 'oilPalm',
  visibility: false,
  panel: { countBy: ['State', 'variety'], figures: [{ field: 'hectare', kind: 'total', decimals: 1 }] },
  popupInfo: popup('Plot {plot}', [
    text('LGA', 'LGA'),
    text('State', 'State'),
    text('variety', 'Variety'),
    day('surveyed', 'Surveyed'),
    number('hectare', 'Area (ha)', 1)
  ]),
  layerDefinition: { drawingInfo: { renderer: alike(fill([124, 179, 66, 150], [85, 139, 47, 220], 1)) } }
};
