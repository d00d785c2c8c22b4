import { MAIZE_FARM_TYPES } from '@site/domain';
import type { LayerDefinition } from './layer';
import { popup, text } from './popups';
import { byValues } from './renderers';
import { kindMarker, otherKind } from './symbols';

/** Farms that grow maize. */
export const maizeFarmsLayer: LayerDefinition = {
  id: 'maize-farms',
  title: 'Maize Farms',
  service: 'Maize_Farms_GeoJSON',
  role: 'staff',
  group: 'maize',
  visibility: false,
  panel: { countBy: ['farm_type', 'statename'] },
  popupInfo: popup('{poi_name}', [
    text('farm_type', 'Type of farm'),
    text('wardname', 'Ward'),
    text('lganame', 'LGA'),
    text('statename', 'State')
  ]),
  layerDefinition: {
    drawingInfo: {
      renderer: byValues('farm_type', 'Type of farm', MAIZE_FARM_TYPES, kindMarker, {
        symbol: otherKind,
        label: 'Other'
      })
    }
  }
};
