import { day, number, optional, text, whole, yesNo } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Palm oil mills, confirmed and tagged. */
export const mills = tableDataset({
  name: 'mills',
  title: 'Mills',
  table: 'mill',
  geometry: 'point',
  geometryOptional: true,
  columns: {
    name: text('name', { aliases: ['mill', 'millName', 'owner'] }),
    rtm: optional(text('RTM')),
    size: text('size'),
    cracker: yesNo('cracker'),
    separator: yesNo('separator'),
    number_of_pots: whole('number_of_pots', { aliases: ['pots'] }),
    number_of_pressers: whole('number_of_pressers', { aliases: ['pressers'] }),
    physically_tagged: yesNo('physically_tagged', { aliases: ['tagged'] }),
    last_discovery_date: optional(day('lastDiscoveryDate')),
    oil_palm_cluster_hectares: optional(number('oilPalmClusterHectares', { min: 0, unit: 'hectares' })),
    deforested_layer_hectares: optional(number('deforestedLayerHectares', { min: 0, unit: 'hectares' }))
  },
  lga: { code: 'lga_code', nameSlug: 'lga_slug', stateSlug: 'state_slug' },
  key: ['name', 'lga_code', 'geom'],
  dependents: ['purchase', 'supplier', 'field_inventory', 'allocated_purchase']
});
