import { toolsOf } from './tools';

const uri = 'widgets/service-area/';

describe('the tools of an app', () => {
  it('are service area widgets that show the tool, without the asking one', () => {
    const widgets = {
      a: { id: 'a', uri, label: 'First', config: { part: 'tool' as const } },
      b: { id: 'b', uri, config: { part: 'detail' as const } },
      c: { id: 'c', uri },
      d: { id: 'd', uri: 'widgets/site-nav/' }
    };
    expect(toolsOf(widgets, 'b')).toEqual([
      { id: 'a', label: 'First' },
      { id: 'c', label: 'c' }
    ]);
    expect(toolsOf(undefined, 'b')).toEqual([]);
  });
});
