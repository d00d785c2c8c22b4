import { SOIL_PH_LEGEND } from '@site/domain';
import type { RasterService } from './raster-service';
import { classesOf } from './classes';

export const soilPh: RasterService = {
  service: 'soilPH',
  title: 'Soil pH',
  description: 'Acidity of the topsoil.',
  access: 'staff',
  unit: SOIL_PH_LEGEND.unit,
  classes: classesOf(SOIL_PH_LEGEND)
};
