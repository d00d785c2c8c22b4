import FeatureReductionCluster from 'esri/layers/support/FeatureReductionCluster';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import type ClassBreaksRenderer from 'esri/renderers/ClassBreaksRenderer';
import type { JimuMapView } from 'jimu-arcgis';
import type { Locale } from '@site/domain';
import { CATALOGUE, createShownClusters, isRaster } from '@site/layers';
import type { ClusterOptions } from '@site/layers';
import { findLayerView } from './panels';

/** Returns the expression by which a renderer classifies. */
const getRendererExpression = (clusters: FeatureReductionCluster): string | null | undefined =>
  (clusters.renderer as ClassBreaksRenderer | null | undefined)?.valueExpression;

/**
 * Restyles the circles of clustered points for a dark map, or by another weight than the web map's. Clusters
 * with a style other than the catalogue's are unchanged, and so are popups.
 */
export function applyClusterOptions(view: JimuMapView, look: ClusterOptions, locale: Locale): void {
  const views = view.getAllJimuLayerViews();
  for (const definition of CATALOGUE) {
    if (isRaster(definition) || !definition.layer.clusters) continue;
    const [usual, wanted] = [
      createShownClusters(definition, locale),
      createShownClusters(definition, locale, look)
    ];
    const layer = findLayerView(definition, views)?.layer as FeatureLayer | undefined;
    const now = layer?.featureReduction;
    if (!layer || !usual || !wanted || now?.type !== 'cluster') continue;
    const own = FeatureReductionCluster.fromJSON(usual) as FeatureReductionCluster;
    if (getRendererExpression(now) !== getRendererExpression(own)) continue;
    const { renderer, labelingInfo } = FeatureReductionCluster.fromJSON(wanted) as FeatureReductionCluster;
    const next = now.clone();
    next.set({ renderer, labelingInfo });
    layer.featureReduction = next;
  }
}
