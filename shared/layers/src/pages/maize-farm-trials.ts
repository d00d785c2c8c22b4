import { number, text } from '../field';
import { page } from '../page';
import { average } from '../panel';
import { alike } from '../style';
import { marker } from '../symbols';

export const maizeFarmTrialsPage = page({
  service: 'maizeFarmTrials',
  about: 'Trial plots of maize: grain and biomass per hectare.',
  access: 'staff',
  geometry: 'point',
  table: 'maize_farm_trial',
  idColumn: 'id',
  nameField: 'LGA',
  fields: {
    YIELD: number('yield', 't/ha', 2, { column: 'yield_t_per_ha', imported: { min: 0, max: 30 } }),
    Biomass: number('biomass', 't/ha', 2, { column: 'biomass_t_per_ha', imported: { min: 0, max: 100 } }),
    LGA: text('lga', { length: 60, column: 'lga' }),
    State: text('state', { length: 60, column: 'state' })
  },
  layers: [
    {
      id: 'maize-farm-trials',
      title: 'layer.maizeFarmTrials',
      group: 'maize',
      draws: alike(marker('diamond', '#be6000', 8.25)),
      popup: { title: 'popup.maizeTrialLga', lines: ['LGA', 'State', 'YIELD', 'Biomass'] },
      panel: { countBy: ['State'], figures: [average('YIELD'), average('Biomass')] }
    }
  ]
});
