import { BIOCHAR_MATERIALS, FACTORY_RAW_MATERIALS, FACTORY_TYPES, QUANTITIES, STATUSES } from '@site/domain';
import { number, text, texts } from '../field';
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

export const factoriesPage = page({
  service: 'factories',
  about: 'The company’s factories and biochar facilities.',
  access: 'investor',
  geometry: 'point',
  table: 'marker_asset',
  idColumn: 'object_id',
  nameField: 'name',
  fields: {
    ...recordId,
    name: text('name', { column: 'name', imported: {} }),
    ...coordinates,
    markerType: text('kindOfMarker', { length: 20, column: 'marker_type' }),
    type: text('type', { length: 60, column: 'type', imported: { choices: FACTORY_TYPES } }),
    status: text('status', { length: 40, column: 'status', imported: { choices: STATUSES } }),
    rawMaterials: texts('rawMaterials', {
      column: 'raw_materials',
      imported: { choices: FACTORY_RAW_MATERIALS, optional: true, otherwise: [] }
    }),
    imageUrls: pictures,
    inventoryLevels,
    State: text('state', { length: 60 }),
    LGA: text('lga', { length: 60 }),
    ...recordHistory,
    productionCapacity: number('productionCapacity', 't/day', 1, {
      column: 'production_capacity',
      imported: { ...QUANTITIES.productionCapacity, optional: true }
    }),
    processedVolume: number('processedVolume', 't/day', 1, {
      column: 'processed_volume',
      imported: { ...QUANTITIES.processedVolume, optional: true }
    }),
    outputRate: text('outputRate', {
      unit: 't/day',
      length: 60,
      column: 'output_rate',
      imported: { optional: true }
    }),
    biocharMaterials: texts('biocharMaterials', {
      column: 'biochar_materials',
      imported: { choices: BIOCHAR_MATERIALS, optional: true, otherwise: [] }
    }),
    inputRate: text('inputRate', { unit: 't/day', length: 60, column: 'input_rate' })
  },
  search: {
    id: 'factories',
    label: 'layer.factories',
    hint: 'search.factory',
    fields: ['name'],
    shown: ['name']
  },
  edited: true,
  layers: [
    {
      id: 'factories',
      title: 'layer.factories',
      group: 'facilities',
      draws: alike(marker('square', '#2b3a8f', 9)),
      popup: recordPopup('{name}', {
        kind: 'factory',
        state: 'status',
        pictures: 'imageUrls',
        tabs: [
          { name: 'images', lines: [] },
          {
            name: 'factoryDetails',
            lines: [
              'type',
              'status',
              'State',
              'LGA',
              ...position,
              'rawMaterials',
              'biocharMaterials',
              ...entry
            ]
          },
          {
            name: 'productionDetails',
            lines: ['productionCapacity', 'processedVolume', 'inventoryLevels', 'inputRate', 'outputRate']
          }
        ]
      }),
      panel: {
        lists: [
          { name: 'factoryType', field: 'type', items: FACTORY_TYPES },
          { name: 'status', field: 'status', items: STATUSES }
        ],
        countBy: ['type', 'State'],
        figures: [total('productionCapacity'), total('processedVolume')]
      }
    }
  ]
});
