import { useTheme } from 'jimu-theme';
import { lazy, Suspense } from 'react';
import type { ToolConfig } from '../config';
import type { LoadedMap } from './use-web-map';

const BasemapToggle = lazy(() => import('./basemap-toggle'));

interface MapToolsProps {
  readonly tools: ToolConfig;
  readonly loaded: LoadedMap;
  readonly isDrawn: boolean;
}

/** The small tools at a map's edge. What pans and turns is a scene's; a scene has no scale that a bar could tell. */
export function MapTools({ tools, loaded, isDrawn }: MapToolsProps) {
  const { sys } = useTheme();
  const { canZoom, canHome, canScaleBar, canBaseMap, canNavigation, canCompass } = tools;
  const isScene = loaded.kind === '3D';
  return (
    <>
      {canScaleBar && !isScene && <arcgis-scale-bar slot="bottom-left" unit="metric" />}
      <div
        slot="bottom-right"
        css={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: sys.spacing(2) }}
      >
        {canBaseMap && isDrawn && (
          <Suspense>
            <BasemapToggle {...loaded} />
          </Suspense>
        )}
        {canNavigation && isScene && <arcgis-navigation-toggle />}
        {canCompass && isScene && <arcgis-compass />}
        {canHome && <arcgis-home />}
        {canZoom && <arcgis-zoom />}
      </div>
    </>
  );
}
