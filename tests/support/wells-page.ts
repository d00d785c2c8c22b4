import { number, text } from '../../shared/layers/src/field';
import { page } from '../../shared/layers/src/page';
import type { FeaturePage } from '../../shared/layers/src/page';
import { average } from '../../shared/layers/src/panel';
import { byKinds } from '../../shared/layers/src/style';
import { marker } from '../../shared/layers/src/symbols';

const KINDS = ['Dug', 'Drilled'];
const wellOf = (index: number) => marker('pentagon', ['#0072b2', '#d55e00', '#969c98'][index]!);
/** Casts the key of a text that the real catalogue does not have. */
const word = (key: string) => key as 'name';

/** A layer that exists only in tests. */
export const wellsPage: FeaturePage = page({
  service: 'wells',
  about: 'Wells.',
  access: 'staff',
  geometry: 'point',
  table: 'well',
  idColumn: 'id',
  nameField: 'name',
  fields: {
    name: text('name', { column: 'name', imported: {} }),
    kind: text(word('wellKind'), { length: 20, column: 'kind', imported: { choices: KINDS } }),
    depth: number(word('wellDepth'), 'km', 2, { column: 'depth_km', imported: { above: 0 } }),
    owner: text('owner', { access: 'admin', column: 'owner' })
  },
  search: {
    id: 'wells',
    label: word('layer.wells'),
    hint: word('search.well'),
    fields: ['name'],
    shown: ['name']
  },
  layers: [
    {
      id: 'wells',
      title: word('layer.wells'),
      group: 'facilities',
      draws: byKinds('kind', KINDS, wellOf, { symbol: wellOf(KINDS.length), label: 'class.other' }),
      popup: { title: '{name}', lines: ['kind', 'depth'] },
      panel: { countBy: ['kind'], figures: [average('depth')] }
    }
  ]
});
