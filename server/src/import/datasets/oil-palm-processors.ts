import { oilPalmProcessorsPage } from '@site/layers';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Oil palm processors. */
export const oilPalmProcessors = createTableDataset({
  name: 'oil-palm-processors',
  title: 'Oil palm processors',
  table: 'oil_palm_processor',
  geometry: 'point',
  columns: buildPageColumns(oilPalmProcessorsPage),
  key: ['parent_company', 'geom']
});
