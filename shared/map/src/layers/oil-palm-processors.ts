import type { LayerDefinition } from './layer';
import { popup, text } from './popups';
import { alike } from './renderers';
import { marker } from './symbols';

/** Companies that process oil palm. */
export const oilPalmProcessorsLayer: LayerDefinition = {
  id: 'oil-palm-processors',
  title: 'Oil Palm Processing Facilities',
  service: 'oilPalmProcessors',
  role: 'investor',
  group: 'facilities',
  visibility: false,
  panel: { countBy: ['RSPOStatus', 'Product'] },
  popupInfo: popup('{ParentCompany}', [
    text('Suppliers', 'Suppliers'),
    text('RSPOStatus', 'RSPO status'),
    text('Product', 'Product'),
    text('Address', 'Address')
  ]),
  layerDefinition: { drawingInfo: { renderer: alike(marker('esriSMSDiamond', [200, 87, 27, 255], 9)) } }
};
