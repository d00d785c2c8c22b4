/* The maps SDK's part of the map widget that maps and scenes share. */
import Color from '@arcgis/core/Color';
import FeatureFilter from '@arcgis/core/layers/support/FeatureFilter';
import type FeatureLayerView from '@arcgis/core/views/layers/FeatureLayerView';
import type View from '@arcgis/core/views/View';

export { watch, whenOnce } from '@arcgis/core/core/reactiveUtils';
export { expectDefinitions } from '../../../../../jimu/jimu-arcgis/lib/layer-definitions';

/** A layer view's filter; none without a condition. */
export const filterBy = (where: string | undefined): FeatureFilter | null =>
  where === undefined ? null : new FeatureFilter({ where });

/** Whether a layer view draws features that a filter may hide. */
export const canFilter = (layerView: object): layerView is FeatureLayerView => 'filter' in layerView;

/** So much of a highlight's fill that a feature's own colour still says what it is. */
const HIGHLIGHT_OPACITY = 0.12;

/** Draws what is selected on a map in a colour. */
export function highlightBy({ highlights }: View, color: string): void {
  const options = highlights.find(({ name }) => name === 'default');
  if (!options) return;
  options.color = new Color(color);
  options.fillOpacity = HIGHLIGHT_OPACITY;
}
