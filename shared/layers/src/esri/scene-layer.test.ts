import { getLayer, isRaster } from '../catalogue';
import type { LayerDefinition } from '../catalogue';
import { createLine } from '../symbols';
import { createSceneLayer } from './scene-layer';
import { createSymbol3D } from './scene-symbols';

function getFeatureLayer(id: string): LayerDefinition {
  const layer = getLayer(id);
  if (isRaster(layer)) throw new Error(`${id} is a picture`);
  return layer;
}
const getRenderer = (id: string) =>
  createSceneLayer(getFeatureLayer(id)).layerDefinition.drawingInfo.renderer;

describe('createSceneLayer', () => {
  it('has the same address, popup and condition as in maps', () => {
    const { url, popupInfo, layerDefinition, opacity } = createSceneLayer(getFeatureLayer('tagged-mills'));
    expect(url).toMatch(/taggedMillsClus\/FeatureServer\/0$/);
    expect(popupInfo.title).toBe('{name}');
    expect(layerDefinition.definitionExpression).toBe("physically_tagged = 'Yes'");
    expect(opacity).toBe(0.8);
  });

  it('has a height from its field, in metres, with a legend in the language of the reader', () => {
    expect(getRenderer('tonne-yield')).toEqual({
      type: 'simple',
      label: 'Height: FFB per year, 5 m per t',
      symbol: {
        type: 'PolygonSymbol3D',
        symbolLayers: [{ type: 'Extrude', material: { color: [217, 121, 43], transparency: 0 }, size: 0 }]
      },
      visualVariables: [
        {
          type: 'sizeInfo',
          axis: 'height',
          field: 'tones',
          minDataValue: 0,
          maxDataValue: 10_000_000,
          minSize: 0,
          // Five metres for each tonne.
          maxSize: 50_000_000,
          valueUnit: 'unknown',
          legendOptions: { showLegend: false }
        }
      ]
    });
    const french = createSceneLayer(getFeatureLayer('tonne-yield'), { locale: 'fr' });
    expect(french.layerDefinition.drawingInfo.renderer).toMatchObject({
      label: 'Hauteur : FFB par an, 5 m par t'
    });
  });

  it('puts flat areas on the ground and all other features at sea level', () => {
    const getElevationMode = (id: string) =>
      createSceneLayer(getFeatureLayer(id)).layerDefinition.elevationInfo.mode;
    expect(['lgas', 'oil-palm-clusters', 'tonne-yield', 'minigrids'].map(getElevationMode)).toEqual([
      'onTheGround',
      'onTheGround',
      'absoluteHeight',
      'absoluteHeight'
    ]);
  });

  it('draws tagged mills as low columns of one size in the colours of their classes', () => {
    const renderer = getRenderer('tagged-mills');
    if (renderer.type !== 'classBreaks') throw new Error('The tagged mills have no classes.');
    expect(renderer.classBreakInfos.map(({ label }) => label)).toContain('90-100');
    expect(renderer.classBreakInfos[0]!.symbol).toEqual({
      type: 'PointSymbol3D',
      symbolLayers: [
        {
          type: 'Object',
          resource: { primitive: 'cylinder' },
          material: { color: [215, 25, 28] },
          width: 2500,
          depth: 2500,
          height: 4000,
          anchor: 'bottom'
        }
      ]
    });
    expect(
      createSceneLayer(getFeatureLayer('tagged-mills')).layerDefinition.featureReduction
    ).toBeUndefined();
  });

  it('draws other points as icons, and thins out those that maps cluster', () => {
    const renderer = getRenderer('community-transactions');
    expect(JSON.stringify(renderer)).toContain('"Icon"');
    const isThinned = (id: string) =>
      createSceneLayer(getFeatureLayer(id)).layerDefinition.featureReduction?.type === 'selection';
    expect(isThinned('mills')).toBe(true);
    expect(isThinned('minigrids')).toBe(false);
  });

  it('has the title and visibility that the scene defines', () => {
    const named = createSceneLayer(getFeatureLayer('factories'), {
      title: 'layer.siteAssets',
      visibility: true
    });
    expect([named.title, named.visibility]).toEqual(['SITE Assets', true]);
    expect(createSceneLayer(getFeatureLayer('factories')).title).toBe('Factories');
  });

  it('throws for points or classes with a height', () => {
    const mills = getFeatureLayer('tagged-mills');
    const high = { ...mills, layer: { ...mills.layer, height: { field: 'sustainabilityScore', metres: 1 } } };
    expect(() => createSceneLayer(high)).toThrow('A layer with heights must be of areas with one symbol.');
  });
});

describe('symbol3DJson', () => {
  it('writes opacity as percent of transparency', () => {
    expect(createSymbol3D(createLine('#1b4fa380', 2))).toEqual({
      type: 'LineSymbol3D',
      symbolLayers: [{ type: 'Line', material: { color: [27, 79, 163], transparency: 50 }, size: 2 }]
    });
  });
});
