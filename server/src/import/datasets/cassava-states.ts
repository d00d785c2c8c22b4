import { STATE_BOUNDARY } from '../references';
import { number, state, whole } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Cassava of a state in a year. */
export const cassavaStates = tableDataset({
  name: 'cassava-states',
  title: 'Cassava by state',
  table: 'cassava_state',
  geometry: 'none',
  columns: {
    planted_kha: number('planted', { aliases: ['planted_kha'], min: 0, unit: 'thousands of hectares' }),
    produced_kt: number('produced', { aliases: ['produced_kt'], min: 0, unit: 'thousands of tonnes' }),
    rank: whole('rank', { min: 1 })
  },
  inputs: { state_name: state('State') },
  references: [STATE_BOUNDARY],
  key: ['state']
});
