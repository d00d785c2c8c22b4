import { styleSwatch } from './swatch';

const layer = (type: string, paint: object) => ({ type, paint: paint as Record<string, unknown> });
const drawn = (style: Parameters<typeof styleSwatch>[0]) => decodeURIComponent(styleSwatch(style) ?? '');

describe('the picture of a basemap', () => {
  it('has the style’s own colours, of a function of the scale the last', () => {
    const svg = drawn({
      layers: [
        layer('background', { 'background-color': '#CFE1EA' }),
        layer('fill', { 'fill-color': '#EEEBE1' }),
        layer('fill', { 'fill-color': '#F5F3EC' }),
        layer('line', { 'line-color': { stops: [[4, '#111111'], [5, '#FFFFFF']] } }), // prettier-ignore
        layer('symbol', { 'text-color': '#3B4640' })
      ]
    });
    for (const colour of ['#CFE1EA', '#F5F3EC', '#FFFFFF', '#3B4640']) expect(svg).toContain(`"${colour}"`);
    expect(svg).not.toContain('#111111');
  });

  it('makes do with a background, and is none without', () => {
    expect(drawn({ layers: [layer('background', { 'background-color': 'rgb(1, 2, 3)' })] })).toContain(
      'rgb(1, 2, 3)'
    );
    expect(styleSwatch({ layers: [layer('background', { 'background-color': ['get', 'x'] })] })).toBeNull();
    expect(styleSwatch({})).toBeNull();
  });

  it('lets nothing but a colour into its markup', () => {
    const svg = drawn({ layers: [layer('background', { 'background-color': '"/><script>' })] });
    expect(svg).not.toContain('<script>');
  });
});
