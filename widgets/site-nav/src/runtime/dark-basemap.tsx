import type { JimuMapView } from 'jimu-arcgis';
import { JimuMapViewComponent } from 'jimu-arcgis';

interface DarkBasemapProps {
  readonly mapWidgetId: string;
  readonly portalUrl: string;
  readonly items: { readonly light: string; readonly dark: string };
}

async function darken(view: JimuMapView, { portalUrl, items }: DarkBasemapProps): Promise<void> {
  const { basemapForAppearance } = await import('widgets/shared-code/site-map');
  const basemap = await basemapForAppearance(portalUrl, 'dark', items);
  if (view.view.map) view.view.map.basemap = basemap;
}

/** Gives a map the dark basemap; web maps are checked in with the light one. */
export function DarkBasemap(props: DarkBasemapProps) {
  return (
    <JimuMapViewComponent
      useMapWidgetId={props.mapWidgetId}
      onActiveViewChange={(view) => {
        // The light basemap stays when the dark one cannot be had: still a map.
        if (view) void darken(view, props).catch(() => undefined);
      }}
    />
  );
}
