import { BIOMASS_TYPES, PROCESSING_FACTORY_SOURCES } from '@site/domain';
import type { LayerDefinition } from './layer';
import { popup, text } from './popups';
import { byValues } from './renderers';
import { kindMarker, otherKind } from './symbols';

/** Factories of others with biomass waste. */
export const processingFactoriesLayer: LayerDefinition = {
  id: 'processing-factories',
  title: 'Processing Factories',
  service: 'Biomass_Factories_GeoJSON',
  role: 'staff',
  group: 'biochar',
  visibility: false,
  panel: {
    lists: [{ name: 'partnerBiomass', field: 'biomass_type', items: BIOMASS_TYPES }],
    countBy: ['source', 'statename']
  },
  popupInfo: popup('{fctry_st_n}', [
    text('wardname', 'Ward'),
    text('lganame', 'LGA'),
    text('statename', 'State'),
    text('source', 'Found by'),
    text('biomass_type', 'Kind of biomass'),
    text('biomass_waste', 'Wastes')
  ]),
  layerDefinition: {
    drawingInfo: {
      renderer: byValues('source', 'Found by', PROCESSING_FACTORY_SOURCES, kindMarker, {
        symbol: otherKind,
        label: 'Other'
      })
    }
  }
};
