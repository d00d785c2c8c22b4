import { listLinkedParts, findToolOnMap, listToolsForPart, listToolsByName } from './linked-widgets';

const uri = 'widgets/service-area/';
const widgets = {
  a: { uri, label: 'First', config: { part: 'tool', toolWidgetId: '' } },
  b: { uri, config: { part: 'detail', toolWidgetId: 'a' } },
  c: { uri },
  d: { uri: 'widgets/site-nav/', config: {} },
  e: { uri, config: { part: 'table', toolWidgetId: 'c' } }
};

describe('parts of a widget in other places', () => {
  it('belong to the tool that they name', () => {
    expect(listLinkedParts(widgets, 'a')).toEqual(['detail']);
    expect(listLinkedParts(widgets, 'b')).toEqual([]);
    expect(listLinkedParts(undefined, 'a')).toEqual([]);
  });

  it('may belong to the tools of the same kind', () => {
    expect(listToolsForPart(widgets, 'b')).toEqual([
      { id: 'a', label: 'First' },
      { id: 'c', label: 'c' }
    ]);
    expect(listToolsForPart(undefined, 'b')).toEqual([]);
  });

  it('are found by name for widgets of other kinds that open a tool', () => {
    expect(listToolsByName(widgets, 'service-area').map(({ id }) => id)).toEqual(['a', 'c']);
    expect(listToolsByName(widgets, 'service')).toEqual([]);
    expect(listToolsByName(undefined, 'service-area')).toEqual([]);
  });

  it('are found by the map that they are connected to', () => {
    const on = { ...widgets, c: { uri, useMapWidgetIds: ['map'] } };
    expect(findToolOnMap(on, 'service-area', 'map')).toBe('c');
    expect(findToolOnMap(on, 'service-area', 'other')).toBeNull();
    expect(findToolOnMap(undefined, 'service-area', 'map')).toBeNull();
  });
});
