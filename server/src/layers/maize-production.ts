import { double, integer, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { polygonDrawing } from './drawing';

/** Maize harvested in a year, LGA by LGA; LGAs without a record are left out. */
export const maizeProduction = (year: number): Dataset => ({
  service: `maizeProduction${year}`,
  title: `Maize production ${year}`,
  description: `Tonnes of maize harvested and hectares planted in ${year}, by LGA.`,
  access: 'staff',
  from: 'maize_production AS maize JOIN lga ON lga.code = maize.lga_code',
  condition: `maize.year = ${year}`,
  geometryType: 'esriGeometryPolygon',
  geometry: 'lga.geom',
  displayField: 'LGA',
  fields: [
    objectId('maize.id'),
    text('LGA', 'LGA', 'lga.name', 60),
    text('State', 'State', 'lga.state', 60),
    text('code', 'LGA code', 'lga.code', 4),
    integer('year', 'Year', 'maize.year'),
    double('Production', 'Production (t)', 'maize.production_t'),
    double('land', 'Land planted (ha)', 'maize.land_ha')
  ],
  drawingInfo: polygonDrawing([222, 178, 20, 140], [150, 120, 20, 200]),
  sources: ['maize_production', 'lga'],
  maxRecordCount: 2000
});
