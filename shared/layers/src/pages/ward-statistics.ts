import { RAMPS } from '@site/domain';
import { number, text, whole } from '../field';
import { page } from '../page';
import { total } from '../panel';
import { byRamp } from '../style';
import { NO_VALUE, classArea } from '../symbols';

const [LOW, MIDDLE, HIGH] = RAMPS.yellowBrown3.colors;

export const wardStatisticsPage = page({
  service: 'wardStatistics',
  about: 'People, households and farmland of each ward.',
  access: 'staff',
  geometry: 'area',
  table: 'ward_statistic',
  idColumn: 'ward_id',
  nameField: 'wardname',
  fields: {
    wardname: text('ward'),
    lganame: text('lga', { length: 60 }),
    statename: text('state', { length: 60 }),
    population: whole('people', null, {
      column: 'population',
      imported: { min: 0, max: 2_000_000, optional: true }
    }),
    households: whole('households', null, {
      column: 'households',
      imported: { min: 0, max: 500_000, optional: true }
    }),
    farmingHouseholds: whole('farmingHouseholds', null, {
      column: 'farming_households',
      imported: { min: 0, max: 500_000, optional: true }
    }),
    farmland: number('farmland', 'ha', 0, {
      column: 'farmland_ha',
      imported: { aliases: ['farmland_ha'], min: 0, max: 500_000, optional: true }
    })
  },
  layers: [
    {
      id: 'ward-statistics',
      title: 'layer.wardStatistics',
      group: 'boundaries',
      minScale: 1_500_000,
      draws: byRamp('population', classArea(NO_VALUE), [
        [0, LOW],
        [60_000, MIDDLE],
        [150_000, HIGH]
      ]),
      popup: {
        title: '{wardname}',
        place: ['lganame', 'statename'],
        large: ['population', 'farmingHouseholds', 'farmland'],
        lines: ['lganame', 'statename', 'population', 'households', 'farmingHouseholds', 'farmland']
      },
      panel: {
        countBy: ['statename'],
        figures: [total('population'), total('farmingHouseholds'), total('farmland')]
      }
    }
  ]
});
