import { defineNumber, defineText } from '../../shared/layers/src/field';
import { definePage } from '../../shared/layers/src/page';
import type { FeaturePage } from '../../shared/layers/src/page';
import { defineAverage } from '../../shared/layers/src/panel';
import { createKindStyle } from '../../shared/layers/src/style';
import { createMarker } from '../../shared/layers/src/symbols';

const KINDS = ['Dug', 'Drilled'];
const createWellMarker = (index: number) =>
  createMarker('pentagon', ['#0072b2', '#d55e00', '#969c98'][index]!);
/** Casts the key of a text that the real catalogue does not have. */
const toTextKey = (key: string) => key as 'name';

/** A layer that exists only in tests. */
export const wellsPage: FeaturePage = definePage({
  service: 'wells',
  about: 'Wells.',
  access: 'staff',
  geometry: 'point',
  table: 'well',
  idColumn: 'id',
  nameField: 'name',
  fields: {
    name: defineText('name', { column: 'name', imported: {} }),
    kind: defineText(toTextKey('wellKind'), { length: 20, column: 'kind', imported: { choices: KINDS } }),
    depth: defineNumber(toTextKey('wellDepth'), 'km', 2, { column: 'depth_km', imported: { above: 0 } }),
    owner: defineText('owner', { access: 'admin', column: 'owner' })
  },
  search: {
    id: 'wells',
    label: toTextKey('layer.wells'),
    hint: toTextKey('search.well'),
    fields: ['name'],
    shown: ['name']
  },
  layers: [
    {
      id: 'wells',
      title: toTextKey('layer.wells'),
      group: 'facilities',
      draws: createKindStyle('kind', KINDS, createWellMarker, {
        symbol: createWellMarker(KINDS.length),
        label: 'class.other'
      }),
      popup: { title: '{name}', lines: ['kind', 'depth'] },
      panel: { countBy: ['kind'], figures: [defineAverage('depth')] }
    }
  ]
});
