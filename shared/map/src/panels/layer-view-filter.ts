import FeatureFilter from 'esri/layers/support/FeatureFilter';
import type LayerView from 'esri/views/layers/LayerView';

/**
 * Hides what a condition does not meet in a layer that is drawn, at once and without a request; null shows all again.
 * Nothing happens to a layer view that has no features, or to none.
 */
export function filterLayerView(layerView: LayerView | null | undefined, where: string | null): void {
  if (layerView && 'filter' in layerView)
    layerView.filter = where === null ? null : new FeatureFilter({ where });
}
