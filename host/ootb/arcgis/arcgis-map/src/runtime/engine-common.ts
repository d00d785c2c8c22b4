/* The maps SDK's part of the map widget that maps and scenes share. */
import Color from '@arcgis/core/Color';
import FeatureFilter from '@arcgis/core/layers/support/FeatureFilter';
import type FeatureLayerView from '@arcgis/core/views/layers/FeatureLayerView';
import type View from '@arcgis/core/views/View';

export { watch, whenOnce } from '@arcgis/core/core/reactiveUtils';
export { expectDefinitions } from '../../../../../jimu/jimu-arcgis/lib/layer-definitions';

/** Returns a layer view's filter; null without a condition. */
export const filterBy = (where: string | undefined): FeatureFilter | null =>
  where === undefined ? null : new FeatureFilter({ where });

/** Checks whether a layer view draws features, which a filter can hide. */
export const canFilter = (layerView: object): layerView is FeatureLayerView => 'filter' in layerView;

/** Opacity of a highlight's fill, low enough to keep the feature's own colour recognisable. */
const HIGHLIGHT_OPACITY = 0.12;

/** Sets the highlight colour of a map's selection. */
export function highlightBy({ highlights }: View, color: string): void {
  const options = highlights.find(({ name }) => name === 'default');
  if (!options) return;
  options.color = new Color(color);
  options.fillOpacity = HIGHLIGHT_OPACITY;
}
