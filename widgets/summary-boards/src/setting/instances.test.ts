import { boardInstances } from './instances';

it('offers the other instances that show boards', () => {
  const uri = 'widgets/summary-boards/';
  const widgets = {
    own: { id: 'own', uri, config: { board: 'choose' } },
    list: { id: 'list', uri, config: { board: 'choose' } },
    right: { id: 'right', uri, label: 'At the right', config: { board: 'asked' } },
    fixed: { id: 'fixed', uri, config: { board: 'millsTagged' } },
    map: { id: 'map', uri: 'widgets/arcgis/arcgis-map/' }
  };
  expect(boardInstances(widgets, 'own')).toEqual([
    { id: 'right', label: 'At the right' },
    { id: 'fixed', label: 'fixed' }
  ]);
  expect(boardInstances(undefined, 'own')).toEqual([]);
});
