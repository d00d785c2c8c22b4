import type { LayerSource } from './dataset-of';
import { inPlace } from './place';

/** Factories and APs share one table. */
const markerAssets = (markerType: 'Factory' | 'AP'): LayerSource => ({
  ...inPlace('marker_asset'),
  condition: `marker_asset.marker_type = '${markerType}'`
});

export const factories = markerAssets('Factory');
export const accessPoints = markerAssets('AP');
