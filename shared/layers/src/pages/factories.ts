import { BIOCHAR_MATERIALS, FACTORY_RAW_MATERIALS, FACTORY_TYPES, QUANTITIES, STATUSES } from '@site/domain';
import { defineNumber, defineText, defineTexts } from '../field';
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

export const factoriesPage = definePage({
  service: 'factories',
  about: 'The company’s factories and biochar facilities.',
  access: 'investor',
  geometry: 'point',
  table: 'marker_asset',
  idColumn: 'object_id',
  nameField: 'name',
  fields: {
    ...recordId,
    name: defineText('name', { column: 'name', imported: {} }),
    ...coordinates,
    markerType: defineText('kindOfMarker', { length: 20, column: 'marker_type' }),
    type: defineText('type', { length: 60, column: 'type', imported: { choices: FACTORY_TYPES } }),
    status: defineText('status', { length: 40, column: 'status', imported: { choices: STATUSES } }),
    rawMaterials: defineTexts('rawMaterials', {
      column: 'raw_materials',
      imported: { choices: FACTORY_RAW_MATERIALS, optional: true, otherwise: [] }
    }),
    imageUrls: pictures,
    inventoryLevels,
    State: defineText('state', { length: 60 }),
    LGA: defineText('lga', { length: 60 }),
    ...recordHistory,
    productionCapacity: defineNumber('productionCapacity', 't/day', 1, {
      column: 'production_capacity',
      imported: { ...QUANTITIES.productionCapacity, optional: true }
    }),
    processedVolume: defineNumber('processedVolume', 't/day', 1, {
      column: 'processed_volume',
      imported: { ...QUANTITIES.processedVolume, optional: true }
    }),
    outputRate: defineText('outputRate', {
      unit: 't/day',
      length: 60,
      column: 'output_rate',
      imported: { optional: true }
    }),
    biocharMaterials: defineTexts('biocharMaterials', {
      column: 'biochar_materials',
      imported: { choices: BIOCHAR_MATERIALS, optional: true, otherwise: [] }
    }),
    inputRate: defineText('inputRate', {
      unit: 't/day',
      length: 60,
      column: 'input_rate',
      imported: { isQuantity: true, unit: { en: 'tonnes per day', fr: 'tonnes par jour' }, optional: true }
    })
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
      draws: createUniformStyle(createMarker('square', '#2b3a8f', 9)),
      popup: createRecordPopup('{name}', ['LGA', 'State'], {
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
        figures: [defineTotal('productionCapacity'), defineTotal('processedVolume')]
      }
    }
  ]
});
