import { AREAS_CODEC } from './use-shared-areas';

describe('areas in a link', () => {
  it('reads and writes starts with minutes, and the selected area', () => {
    const starts = [
      [5.03, 7.93, 60],
      [6.1, 7.2, 30]
    ];
    expect(AREAS_CODEC.read({ starts, picked: 1 })).toEqual({ starts, picked: 1 });
    expect(AREAS_CODEC.read({ starts, picked: 'together' })).toEqual({ starts, picked: 'together' });
    expect(AREAS_CODEC.read({ starts })).toEqual({ starts, picked: null });
  });

  it.each([
    null,
    {},
    { starts: [] },
    { starts: [[5.03, 7.93]] },
    { starts: [[95, 7.93, 60]] },
    { starts: [[5.03, 7.93, -1]] },
    { starts: [[5.03, 7.93, '60']] },
    { starts: [[5.03, 7.93, 60]], picked: 'all' }
  ])('returns null for an invalid value: %j', (value) => {
    expect(AREAS_CODEC.read(value)).toBeNull();
  });
});
