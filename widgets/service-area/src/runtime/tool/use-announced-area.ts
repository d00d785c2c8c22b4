import { React } from 'jimu-core';
import { clearMapSelection, setMapSelection } from 'widgets/shared-code/site-base';
import type { Area } from '../state';

/** Publishes the selected area to the other widgets of the map. */
export function useAnnouncedArea(mapWidgetId: string | undefined, area: Area | null): void {
  React.useEffect(() => {
    if (mapWidgetId === undefined) return;
    if (area === null) clearMapSelection(mapWidgetId, 'serviceArea');
    else {
      const { latitude, longitude, minutes, summary } = area;
      setMapSelection(mapWidgetId, { kind: 'serviceArea', latitude, longitude, minutes, summary });
    }
  }, [mapWidgetId, area]);
}
