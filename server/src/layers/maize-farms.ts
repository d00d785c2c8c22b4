import { objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { pointDrawing } from './drawing';

/** Farms that grow maize. */
export const maizeFarms: Dataset = {
  service: 'Maize_Farms_GeoJSON',
  title: 'Maize farms',
  description: 'Farms that grow maize, for the market, for themselves or for both.',
  access: 'staff',
  from: 'maize_farm AS farm',
  geometryType: 'esriGeometryPoint',
  geometry: 'farm.geom',
  displayField: 'poi_name',
  fields: [
    objectId('farm.id'),
    text('wardname', 'Ward', 'farm.ward_name'),
    text('lganame', 'LGA', 'farm.lga_name', 60),
    text('statename', 'State', 'farm.state_name', 60),
    text('poi_name', 'Name', 'farm.poi_name'),
    text('farm_type', 'Type of farm', 'farm.farm_type', 40)
  ],
  drawingInfo: pointDrawing([222, 178, 20, 255]),
  sources: ['maize_farm'],
  maxRecordCount: 2000
};
