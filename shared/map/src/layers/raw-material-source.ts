import { RAW_MATERIAL_TONNAGE_LEGEND } from '@site/domain';
import type { LayerDefinition } from './layer';
import { day, number, popup, text } from './popups';
import { byBands } from './renderers';
import { growingMarker, NO_VALUE } from './symbols';

const triangle = growingMarker('esriSMSTriangle');

/** Each purchase of P1 with its supplier. */
export const rawMaterialSourceLayer: LayerDefinition = {
  id: 'raw-material-source',
  title: 'Raw Material Source',
  service: 'rawMaterialSource',
  role: 'staff',
  group: 'purchases',
  visibility: false,
  panel: {
    countBy: ['state'],
    figures: [
      { field: 'suppliedTonnage', kind: 'total', decimals: 1 },
      { field: 'pricePerTon', kind: 'average', decimals: 0, weight: 'suppliedTonnage' }
    ]
  },
  popupInfo: popup('{community}', [
    day('date', 'Date'),
    text('supplierName', 'Supplier'),
    text('phoneNumber', 'Telephone number'),
    text('community', 'Community'),
    text('lga', 'LGA'),
    text('state', 'State'),
    number('suppliedTonnage', 'Tonnage supplied (t)', 1),
    number('pricePerTon', 'Price (₦/t)')
  ]),
  layerDefinition: {
    drawingInfo: {
      renderer: byBands(RAW_MATERIAL_TONNAGE_LEGEND, 'suppliedTonnage', 'Tonnage supplied', triangle, {
        symbol: triangle(NO_VALUE, 0),
        label: 'Not weighed'
      })
    }
  }
};
