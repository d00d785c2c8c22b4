import { linkedParts } from './linked-parts';

describe('parts that belong to a tool', () => {
  it('are those that name it', () => {
    const widgets = {
      a: { config: { part: 'tool' as const, toolWidgetId: '' } },
      b: { config: { part: 'detail' as const, toolWidgetId: 'a' } },
      c: { config: { part: 'table' as const, toolWidgetId: 'other' } },
      d: {}
    };
    expect(linkedParts(widgets, 'a')).toEqual({ detail: true, table: false });
    expect(linkedParts(undefined, 'a')).toEqual({ detail: false, table: false });
  });
});
