import { processingFactoriesPage } from '@site/layers';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Factories of other companies that have biomass waste. */
export const processingFactories = createTableDataset({
  name: 'processing-factories',
  title: 'Processing factories',
  table: 'processing_factory',
  geometry: 'point',
  columns: buildPageColumns(processingFactoriesPage),
  lga: { name: 'lga_name', state: 'state_name' },
  key: ['factory_name', 'geom']
});
