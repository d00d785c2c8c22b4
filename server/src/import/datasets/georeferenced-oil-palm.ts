import { HECTARES } from '../computed';
import { day, number, optional, text } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Oil palm plots whose corners were taken in the field. */
export const georeferencedOilPalm = tableDataset({
  name: 'georeferenced-oil-palm',
  title: 'Georeferenced oil palm',
  table: 'georeferenced_oil_palm',
  geometry: 'polygon',
  columns: {
    plot: text('plot', { aliases: ['name'] }),
    variety: optional(text('variety'), ''),
    surveyed_on: day('surveyedOn', { aliases: ['survey_date', 'date'] }),
    hectare: optional(
      number('hectare', { aliases: ['hectares', 'area_ha', 'ha'], above: 0, unit: 'hectares' })
    )
  },
  lga: { name: 'lga', state: 'state' },
  computed: { hectare: { type: 'double precision', sql: HECTARES } },
  key: ['plot', 'lga', 'state']
});
