import { georeferencedOilPalmPage } from '@site/layers';
import { MEASURED_AREAS } from '../computed-areas';
import { dayField } from '../field-kinds';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Oil palm plots whose corners were measured in the field. */
export const georeferencedOilPalm = createTableDataset({
  name: 'georeferenced-oil-palm',
  title: 'Georeferenced oil palm',
  table: 'georeferenced_oil_palm',
  geometry: 'polygon',
  columns: buildPageColumns(georeferencedOilPalmPage, {
    surveyed_on: dayField('surveyedOn', { aliases: ['survey_date', 'date'] })
  }),
  lga: { name: 'lga', state: 'state' },
  computed: { hectare: { type: 'double precision', sql: MEASURED_AREAS.hectare } },
  key: ['plot', 'lga', 'state']
});
