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

/** A place on the screen, as events of a view have it. */
interface ScreenPlace {
  readonly x: number;
  readonly y: number;
}

/** What is told of the features of a layer; null where the pointer is over none. */
interface Told {
  onPoint(id: ObjectId | null): void;
  onPress(id: ObjectId | null): void;
}

/** The view of a layer once it is drawn; null for one that cannot be, which the map tells of. */
const drawnView = (view: View, layer: Layer): Promise<FeatureLayerView | null> =>
  view.whenLayerView(layer as FeatureLayer).catch(() => null) as Promise<FeatureLayerView | null>;

/**
 * Finds the area of a layer at a place on the screen: its object id, or null. The layer's worker is asked for what it
 * has drawn: a hit test reads the picture back, which takes a second where there is no graphics card.
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

/** Tells what the pointer is over; a movement is looked at once the answer before is there. */
function follower(find: ReturnType<typeof finder>, onPoint: Told['onPoint']) {
  let at: ScreenPlace | null = null;
  let busy = false;
  const follow = async () => {
    if (busy) return;
    busy = true;
    try {
      for (let place = at; place; place = at === place ? null : at) {
        const id = await find(place);
        // Away meanwhile: that has been told already.
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
 * Tells which feature of a layer a mouse or pen points at, and which one is pressed, with a finger too. On a slow machine
 * movements are left out, so that what is told is where the pointer is and not where it was.
 * @param drawn a layer of areas that is on the map.
 * @returns ends it; nothing is told afterwards.
 */
export function watchFeatures(view: View, drawn: Layer, { onPoint, onPress }: Told): Handle {
  const find = finder(view, drawn);
  const pointer = follower(find, onPoint);
  let ended = false;
  const handles = [
    // A finger that moves moves the map.
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

/** Draws a feature of a layer as selected, once the layer is drawn. @returns ends it. */
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
 * Moves the map to a feature of a layer, null to all of them; stays where it is when there are none.
 * Rejects as the layer's service does.
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
 * Keeps a map from being zoomed in further than a scale (1 : `closest`); a scene has no such limit. By scale, since the
 * SDK counts zooms by the tiles of the basemap. @returns ends it.
 */
export function limitScale(view: View, closest: number): Handle {
  if (view.type !== '2d') return { remove: () => undefined };
  const { constraints } = view;
  const before = constraints.maxScale;
  // The SDK leaves out a level of the tiles that is at the very limit.
  constraints.maxScale = Math.floor(closest);
  return {
    remove: () => {
      constraints.maxScale = before;
    }
  };
}
