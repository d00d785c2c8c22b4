import { MAIZE_FARM_TYPES } from '@site/domain';
import { choice, optional, text } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Farms that grow maize. */
export const maizeFarms = tableDataset({
  name: 'maize-farms',
  title: 'Maize farms',
  table: 'maize_farm',
  geometry: 'point',
  columns: {
    ward_name: optional(text('wardname', { aliases: ['ward'] }), ''),
    poi_name: text('poi_name', { aliases: ['name', 'farm'] }),
    farm_type: choice('farm_type', MAIZE_FARM_TYPES)
  },
  lga: { name: 'lga_name', state: 'state_name' },
  key: ['poi_name', 'geom']
});
