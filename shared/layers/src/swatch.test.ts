import { CATALOGUE, layerOf } from './catalogue';
import { swatchOf } from './swatch';

describe('the sign of a layer', () => {
  it('is a shape of the style’s colours for every layer there is', () => {
    for (const layer of CATALOGUE) {
      const { kind, path, colors } = swatchOf(layer);
      expect(colors.length).toBeGreaterThan(0);
      expect(colors.length).toBeLessThanOrEqual(4);
      expect(kind === 'point').toBe(path !== undefined);
      for (const color of colors) expect(color).toMatch(/^#([0-9a-f]{6}|[0-9a-f]{8})$/);
    }
  });

  it('goes by what the page says: points, lines, areas and pictures', () => {
    expect(swatchOf(layerOf('mills'))).toMatchObject({ kind: 'point' });
    expect(swatchOf(layerOf('lgas'))).toMatchObject({
      kind: 'area',
      colors: ['#00000000'],
      edge: '#96907c6e'
    });
    expect(swatchOf(layerOf('roads')).kind).toBe('line');
    const { kind, colors } = swatchOf(layerOf('soil-ph'));
    expect([kind, colors.length > 1]).toEqual(['raster', true]);
  });
});
