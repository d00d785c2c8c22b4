import { RAMPS } from '@site/domain';
import { defineNumber, defineText, defineWhole } from '../field';
import { definePage } from '../page';
import { defineTotal } from '../panel';
import { createRampStyle } from '../style';
import { NO_VALUE, createClassArea } from '../symbols';

const [LOW, MIDDLE, HIGH] = RAMPS.yellowBrown3.colors;

export const wardStatisticsPage = definePage({
  service: 'wardStatistics',
  about: 'People, households and farmland of each ward.',
  access: 'staff',
  geometry: 'area',
  table: 'ward_statistic',
  idColumn: 'ward_id',
  nameField: 'wardname',
  dataset: {
    name: 'ward-statistics',
    title: 'Ward statistics',
    withoutGeometry: true,
    lga: {},
    references: ['ward'],
    figures: ['population', 'households', 'farming_households', 'farmland_ha'],
    key: ['ward_id']
  },
  fields: {
    wardname: defineText('ward'),
    lganame: defineText('lga', { length: 60 }),
    statename: defineText('state', { length: 60 }),
    population: defineWhole('people', null, {
      column: 'population',
      imported: { min: 0, max: 2_000_000, optional: true }
    }),
    households: defineWhole('households', null, {
      column: 'households',
      imported: { min: 0, max: 500_000, optional: true }
    }),
    farmingHouseholds: defineWhole('farmingHouseholds', null, {
      column: 'farming_households',
      imported: {
        min: 0,
        max: 500_000,
        atMost: {
          column: 'households',
          problem: {
            en: 'there are more farming households than households; correct one of them',
            fr: 'il y a plus de ménages agricoles que de ménages ; corrigez l’un des deux'
          }
        },
        optional: true
      }
    }),
    farmland: defineNumber('farmland', 'ha', 0, {
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
      draws: createRampStyle('population', createClassArea(NO_VALUE), [
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
        figures: [defineTotal('population'), defineTotal('farmingHouseholds'), defineTotal('farmland')]
      }
    }
  ]
});
