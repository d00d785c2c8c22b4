import type Layer from 'esri/layers/Layer';
import { findLayerView, toLayerRef } from './find-layers';

const createView = (id: string, title: string, service: string | null, kind = 'FeatureServer/0') => ({
  layer: {
    id,
    title,
    url: service && `https://x/arcgis/rest/services/${service}/${kind}`
  } as unknown as Layer
});
const mills = { id: 'mills', title: 'Confirmed mills', service: 'taggedMillsClus' };

describe('the layer of a catalogue entry', () => {
  it('is the one with its id, whatever other layers match', () => {
    const own = createView('mills', 'Renamed', null);
    expect(findLayerView(mills, [createView('x', 'Confirmed mills', 'taggedMillsClus'), own])).toBe(own);
  });

  it('is else the only one on its service, else the only one with its title', () => {
    const served = createView('18f', 'Mills of the east', 'taggedMillsClus');
    const titled = createView('18e', ' confirmed MILLS', 'other');
    expect(findLayerView(mills, [titled, served])).toBe(served);
    expect(findLayerView(mills, [titled])).toBe(titled);
    const french = createView('18g', 'Moulins confirmés', null);
    expect(findLayerView(mills, [french])).toBe(french);
    const raster = { id: 'soil', title: 'Soil pH', service: 'soilPH' };
    const image = createView('18d', 'pH', 'soilPH', 'ImageServer');
    expect(findLayerView(raster, [titled, image])).toBe(image);
  });

  it('is null when the map lacks it or several match', () => {
    expect(findLayerView(mills, [createView('a', 'A', null)])).toBeNull();
    const twice = [createView('a', 'A', 'taggedMillsClus'), createView('b', 'B', 'taggedMillsClus')];
    expect(findLayerView(mills, twice)).toBeNull();
    // Tagged Mills are on the same service as the confirmed ones.
    const tagged = createView('tagged-mills', 'Tagged Mills', 'taggedMillsClus');
    expect(findLayerView(mills, [tagged])).toBeNull();
    expect(findLayerView(mills, [tagged, createView('18f', 'Mills', 'taggedMillsClus')])?.layer.id).toBe(
      '18f'
    );
    // The clusters, reloaded, are not the tonnes of the scene, which are on the same service.
    const clusters = createView('18h', 'Oil Palm Clusters', 'palmclustersAllPrj');
    expect(findLayerView(toLayerRef('oil-palm-clusters'), [clusters])).toBe(clusters);
    expect(findLayerView(toLayerRef('tonne-yield'), [clusters])).toBeNull();
  });
});

describe('the layer of a setting', () => {
  it('is an entry of the catalogue by its id, found under another id by its service', () => {
    const served = createView('18f', 'Mills of the east', 'taggedMillsClus');
    const tagged = toLayerRef('mills');
    expect(tagged).toMatchObject({ title: 'Confirmed mills', service: 'taggedMillsClus' });
    expect(findLayerView(tagged, [createView('18e', 'Roads', null), served])).toBe(served);
  });

  it('is else the web map’s layer with that id or title', () => {
    const roads = createView('18e', 'Our roads', 'roads');
    expect(findLayerView(toLayerRef('18e'), [roads])).toBe(roads);
    expect(findLayerView(toLayerRef('our roads'), [roads])).toBe(roads);
    expect(findLayerView(toLayerRef('roads of others'), [roads])).toBeNull();
    // A layer without an address has no service.
    expect(findLayerView(toLayerRef('x'), [createView('a', 'A', null)])).toBeNull();
  });
});
