import { SUITABILITY_LEGEND } from '@site/domain';
import type { RasterService } from './raster-service';
import { classesOf } from './classes';

export const suitability: RasterService = {
  service: 'suitability',
  title: 'Suitability',
  description: 'Suitability of land for biochar, 0 to 10,000.',
  access: 'staff',
  unit: SUITABILITY_LEGEND.unit,
  classes: classesOf(SUITABILITY_LEGEND)
};
