import { double, integer, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { polygonDrawing } from './drawing';

const shared = {
  access: 'staff',
  geometryType: 'esriGeometryPolygon',
  geometry: 'ward.geom',
  displayField: 'wardname',
  maxRecordCount: 2000
} as const;

const names = [
  objectId('ward.id'),
  text('wardname', 'Ward', 'ward.name'),
  text('lganame', 'LGA', 'lga.name', 60),
  text('statename', 'State', 'lga.state', 60)
];

/** Wards: the parts of the LGAs. */
export const wards: Dataset = {
  ...shared,
  service: 'wards',
  title: 'Ward boundaries',
  description: 'The wards of the local government areas.',
  from: 'ward JOIN lga ON lga.code = ward.lga_code',
  fields: names,
  drawingInfo: polygonDrawing([0, 0, 0, 0], [150, 144, 124, 120]),
  sources: ['ward', 'lga']
};

/** What is counted in each ward. */
export const wardStatistics: Dataset = {
  ...shared,
  service: 'wardStatistics',
  title: 'Ward statistics',
  description: 'People, households and farmland of each ward.',
  from: 'ward JOIN lga ON lga.code = ward.lga_code JOIN ward_statistic AS figures ON figures.ward_id = ward.id',
  fields: [
    ...names,
    integer('population', 'People', 'figures.population'),
    integer('households', 'Households', 'figures.households'),
    integer('farmingHouseholds', 'Farming households', 'figures.farming_households'),
    double('farmland', 'Farmland (ha)', 'figures.farmland_ha')
  ],
  drawingInfo: polygonDrawing([120, 140, 200, 110], [90, 100, 150, 160]),
  sources: ['ward_statistic', 'ward', 'lga']
};
