import { BIOMASS_TYPES, PROCESSING_FACTORY_SOURCES } from '@site/domain';
import { defineText, defineTexts } from '../field';
import { definePage } from '../page';
import { wardPlace } from '../shared-fields';
import { createUniformStyle } from '../style';
import { createMarker } from '../symbols';

export const processingFactoriesPage = definePage({
  service: 'Biomass_Factories_GeoJSON',
  about: 'Factories with biomass waste for biochar.',
  access: 'staff',
  geometry: 'point',
  table: 'processing_factory',
  idColumn: 'id',
  nameField: 'fctry_st_n',
  dataset: {
    name: 'processing-factories',
    title: 'Processing factories',
    lga: { name: 'lga_name', state: 'state_name' },
    key: ['factory_name', 'geom']
  },
  fields: {
    ...wardPlace,
    fctry_st_n: defineText('factory', { column: 'factory_name', imported: { aliases: ['factory', 'name'] } }),
    source: defineText('foundBy', {
      length: 60,
      column: 'source',
      imported: { choices: PROCESSING_FACTORY_SOURCES }
    }),
    biomass_type: defineText('kindOfBiomass', {
      length: 60,
      column: 'biomass_type',
      imported: { choices: BIOMASS_TYPES }
    }),
    biomass_waste: defineTexts('wastes', {
      column: 'biomass_waste',
      imported: { optional: true, otherwise: [] }
    })
  },
  layers: [
    {
      id: 'processing-factories',
      title: 'layer.processingFactories',
      group: 'biochar',
      draws: createUniformStyle(createMarker('hexagon', '#4f6475', 8.25)),
      popup: {
        title: '{fctry_st_n}',
        lines: ['wardname', 'lganame', 'statename', 'source', 'biomass_type', 'biomass_waste']
      },
      panel: {
        lists: [{ name: 'partnerBiomass', field: 'biomass_type', items: BIOMASS_TYPES }],
        countBy: ['source', 'statename']
      }
    }
  ]
});
