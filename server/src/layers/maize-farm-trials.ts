import { double, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { pointDrawing } from './drawing';

/** Trial plots of maize. */
export const maizeFarmTrials: Dataset = {
  service: 'maizeFarmTrials',
  title: 'Maize farm trials',
  description: 'Trial plots of maize: grain and biomass per hectare.',
  access: 'staff',
  from: 'maize_farm_trial AS trial',
  geometryType: 'esriGeometryPoint',
  geometry: 'trial.geom',
  displayField: 'LGA',
  fields: [
    objectId('trial.id'),
    double('YIELD', 'Yield (t/ha)', 'trial.yield_t_per_ha'),
    double('Biomass', 'Biomass (t/ha)', 'trial.biomass_t_per_ha'),
    text('LGA', 'LGA', 'trial.lga', 60),
    text('State', 'State', 'trial.state', 60)
  ],
  drawingInfo: pointDrawing([255, 143, 0, 255]),
  sources: ['maize_farm_trial'],
  maxRecordCount: 2000
};
