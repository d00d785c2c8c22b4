import { STATE_BOUNDARY } from '../references';
import { number, optional, state, whole } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Cassava production of a state in a year. */
export const cassavaStates = tableDataset({
  name: 'cassava-states',
  title: 'Cassava by state',
  table: 'cassava_state',
  geometry: 'none',
  columns: {
    planted_kha: optional(
      number('planted', { aliases: ['planted_kha'], min: 0, max: 2_000, unit: 'thousands of hectares' })
    ),
    produced_kt: optional(
      number('produced', { aliases: ['produced_kt'], min: 0, max: 30_000, unit: 'thousands of tonnes' })
    ),
    rank: optional(whole('rank', { min: 1, max: 37 }))
  },
  figures: ['planted_kha', 'produced_kt'],
  inputs: { state_name: state('State') },
  references: [STATE_BOUNDARY],
  key: ['state']
});
