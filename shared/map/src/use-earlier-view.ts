import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import type Viewpoint from 'esri/Viewpoint';
import { getMapView } from '@site/services';
import { returnToView } from './go-to-area';

/**
 * Returns the map to its earlier view when the result of a tool is closed. A result of a link has no earlier
 * view, and a person who has moved the map in the meantime keeps the view that they chose.
 * @param isShown whether a result is on the map.
 */
export function useEarlierView(view: JimuMapView | null, isShown: boolean): void {
  const earlier = React.useRef<Viewpoint | null>(null);
  const wasShown = React.useRef(isShown);
  React.useEffect(() => {
    if (!view || wasShown.current === isShown) return;
    wasShown.current = isShown;
    if (isShown) earlier.current = getMapView(view).viewpoint.clone();
    else if (earlier.current) void returnToView(getMapView(view), earlier.current);
  }, [view, isShown]);
}
