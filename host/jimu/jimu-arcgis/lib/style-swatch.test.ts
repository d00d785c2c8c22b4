import { drawStyleSwatch } from './style-swatch';

const createStyleLayer = (type: string, paint: object) => ({ type, paint: paint as Record<string, unknown> });
const decodeSwatch = (style: Parameters<typeof drawStyleSwatch>[0]) =>
  decodeURIComponent(drawStyleSwatch(style) ?? '');

describe('basemap thumbnail', () => {
  it("uses the style's own colours, and the last stop of a function of the scale", () => {
    const svg = decodeSwatch({
      layers: [
        createStyleLayer('fill', { 'fill-color': '#CFE1EA' }),
        createStyleLayer('fill', { 'fill-color': '#EEEBE1' }),
        createStyleLayer('fill', { 'fill-color': '#F5F3EC' }),
        createStyleLayer('line', { 'line-color': { stops: [[4, '#111111'], [5, '#FFFFFF']] } }), // prettier-ignore
        createStyleLayer('symbol', { 'text-color': '#3B4640' })
      ]
    });
    for (const colour of ['#CFE1EA', '#F5F3EC', '#FFFFFF', '#3B4640']) expect(svg).toContain(`"${colour}"`);
    expect(svg).not.toContain('#111111');
  });

  it('shows a background below one area, is drawn from only a background, and is null without one', () => {
    const twoColours = decodeSwatch({
      layers: [
        createStyleLayer('background', { 'background-color': '#CFE1EA' }),
        createStyleLayer('fill', { 'fill-color': '#F5F3EC' })
      ]
    });
    for (const colour of ['#CFE1EA', '#F5F3EC']) expect(twoColours).toContain(`"${colour}"`);
    expect(
      decodeSwatch({ layers: [createStyleLayer('background', { 'background-color': 'rgb(1, 2, 3)' })] })
    ).toContain('rgb(1, 2, 3)');
    expect(
      drawStyleSwatch({ layers: [createStyleLayer('background', { 'background-color': ['get', 'x'] })] })
    ).toBeNull();
    expect(drawStyleSwatch({})).toBeNull();
  });

  it('accepts only colours in its markup', () => {
    const svg = decodeSwatch({
      layers: [createStyleLayer('background', { 'background-color': '"/><script>' })]
    });
    expect(svg).not.toContain('<script>');
  });
});
