import { wardStatisticsPage } from '@site/layers';
import { textField } from '../field-kinds';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Population and farming of each ward. */
export const wardStatistics = createTableDataset({
  name: 'ward-statistics',
  title: 'Ward statistics',
  table: 'ward_statistic',
  geometry: 'none',
  columns: buildPageColumns(wardStatisticsPage),
  figures: ['population', 'households', 'farming_households', 'farmland_ha'],
  inputs: { ward_name: textField('wardname', { aliases: ['ward', 'name'] }) },
  lga: {},
  references: [
    {
      column: 'ward_id',
      integer: true,
      table: 'ward',
      value: 'target.id',
      match: [{ when: 'true', on: 'target.name = r.ward_name AND target.lga_code = r.lga_code_' }],
      shown: 'r.ward_name',
      field: 'wardname',
      none: 'there is no such ward in its LGA; import the dataset wards first, or correct the name',
      several: 'wards of one LGA need different names'
    }
  ],
  check: (values) =>
    values.households === null || Number(values.farming_households) <= Number(values.households)
      ? values
      : {
          field: 'farmingHouseholds',
          problem: 'there are more farming households than households; correct one of them'
        },
  key: ['ward_id']
});
