import type { LayerDefinition } from './layer';
import { number, popup, text } from './popups';
import { alike } from './renderers';
import { marker } from './symbols';

/** Commercial farms that may take biochar. */
export const commercialFarmsLayer: LayerDefinition = {
  id: 'commercial-farms',
  title: 'Commercial Farms',
  service: 'commercial_farms',
  role: 'staff',
  group: 'biochar',
  visibility: false,
  panel: {
    countBy: ['Farm_Type', 'State'],
    figures: [{ field: 'Farm_Size_hectares_', kind: 'total', decimals: 1 }]
  },
  popupInfo: popup('{Name}', [
    text('Farm_Type', 'Type of farm'),
    number('Farm_Size_hectares_', 'Size of the farm (ha)', 1),
    text('City', 'Town'),
    text('State', 'State'),
    text('Address', 'Address'),
    text('contact_email', 'E-mail'),
    text('contact_phone', 'Telephone number'),
    text('url', 'Website')
  ]),
  layerDefinition: { drawingInfo: { renderer: alike(marker('esriSMSSquare', [0, 121, 133, 255], 7.5)) } }
};
