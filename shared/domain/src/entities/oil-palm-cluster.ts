import { z } from 'zod';
import { latitude, longitude } from './values';
import { derivedFigure, figure, label } from './record-fields';
import { field } from './field';

/** A cluster of oil palm. Source: section 3 "Oil palm cluster". */
export const oilPalmCluster = z.object({
  acreArea: figure('Area', 'acre'),
  location: field(z.object({ latitude, longitude }).nullish(), {
    unit: '°',
    access: 'readOnly',
    description: 'Degrees north and east'
  }),
  Area_ha: figure('Area', 'ha'),
  ha_area_1: figure('Area, second reading', 'ha'),
  ffb_yield: figure('Yield of fresh fruit bunches', 't'),
  cpo_yield: figure('Yield of crude palm oil', 't'),
  pko_yield: figure('Yield of palm kernel oil', 't'),
  pkn_yield: figure('Yield of palm kernels', 't'),
  pks_yield: figure('Yield of palm kernel shells', 't'),
  fibr_yld: figure('Yield of fibre', 't'),
  state: label('State'),
  haNow: figure('Area now', 'ha'),
  tones: figure('Yield', 't'),
  WeeklyP1Yield: derivedFigure('Yield of P1', 't/week'),
  WeeklyFFBYield: derivedFigure('Yield of fresh fruit bunches', 't/week'),
  Ages: figure('Age of the palms', 'years'),
  BulkDens: figure('Bulk density of the soil', 'g/cm³'),
  layer: label('Layer it came from')
});
export type OilPalmCluster = z.infer<typeof oilPalmCluster>;
