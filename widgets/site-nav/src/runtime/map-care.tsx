import { React } from 'jimu-core';
import { JimuMapViewComponent } from 'jimu-arcgis';
import type { JimuMapView } from 'jimu-arcgis';
import { onConnectionBack, useSharedMap } from 'widgets/shared-code/site-core';

interface MapCareProps {
  readonly mapWidgetId: string;
  readonly portalUrl: string;
  readonly isDark: boolean;
  readonly items: { readonly light: string; readonly dark: string };
}

/** Loaded when there is something to do: a bar does not wait for the engine of maps. */
const loadMaps = () => import('widgets/shared-code/site-map');
const withMaps = async (work: (maps: Awaited<ReturnType<typeof loadMaps>>) => unknown) =>
  void work(await loadMaps());

/**
 * Keeps what a map shows in the address, gives it the dark basemap, and has its layers asked again when the connection has
 * come back.
 */
export function MapCare({ mapWidgetId, portalUrl, isDark, items }: MapCareProps) {
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const { light, dark } = items;
  useSharedMap({ mapWidgetId, view, load: loadMaps });
  React.useEffect(() => {
    if (view && isDark) void withMaps(({ darkenMap }) => darkenMap(view, portalUrl, { light, dark }));
  }, [view, isDark, portalUrl, light, dark]);
  React.useEffect(
    () =>
      view ? onConnectionBack(() => void withMaps(({ refreshLayers }) => refreshLayers(view))) : undefined,
    [view]
  );
  return <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />;
}
