import { JimuMapViewComponent } from 'jimu-arcgis';

interface DarkBasemapProps {
  readonly mapWidgetId: string;
  readonly portalUrl: string;
  readonly items: { readonly light: string; readonly dark: string };
}

/** Gives a map the dark basemap; the engine of maps is loaded with it. */
export const DarkBasemap = ({ mapWidgetId, portalUrl, items }: DarkBasemapProps) => (
  <JimuMapViewComponent
    useMapWidgetId={mapWidgetId}
    onActiveViewChange={(view) => {
      if (!view) return;
      void import('widgets/shared-code/site-map').then(({ darkenMap }) => darkenMap(view, portalUrl, items));
    }}
  />
);
