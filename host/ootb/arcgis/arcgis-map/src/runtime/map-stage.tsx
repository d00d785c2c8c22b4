import { hooks } from 'jimu-core';
import { useTheme } from 'jimu-theme';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { registerServiceWorker } from '../../../../../shell/register-service-worker';
import type { Config } from '../config';
import { addShadowStyle } from '../../../../shadow-style';
import type { ViewElement } from './engine-type';
import { MapTools } from './map-tools';
import { markOpened, useOpeningState } from '../../../../../shell/opening-state';
import { DrawingNote, FailedLayers, MapFailedCover, MapLoadingCover, StuckNote } from './notices';
import { NoSceneCover } from './no-scene-cover';
import { getSceneQuality } from './no-scene-reason';
import { useFailedLayers } from './use-failed-layers';
import { usePopupTurn } from './use-popup-turn';
import { useSharedSelection } from './use-shared-selection';
import { useView } from './use-view';
import type { LoadedMap } from './use-web-map';
import defaultMessages from './translations/default';

export interface MapStageProps {
  readonly id: string;
  readonly dataSourceId: string;
  readonly config: Config;
  readonly loaded: LoadedMap;
  onRetry(): void;
}

/* The SDK outlines a map after a click, too; a map shows its focus for the keyboard only. */
const SURFACE_STYLE = '.esri-view-surface:focus:not(:focus-visible)::after { outline: none }';

interface SurfaceProps {
  readonly config: Config;
  readonly loaded: LoadedMap;
  readonly isDrawn: boolean;
  readonly children: ReactNode;
  onElement(element: ViewElement | null): void;
}

/**
 * Delay after the first drawing, ms, for what the map does not need for it: the popup, whose code and data
 * are a megabyte (loaded earlier when somebody presses the map), and the parts of the pages that are cached
 * for later.
 */
const REST_MS = 1500;

/** The component that draws the map or the scene. */
function Surface({ config, loaded, isDrawn, children, onElement }: SurfaceProps) {
  const t = hooks.useTranslation(defaultMessages);
  const { sys } = useTheme();
  const viewPoint = config.initialMapState?.viewPoint;
  const start = useMemo(
    () =>
      loaded.kind === '2D' && {
        constraints: loaded.engine.freeZoom(),
        ...(viewPoint && { viewpoint: loaded.engine.viewpointFromJson(viewPoint) })
      },
    [loaded, viewPoint]
  );
  const [hasPopup, setHasPopup] = useState(false);
  useEffect(() => {
    if (!isDrawn) return undefined;
    const timer = setTimeout(() => {
      setHasPopup(true);
      registerServiceWorker();
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [isDrawn]);
  const quality = useMemo(() => (loaded.kind === '3D' ? getSceneQuality() : undefined), [loaded]);
  const shared = {
    aria: { label: t('mapLabel', { title: loaded.title }) },
    popupComponentEnabled: hasPopup,
    // The tools list the sources.
    hideAttribution: true,
    onPointerDown: () => setHasPopup(true),
    className: sys.color.mode === 'dark' ? 'calcite-mode-dark' : 'calcite-mode-light',
    css: {
      display: 'block',
      height: 'calc(100% - var(--mobile-panel-bottom, 0px) - var(--mobile-panel-height, 0px))'
    }
  };
  if (loaded.kind === '3D')
    return (
      <arcgis-scene
        ref={onElement}
        map={loaded.map}
        {...(quality && { qualityProfile: quality })}
        {...shared}
      >
        {children}
      </arcgis-scene>
    );
  return (
    <arcgis-map ref={onElement} map={loaded.map} {...start} {...shared}>
      {children}
    </arcgis-map>
  );
}

/** The map component with its tools and notices. */
export function MapStage({ id, dataSourceId, config, loaded, onRetry }: MapStageProps) {
  const { sys } = useTheme();
  const [element, setElement] = useState<ViewElement | null>(null);
  const { phase, jimuMapView } = useView(element, loaded, id, dataSourceId);
  const { failed, retry } = useFailedLayers(loaded);
  const { engine } = loaded;
  usePopupTurn(element, engine);
  useSharedSelection(element, jimuMapView, engine, config.showPopupUponSelection ?? false);
  const hasView = phase === 'drawing' || phase === 'drawn';
  const opening = useOpeningState();
  const isDrawn = phase === 'drawn';
  useEffect(() => {
    if (isDrawn) markOpened();
  }, [isDrawn]);
  const highlight = sys.color.primary.main;
  useEffect(() => {
    if (hasView) addShadowStyle(element, SURFACE_STYLE);
  }, [hasView, element]);
  useEffect(() => {
    if (hasView && element) engine.highlightBy(element.view, highlight);
  }, [hasView, element, engine, highlight]);
  if (phase === 'failed') return <MapFailedCover onRetry={onRetry} />;
  if (phase === 'lost') return <NoSceneCover lack="lost" flatUrl={config.flatUrl} onTry={onRetry} />;
  return (
    <>
      <Surface config={config} loaded={loaded} isDrawn={isDrawn} onElement={setElement}>
        <MapTools config={config} loaded={loaded} isDrawn={isDrawn} element={hasView ? element : null} />
      </Surface>
      {phase === 'starting' && <MapLoadingCover />}
      {phase === 'drawing' && opening !== 'stuck' && <DrawingNote />}
      {opening === 'stuck' ? (
        <StuckNote />
      ) : (
        <FailedLayers titles={failed.map((layer) => layer.title ?? layer.id)} onRetry={retry} />
      )}
    </>
  );
}
