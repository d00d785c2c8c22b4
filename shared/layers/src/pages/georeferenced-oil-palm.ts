import { defineDay, defineText } from '../field';
import { definePage } from '../page';
import { defineTotal } from '../panel';
import { measuredHectares } from '../shared-fields';
import { createUniformStyle } from '../style';
import { createArea } from '../symbols';

export const georeferencedOilPalmPage = definePage({
  service: 'georeferencedOilPalm',
  about: 'Oil palm plots with boundaries recorded in the field.',
  access: 'investor',
  geometry: 'area',
  table: 'georeferenced_oil_palm',
  idColumn: 'id',
  nameField: 'plot',
  dataset: {
    name: 'georeferenced-oil-palm',
    title: 'Georeferenced oil palm',
    lga: { name: 'lga', state: 'state' },
    measured: ['hectare'],
    key: ['plot', 'lga', 'state']
  },
  fields: {
    plot: defineText('plot', { length: 60, column: 'plot', imported: { aliases: ['name'] } }),
    LGA: defineText('lga', { length: 60, column: 'lga' }),
    State: defineText('state', { length: 60, column: 'state' }),
    variety: defineText('variety', {
      length: 60,
      column: 'variety',
      imported: { optional: true, otherwise: '' }
    }),
    surveyed: defineDay('surveyed', {
      column: 'surveyed_on',
      imported: { name: 'surveyedOn', aliases: ['survey_date', 'date'] }
    }),
    hectare: measuredHectares
  },
  layers: [
    {
      id: 'georeferenced-oil-palm',
      title: 'layer.georeferencedOilPalm',
      group: 'oilPalm',
      draws: createUniformStyle(createArea('#7cb34296', '#558b2fdc', 1)),
      popup: { title: 'popup.plotPlot', lines: ['LGA', 'State', 'variety', 'surveyed', 'hectare'] },
      panel: { countBy: ['State', 'variety'], figures: [defineTotal('hectare')] }
    }
  ]
});
