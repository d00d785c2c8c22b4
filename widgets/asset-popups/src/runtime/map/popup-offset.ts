import Graphic from 'esri/Graphic';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import type FeatureReductionCluster from 'esri/layers/support/FeatureReductionCluster';
import { getDisplayedSymbol } from 'esri/symbols/support/symbolUtils';
import { POPUP_OFFSET_RADII, PX_PER_POINT } from 'widgets/shared-code/site-base';

/** Field with the number of points in a cluster; a single point counts as 1. */
const COUNT_FIELD = 'cluster_count';

/** Returns a feature and its renderer: clustered points have the renderer of the cluster. */
function findRenderer(graphic: Graphic): {
  readonly shown: Graphic;
  readonly renderer?: NonNullable<FeatureReductionCluster['renderer']>;
} {
  const { featureReduction } = (graphic.layer ?? {}) as Partial<FeatureLayer>;
  const renderer = featureReduction?.type === 'cluster' ? featureReduction.renderer : null;
  if (!renderer) return { shown: graphic };
  const { geometry, attributes } = graphic;
  const counted = { [COUNT_FIELD]: 1, ...(attributes as object) };
  return { shown: new Graphic({ geometry, attributes: counted }), renderer };
}

/**
 * Computes the distance of a popup from its feature, in px of the screen: a multiple of the marker's radius
 * set by the business; 0 for features without a marker. Source: section 9 "Display and map".
 */
export async function computePopupOffset(graphic: Graphic): Promise<number> {
  if (graphic.geometry?.type !== 'point') return 0;
  const { shown, renderer } = findRenderer(graphic);
  const symbol = await getDisplayedSymbol(shown, { renderer });
  if (symbol?.type === 'simple-marker') return (POPUP_OFFSET_RADII * symbol.size * PX_PER_POINT) / 2;
  if (symbol?.type !== 'picture-marker') return 0;
  return (POPUP_OFFSET_RADII * Math.max(symbol.width, symbol.height) * PX_PER_POINT) / 2;
}
