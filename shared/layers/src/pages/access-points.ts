import { FACTORY_RAW_MATERIALS, STATUSES } from '@site/domain';
import { text, texts } from '../field';
import { page, recordPopup } from '../page';
import { total } from '../panel';
import {
  coordinates,
  entry,
  inventoryLevels,
  pictures,
  position,
  recordHistory,
  recordId
} from '../shared-fields';
import { alike } from '../style';
import { marker } from '../symbols';

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
    label: 'layer.accessPoints',
    hint: 'search.accessPoint',
    fields: ['name'],
    shown: ['name']
  },
  edited: true,
  layers: [
    {
      id: 'access-points',
      title: 'layer.accessPoints',
      group: 'facilities',
      draws: alike(marker('plus', '#00857c', 8.25)),
      popup: recordPopup('{name}', {
        kind: 'record.accessPoint',
        state: 'status',
        pictures: 'imageUrls',
        tabs: [
          { name: 'images', lines: [] },
          {
            name: 'apDetails',
            lines: [
              'type',
              'status',
              'State',
              'LGA',
              ...position,
              'rawMaterials',
              'inventoryLevels',
              ...entry
            ]
          }
        ]
      }),
      panel: {
        lists: [{ name: 'status', field: 'status', items: STATUSES }],
        countBy: ['status', 'State'],
        figures: [total('inventoryLevels')]
      }
    }
  ]
});
