import { watch } from 'esri/core/reactiveUtils';
import type Point from 'esri/geometry/Point';
import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';

/** Place that a pointer points at, in the view's spatial reference. */
export type PointerPlace = Point;

/** Time for which the pointer must be still before its place is reported, ms. */
const POINTER_DEBOUNCE_MS = 80;

/**
 * Reports the place that a mouse or pen points at once it is still, or that a finger taps; null when the pointer
 * leaves the map. The map may move below a still pointer, which is reported as well. `remove` ends it.
 */
export function watchPointer(
  view: MapView | SceneView,
  tell: (place: PointerPlace | null) => void
): { remove(): void } {
  let at: { readonly x: number; readonly y: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = () => tell(at && (view.toMap(at) ?? null));
  const reportLater = () => {
    clearTimeout(timer);
    timer = setTimeout(report, POINTER_DEBOUNCE_MS);
  };
  const handles = [
    view.on('pointer-move', ({ x, y, pointerType }) => {
      if (pointerType === 'touch') return;
      at = { x, y };
      reportLater();
    }),
    view.on('click', ({ x, y }) => {
      at = { x, y };
      reportLater();
    }),
    view.on('pointer-leave', ({ pointerType }) => {
      // A finger leaves the map with each tap.
      if (pointerType === 'touch') return;
      at = null;
      clearTimeout(timer);
      tell(null);
    }),
    watch(
      () => view.stationary && view.extent,
      (extent) => extent && at && reportLater()
    )
  ];
  return {
    remove: () => {
      clearTimeout(timer);
      for (const handle of handles) handle.remove();
    }
  };
}
