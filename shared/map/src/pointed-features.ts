import type FeatureLayer from 'esri/layers/FeatureLayer';
import type Layer from 'esri/layers/Layer';
import type FeatureLayerView from 'esri/views/layers/FeatureLayerView';
import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import { goToExtent } from './go-to-ground';

type View = MapView | SceneView;
type ObjectId = number;

interface Handle {
  remove(): void;
}

/** Screen position of a view's event. */
interface ScreenPlace {
  readonly x: number;
  readonly y: number;
}

/** Listeners of a layer's features; the id is null when the pointer is over no feature. */
interface Told {
  onPoint(id: ObjectId | null): void;
  onPress(id: ObjectId | null): void;
}

/** Returns the layer view once it is drawn; null if it cannot be drawn, which the map reports. */
const drawnView = (view: View, layer: Layer): Promise<FeatureLayerView | null> =>
  view.whenLayerView(layer as FeatureLayer).catch(() => null) as Promise<FeatureLayerView | null>;

/**
 * Returns a function that finds the area of a layer at a screen position: its object id, or null. It queries
 * the layer's worker for what is drawn: a hit test reads the picture back, which takes a second without a
 * graphics card.
 */
function finder(view: View, layer: Layer): (place: ScreenPlace) => Promise<ObjectId | null> {
  const drawn = drawnView(view, layer);
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
function follower(find: ReturnType<typeof finder>, onPoint: Told['onPoint']) {
  let at: ScreenPlace | null = null;
  let busy = false;
  const follow = async () => {
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
    moveTo: (place: ScreenPlace) => {
      at = place;
      void follow();
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
export function watchFeatures(view: View, drawn: Layer, { onPoint, onPress }: Told): Handle {
  const find = finder(view, drawn);
  const pointer = follower(find, onPoint);
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
export function highlightFeature(view: View, drawn: Layer, id: ObjectId): Handle {
  let ended = false;
  let lit: Handle | undefined;
  void drawnView(view, drawn).then((layerView) => {
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
export async function goToFeatures(view: View, drawn: Layer, id: ObjectId | null): Promise<void> {
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
export function limitScale(view: View, closest: number): Handle {
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
