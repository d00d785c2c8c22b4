import { coordinateText } from 'widgets/shared-code/site-core';
import type { LatLon, MarkerType, StatePiece } from 'widgets/shared-code/site-core';

/** Progress and input of the steps; coordinates are stored as typed. */
export interface AddAsset {
  /** Whether a click on the map sets the position. */
  readonly on: boolean;
  readonly step: 'place' | 'kind' | 'form';
  readonly latitude: string;
  readonly longitude: string;
  readonly markerType: MarkerType | null;
}

export const BLANK: AddAsset = { on: true, step: 'place', latitude: '', longitude: '', markerType: null };
export const ADD_ASSET: StatePiece<AddAsset> = { key: 'addAsset', initial: BLANK };

/** Sets the position of a click or drag, to four decimals. */
export const atSpot = (state: AddAsset, spot: LatLon): AddAsset => ({
  ...state,
  latitude: coordinateText(spot.latitude),
  longitude: coordinateText(spot.longitude)
});
