import ClassBreaksRenderer from 'esri/renderers/ClassBreaksRenderer';
import SimpleRenderer from 'esri/renderers/SimpleRenderer';
import UniqueValueRenderer from 'esri/renderers/UniqueValueRenderer';
import { readCustomSwatch } from './custom-swatch';

const createMarker = (color: string, style = 'diamond') => ({
  type: 'simple-marker' as const,
  style: style as 'diamond',
  color,
  outline: { color: '#ffffff' }
});

describe('the swatch of a layer that the catalogue does not know', () => {
  it('[BY-10] has the shape and the colour of its symbol', () => {
    const renderer = new SimpleRenderer({ symbol: createMarker('#1f77b4') });
    expect(readCustomSwatch({ renderer })).toEqual({
      kind: 'point',
      path: 'M5 0L10 5L5 10L0 5Z',
      colors: ['#1f77b4'],
      edge: '#ffffff'
    });
    const line = new SimpleRenderer({ symbol: { type: 'simple-line', color: '#aa0000' } });
    expect(readCustomSwatch({ renderer: line })).toEqual({ kind: 'line', colors: ['#aa0000'] });
  });

  it('[BY-10] has the colours of its classes', () => {
    const values = new UniqueValueRenderer({
      field: 'kind',
      uniqueValueInfos: ['#111111', '#222222'].map((color) => ({
        value: color,
        symbol: createMarker(color, 'x')
      }))
    });
    expect(readCustomSwatch({ renderer: values })).toMatchObject({
      kind: 'point',
      colors: ['#111111', '#222222']
    });
    const breaks = new ClassBreaksRenderer({
      field: 'depth',
      classBreakInfos: [
        {
          minValue: 0,
          maxValue: 1,
          symbol: { type: 'simple-fill', color: '#333333', outline: { color: '#000000' } }
        }
      ]
    });
    expect(readCustomSwatch({ renderer: breaks })).toEqual({
      kind: 'area',
      colors: ['#333333'],
      edge: '#000000'
    });
  });

  it('is null for pictures, and before the layer has loaded', () => {
    const picture = new SimpleRenderer({ symbol: { type: 'picture-marker', url: '/well.png' } });
    expect(readCustomSwatch({ renderer: picture })).toBeNull();
    expect(readCustomSwatch({ renderer: null })).toBeNull();
    expect(readCustomSwatch({})).toBeNull();
  });
});
