import { FACTORY_RAW_MATERIALS, STATUSES } from '@site/domain';
import { defineText, defineTexts } from '../field';
import { definePage, createRecordPopup } from '../page';
import { defineTotal } from '../panel';
import {
  coordinates,
  entry,
  inventoryLevels,
  pictures,
  position,
  recordHistory,
  recordId
} from '../shared-fields';
import { createUniformStyle } from '../style';
import { createMarker } from '../symbols';

export const accessPointsPage = definePage({
  service: 'aps',
  about: 'Access points: the company’s warehouses and the raw materials they store.',
  access: 'staff',
  geometry: 'point',
  table: 'marker_asset',
  idColumn: 'object_id',
  nameField: 'name',
  dataset: {
    name: 'access-points',
    title: 'AP/Warehouses',
    fixed: { marker_type: 'AP', type: 'AP' },
    siblings: ['factories'],
    isRecord: true,
    key: ['marker_type', 'name']
  },
  fields: {
    ...recordId,
    name: defineText('name', { column: 'name', imported: {} }),
    ...coordinates,
    markerType: defineText('kindOfMarker', { length: 20, column: 'marker_type' }),
    type: defineText('type', { length: 60, column: 'type' }),
    status: defineText('status', { length: 40, column: 'status', imported: { choices: STATUSES } }),
    rawMaterials: defineTexts('rawMaterials', {
      column: 'raw_materials',
      imported: { aliases: ['rawMaterial'], choices: FACTORY_RAW_MATERIALS }
    }),
    imageUrls: pictures,
    inventoryLevels,
    State: defineText('state', { length: 60 }),
    LGA: defineText('lga', { length: 60 }),
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
      draws: createUniformStyle(createMarker('plus', '#00857c', 8.25)),
      popup: createRecordPopup('{name}', ['LGA', 'State'], {
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
        figures: [defineTotal('inventoryLevels')]
      }
    }
  ]
});
