import { hooks, React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import type { LatLon } from 'widgets/shared-code/site-domain';
import { getMapView } from 'widgets/shared-code/site-api';
import { addSpotMarker } from 'widgets/shared-code/site-map';
import type { SpotMarker } from 'widgets/shared-code/site-map';

/** Shows a draggable marker at the position of the new asset. */
export function useSpot(
  view: JimuMapView | null,
  title: string,
  spot: LatLon | null,
  onMoved: (spot: LatLon) => void
): void {
  const [marker, setMarker] = React.useState<SpotMarker | null>(null);
  const moved = hooks.useEventCallback(onMoved);
  React.useEffect(() => {
    if (!view) return undefined;
    const added = addSpotMarker(getMapView(view), title, moved);
    setMarker(added);
    return () => {
      setMarker(null);
      added.remove();
    };
  }, [view, title, moved]);
  const { latitude, longitude } = spot ?? {};
  React.useEffect(() => {
    marker?.show(latitude === undefined || longitude === undefined ? null : { latitude, longitude });
  }, [marker, latitude, longitude]);
}
