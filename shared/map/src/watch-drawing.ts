import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';

type Corner = readonly [longitude: number, latitude: number];

interface DrawingListener {
  /** The pointer is over a place of the map; null when it leaves. */
  onMove(place: Corner | null): void;
  /** A double-click at a place, or Enter in the map without one. */
  onFinish(place: Corner | null): void;
  /** Backspace in the map. */
  onUndo(): void;
}

const toCorner = (
  point: { readonly longitude?: number | null; readonly latitude?: number | null } | null | undefined
): Corner | null =>
  point?.longitude == null || point.latitude == null ? null : [point.longitude, point.latitude];

/** Listens to the pointer and the keys of a drawing in a map; its clicks belong to the tool. Returns a handle that stops it. */
export function watchDrawing(view: MapView | SceneView, listener: DrawingListener): { remove(): void } {
  const handles = [
    view.on('pointer-move', ({ x, y, pointerType }) => {
      if (pointerType === 'mouse') listener.onMove(toCorner(view.toMap({ x, y })));
    }),
    view.on('pointer-leave', () => listener.onMove(null)),
    view.on('double-click', (event) => {
      // The map would zoom in.
      event.stopPropagation();
      listener.onFinish(toCorner(event.mapPoint));
    }),
    view.on('key-down', (event) => {
      if (event.key === 'Enter') listener.onFinish(null);
      if (event.key === 'Backspace') listener.onUndo();
    })
  ];
  return { remove: () => handles.forEach((handle) => handle.remove()) };
}
