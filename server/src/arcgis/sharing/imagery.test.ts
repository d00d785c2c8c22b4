import { readFileSync } from 'node:fs';
import { nameImagery, showImagery } from './imagery';
import { readItems } from './items';

const items = readItems(process.cwd());
const readItem = (id: string) => items.find((item) => item.id === id)!;
const item = readItem('basemap-imagery');
const map = JSON.parse(readFileSync(item.file, 'utf8')) as Parameters<typeof showImagery>[0];
const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.jpg', attribution: '© Somebody' };

describe('imagery basemap', () => {
  it('is named as plain when no imagery is set up', () => {
    expect(nameImagery(item, null).title).toBe('Dark green (no imagery set up)');
    expect(showImagery(map, item, null)).toBe(map);
  });

  it('has tiles with their attribution, under the place names', () => {
    expect(nameImagery(item, tiles).title).toBe('Imagery');
    const { title, baseMapLayers } = showImagery(map, item, tiles).baseMap!;
    expect(title).toBe('Imagery');
    expect(baseMapLayers).toMatchObject([
      {
        layerType: 'WebTiledLayer',
        templateUrl: 'https://tiles.example/{level}/{col}/{row}.jpg',
        copyright: '© Somebody'
      },
      { id: 'basemap-imagery-names', isReference: true }
    ]);
  });

  it.each([
    ['https://maps.example/arcgis/rest/services/World/MapServer', 'ArcGISTiledMapServiceLayer'],
    ['https://maps.example/arcgis/rest/services/World/ImageServer', 'ArcGISTiledImageServiceLayer']
  ])('uses the service %s', (url, layerType) => {
    const { baseMapLayers } = showImagery(map, item, { url, attribution: null }).baseMap!;
    expect(baseMapLayers[0]).toMatchObject({ url, layerType });
  });

  it('changes no other map', () => {
    const light = readItem('basemap-light');
    expect(nameImagery(light, tiles)).toBe(light);
    expect(showImagery(map, light, tiles)).toBe(map);
  });
});
