import { layerOf, isRaster } from '../catalogue';
import type { LayerDefinition } from '../catalogue';
import { line } from '../symbols';
import { sceneLayer } from './scene-layer';
import { symbol3DJson } from './scene-symbols';

function recordsOf(id: string): LayerDefinition {
  const layer = layerOf(id);
  if (isRaster(layer)) throw new Error(`${id} is a picture`);
  return layer;
}
const rendererOf = (id: string) => sceneLayer(recordsOf(id)).layerDefinition.drawingInfo.renderer;

describe('sceneLayer', () => {
  it('has the same address, popup and condition as in maps', () => {
    const { url, popupInfo, layerDefinition, opacity } = sceneLayer(recordsOf('tagged-mills'));
    expect(url).toMatch(/taggedMillsClus\/FeatureServer\/0$/);
    expect(popupInfo.title).toBe('{name}');
    expect(layerDefinition.definitionExpression).toBe("physically_tagged = 'Yes'");
    expect(opacity).toBe(0.8);
  });

  it('has a height from its field, in metres, with a legend in the language of the reader', () => {
    expect(rendererOf('tonne-yield')).toEqual({
      type: 'simple',
      label: 'Height: FFB a year, 5 m per t',
      symbol: {
        type: 'PolygonSymbol3D',
        symbolLayers: [{ type: 'Extrude', material: { color: [217, 121, 43], transparency: 0 }, size: 0 }]
      },
      visualVariables: [
        { type: 'sizeInfo', axis: 'height', valueExpression: '$feature.tones * 5', valueUnit: 'meters' }
      ]
    });
    const french = sceneLayer(recordsOf('tonne-yield'), { locale: 'fr' });
    expect(french.layerDefinition.drawingInfo.renderer).toMatchObject({
      label: 'Hauteur : FFB par an, 5 m par t'
    });
  });

  it('puts flat areas on the ground and all other features at sea level', () => {
    const modeOf = (id: string) => sceneLayer(recordsOf(id)).layerDefinition.elevationInfo.mode;
    expect(['lgas', 'oil-palm-clusters', 'tonne-yield', 'minigrids'].map(modeOf)).toEqual([
      'onTheGround',
      'onTheGround',
      'absoluteHeight',
      'absoluteHeight'
    ]);
  });

  it('uses the classes and colours of the page, and thins out points that maps cluster', () => {
    const renderer = rendererOf('tagged-mills');
    if (renderer.type !== 'classBreaks') throw new Error('The tagged mills have no classes.');
    expect(renderer.classBreakInfos.map(({ label }) => label)).toContain('90-100');
    expect(renderer.classBreakInfos[0]!.symbol).toMatchObject({
      type: 'PointSymbol3D',
      symbolLayers: [{ type: 'Icon', resource: { primitive: 'triangle' } }]
    });
    expect(sceneLayer(recordsOf('tagged-mills')).layerDefinition.featureReduction).toEqual({
      type: 'selection'
    });
    expect(sceneLayer(recordsOf('minigrids')).layerDefinition.featureReduction).toBeUndefined();
  });

  it('has the title and visibility that the scene defines', () => {
    const named = sceneLayer(recordsOf('factories'), { title: 'layer.siteAssets', visibility: true });
    expect([named.title, named.visibility]).toEqual(['SITE Assets', true]);
    expect(sceneLayer(recordsOf('factories')).title).toBe('Factories');
  });

  it('throws for points or classes with a height', () => {
    const mills = recordsOf('tagged-mills');
    const high = { ...mills, layer: { ...mills.layer, height: { field: 'sustainabilityScore', metres: 1 } } };
    expect(() => sceneLayer(high)).toThrow('What has a height is an area, and drawn alike.');
  });
});

describe('symbol3DJson', () => {
  it('writes opacity as percent of transparency', () => {
    expect(symbol3DJson(line('#1b4fa380', 2))).toEqual({
      type: 'LineSymbol3D',
      symbolLayers: [{ type: 'Line', material: { color: [27, 79, 163], transparency: 50 }, size: 2 }]
    });
  });
});
