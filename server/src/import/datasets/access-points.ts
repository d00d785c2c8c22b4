import { FACTORY_RAW_MATERIALS, STATUSES } from '@site/domain';
import { choice, list, number, optional, text } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Access points: the company’s warehouses. */
export const accessPoints = tableDataset({
  name: 'access-points',
  title: 'AP/Warehouses',
  table: 'marker_asset',
  geometry: 'point',
  columns: {
    name: text('name'),
    status: choice('status', STATUSES),
    raw_materials: list('rawMaterials', { aliases: ['rawMaterial'], choices: FACTORY_RAW_MATERIALS }),
    image_urls: optional(list('imageUrls', { between: /[\s,;]+/ }), []),
    inventory_levels: optional(number('inventoryLevels', { min: 0, unit: 'tonnes' }))
  },
  fixed: { marker_type: 'AP', type: 'AP' },
  siblings: ['factories'],
  isRecord: true,
  key: ['marker_type', 'name']
});
