import { BIOMASS_TYPES, PROCESSING_FACTORY_SOURCES } from '@site/domain';
import { choice, list, optional, text } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Factories of others that have biomass waste. */
export const processingFactories = tableDataset({
  name: 'processing-factories',
  title: 'Processing factories',
  table: 'processing_factory',
  geometry: 'point',
  columns: {
    ward_name: optional(text('wardname', { aliases: ['ward'] }), ''),
    factory_name: text('fctry_st_n', { aliases: ['factory', 'name'] }),
    source: choice('source', PROCESSING_FACTORY_SOURCES),
    biomass_type: choice('biomass_type', BIOMASS_TYPES),
    biomass_waste: optional(list('biomass_waste'), [])
  },
  lga: { name: 'lga_name', state: 'state_name' },
  key: ['factory_name', 'geom']
});
