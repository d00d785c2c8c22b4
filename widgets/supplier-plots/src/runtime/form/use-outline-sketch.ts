import type { JimuMapView } from 'jimu-arcgis';
import { hooks, loadArcGISJSAPIModules, React } from 'jimu-core';
import { toFault } from 'widgets/shared-code/site-base';
import type { Fault } from 'widgets/shared-code/site-base';
import type { PlotGeometry } from 'widgets/shared-code/site-domain';
import { getMapView } from 'widgets/shared-code/site-api';
import { useMapControl } from 'widgets/shared-code/site-tools';
import { createOutlineSketch, RECORD_SERVICES } from 'widgets/shared-code/site-map';
import type { OutlineSketch } from 'widgets/shared-code/site-map';
import { useTexts } from '../use-texts';

type SketchClass = Parameters<typeof createOutlineSketch>[1]['Sketch'];

/** Loads the sketch of the SDK, which few pages need. */
async function loadSketch(): Promise<SketchClass> {
  const [Sketch] = await loadArcGISJSAPIModules(['esri/widgets/Sketch/SketchViewModel']);
  return Sketch as SketchClass;
}

/** Use of the pointer on the map. */
export type SketchMode = 'Polygon' | 'Point' | 'corners';

export interface SketchControl {
  /** Null while nothing is drawn or moved. */
  readonly mode: SketchMode | null;
  readonly fault: Fault | null;
  /** Draws anew, or moves the corners of the current outline. */
  start(mode: SketchMode): void;
  undo(): void;
  finish(): void;
}

interface SketchOptions {
  readonly view: JimuMapView | null;
  readonly widgetId: string;
  readonly mapWidgetId: string | undefined;
  readonly label: string | undefined;
  readonly geometry: PlotGeometry | null;
  onChange(geometry: PlotGeometry): void;
}

/** Draws the outline on the map, with snapping to the other plots, while this tool has the map's clicks. */
export function useOutlineSketch(options: SketchOptions): SketchControl {
  const { view, widgetId, mapWidgetId, label, geometry, onChange } = options;
  const t = useTexts();
  const [mode, setMode] = React.useState<SketchMode | null>(null);
  const [fault, setFault] = React.useState<Fault | null>(null);
  const sketch = React.useRef<OutlineSketch | null>(null);
  const started = hooks.useLatest(geometry);
  const handleChange = hooks.useEventCallback(onChange);
  useMapControl(view, {
    widgetId,
    mapWidgetId,
    on: mode !== null,
    tool: {
      label,
      prompt: t(mode === 'corners' ? 'cornersPrompt' : mode === 'Point' ? 'pointPrompt' : 'drawPrompt')
    },
    onStepBack: () => setMode(null)
  });
  const title = t('_widgetLabel');
  React.useEffect(() => {
    if (!view || mode === null) return undefined;
    let isOver = false;
    setFault(null);
    const begin = (Sketch: SketchClass) => {
      if (isOver) return;
      const created = createOutlineSketch(
        getMapView(view),
        { Sketch, title, service: RECORD_SERVICES.Plot },
        { onChange: handleChange, onEnd: () => setMode(null) }
      );
      sketch.current = created;
      if (mode !== 'corners') created.draw(mode);
      else if (started.current) created.edit(started.current);
    };
    loadSketch().then(begin, (error: unknown) => {
      if (isOver) return;
      setFault(toFault(error));
      setMode(null);
    });
    return () => {
      isOver = true;
      sketch.current?.remove();
      sketch.current = null;
    };
  }, [view, mode, title, handleChange, started]);
  return {
    mode,
    fault,
    start: setMode,
    undo: () => sketch.current?.undo(),
    finish: () => {
      // A drawing without a corner has nothing to end.
      if (sketch.current) sketch.current.finish();
      setMode(null);
    }
  };
}
