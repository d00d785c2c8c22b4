import type { ArcgisMap } from '@arcgis/map-components/components/arcgis-map';
import { hooks } from 'jimu-core';
import { useTheme } from 'jimu-theme';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { Config } from '../config';
import { DrawingNote, FailedLayers, MapFailedCover, MapLoadingCover } from './notices';
import { useFailedLayers } from './use-failed-layers';
import { usePopupTurn } from './use-popup-turn';
import { useView } from './use-view';
import type { LoadedMap } from './use-web-map';
import defaultMessages from './translations/default';

const BasemapToggle = lazy(() => import('./basemap-toggle'));

export interface MapStageProps {
  readonly id: string;
  readonly dataSourceId: string;
  readonly config: Config;
  readonly loaded: LoadedMap;
  onRetry(): void;
}

/** The map component with its tools and notices. */
export function MapStage({ id, dataSourceId, config, loaded, onRetry }: MapStageProps) {
  const t = hooks.useTranslation(defaultMessages);
  const { sys } = useTheme();
  const [element, setElement] = useState<ArcgisMap | null>(null);
  const phase = useView(element, loaded, id, dataSourceId);
  const { failed, retry } = useFailedLayers(loaded);
  const { engine, map, title } = loaded;
  usePopupTurn(element, engine);
  const hasView = phase === 'drawing' || phase === 'drawn';
  const highlight = sys.color.primary.main;
  useEffect(() => {
    if (hasView && element) engine.highlightBy(element.view, highlight);
  }, [hasView, element, engine, highlight]);
  const viewPoint = config.isUseCustomMapState ? config.initialMapState?.viewPoint : undefined;
  const viewpoint = useMemo(() => viewPoint && engine.viewpointFromJson(viewPoint), [engine, viewPoint]);
  const constraints = useMemo(() => engine.freeZoom(), [engine]);
  const { canZoom, canHome, canScaleBar, canBaseMap } = config.toolConfig ?? {};
  if (phase === 'failed') return <MapFailedCover onRetry={onRetry} />;
  return (
    <>
      <arcgis-map
        ref={setElement}
        map={map}
        aria={{ label: t('mapLabel', { title }) }}
        constraints={constraints}
        popupComponentEnabled
        {...(viewpoint && { viewpoint })}
        className={sys.color.mode === 'dark' ? 'calcite-mode-dark' : 'calcite-mode-light'}
        css={{
          display: 'block',
          height: 'calc(100% - var(--mobile-panel-bottom, 0px) - var(--mobile-panel-height, 0px))'
        }}
      >
        {canScaleBar && <arcgis-scale-bar slot="bottom-left" unit="metric" />}
        <div
          slot="bottom-right"
          css={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: sys.spacing(2) }}
        >
          {canBaseMap && phase === 'drawn' && (
            <Suspense>
              <BasemapToggle {...loaded} />
            </Suspense>
          )}
          {canHome && <arcgis-home />}
          {canZoom && <arcgis-zoom />}
        </div>
      </arcgis-map>
      {phase === 'starting' && <MapLoadingCover />}
      {phase === 'drawing' && <DrawingNote />}
      <FailedLayers titles={failed.map((layer) => layer.title ?? layer.id)} onRetry={retry} />
    </>
  );
}
