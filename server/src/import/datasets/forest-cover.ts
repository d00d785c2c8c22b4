import { forestCoverPage } from '@site/layers';
import { STATE_BOUNDARY } from '../references';
import { stateField } from '../field-kinds';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Forest lost and gained in a state. */
export const forestCover = createTableDataset({
  name: 'forest-cover',
  title: 'Forest cover',
  table: 'forest_cover',
  geometry: 'none',
  columns: buildPageColumns(forestCoverPage),
  figures: ['loss', 'gain'],
  inputs: { state_name: stateField('State') },
  references: [STATE_BOUNDARY],
  key: ['state']
});
