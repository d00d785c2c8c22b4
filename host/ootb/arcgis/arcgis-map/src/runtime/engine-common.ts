/* The maps SDK's part of the map widget that maps and scenes share. */
import Color from '@arcgis/core/Color';
import { fromJSON } from '@arcgis/core/geometry/support/jsonUtils';
import FeatureFilter from '@arcgis/core/layers/support/FeatureFilter';
import type FeatureLayerView from '@arcgis/core/views/layers/FeatureLayerView';
import type View from '@arcgis/core/views/View';

export { watch, whenOnce } from '@arcgis/core/core/reactiveUtils';
export { expectDefinitions } from '../../../../../jimu/jimu-arcgis/lib/layer-definitions';

/** Condition on the features of a layer: SQL, a geometry in JSON that they must touch, or both. */
export interface FeatureCondition {
  readonly where?: string;
  readonly geometry?: object;
}

/** Returns a layer view's filter; null without a condition. */
export function filterBy({ where, geometry }: FeatureCondition): FeatureFilter | null {
  if (where === undefined && !geometry) return null;
  // Copied, since the geometry of the store is frozen.
  const shape = geometry && fromJSON(JSON.parse(JSON.stringify(geometry)));
  return new FeatureFilter({ ...(where !== undefined && { where }), ...(shape && { geometry: shape }) });
}

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
