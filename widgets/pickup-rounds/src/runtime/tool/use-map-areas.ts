import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { toFilterGeometry } from 'widgets/shared-code/site-domain';
import type { FilterGeometry } from 'widgets/shared-code/site-domain';
import { getMapView } from 'widgets/shared-code/site-api';
import { useDrawnShape } from 'widgets/shared-code/site-tools';
import { toBox, watchStationaryExtent } from 'widgets/shared-code/site-map';
import type { PileScopes } from '../plan/choose-piles';

/** Returns the visible part of the map, whenever it is stationary, and the shape drawn on it. */
export function useMapAreas(view: JimuMapView | null, isViewWanted: boolean): Omit<PileScopes, 'planIds'> {
  const [visible, setVisible] = React.useState<FilterGeometry | null>(null);
  const shape = useDrawnShape();
  React.useEffect(() => {
    if (!view || !isViewWanted) return undefined;
    const handle = watchStationaryExtent(getMapView(view), (extent) =>
      setVisible(toFilterGeometry({ kind: 'rectangle', box: toBox(extent) }))
    );
    return () => {
      setVisible(null);
      handle.remove();
    };
  }, [view, isViewWanted]);
  return React.useMemo(() => ({ view: visible, shape }), [visible, shape]);
}
