import { JimuMapViewComponent } from 'jimu-arcgis';
import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { useSharedMap } from 'widgets/shared-code/site-core';
import { darkenMap, followSharedMap } from 'widgets/shared-code/site-map';

interface PageMapProps {
  readonly mapWidgetId: string;
  readonly isDark: boolean;
  readonly serverUrl: string;
}

const loadMaps = () => Promise.resolve({ followSharedMap });

/** Keeps what the map shows in the address, and gives it the dark basemap in the dark theme. */
export function PageMap({ mapWidgetId, isDark, serverUrl }: PageMapProps) {
  const [view, setView] = React.useState<JimuMapView | null>(null);
  useSharedMap({ mapWidgetId, view, load: loadMaps });
  React.useEffect(() => {
    if (view && isDark) void darkenMap(view, `${serverUrl || window.location.origin}/arcgis`);
  }, [view, isDark, serverUrl]);
  return <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />;
}
