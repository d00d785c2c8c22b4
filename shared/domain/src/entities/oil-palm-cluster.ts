import { z } from 'zod';
import { latitude, longitude } from './values';
import { derivedFigure, figure, label } from './record-fields';
import { field } from './field';

/** A cluster of oil palm. Yields are of a year. Source: section 3 "Oil palm cluster"; decision 23. */
export const oilPalmCluster = z.object({
  acreArea: figure('Area', 'acre'),
  location: field(z.object({ latitude, longitude }).nullish(), {
    unit: '°',
    access: 'readOnly',
    description: 'Degrees north and east'
  }),
  Area_ha: figure('Area', 'ha'),
  ha_area_1: figure('Area, the same as Area_ha', 'ha'),
  ffb_yield: figure('Yield of fresh fruit bunches', 't/ha'),
  cpo_yield: figure('Yield of crude palm oil', 't/ha'),
  pko_yield: figure('Yield of palm kernel oil', 't/ha'),
  pkn_yield: figure('Yield of palm kernels', 't/ha'),
  pks_yield: figure('Yield of palm kernel shells', 't/ha'),
  fibr_yld: figure('Yield of fibre', 't/ha'),
  state: label('State'),
  haNow: figure('Area, the same as Area_ha', 'ha'),
  tones: derivedFigure('Fresh fruit bunches of the whole cluster', 't'),
  WeeklyP1Yield: derivedFigure('Yield of P1', 't/week'),
  WeeklyFFBYield: derivedFigure('Yield of fresh fruit bunches', 't/week'),
  Ages: figure('Age of the palms', 'years'),
  BulkDens: figure('Bulk density of the soil', 'g/cm³'),
  layer: label('Layer it came from')
});
export type OilPalmCluster = z.infer<typeof oilPalmCluster>;
