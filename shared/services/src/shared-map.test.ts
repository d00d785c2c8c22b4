import fc from 'fast-check';
import { parseSharedMap } from './shared-map';

describe('the map state of a link', () => {
  it('[BY-01] is read whole, and with parts missing', () => {
    const whole = { at: [7.93, 5.03, 500_000, 0], on: ['mills'], off: [], open: ['widget_4'], shut: [] };
    expect(parseSharedMap(whole)).toEqual(whole);
    expect(parseSharedMap({ at: [7.93, 5.03, 900_000, 0, 10] })).toEqual({
      at: [7.93, 5.03, 900_000, 0, 10]
    });
    expect(parseSharedMap({ on: ['mills'], unknown: 1 })).toEqual({ on: ['mills'] });
    expect(parseSharedMap({})).toEqual({});
  });

  it.each([
    null,
    'mills',
    { at: [7.93, 5.03] },
    { at: [793, 5.03, 500_000, 0] },
    { at: [7.93, 5.03, 0, 0] },
    { at: [7.93, 5.03, 500_000, null] },
    { on: 'mills' },
    { off: [1] },
    { open: {} }
  ])('is null when it is invalid: %j', (value) => {
    expect(parseSharedMap(value)).toBeNull();
  });

  it('is parsed or refused without throwing for any JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void parseSharedMap(value)));
  });
});
