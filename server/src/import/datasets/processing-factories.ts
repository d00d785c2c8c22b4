import { processingFactoriesPage } from '@site/layers';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Factories of other companies that have biomass waste. */
export const processingFactories = tableDataset({
  name: 'processing-factories',
  title: 'Processing factories',
  table: 'processing_factory',
  geometry: 'point',
  columns: columnsOf(processingFactoriesPage),
  lga: { name: 'lga_name', state: 'state_name' },
  key: ['factory_name', 'geom']
});
