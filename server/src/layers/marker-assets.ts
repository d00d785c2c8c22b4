import { message } from '@site/domain';
import { double, text, texts } from './dataset';
import type { Dataset, Field } from './dataset';
import { pointDrawing } from './drawing';
import { coordinates, placeFields, placeJoin, recordHistory, recordIds } from './record-fields';

const GEOMETRY = 'asset.geom';

const common: readonly Field[] = [
  ...recordIds('asset'),
  text('name', 'Name', 'asset.name'),
  ...coordinates(GEOMETRY),
  text('markerType', 'Kind of marker', 'asset.marker_type', 20),
  text('type', 'Type', 'asset.type', 60),
  text('status', 'Status', 'asset.status', 40),
  texts('rawMaterials', 'Raw materials', 'asset.raw_materials'),
  texts('imageUrls', 'Pictures (addresses, a space between two)', 'asset.image_urls', ' '),
  double('inventoryLevels', 'Inventory levels (t)', 'asset.inventory_levels'),
  ...placeFields,
  ...recordHistory('asset')
];

const shared = {
  from: 'marker_asset AS asset',
  joins: placeJoin(GEOMETRY),
  geometryType: 'esriGeometryPoint',
  geometry: GEOMETRY,
  displayField: 'name',
  isEdited: true,
  sources: ['marker_asset', 'lga'],
  maxRecordCount: 2000
} as const;

/** The company's own factories, biochar facilities among them. */
export const factories: Dataset = {
  ...shared,
  service: 'factories',
  title: 'Factories',
  description: 'The company’s factories and biochar facilities.',
  access: 'investor',
  condition: "asset.marker_type = 'Factory'",
  fields: [
    ...common,
    double(
      'productionCapacity',
      `${message('field.productionCapacity', 'en')} (t/day)`,
      'asset.production_capacity'
    ),
    double('processedVolume', 'Processed volume (t)', 'asset.processed_volume'),
    text('outputRate', 'Output rate (t/day)', 'asset.output_rate', 60),
    texts('biocharMaterials', 'Biochar materials', 'asset.biochar_materials'),
    text('inputRate', 'Input rate (t/day)', 'asset.input_rate', 60)
  ],
  drawingInfo: pointDrawing([27, 79, 163, 255])
};

/** Access points: the company's warehouses. */
export const accessPoints: Dataset = {
  ...shared,
  service: 'aps',
  title: 'AP/Warehouses',
  description: 'Access points: the company’s warehouses and the raw materials they keep.',
  access: 'staff',
  condition: "asset.marker_type = 'AP'",
  fields: common,
  drawingInfo: pointDrawing([96, 72, 150, 255])
};
