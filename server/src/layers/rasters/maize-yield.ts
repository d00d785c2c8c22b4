import { RAMPS } from '@site/domain';
import type { RasterService } from './raster-service';
import { stepsOf } from './classes';

export const maizeYield: RasterService = {
  service: 'maizeYield',
  title: 'Maize yield',
  description: 'Maize harvested from a hectare in a year.',
  access: 'staff',
  unit: 't/ha',
  classes: stepsOf(0.5, RAMPS.yellowGreen8.colors)
};
