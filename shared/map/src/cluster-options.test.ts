import FeatureLayer from 'esri/layers/FeatureLayer';
import FeatureReductionCluster from 'esri/layers/support/FeatureReductionCluster';
import type ClassBreaksRenderer from 'esri/renderers/ClassBreaksRenderer';
import type { JimuMapView } from 'jimu-arcgis';
import { createShownClusters, isRaster, getLayer } from '@site/layers';
import { applyClusterOptions } from './cluster-options';

const mills = getLayer('mills');
if (isRaster(mills)) throw new Error('Mills are a picture.');
const usual = createShownClusters(mills, 'en')!;

function mapWith(reduction: object) {
  const layer = new FeatureLayer({ id: 'mills', title: 'Confirmed mills' });
  layer.featureReduction = FeatureReductionCluster.fromJSON(reduction);
  const view = { getAllJimuLayerViews: () => [{ layer }] } as unknown as JimuMapView;
  const getClusters = () => layer.featureReduction as FeatureReductionCluster;
  const listClasses = () => (getClusters().renderer as ClassBreaksRenderer).classBreakInfos;
  return { view, drawn: getClusters, classes: listClasses };
}

describe('circles of clustered mills', () => {
  it('are muted differently on a dark map, with the same popup', () => {
    const { view, drawn, classes } = mapWith(usual);
    const [before, title] = [
      classes().map(({ symbol }) => symbol?.color?.toHex()),
      drawn().popupTemplate?.title
    ];
    applyClusterOptions(view, { isDark: true }, 'en');
    expect(classes()[0]!.symbol?.color?.toHex()).not.toBe(before[0]);
    expect(
      classes()
        .map(({ label }) => label)
        .slice(0, 3)
    ).toEqual(['Grouped mills: 2 to 9', 'Grouped mills: 10 to 49', 'Grouped mills: 50 and more']);
    expect([drawn().clusterRadius, drawn().popupTemplate?.title]).toEqual([usual.clusterRadius, title]);
  });

  it('are weighted and labelled by tonnes on request', () => {
    const { view, drawn, classes } = mapWith(usual);
    applyClusterOptions(view, { weight: 'tonnes' }, 'fr');
    expect(classes()[1]!.label).toMatch(/^Moulins groupés : 200 à 1\s000 t$/);
    const [strong] = drawn().labelingInfo ?? [];
    expect(strong!.labelExpressionInfo?.expression).toContain("Text($feature.tonnes, '#,##0') + ' t'");
  });

  it.each(['count', 'tonnes'] as const)(
    '[MP-06] of fewer than 10 mills have no %s label until the map is zoomed in',
    (weight) => {
      const { view, drawn } = mapWith(usual);
      applyClusterOptions(view, { weight, isDark: true }, 'en');
      const labels = (drawn().labelingInfo ?? []).map(({ labelExpressionInfo, minScale }) => ({
        rule: /^IIf\(\$feature\.cluster_count (>= 10|< 10), /.exec(
          labelExpressionInfo?.expression ?? ''
        )?.[1],
        minScale
      }));
      // Both for the circles with white text and for those with dark text; a scale of 0 is no limit.
      expect(labels).toEqual([
        { rule: '>= 10', minScale: 0 },
        { rule: '< 10', minScale: 150_000 },
        { rule: '>= 10', minScale: 0 },
        { rule: '< 10', minScale: 150_000 }
      ]);
    }
  );

  it('with another style than the catalogue’s are unchanged', () => {
    const { renderer } = usual.drawingInfo;
    const own = {
      ...usual,
      drawingInfo: { ...usual.drawingInfo, renderer: { ...renderer, valueExpression: '1' } }
    };
    const { view, drawn } = mapWith(own);
    const before = drawn();
    applyClusterOptions(view, { isDark: true }, 'en');
    expect(drawn()).toBe(before);
  });
});
