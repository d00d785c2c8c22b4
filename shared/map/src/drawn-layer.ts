import type Graphic from 'esri/Graphic';
import GraphicsLayer from 'esri/layers/GraphicsLayer';
import type Layer from 'esri/layers/Layer';
import type Map from 'esri/Map';
import { addLeveledLayers, hasLevel } from './layer-order';
import { addMarkSpace } from './mark-space';

export interface DrawnGraphics {
  /** Polygons and lines. */
  readonly ground: Graphic[];
  /** Veil that dims everything but the selected item; absent without a selection. */
  readonly veil?: Graphic[];
  /** Starts, with their numbers or pins, and outlines above the points. */
  readonly starts: Graphic[];
}

/** Drawing of a tool on `map`: `show` draws exactly these graphics, `remove` removes the layers. */
export interface DrawnLayer {
  show(graphics: DrawnGraphics): void;
  remove(): void;
}

const hasPoints = (layer: Layer): boolean =>
  'geometryType' in layer && (layer as { geometryType: unknown }).geometryType === 'point';

/** Veils of the tools of each map that dim something, the latest drawn last. */
const shownVeils = new WeakMap<Map, GraphicsLayer[]>();

/**
 * Shows the veil of the tool that drew last: veils of two tools together would dim the area of either. A tool
 * without a veil gives way to the one before it.
 */
function showLatestVeil(map: Map, changed: GraphicsLayer): void {
  const others = (shownVeils.get(map) ?? []).filter((veil) => veil !== changed);
  const veils = changed.graphics.length > 0 ? [...others, changed] : others;
  shownVeils.set(map, veils);
  changed.visible = false;
  for (const [index, veil] of veils.entries()) veil.visible = index === veils.length - 1;
}

/** Ground layers of all tools. */
const groundLayers = new WeakSet<Layer>();

/**
 * Moves `layer` directly beneath the lowest layer of points, or the lowest layer with a level, if there is one.
 * Ground layers of other tools may be in between, and layers with a level are above it in any case: otherwise
 * the layers would be reordered forever.
 */
function moveBelowPoints(map: Map, layer: GraphicsLayer): void {
  if (layer.destroyed) return;
  const layers = map.layers.toArray();
  const firstPoints = layers.findIndex((other) => hasLevel(other) || hasPoints(other));
  const own = layers.indexOf(layer);
  if (firstPoints < 0) return;
  const rests = own < firstPoints && layers.slice(own, firstPoints).every((other) => groundLayers.has(other));
  if (!rests) map.reorder(layer, own < firstPoints ? firstPoints - 1 : firstPoints);
}

/**
 * Adds the layers for a tool's drawing: the ground beneath the layers of points, so that mills stay visible;
 * the veil over them, starts above the veils of all tools and free of labels.
 */
export function addDrawnLayer(map: Map, title: string): DrawnLayer {
  // Hidden while empty: each visible layer costs passes of its own in every frame.
  const ground = new GraphicsLayer({ title, listMode: 'hide', visible: false });
  const veil = new GraphicsLayer({ title, listMode: 'hide', visible: false });
  const starts = new GraphicsLayer({ title, listMode: 'hide', visible: false });
  const layers = [ground, veil, starts];
  const space = addMarkSpace(map);
  groundLayers.add(ground);
  map.add(ground);
  const onTop = addLeveledLayers(map, [
    [veil, 'veil'],
    [starts, 'mark']
  ]);
  moveBelowPoints(map, ground);
  // The geometry type of a layer is known once it has loaded; a failed layer has no points to sink beneath.
  const moveBelowWhenLoaded = (other: Layer) =>
    void other.when(
      () => moveBelowPoints(map, ground),
      () => undefined
    );
  for (const other of map.layers.toArray()) moveBelowWhenLoaded(other);
  const added = map.layers.on('after-add', ({ item }: { item: Layer }) => moveBelowWhenLoaded(item));
  return {
    show: (graphics) => {
      const held = [graphics.ground, graphics.veil ?? [], graphics.starts];
      for (const [at, layer] of layers.entries()) {
        layer.removeAll();
        layer.addMany(held[at]!);
        layer.visible = held[at]!.length > 0;
      }
      showLatestVeil(map, veil);
      space.show(graphics.starts);
    },
    remove: () => {
      veil.removeAll();
      showLatestVeil(map, veil);
      added.remove();
      onTop.remove();
      space.remove();
      map.remove(ground);
      ground.destroy();
    }
  };
}
