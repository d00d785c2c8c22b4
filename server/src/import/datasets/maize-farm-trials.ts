import { maizeFarmTrialsPage } from '@site/layers';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Trial plots of maize. */
export const maizeFarmTrials = tableDataset({
  name: 'maize-farm-trials',
  title: 'Maize farm trials',
  table: 'maize_farm_trial',
  geometry: 'point',
  columns: columnsOf(maizeFarmTrialsPage),
  lga: { name: 'lga', state: 'state' },
  key: ['geom']
});
