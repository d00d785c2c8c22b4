import type { LayerDefinition } from './layer';
import { day, fill, number, popup, text } from './layer';

/** The 774 local government areas. */
export const lgasLayer: LayerDefinition = {
  id: 'lgas',
  title: 'Nigeria LGA Boundaries',
  service: 'ngnLGA',
  role: 'public',
  visibility: true,
  popupInfo: popup('{ADM2_EN}, {ADM1_EN}', [
    text('ADM1_EN', 'State'),
    text('ADM2_EN', 'LGA'),
    text('code', 'Code'),
    number('currentP1Price', 'Current P1 price (₦/t)'),
    day('updatedAt', 'Updated')
  ]),
  layerDefinition: {
    drawingInfo: {
      renderer: { type: 'simple', symbol: fill([0, 0, 0, 0], [150, 144, 124, 110], 0.5) }
    }
  }
};
