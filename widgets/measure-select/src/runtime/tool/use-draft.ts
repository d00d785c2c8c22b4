import type { JimuMapView } from 'jimu-arcgis';
import { hooks, React } from 'jimu-core';
import { buildShapeRing } from 'widgets/shared-code/site-domain';
import { getMapView } from 'widgets/shared-code/site-api';
import { useMapDrawing } from 'widgets/shared-code/site-tools';
import { addDrawnLayer, createMeasureGraphics, watchDrawing } from 'widgets/shared-code/site-map';
import type { DrawnOutline } from 'widgets/shared-code/site-map';
import { formatDraftSize } from '../measurement-words';
import type { Corner, DrawMode, MeasureState, MeasureStateSetter } from '../state';
import { addCorner, buildShape, finishDrawing, undoCorner } from '../state';

/** Returns the drawing in progress, up to the pointer. */
function buildDraft(mode: DrawMode, corners: readonly Corner[], pointer: Corner | null): DrawnOutline[] {
  const all = pointer && corners.length > 0 ? [...corners, pointer] : corners;
  const style = { isClosed: mode !== 'distance', hasCorners: true, isSelection: false };
  if (all.length < 2) return [{ ...style, corners: all }];
  if (mode === 'rectangle' || mode === 'circle')
    return [{ ...style, hasCorners: false, corners: buildShapeRing(buildShape(mode, all)) }];
  if (mode === 'polygon') return [{ ...style, corners: all }];
  return [{ ...style, corners: all, label: formatDraftSize(mode, all) }];
}

/** Draws the drawing in progress, and ends it by a double-click or by Enter in the map. */
export function useDraft(
  view: JimuMapView | null,
  state: MeasureState,
  change: MeasureStateSetter,
  title: string
): void {
  const { on, mode, corners } = state;
  const [pointer, setPointer] = React.useState<Corner | null>(null);
  const layer = useMapDrawing(on ? view : null, title, addDrawnLayer);
  React.useEffect(() => {
    layer?.show(createMeasureGraphics(buildDraft(mode, corners, pointer)));
  }, [layer, mode, corners, pointer]);
  const handleFinish = hooks.useEventCallback((place: Corner | null) => {
    const isOpen = mode !== 'rectangle' && mode !== 'circle';
    change((before) => {
      const placed = place && isOpen ? addCorner(before, place) : before;
      return isOpen ? finishDrawing(placed) : placed;
    });
  });
  const handleUndo = hooks.useEventCallback(() => change(undoCorner));
  React.useEffect(() => {
    if (!view || !on) return undefined;
    const watching = watchDrawing(getMapView(view), {
      onMove: setPointer,
      onFinish: handleFinish,
      onUndo: handleUndo
    });
    return () => {
      watching.remove();
      setPointer(null);
    };
  }, [view, on, handleFinish, handleUndo]);
}
