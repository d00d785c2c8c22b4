import { partsLinkedTo, toolOnMap, toolsFor, toolsNamed } from './linked-widgets';

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
    expect(partsLinkedTo(widgets, 'a')).toEqual(['detail']);
    expect(partsLinkedTo(widgets, 'b')).toEqual([]);
    expect(partsLinkedTo(undefined, 'a')).toEqual([]);
  });

  it('may belong to the tools of the same kind', () => {
    expect(toolsFor(widgets, 'b')).toEqual([
      { id: 'a', label: 'First' },
      { id: 'c', label: 'c' }
    ]);
    expect(toolsFor(undefined, 'b')).toEqual([]);
  });

  it('are found by name for widgets of other kinds that open a tool', () => {
    expect(toolsNamed(widgets, 'service-area').map(({ id }) => id)).toEqual(['a', 'c']);
    expect(toolsNamed(widgets, 'service')).toEqual([]);
    expect(toolsNamed(undefined, 'service-area')).toEqual([]);
  });

  it('are found by the map that they are connected to', () => {
    const on = { ...widgets, c: { uri, useMapWidgetIds: ['map'] } };
    expect(toolOnMap(on, 'service-area', 'map')).toBe('c');
    expect(toolOnMap(on, 'service-area', 'other')).toBeNull();
    expect(toolOnMap(undefined, 'service-area', 'map')).toBeNull();
  });
});
