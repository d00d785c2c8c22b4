import { defineNumber, defineText } from '../field';
import { definePage } from '../page';
import { defineTotal } from '../panel';
import type { Style } from '../style';
import { createLine } from '../symbols';

/* Widths in points. The lines are half transparent, so that they are unobtrusive on light and dark basemaps. */
const ROADS: Style<'class'> = {
  by: 'values',
  field: 'class',
  title: null,
  values: [
    { value: 'motorway', label: 'class.motorway', symbol: createLine('#92825cbe', 1.6) },
    { value: 'trunk', label: 'class.trunkRoad', symbol: createLine('#92825cb4', 1.4) },
    { value: 'primary', label: 'class.primaryRoad', symbol: createLine('#928664a0', 1.1) },
    { value: 'secondary', label: 'class.secondaryRoad', symbol: createLine('#928a7082', 0.8) }
  ],
  otherwise: { label: 'class.otherRoad', symbol: createLine('#928a706e', 0.5) }
};

export const roadsPage = definePage({
  service: 'Roads',
  about: 'The road network used for drive times.',
  access: 'public',
  geometry: 'line',
  table: 'road_edge',
  idColumn: 'id',
  nameField: 'name',
  fields: {
    class: defineText('class', { length: 40, column: 'class' }),
    name: defineText('road', { column: 'name' }),
    length_km: defineNumber('length', 'km', 1, { column: 'length_km' }),
    speed_kph: defineNumber('speed', 'km/h', 0, { column: 'speed_kph' }),
    surface: defineText('surface', { length: 40, column: 'surface' })
  },
  layers: [
    {
      id: 'roads',
      title: 'layer.roads',
      group: 'boundaries',
      visible: true,
      minScale: 3_500_000,
      draws: ROADS,
      popup: { title: '{name}', lines: ['class', 'length_km', 'speed_kph', 'surface'] },
      panel: { countBy: ['class', 'surface'], figures: [defineTotal('length_km')] }
    }
  ]
});
