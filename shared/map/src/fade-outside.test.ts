import { createArcadeExecutor } from 'esri/arcade';
import Graphic from 'esri/Graphic';
import Map from 'esri/Map';
import Polygon from 'esri/geometry/Polygon';
import FeatureLayer from 'esri/layers/FeatureLayer';
import FeatureReductionCluster from 'esri/layers/support/FeatureReductionCluster';
import type ClassBreaksRenderer from 'esri/renderers/ClassBreaksRenderer';
import type OpacityVariable from 'esri/renderers/visualVariables/OpacityVariable';
import { createShownClusters, getLayer, isRaster } from '@site/layers';
import { createOutsideFade } from './fade-outside';

const mills = getLayer('mills');
if (isRaster(mills)) throw new Error('Mills are a picture.');

const area = new Polygon({
  rings: [
    [[7, 5], [7, 6], [8, 6], [8, 5], [7, 5]],
    [[7.4, 5.4], [7.6, 5.4], [7.6, 5.6], [7.4, 5.6], [7.4, 5.4]]
  ],
  spatialReference: { wkid: 4326 }
}); // prettier-ignore

function createPoints(reduction: object | null): FeatureLayer {
  const names = ['longitude', 'latitude'] as const;
  const layer = new FeatureLayer({
    source: [],
    geometryType: 'point',
    objectIdField: 'id',
    fields: [
      { name: 'id', type: 'oid' as const },
      ...names.map((name) => ({ name, type: 'double' as const }))
    ]
  });
  if (reduction) layer.featureReduction = FeatureReductionCluster.fromJSON(reduction);
  // There are no workers here, so that it never loads.
  jest.spyOn(layer, 'when').mockImplementation(async (loaded) => loaded?.(layer));
  return layer;
}

/** Returns the result of an expression for a circle of 12 mills with this centre. */
async function evaluate(expression: string, center_longitude: number, center_latitude: number) {
  const executor = await createArcadeExecutor(expression, {
    variables: [{ name: '$feature', type: 'feature' }]
  });
  const $feature = new Graphic({ attributes: { center_longitude, center_latitude, cluster_count: 12 } });
  return executor.executeAsync({ $feature }) as Promise<unknown>;
}

describe('points outside an area', () => {
  const places = [
    [7.2, 5.2, true],
    [8.5, 5.5, false],
    [7.5, 5.5, false]
  ] as const;

  it.each(places)(
    'draws a circle at %f, %f inside (%s) by its centre',
    async (longitude, latitude, inside) => {
      const layer = createPoints(createShownClusters(mills, 'en')!);
      const fade = createOutsideFade(new Map({ layers: [layer] }));
      fade.show(area);
      await Promise.resolve();
      const { renderer, labelingInfo } = layer.featureReduction as FeatureReductionCluster;
      const variable = (renderer as ClassBreaksRenderer).visualVariables!.at(-1) as OpacityVariable;
      expect(await evaluate(variable.valueExpression!, longitude, latitude)).toBe(inside ? 1 : 0);
      const texts = await Promise.all(
        labelingInfo!.map((label) => evaluate(label.labelExpressionInfo!.expression!, longitude, latitude))
      );
      expect(texts.join('')).toBe(inside ? '12' : '');
      fade.show(null);
      const restored = (layer.featureReduction as FeatureReductionCluster).renderer as ClassBreaksRenderer;
      expect(restored.visualVariables?.map(({ type }) => type)).toEqual(['size']);
    }
  );

  it('are faded one by one in a layer without circles, also in one that is added later', async () => {
    const [first, later] = [createPoints(null), createPoints(null)];
    const map = new Map({ layers: [first] });
    const fade = createOutsideFade(map);
    fade.show(area);
    map.add(later);
    await Promise.resolve();
    for (const layer of [first, later]) expect(layer.featureEffect?.filter?.geometry).toBe(area);
    fade.remove();
    for (const layer of [first, later]) expect(layer.featureEffect).toBeNull();
  });
});
