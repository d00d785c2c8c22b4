import { number } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Trial plots of maize. */
export const maizeFarmTrials = tableDataset({
  name: 'maize-farm-trials',
  title: 'Maize farm trials',
  table: 'maize_farm_trial',
  geometry: 'point',
  columns: {
    yield_t_per_ha: number('YIELD', { min: 0, unit: 'tonnes per hectare' }),
    biomass_t_per_ha: number('Biomass', { min: 0, unit: 'tonnes per hectare' })
  },
  lga: { name: 'lga', state: 'state' },
  key: ['geom']
});
