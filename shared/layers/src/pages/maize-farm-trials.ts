import { defineNumber, defineText } from '../field';
import { definePage } from '../page';
import { defineAverage } from '../panel';
import { createUniformStyle } from '../style';
import { createMarker } from '../symbols';

export const maizeFarmTrialsPage = definePage({
  service: 'maizeFarmTrials',
  about: 'Trial plots of maize: grain and biomass per hectare.',
  access: 'staff',
  geometry: 'point',
  table: 'maize_farm_trial',
  idColumn: 'id',
  nameField: 'LGA',
  dataset: {
    name: 'maize-farm-trials',
    title: 'Maize farm trials',
    lga: { name: 'lga', state: 'state' },
    key: ['geom']
  },
  fields: {
    YIELD: defineNumber('yield', 't/ha', 2, { column: 'yield_t_per_ha', imported: { min: 0, max: 30 } }),
    Biomass: defineNumber('biomass', 't/ha', 2, {
      column: 'biomass_t_per_ha',
      imported: { min: 0, max: 100 }
    }),
    LGA: defineText('lga', { length: 60, column: 'lga' }),
    State: defineText('state', { length: 60, column: 'state' })
  },
  layers: [
    {
      id: 'maize-farm-trials',
      title: 'layer.maizeFarmTrials',
      group: 'maize',
      draws: createUniformStyle(createMarker('diamond', '#be6000', 8.25)),
      popup: { title: 'popup.maizeTrialLga', lines: ['LGA', 'State', 'YIELD', 'Biomass'] },
      panel: { countBy: ['State'], figures: [defineAverage('YIELD'), defineAverage('Biomass')] }
    }
  ]
});
