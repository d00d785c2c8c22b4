import type Graphic from 'esri/Graphic';
import GraphicsLayer from 'esri/layers/GraphicsLayer';
import type Layer from 'esri/layers/Layer';
import type Map from 'esri/Map';
import { addLeveledLayers, hasLevel } from './layer-order';
import { addMarkSpace } from './mark-space';
import { createVeilLayer } from './veil-layer';
import type { DrawnView, Veil } from './veil-layer';

export interface DrawnGraphics {
  /** Polygons and lines. */
  readonly ground: Graphic[];
  /** Dims everything but the selected area; absent or null without a selection. */
  readonly veil?: Veil | null;
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

/** Shows exactly these graphics; a layer without any is hidden. */
function replaceGraphics(layer: GraphicsLayer, graphics: Graphic[]): void {
  layer.removeAll();
  layer.addMany(graphics);
  layer.visible = graphics.length > 0;
}

/**
 * Adds the layers for a tool's drawing: the ground beneath the layers of points, so that mills stay visible;
 * the veil over them, starts above the veils of all tools and free of labels.
 * @param view the view that draws the map: its circles of several points fade whole. Without one the veil may cut
 * them.
 */
export function addDrawnLayer(map: Map, title: string, view?: DrawnView): DrawnLayer {
  // Hidden while empty: each visible layer costs passes of its own in every frame.
  const ground = new GraphicsLayer({ title, listMode: 'hide', visible: false });
  const veil = createVeilLayer(map, title, view);
  const starts = new GraphicsLayer({ title, listMode: 'hide', visible: false });
  const space = addMarkSpace(map);
  groundLayers.add(ground);
  map.add(ground);
  const onTop = addLeveledLayers(map, [
    [veil.layer, 'veil'],
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
      replaceGraphics(ground, graphics.ground);
      veil.show(graphics.veil ?? null);
      replaceGraphics(starts, graphics.starts);
      space.show(graphics.starts);
    },
    remove: () => {
      veil.remove();
      added.remove();
      onTop.remove();
      space.remove();
      map.remove(ground);
      ground.destroy();
    }
  };
}
