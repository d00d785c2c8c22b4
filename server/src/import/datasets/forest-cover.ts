import { STATE_BOUNDARY } from '../references';
import { number, state } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Forest lost and gained in a state. */
export const forestCover = tableDataset({
  name: 'forest-cover',
  title: 'Forest cover',
  table: 'forest_cover',
  geometry: 'none',
  columns: {
    loss: number('loss', { min: 0, unit: 'hectares' }),
    gain: number('gain', { min: 0, unit: 'hectares' })
  },
  inputs: { state_name: state('State') },
  references: [STATE_BOUNDARY],
  key: ['state']
});
