import { day, text } from '../field';
import { page } from '../page';
import { total } from '../panel';
import { measuredHectares } from '../shared-fields';
import { alike } from '../style';
import { area } from '../symbols';

export const georeferencedOilPalmPage = page({
  service: 'georeferencedOilPalm',
  about: 'Oil palm plots whose edges were taken in the field.',
  access: 'investor',
  geometry: 'area',
  table: 'georeferenced_oil_palm',
  idColumn: 'id',
  nameField: 'plot',
  fields: {
    plot: text('plot', { length: 60, column: 'plot', imported: { aliases: ['name'] } }),
    LGA: text('lga', { length: 60, column: 'lga' }),
    State: text('state', { length: 60, column: 'state' }),
    variety: text('variety', { length: 60, column: 'variety', imported: { optional: true, otherwise: '' } }),
    surveyed: day('surveyed', { column: 'surveyed_on' }),
    hectare: measuredHectares
  },
  layers: [
    {
      id: 'georeferenced-oil-palm',
      title: 'layer.georeferencedOilPalm',
      group: 'oilPalm',
      draws: alike(area('#7cb34296', '#558b2fdc', 1)),
      popup: { title: 'popup.plotPlot', lines: ['LGA', 'State', 'variety', 'surveyed', 'hectare'] },
      panel: { countBy: ['State', 'variety'], figures: [total('hectare')] }
    }
  ]
});
