import { React } from 'jimu-core';
import { JimuMapViewComponent } from 'jimu-arcgis';
import type { JimuMapView } from 'jimu-arcgis';
import { onDataChange, onReconnect, watchDataVersion } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { ActiveTool, useMissingPartsToast, useSharedMap } from 'widgets/shared-code/site-tools';
import type { Settings } from '../config';

interface MapCareProps {
  readonly mapWidgetId: string;
  readonly portalUrl: string;
  readonly isDark: boolean;
  readonly items: { readonly light: string; readonly dark: string };
  readonly clusterWeight: Settings['clusterWeight'];
  readonly locale: Locale;
  readonly serverUrl: string;
}

/** Imported lazily: the bar must not wait for the map library. */
const loadMaps = () => import('widgets/shared-code/site-map');
const withMaps = async (work: (maps: Awaited<ReturnType<typeof loadMaps>>) => unknown) =>
  void work(await loadMaps());

/**
 * Shows the active tool, stores the map's state in the address, draws the world below the basemap and its names
 * above, applies the dark basemap and the clusters of the settings, and reloads the layers when the connection is
 * restored, after imports of data, and while parts of them are missing.
 */
export function MapCare(props: MapCareProps) {
  const { mapWidgetId, portalUrl, isDark, items, clusterWeight, locale, serverUrl } = props;
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const { light, dark } = items;
  useSharedMap({ mapWidgetId, view, load: loadMaps });
  React.useEffect(() => {
    if (!view) return undefined;
    const adding = loadMaps().then(({ addWorldGround, addPlaceNames }) => [
      addWorldGround(view),
      addPlaceNames(view)
    ]);
    return () => void adding.then((added) => added.forEach((handle) => handle.remove()));
  }, [view]);
  React.useEffect(() => {
    if (view && isDark)
      void withMaps(({ applyDarkBasemap }) => applyDarkBasemap(view, portalUrl, { light, dark }));
  }, [view, isDark, portalUrl, light, dark]);
  React.useEffect(() => {
    if (view && (isDark || clusterWeight !== 'count'))
      void withMaps(({ applyClusterOptions }) =>
        applyClusterOptions(view, { isDark, weight: clusterWeight }, locale)
      );
  }, [view, isDark, clusterWeight, locale]);
  React.useEffect(
    () => (view ? onReconnect(() => void withMaps(({ refreshLayers }) => refreshLayers(view))) : undefined),
    [view]
  );
  const showMissingParts = useMissingPartsToast();
  React.useEffect(() => {
    if (!view) return undefined;
    const watching = loadMaps().then(({ repeatFailedParts }) => repeatFailedParts(view, showMissingParts));
    return () => void watching.then((handle) => handle.remove());
  }, [view, showMissingParts]);
  React.useEffect(() => watchDataVersion(serverUrl), [serverUrl]);
  React.useEffect(
    () =>
      view
        ? onDataChange(() => void withMaps(({ refreshServiceLayers }) => refreshServiceLayers(view)))
        : undefined,
    [view]
  );
  return (
    <>
      <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
      <ActiveTool view={view} mapWidgetId={mapWidgetId} />
    </>
  );
}
