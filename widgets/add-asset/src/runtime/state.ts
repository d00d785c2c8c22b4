import { coordinateText } from 'widgets/shared-code/site-core';
import type { LatLon, MarkerType, StatePiece } from 'widgets/shared-code/site-core';

/** How far the way to a new asset is, as typed. */
export interface AddAsset {
  /** A click on the map gives the place. */
  readonly on: boolean;
  readonly step: 'place' | 'kind' | 'form';
  readonly latitude: string;
  readonly longitude: string;
  readonly markerType: MarkerType | null;
}

export const BLANK: AddAsset = { on: true, step: 'place', latitude: '', longitude: '', markerType: null };
export const ADD_ASSET: StatePiece<AddAsset> = { key: 'addAsset', initial: BLANK };

/** The place of a click or a drag, to four decimals. */
export const atSpot = (state: AddAsset, spot: LatLon): AddAsset => ({
  ...state,
  latitude: coordinateText(spot.latitude),
  longitude: coordinateText(spot.longitude)
});
