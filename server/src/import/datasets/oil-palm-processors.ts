import { oilPalmProcessorsPage } from '@site/layers';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Oil palm processors. */
export const oilPalmProcessors = tableDataset({
  name: 'oil-palm-processors',
  title: 'Oil palm processors',
  table: 'oil_palm_processor',
  geometry: 'point',
  columns: columnsOf(oilPalmProcessorsPage),
  key: ['parent_company', 'geom']
});
