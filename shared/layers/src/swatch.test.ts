import { CATALOGUE, getLayer } from './catalogue';
import { createSwatch } from './swatch';

describe('createSwatch', () => {
  it('returns a shape in the style’s colours for every layer', () => {
    for (const layer of CATALOGUE) {
      const { kind, path, colors } = createSwatch(layer);
      expect(colors.length).toBeGreaterThan(0);
      expect(colors.length).toBeLessThanOrEqual(4);
      expect(kind === 'point').toBe(path !== undefined);
      for (const color of colors) expect(color).toMatch(/^#([0-9a-f]{6}|[0-9a-f]{8})$/);
    }
  });

  it('returns a swatch for points, lines, areas and rasters', () => {
    expect(createSwatch(getLayer('mills'))).toMatchObject({ kind: 'point' });
    expect(createSwatch(getLayer('lgas'))).toMatchObject({
      kind: 'area',
      colors: ['#00000000'],
      edge: '#96907c6e'
    });
    expect(createSwatch(getLayer('roads')).kind).toBe('line');
    const { kind, colors } = createSwatch(getLayer('soil-ph'));
    expect([kind, colors.length > 1]).toEqual(['raster', true]);
  });
});
