import type { LayerSource } from './create-dataset';
import { joinPlace } from './join-place';

/** Factories and APs share one table. */
const createMarkerSource = (markerType: 'Factory' | 'AP'): LayerSource => ({
  ...joinPlace('marker_asset'),
  condition: `marker_asset.marker_type = '${markerType}'`
});

export const factories = createMarkerSource('Factory');
export const accessPoints = createMarkerSource('AP');
