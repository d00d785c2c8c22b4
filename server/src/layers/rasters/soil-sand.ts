import { SAND_LEGEND } from '@site/domain';
import type { RasterService } from './raster-service';
import { classesOf } from './classes';

export const soilSand: RasterService = {
  service: 'soilSand',
  title: 'Sand texture',
  description: 'Sand in the fine earth of the topsoil.',
  access: 'staff',
  unit: SAND_LEGEND.unit,
  classes: classesOf(SAND_LEGEND)
};
