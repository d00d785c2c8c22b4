import { forestCoverPage } from '@site/layers';
import { STATE_BOUNDARY } from '../references';
import { state } from '../kinds';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Forest lost and gained in a state. */
export const forestCover = tableDataset({
  name: 'forest-cover',
  title: 'Forest cover',
  table: 'forest_cover',
  geometry: 'none',
  columns: columnsOf(forestCoverPage),
  figures: ['loss', 'gain'],
  inputs: { state_name: state('State') },
  references: [STATE_BOUNDARY],
  key: ['state']
});
