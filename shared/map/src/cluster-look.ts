import FeatureReductionCluster from 'esri/layers/support/FeatureReductionCluster';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import type ClassBreaksRenderer from 'esri/renderers/ClassBreaksRenderer';
import type { JimuMapView } from 'jimu-arcgis';
import type { Locale } from '@site/domain';
import { CATALOGUE, clustersShown, isRaster } from '@site/layers';
import type { ClusterLook } from '@site/layers';
import { findLayerView } from './panels';

/** By what a renderer's classes go. */
const expressionOf = (clusters: FeatureReductionCluster): string | null | undefined =>
  (clusters.renderer as ClassBreaksRenderer | null | undefined)?.valueExpression;

/**
 * Draws the circles of several points for a dark map, or by another weight than the web map's. Those of a layer that
 * somebody has styled otherwise than the catalogue stay as they are, and so do popups.
 */
export function setClusterLook(view: JimuMapView, look: ClusterLook, locale: Locale): void {
  const views = view.getAllJimuLayerViews();
  for (const definition of CATALOGUE) {
    if (isRaster(definition) || !definition.layer.clusters) continue;
    const [usual, wanted] = [clustersShown(definition, locale), clustersShown(definition, locale, look)];
    const layer = findLayerView(definition, views)?.layer as FeatureLayer | undefined;
    const now = layer?.featureReduction;
    if (!layer || !usual || !wanted || now?.type !== 'cluster') continue;
    const own = FeatureReductionCluster.fromJSON(usual) as FeatureReductionCluster;
    if (expressionOf(now) !== expressionOf(own)) continue;
    const { renderer, labelingInfo } = FeatureReductionCluster.fromJSON(wanted) as FeatureReductionCluster;
    const next = now.clone();
    next.set({ renderer, labelingInfo });
    layer.featureReduction = next;
  }
}
