import { georeferencedOilPalmPage } from '@site/layers';
import { HECTARES } from '../computed';
import { day } from '../kinds';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Oil palm plots whose corners were measured in the field. */
export const georeferencedOilPalm = tableDataset({
  name: 'georeferenced-oil-palm',
  title: 'Georeferenced oil palm',
  table: 'georeferenced_oil_palm',
  geometry: 'polygon',
  columns: columnsOf(georeferencedOilPalmPage, {
    surveyed_on: day('surveyedOn', { aliases: ['survey_date', 'date'] })
  }),
  lga: { name: 'lga', state: 'state' },
  computed: { hectare: { type: 'double precision', sql: HECTARES } },
  key: ['plot', 'lga', 'state']
});
