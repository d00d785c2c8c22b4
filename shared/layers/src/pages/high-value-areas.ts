import { defineText } from '../field';
import { definePage } from '../page';
import { defineTotal } from '../panel';
import { measuredHectares } from '../shared-fields';
import { createUniformStyle } from '../style';
import { createArea } from '../symbols';

const shared = {
  access: 'staff',
  geometry: 'area',
  table: 'high_value_area',
  idColumn: 'id',
  nameField: 'name',
  fields: {
    name: defineText('name', { column: 'name', imported: {} }),
    class: defineText('class', { length: 60, column: 'class', imported: {} }),
    State: defineText('state', { length: 60, column: 'state', imported: { state: true } }),
    hectare: measuredHectares
  }
} as const;

const CONSERVATION = 'high-conservation-value';
const CARBON = 'high-carbon-stock';

const dataset = { measured: ['hectare'], key: ['kind', 'name', 'class', 'state'] } as const;

const layer = {
  group: 'land',
  popup: { title: '{name}', lines: ['class', 'State', 'hectare'] },
  panel: { countBy: ['class', 'State'], figures: [defineTotal('hectare')] }
} as const;

/** Page of areas of high conservation value for species, landscapes or people. */
export const highConservationValuePage = definePage({
  ...shared,
  service: 'highConservationValue',
  about: 'Areas of high conservation value, HCV 1 to HCV 6.',
  dataset: {
    ...dataset,
    name: CONSERVATION,
    title: 'High conservation value areas',
    fixed: { kind: 'HCV' },
    siblings: [CARBON]
  },
  layers: [
    {
      ...layer,
      id: CONSERVATION,
      title: 'layer.highConservationValue',
      draws: createUniformStyle(createArea('#1f3f9e8c', '#142c74e6', 1))
    }
  ]
});

/** Page of forest with high carbon stock. */
export const highCarbonStockPage = definePage({
  ...shared,
  service: 'highCarbonStock',
  about: 'Forest of high carbon stock, by the density of its vegetation.',
  dataset: {
    ...dataset,
    name: CARBON,
    title: 'High carbon stock areas',
    fixed: { kind: 'HCS' },
    siblings: [CONSERVATION]
  },
  layers: [
    {
      ...layer,
      id: CARBON,
      title: 'layer.highCarbonStock',
      draws: createUniformStyle(createArea('#c45be08c', '#8f2fb0e6', 1))
    }
  ]
});
