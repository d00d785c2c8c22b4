import type Layer from 'esri/layers/Layer';
import { findLayer } from './find-layers';

const layer = (id: string, title: string, service: string | null) =>
  ({
    id,
    title,
    url: service && `https://x/arcgis/rest/services/${service}/FeatureServer/0`
  }) as unknown as Layer;
const mills = { id: 'mills', title: 'Confirmed mills', service: 'taggedMillsClus' };

describe('the layer a catalogue entry means', () => {
  it('is the one with its id, whatever else there is', () => {
    const own = layer('mills', 'Renamed', null);
    expect(findLayer([layer('x', 'Confirmed mills', 'taggedMillsClus'), own], mills)).toBe(own);
  });

  it('else the only one on its service, else the only one of its title', () => {
    const served = layer('18f', 'Mills of the east', 'taggedMillsClus');
    const titled = layer('18e', ' confirmed MILLS', 'other');
    expect(findLayer([titled, served], mills)).toBe(served);
    expect(findLayer([titled], mills)).toBe(titled);
    const french = layer('18g', 'Moulins confirmés', null);
    expect(findLayer([french], mills)).toBe(french);
    const raster = { id: 'soil', title: 'Soil pH', service: 'soilPH' };
    const image = {
      id: '18d',
      title: 'pH',
      url: 'https://x/rest/services/soilPH/ImageServer'
    } as unknown as Layer;
    expect(findLayer([titled, image], raster)).toBe(image);
  });

  it('is none when the map lacks it or several could be meant', () => {
    expect(findLayer([layer('a', 'A', null)], mills)).toBeNull();
    const twice = [layer('a', 'A', 'taggedMillsClus'), layer('b', 'B', 'taggedMillsClus')];
    expect(findLayer(twice, mills)).toBeNull();
  });
});
