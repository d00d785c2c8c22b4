import { STATUSES } from '@site/domain';
import { defineText } from '../field';
import { definePage, createRecordPopup } from '../page';
import { coordinates, entry, fuelCosts, position, recordHistory, recordId } from '../shared-fields';
import { createUniformStyle } from '../style';
import { createMarker } from '../symbols';

export const logisticsDepotsPage = definePage({
  service: 'logisticsDepots',
  about: 'Depots of vehicles and fuel, with the cost of fuel.',
  access: 'staff',
  geometry: 'point',
  table: 'logistics_depot',
  idColumn: 'object_id',
  nameField: 'name',
  dataset: {
    name: 'logistics-depots',
    title: 'Logistics depots',
    isRecord: true,
    key: ['name']
  },
  fields: {
    ...recordId,
    name: defineText('name', { column: 'name', imported: {} }),
    ...fuelCosts,
    ...coordinates,
    status: defineText('status', { length: 40, column: 'status', imported: { choices: STATUSES } }),
    State: defineText('state', { length: 60 }),
    LGA: defineText('lga', { length: 60 }),
    ...recordHistory
  },
  search: {
    id: 'logisticsDepots',
    label: 'layer.logisticsDepots',
    hint: 'search.logisticsDepot',
    fields: ['name'],
    shown: ['name']
  },
  edited: true,
  layers: [
    {
      id: 'logistics-depots',
      title: 'layer.logisticsDepots',
      group: 'facilities',
      draws: createUniformStyle(createMarker('plus', '#7a4a21', 8.25)),
      popup: createRecordPopup('{name}', ['LGA', 'State'], {
        kind: 'record.logisticsDepot',
        state: 'status',
        tabs: [
          {
            name: 'depotDetails',
            lines: ['status', 'State', 'LGA', ...position, 'costPMS', 'costAGO', ...entry]
          }
        ]
      }),
      panel: { lists: [{ name: 'status', field: 'status', items: STATUSES }], countBy: ['status', 'State'] }
    }
  ]
});
