import esriConfig from 'esri/config';
import FeatureLayer from 'esri/layers/FeatureLayer';
import type FeatureReductionCluster from 'esri/layers/support/FeatureReductionCluster';
import type Layer from 'esri/layers/Layer';
import FeatureReduction from 'esri/layers/support/FeatureReductionCluster';
import { fromJSON } from 'esri/renderers/support/jsonUtils';
import type ClassBreaksRenderer from 'esri/renderers/ClassBreaksRenderer';
import type SimpleRenderer from 'esri/renderers/SimpleRenderer';
import type UniqueValueRenderer from 'esri/renderers/UniqueValueRenderer';
import type ColorVariable from 'esri/renderers/visualVariables/ColorVariable';
import { createLayerDrawing, isRaster, getLayer } from '@site/layers';
import type { LayerDefinition } from '@site/layers';
import { translateRasterLegends, translateLayerTexts } from './translate-layer';

function findFeatureLayer(id: string): LayerDefinition {
  const definition = getLayer(id);
  if (isRaster(definition)) throw new Error(`${id} is a picture`);
  return definition;
}
const millsLayer = findFeatureLayer('mills');
const biocharApplicationsLayer = findFeatureLayer('biochar-applications');
const score10kmLayer = findFeatureLayer('score-10km');

/** Returns the layer as a web map creates it. */
function createLayer(definition: LayerDefinition) {
  const { id, title } = definition;
  const { drawingInfo, featureReduction } = createLayerDrawing(definition, 'en');
  const layer = new FeatureLayer({ id, title, renderer: fromJSON(drawingInfo.renderer) ?? undefined });
  if (featureReduction) layer.featureReduction = FeatureReduction.fromJSON(featureReduction);
  return layer;
}
const inFrench = (definition: LayerDefinition) => {
  const layer = createLayer(definition);
  translateLayerTexts(layer, 'fr');
  return layer;
};

describe('the texts of a layer', () => {
  it('are French for a French reader: title, heading, classes and the rest', () => {
    const { title, renderer } = inFrench(millsLayer);
    const { legendOptions, defaultLabel } = renderer as ClassBreaksRenderer;
    expect(title).toBe('Moulins confirmés');
    expect(legendOptions?.title).toBe('Temps depuis la dernière découverte de P1 (jours)');
    expect(defaultLabel).toBe('Jamais');
  });

  it('are French for clusters, with the same style and popup', () => {
    const before = createLayer(millsLayer).featureReduction as FeatureReductionCluster;
    const after = inFrench(millsLayer).featureReduction as FeatureReductionCluster;
    const labels = (after.renderer as ClassBreaksRenderer).classBreakInfos.map(({ label }) => label);
    expect(labels).toContain('Moulins groupés : 10 à 49');
    expect(after.clusterRadius).toBe(before.clusterRadius);
    expect(after.popupTemplate?.title).toBe(before.popupTemplate?.title);
    expect(after.renderer?.toJSON().field).toBe(before.renderer?.toJSON().field);
  });

  it('are French for unique values and for colour stops', () => {
    const kinds = inFrench(biocharApplicationsLayer).renderer as UniqueValueRenderer;
    const [group] = kinds.uniqueValueGroups ?? [];
    expect(kinds.legendOptions?.title).toBe('Lot');
    expect(kinds.uniqueValueInfos?.map(({ label }) => label)).toContain('Expérimental');
    expect(group!.classes?.map(({ label }) => label)).toContain('Expérimental');
    expect(kinds.uniqueValueInfos?.map(({ value }) => value)).toContain('Experimental');
    const [color] = (inFrench(score10kmLayer).renderer as SimpleRenderer).visualVariables as ColorVariable[];
    expect(color!.legendOptions?.title).toBe('Score (0 à 100)');
  });

  it('are unchanged in English, on a second call, and when the layer was renamed', () => {
    const layer = createLayer(millsLayer);
    const { renderer, featureReduction } = layer;
    translateLayerTexts(layer, 'en');
    expect([layer.title, layer.renderer, layer.featureReduction]).toEqual([
      'Confirmed mills',
      renderer,
      featureReduction
    ]);
    translateLayerTexts(layer, 'fr');
    const once = layer.renderer;
    translateLayerTexts(layer, 'fr');
    expect(layer.renderer).toBe(once);
    const own = new FeatureLayer({ title: 'Mills of the east' });
    translateLayerTexts(own, 'fr');
    expect(own.title).toBe('Mills of the east');
  });

  it('are only the title for an image service', () => {
    const layer = { type: 'imagery', title: 'Soil pH' } as unknown as Layer;
    translateLayerTexts(layer, 'fr');
    expect(layer.title).toBe('pH du sol');
  });
});

describe('legends of image services', () => {
  const service = 'https://site.example/arcgis/rest/services/soilPH/ImageServer';
  const listInterceptors = () => esriConfig.request.interceptors ?? [];
  const createResponse = () => ({
    layers: [{ legend: [{ label: 'acidic' }, { label: '3.5 and more' }, {}] }]
  });

  it('are French for a French reader until the translation ends', () => {
    const end = translateRasterLegends('fr');
    const { urls, after } = listInterceptors()[0]!;
    const data = createResponse();
    after?.({ data } as never);
    expect(data.layers[0]!.legend.map(({ label }) => label)).toEqual(['acide', '3.5 et plus', '']);
    expect([`${service}/legend`, `${service}/identify`].map((url) => (urls as RegExp).test(url))).toEqual([
      true,
      false
    ]);
    end();
    expect(listInterceptors()).toHaveLength(0);
  });

  it('are unchanged in English', () => {
    translateRasterLegends('en')();
    expect(listInterceptors()).toHaveLength(0);
  });
});
