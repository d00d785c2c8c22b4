import { JimuMapViewComponent } from 'jimu-arcgis';
import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { useSharedMap } from 'widgets/shared-code/site-core';

/** The engine of maps comes with the map. */
const loadMaps = () => import('widgets/shared-code/site-map');

/** Keeps what the page's map shows in the address, so that the address can be shared. */
export function PageMap({ mapWidgetId }: { readonly mapWidgetId: string }) {
  const [view, setView] = React.useState<JimuMapView | null>(null);
  useSharedMap({ mapWidgetId, view, load: loadMaps });
  return <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />;
}
