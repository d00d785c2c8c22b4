import { objectId, text, texts } from './dataset';
import type { Dataset } from './dataset';
import { pointDrawing } from './drawing';

/** Factories of others with biomass waste. */
export const processingFactories: Dataset = {
  service: 'Biomass_Factories_GeoJSON',
  title: 'Processing factories',
  description: 'Factories with biomass waste that may feed biochar.',
  access: 'staff',
  from: 'processing_factory AS factory',
  geometryType: 'esriGeometryPoint',
  geometry: 'factory.geom',
  displayField: 'fctry_st_n',
  fields: [
    objectId('factory.id'),
    text('wardname', 'Ward', 'factory.ward_name'),
    text('lganame', 'LGA', 'factory.lga_name', 60),
    text('statename', 'State', 'factory.state_name', 60),
    text('fctry_st_n', 'Factory', 'factory.factory_name'),
    text('source', 'Found by', 'factory.source', 60),
    text('biomass_type', 'Kind of biomass', 'factory.biomass_type', 60),
    texts('biomass_waste', 'Wastes', 'factory.biomass_waste')
  ],
  drawingInfo: pointDrawing([141, 110, 99, 255]),
  sources: ['processing_factory'],
  maxRecordCount: 2000
};
