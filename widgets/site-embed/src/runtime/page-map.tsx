import { JimuMapViewComponent } from 'jimu-arcgis';
import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { onDataChange, onReconnect, watchDataVersion } from 'widgets/shared-code/site-base';
import { ActiveTool, useMissingPartsToast, useSharedMap } from 'widgets/shared-code/site-tools';
import {
  addPlaceNames,
  addWorldGround,
  applyDarkBasemap,
  followSharedMap,
  refreshLayers,
  refreshServiceLayers,
  repeatFailedParts,
  translateText
} from 'widgets/shared-code/site-map';

interface PageMapProps {
  readonly mapWidgetId: string;
  readonly isDark: boolean;
  readonly serverUrl: string;
}

const loadMaps = () => Promise.resolve({ followSharedMap, translateText });

/**
 * Shows the active tool, stores the map's state in the address, draws the world below the basemap and its names above, applies the
 * dark basemap in the dark theme, and reloads the layers when the connection is restored, after imports of data,
 * and while parts of them are missing.
 */
export function PageMap({ mapWidgetId, isDark, serverUrl }: PageMapProps) {
  const [view, setView] = React.useState<JimuMapView | null>(null);
  useSharedMap({ mapWidgetId, view, load: loadMaps });
  React.useEffect(() => {
    if (!view) return undefined;
    const added = [addWorldGround(view), addPlaceNames(view)];
    return () => added.forEach((handle) => handle.remove());
  }, [view]);
  React.useEffect(() => {
    if (view && isDark) void applyDarkBasemap(view, `${serverUrl || window.location.origin}/arcgis`);
  }, [view, isDark, serverUrl]);
  React.useEffect(() => (view ? onReconnect(() => refreshLayers(view)) : undefined), [view]);
  const showMissingParts = useMissingPartsToast();
  React.useEffect(() => {
    if (!view) return undefined;
    const watching = repeatFailedParts(view, showMissingParts);
    return () => watching.remove();
  }, [view, showMissingParts]);
  React.useEffect(() => watchDataVersion(serverUrl), [serverUrl]);
  React.useEffect(() => (view ? onDataChange(() => refreshServiceLayers(view)) : undefined), [view]);
  return (
    <>
      <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
      <ActiveTool view={view} mapWidgetId={mapWidgetId} />
    </>
  );
}
