import { SOIL_CARBON_LEGEND } from '@site/domain';
import type { RasterService } from './raster-service';
import { classesOf } from './classes';

export const soilCarbon: RasterService = {
  service: 'soilCarbon',
  title: 'Soil organic carbon',
  description: 'Organic carbon of the topsoil.',
  access: 'staff',
  unit: SOIL_CARBON_LEGEND.unit,
  classes: classesOf(SOIL_CARBON_LEGEND)
};
