import type { JimuMapView } from 'jimu-arcgis';
import type { ChangeState } from 'widgets/shared-code/site-base';
import { readCoordinates } from 'widgets/shared-code/site-domain';
import type { LatLon } from 'widgets/shared-code/site-domain';
import { useMapClick, useMapControl } from 'widgets/shared-code/site-tools';
import type { AddAssetState } from './state';
import { moveToSpot } from './state';
import { useSpot } from './use-spot';
import { useTexts } from './use-texts';

interface MapPlaceOptions {
  readonly widgetId: string;
  readonly mapWidgetId: string | undefined;
  readonly label: string | undefined;
  readonly state: AddAssetState;
  readonly change: ChangeState<AddAssetState>;
}

/**
 * Takes the place of the new asset from clicks on the map while the first step is open, and marks it there.
 * Returns the place, null while its coordinates are not valid, and the function that moves it.
 */
export function useMapPlace(
  view: JimuMapView | null,
  { widgetId, mapWidgetId, label, state, change }: MapPlaceOptions
): readonly [LatLon | null, (place: LatLon) => void] {
  const t = useTexts();
  const isPicking = state.on && state.step === 'place';
  const owner = useMapControl(view, {
    widgetId,
    mapWidgetId,
    on: isPicking,
    tool: { label, prompt: t('prompt') },
    onStepBack: () => change((before) => ({ ...before, on: false }))
  });
  const movePlace = (place: LatLon) => change((before) => moveToSpot(before, place));
  useMapClick(view, (place) => {
    if (!isPicking || (owner !== null && owner !== widgetId)) return false;
    movePlace(place);
    return true;
  });
  const read = readCoordinates(state.latitude, state.longitude);
  const place = read.ok ? read.value : null;
  useSpot(view, t('mark'), place, movePlace);
  return [place, movePlace];
}
