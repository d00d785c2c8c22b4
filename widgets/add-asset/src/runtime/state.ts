import type { MarkerType, StatePiece } from 'widgets/shared-code/site-base';
import { formatCoordinate } from 'widgets/shared-code/site-domain';
import type { LatLon } from 'widgets/shared-code/site-domain';

/** Progress and input of the steps; coordinates are stored as typed. */
export interface AddAssetState {
  /** Whether a click on the map sets the position. */
  readonly on: boolean;
  readonly step: 'place' | 'kind' | 'form';
  readonly latitude: string;
  readonly longitude: string;
  readonly markerType: MarkerType | null;
}

export const EMPTY_STATE: AddAssetState = {
  on: true,
  step: 'place',
  latitude: '',
  longitude: '',
  markerType: null
};
export const ADD_ASSET: StatePiece<AddAssetState> = { key: 'addAsset', initial: EMPTY_STATE };

/** Sets the position of a click or drag, to four decimals. */
export const moveToSpot = (state: AddAssetState, spot: LatLon): AddAssetState => ({
  ...state,
  latitude: formatCoordinate(spot.latitude),
  longitude: formatCoordinate(spot.longitude)
});
