import { watch } from 'esri/core/reactiveUtils';
import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';

/** A rectangle of the map as query geometry. */
export interface ExtentJson {
  readonly type: 'extent';
  readonly xmin: number;
  readonly ymin: number;
  readonly xmax: number;
  readonly ymax: number;
  readonly spatialReference: { readonly wkid?: number | null };
}

function readStationaryExtent({ stationary, extent }: MapView | SceneView): ExtentJson | null {
  if (!stationary || !extent) return null;
  const { xmin, ymin, xmax, ymax, spatialReference } = extent;
  return { type: 'extent', xmin, ymin, xmax, ymax, spatialReference: { wkid: spatialReference?.wkid } };
}

/**
 * Reports the visible extent, now and each time that the view becomes stationary elsewhere; `remove` ends it.
 */
export const watchStationaryExtent = (
  view: MapView | SceneView,
  tell: (extent: ExtentJson) => void
): { remove(): void } =>
  watch(
    () => readStationaryExtent(view),
    (extent) => {
      if (extent) tell(extent);
    },
    { initial: true, equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) }
  );
