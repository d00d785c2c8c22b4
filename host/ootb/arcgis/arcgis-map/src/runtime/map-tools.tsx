import { useTheme } from 'jimu-theme';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Config, ToolConfig } from '../config';
import type { ViewElement } from './engine-type';
import { createChip, readLayout, TOOL_GAP } from './map-layout';
import type { Corner, MapTool } from './map-layout';
import { Sources } from './sources';
import type { LoadedMap } from './use-web-map';

const BasemapToggle = lazy(() => import('./basemap-toggle'));

/** Side of a tool, px. */
const TOOL_SIZE = 32;
/** Side of the SDK's basemap toggle, px. */
const TOGGLE_SIZE = 64;
/** A window as low as a phone on its side, or at twice the size of texts. */
const LOW_WINDOW = '@media (max-height: 500px)';
/** Corners whose tools are stacked; the scale bar is in the fourth. */
const CORNERS: readonly Corner[] = ['top-left', 'top-right', 'bottom-right'];

interface MapToolsProps {
  readonly config: Config;
  readonly loaded: LoadedMap;
  readonly isDrawn: boolean;
  /** The view's element; null before it has a view. */
  readonly element: ViewElement | null;
}

/** Checks whether a map is so narrow that Experience Builder uses the arrangement for phones. */
function useIsNarrow(element: ViewElement | null, { engine }: LoadedMap): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const handle = engine.watch(() => element.view.widthBreakpoint === 'xsmall', setIsNarrow, {
      initial: true
    });
    return () => handle.remove();
  }, [element, engine]);
  return isNarrow;
}

/** The basemap toggle in the size and on the surface of the other tools. Its edge is drawn over the picture. */
function ToolFrame({ children }: { readonly children: ReactNode }) {
  const { sys } = useTheme();
  return (
    <div
      css={{
        position: 'relative',
        width: TOOL_SIZE,
        height: TOOL_SIZE,
        overflow: 'hidden',
        boxShadow: sys.shadow.shadow1,
        '& > *': { zoom: TOOL_SIZE / TOGGLE_SIZE },
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          border: `4px solid ${sys.color.surface.paper}`,
          pointerEvents: 'none'
        },
        // The SDK's own ring is below the edge; its colour is transparent after a press of the pointer.
        '&:focus-within::after': { outline: '2px solid var(--calcite-color-focus)', outlineOffset: -2 }
      }}
    >
      {children}
    </div>
  );
}

/**
 * Lists a map's tools. Navigation and compass are only for scenes; the scale bar only for maps, because a
 * scene has no single scale.
 */
function listTools({ config, loaded, isDrawn }: MapToolsProps): Map<MapTool, ReactNode> {
  const { toolConfig = {} } = config;
  const { canZoom, canHome, canScaleBar, canBaseMap, canNavigation, canCompass }: ToolConfig = toolConfig;
  const isScene = loaded.kind === '3D';
  const basemaps = (
    <Suspense>
      <ToolFrame>
        <BasemapToggle {...loaded} />
      </ToolFrame>
    </Suspense>
  );
  const tools: readonly [MapTool, ReactNode, unknown][] = [
    ['zoom', <arcgis-zoom />, canZoom],
    ['home', <arcgis-home />, canHome],
    ['navigation', <arcgis-navigation-toggle />, canNavigation && isScene],
    ['compass', <arcgis-compass />, canCompass && isScene],
    ['basemap', basemaps, canBaseMap && isDrawn],
    ['scaleBar', <arcgis-scale-bar unit="metric" />, canScaleBar && !isScene]
  ];
  return new Map(tools.flatMap(([name, tool, isShown]) => (isShown ? [[name, tool] as const] : [])));
}

/** The small tools at a map's edge, each in the corner where Experience Builder places it. */
export function MapTools(props: MapToolsProps) {
  const { sys } = useTheme();
  const isNarrow = useIsNarrow(props.element, props.loaded);
  const tools = listTools(props);
  const layout = readLayout(props.config, isNarrow);
  return (
    <>
      {tools.has('scaleBar') && (
        <div slot="bottom-left" css={createChip(sys)}>
          {tools.get('scaleBar')}
        </div>
      )}
      {CORNERS.map((corner) => (
        <div
          key={corner}
          slot={corner}
          data-corner={corner}
          css={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: corner === 'top-left' ? 'flex-start' : 'flex-end',
            gap: TOOL_GAP,
            // Above a sheet in a low window, a column of them would reach into the bar.
            ...(corner === 'bottom-right' && { [LOW_WINDOW]: { flexDirection: 'row' } }),
            // Tools keep their size on a map that a sheet almost covers.
            '& > *': { flex: 'none' }
          }}
        >
          {layout[corner].map((name) => tools.has(name) && <div key={name}>{tools.get(name)}</div>)}
          {corner === 'bottom-right' && <Sources element={props.element} engine={props.loaded.engine} />}
        </div>
      ))}
    </>
  );
}
