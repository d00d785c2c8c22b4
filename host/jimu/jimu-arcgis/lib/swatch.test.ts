import { styleSwatch } from './swatch';

const layer = (type: string, paint: object) => ({ type, paint: paint as Record<string, unknown> });
const drawn = (style: Parameters<typeof styleSwatch>[0]) => decodeURIComponent(styleSwatch(style) ?? '');

describe('basemap thumbnail', () => {
  it("uses the style's own colours, and the last stop of a function of the scale", () => {
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

  it('is drawn from only a background, and is null without one', () => {
    expect(drawn({ layers: [layer('background', { 'background-color': 'rgb(1, 2, 3)' })] })).toContain(
      'rgb(1, 2, 3)'
    );
    expect(styleSwatch({ layers: [layer('background', { 'background-color': ['get', 'x'] })] })).toBeNull();
    expect(styleSwatch({})).toBeNull();
  });

  it('accepts only colours in its markup', () => {
    const svg = drawn({ layers: [layer('background', { 'background-color': '"/><script>' })] });
    expect(svg).not.toContain('<script>');
  });
});
