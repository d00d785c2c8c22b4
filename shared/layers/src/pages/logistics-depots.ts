import { STATUSES } from '@site/domain';
import { text } from '../field';
import { page, recordPopup } from '../page';
import { coordinates, entry, position, recordHistory, recordId } from '../shared-fields';
import { alike } from '../style';
import { marker } from '../symbols';

export const logisticsDepotsPage = page({
  service: 'logisticsDepots',
  about: 'Depots of vehicles and fuel, and what fuel costs there.',
  access: 'staff',
  geometry: 'point',
  table: 'logistics_depot',
  idColumn: 'object_id',
  nameField: 'name',
  fields: {
    ...recordId,
    name: text('name', { column: 'name', imported: {} }),
    costPMS: text('costOfPms', { unit: 'NGN/l', length: 40, column: 'cost_pms' }),
    costAGO: text('costOfAgo', { unit: 'NGN/l', length: 40, column: 'cost_ago' }),
    ...coordinates,
    status: text('status', { length: 40, column: 'status', imported: { choices: STATUSES } }),
    State: text('state', { length: 60 }),
    LGA: text('lga', { length: 60 }),
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
      draws: alike(marker('plus', '#7a4a21', 8.25)),
      popup: recordPopup('{name}', {
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
