import { FACTORY_RAW_MATERIALS, STATUSES } from '@site/domain';
import { text, texts } from '../field';
import { page } from '../page';
import { total } from '../panel';
import { coordinates, inventoryLevels, pictures, recordHistory, recordId } from '../shared-fields';
import { byKinds } from '../style';

export const accessPointsPage = page({
  service: 'aps',
  about: 'Access points: the company’s warehouses and the raw materials they keep.',
  access: 'staff',
  geometry: 'point',
  table: 'marker_asset',
  idColumn: 'object_id',
  nameField: 'name',
  fields: {
    ...recordId,
    name: text('name', { column: 'name', imported: {} }),
    ...coordinates,
    markerType: text('kindOfMarker', { length: 20, column: 'marker_type' }),
    type: text('type', { length: 60, column: 'type' }),
    status: text('status', { length: 40, column: 'status', imported: { choices: STATUSES } }),
    rawMaterials: texts('rawMaterials', {
      column: 'raw_materials',
      imported: { aliases: ['rawMaterial'], choices: FACTORY_RAW_MATERIALS }
    }),
    imageUrls: pictures,
    inventoryLevels,
    State: text('state', { length: 60 }),
    LGA: text('lga', { length: 60 }),
    ...recordHistory
  },
  search: {
    id: 'aps',
    label: 'AP/Warehouses',
    hint: 'Search an AP or a warehouse',
    fields: ['name'],
    shown: ['name']
  },
  edited: true,
  layers: [
    {
      id: 'access-points',
      title: 'layer.accessPoints',
      group: 'facilities',
      draws: byKinds('status', STATUSES),
      popup: {
        title: '{name}',
        lines: ['status', 'State', 'LGA', 'rawMaterials', 'inventoryLevels', 'updatedAt']
      },
      panel: {
        lists: [{ name: 'status', field: 'status', items: STATUSES }],
        countBy: ['status', 'State'],
        figures: [total('inventoryLevels')]
      }
    }
  ]
});
