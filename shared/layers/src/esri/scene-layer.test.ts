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

describe('a layer in a scene', () => {
  it('has the address, popup and condition that it has in maps', () => {
    const { url, popupInfo, layerDefinition, opacity } = sceneLayer(recordsOf('tagged-mills'));
    expect(url).toMatch(/taggedMillsClus\/FeatureServer\/0$/);
    expect(popupInfo.title).toBe('{name}');
    expect(layerDefinition.definitionExpression).toBe("physically_tagged = 'Yes'");
    expect(opacity).toBe(0.8);
  });

  it('stands as high as its field says, in metres; the legend tells the measure in the reader’s language', () => {
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

  it('lies on the ground where it is flat; all else stands at sea level', () => {
    const modeOf = (id: string) => sceneLayer(recordsOf(id)).layerDefinition.elevationInfo.mode;
    expect(['lgas', 'oil-palm-clusters', 'tonne-yield', 'minigrids'].map(modeOf)).toEqual([
      'onTheGround',
      'onTheGround',
      'absoluteHeight',
      'absoluteHeight'
    ]);
  });

  it('is drawn with the page’s classes, in its colours; points that maps draw together give way to one another', () => {
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

  it('has its name and whether it is shown from the scene, where that says so', () => {
    const named = sceneLayer(recordsOf('factories'), { title: 'layer.siteAssets', visibility: true });
    expect([named.title, named.visibility]).toEqual(['SITE Assets', true]);
    expect(sceneLayer(recordsOf('factories')).title).toBe('Factories');
  });

  it('is not made of points or classes with a height', () => {
    const mills = recordsOf('tagged-mills');
    const high = { ...mills, layer: { ...mills.layer, height: { field: 'sustainabilityScore', metres: 1 } } };
    expect(() => sceneLayer(high)).toThrow('What has a height is an area, and drawn alike.');
  });
});

describe('a symbol for scenes', () => {
  it('writes see-through colours as percent', () => {
    expect(symbol3DJson(line('#1b4fa380', 2))).toEqual({
      type: 'LineSymbol3D',
      symbolLayers: [{ type: 'Line', material: { color: [27, 79, 163], transparency: 50 }, size: 2 }]
    });
  });
});
