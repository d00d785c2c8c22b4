import { maizeFarmTrialsPage } from '@site/layers';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Trial plots of maize. */
export const maizeFarmTrials = createTableDataset({
  name: 'maize-farm-trials',
  title: 'Maize farm trials',
  table: 'maize_farm_trial',
  geometry: 'point',
  columns: buildPageColumns(maizeFarmTrialsPage),
  lga: { name: 'lga', state: 'state' },
  key: ['geom']
});
