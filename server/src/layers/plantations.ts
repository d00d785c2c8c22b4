import { double, integer, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { polygonDrawing } from './drawing';

/** Oil palm plantations of Akwa Ibom. */
export const plantations: Dataset = {
  service: 'akwaIbomPlantations',
  title: 'Akwa Ibom plantations',
  description: 'Oil palm plantations of Akwa Ibom and the age of their palms.',
  access: 'investor',
  from: 'plantation JOIN lga ON lga.code = plantation.lga_code',
  geometryType: 'esriGeometryPolygon',
  geometry: 'plantation.geom',
  displayField: 'name',
  fields: [
    objectId('plantation.id'),
    text('name', 'Name', 'plantation.name'),
    text('LGA', 'LGA', 'lga.name', 60),
    integer('ageInt', 'Age of the palms (years)', 'plantation.age_int'),
    double('hectare', 'Area (ha)', 'plantation.hectare')
  ],
  drawingInfo: polygonDrawing([86, 130, 3, 150], [60, 96, 0, 220]),
  sources: ['plantation', 'lga'],
  maxRecordCount: 2000
};
