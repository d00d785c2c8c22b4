import type FeatureLayer from 'esri/layers/FeatureLayer';
import type Layer from 'esri/layers/Layer';
import type FeatureLayerView from 'esri/views/layers/FeatureLayerView';
import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import { goToExtent } from './go-to-area';

type MapOrSceneView = MapView | SceneView;
type ObjectId = number;

interface Handle {
  remove(): void;
}

/** Screen position of a view's event. */
interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** Listeners of a layer's features; the id is null when the pointer is over no feature. */
interface FeatureListeners {
  onPoint(id: ObjectId | null): void;
  onPress(id: ObjectId | null): void;
}

/** Returns the layer view once it is drawn; null if it cannot be drawn, which the map reports. */
const getDrawnView = (view: MapOrSceneView, layer: Layer): Promise<FeatureLayerView | null> =>
  view.whenLayerView(layer as FeatureLayer).catch(() => null) as Promise<FeatureLayerView | null>;

/**
 * Returns a function that finds the area of a layer at a screen position: its object id, or null. It queries
 * the layer's worker for what is drawn: a hit test reads the picture back, which takes a second without a
 * graphics card.
 */
function createFinder(view: MapOrSceneView, layer: Layer): (place: ScreenPoint) => Promise<ObjectId | null> {
  const drawn = getDrawnView(view, layer);
  return async (place) => {
    const [layerView, geometry] = [await drawn, view.toMap(place)];
    if (!layerView || !geometry) return null;
    const [id] = (await layerView.queryObjectIds({ geometry, spatialRelationship: 'intersects' })) ?? [];
    return typeof id === 'number' ? id : null;
  };
}

/**
 * Reports the feature under the pointer; the next movement is processed once the previous query has finished.
 */
function createFollower(find: ReturnType<typeof createFinder>, onPoint: FeatureListeners['onPoint']) {
  let at: ScreenPoint | null = null;
  let busy = false;
  const findUnderPointer = async () => {
    if (busy) return;
    busy = true;
    try {
      for (let place = at; place; place = at === place ? null : at) {
        const id = await find(place);
        // The pointer has left in the meantime, which has been reported already.
        if (at) onPoint(id);
      }
    } finally {
      busy = false;
    }
  };
  return {
    moveTo: (place: ScreenPoint) => {
      at = place;
      void findUnderPointer();
    },
    leave: () => {
      at = null;
    }
  };
}

/**
 * Reports the feature of a layer that a mouse or pen points at, and the one that is pressed, also with a
 * finger. A slow machine skips movements, so that the report is for the current position of the pointer.
 * @param drawn a layer of areas that is on the map.
 * @returns a handle that ends it; there are no reports afterwards.
 */
export function watchFeatures(
  view: MapOrSceneView,
  drawn: Layer,
  { onPoint, onPress }: FeatureListeners
): Handle {
  const find = createFinder(view, drawn);
  const pointer = createFollower(find, onPoint);
  let ended = false;
  const handles = [
    // A moving finger pans the map.
    view.on('pointer-move', ({ x, y, pointerType }) => pointerType !== 'touch' && pointer.moveTo({ x, y })),
    view.on('pointer-leave', () => {
      pointer.leave();
      onPoint(null);
    }),
    view.on('click', ({ x, y }) => void find({ x, y }).then((id) => !ended && onPress(id)))
  ];
  return {
    remove: () => {
      ended = true;
      pointer.leave();
      for (const handle of handles) handle.remove();
    }
  };
}

/** Highlights a feature of a layer, once the layer is drawn. @returns a handle that ends it. */
export function highlightFeature(view: MapOrSceneView, drawn: Layer, id: ObjectId): Handle {
  let ended = false;
  let lit: Handle | undefined;
  void getDrawnView(view, drawn).then((layerView) => {
    if (!ended) lit = layerView?.highlight(id);
  });
  return {
    remove: () => {
      ended = true;
      lit?.remove();
    }
  };
}

/**
 * Moves the map to a feature of a layer, null to all of them; does not move when there are no features. Rejects
 * as the layer's service does.
 */
export async function goToFeatures(view: MapOrSceneView, drawn: Layer, id: ObjectId | null): Promise<void> {
  const layer = drawn as FeatureLayer;
  const { extent } = await layer.queryExtent({
    ...(id === null ? { where: layer.definitionExpression ?? '1=1' } : { objectIds: [id] }),
    outSpatialReference: view.spatialReference
  });
  if (extent) await goToExtent(view, extent);
}

/**
 * Limits how far a map can be zoomed in, to a scale (1 : `closest`); a scene has no such limit. By scale,
 * because the SDK counts zoom levels by the tiles of the basemap. @returns a handle that ends it.
 */
export function limitScale(view: MapOrSceneView, closest: number): Handle {
  if (view.type !== '2d') return { remove: () => undefined };
  const { constraints } = view;
  const before = constraints.maxScale;
  // The SDK excludes a tile level that is exactly at the limit.
  constraints.maxScale = Math.floor(closest);
  return {
    remove: () => {
      constraints.maxScale = before;
    }
  };
}
