import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { useWidgetState } from 'widgets/shared-code/site-base';
import { getMapView } from 'widgets/shared-code/site-api';
import { watchStationaryExtent } from 'widgets/shared-code/site-map';
import type { ExtentJson } from 'widgets/shared-code/site-map';
import { FOLLOWED_EXTENT } from './followed-extent';

/**
 * Returns the extent of the stationary map, or of the map that the boards follow; null while it is not needed.
 */
export function useStationaryExtent(
  widgetId: string,
  view: JimuMapView | null,
  wanted: boolean
): ExtentJson | null {
  const [followed] = useWidgetState(widgetId, FOLLOWED_EXTENT);
  const [extent, setExtent] = React.useState<ExtentJson | null>(null);
  React.useEffect(() => {
    if (!view || !wanted) return undefined;
    const handle = watchStationaryExtent(getMapView(view), setExtent);
    return () => {
      setExtent(null);
      handle.remove();
    };
  }, [view, wanted]);
  return wanted && followed ? followed : extent;
}
