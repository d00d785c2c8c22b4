import type Graphic from 'esri/Graphic';
import GraphicsLayer from 'esri/layers/GraphicsLayer';
import type Layer from 'esri/layers/Layer';
import type Map from 'esri/Map';

export interface DrawnGraphics {
  /** Polygons and lines. */
  readonly ground: Graphic[];
  /** What dims all that is not looked at; none where nothing is. */
  readonly veil?: Graphic[];
  /** Starts, with their numbers or pins, and outlines that the veil does not dim. */
  readonly starts: Graphic[];
}

/** Keeps what a tool draws on `map` in step with its state: `show` draws exactly this, `remove` takes all away. */
export interface DrawnLayer {
  show(graphics: DrawnGraphics): void;
  remove(): void;
}

const holdsPoints = (layer: Layer): boolean =>
  'geometryType' in layer && (layer as { geometryType: unknown }).geometryType === 'point';

/** The grounds of all tools. */
const grounds = new WeakSet<Layer>();

/**
 * Puts `layer` right beneath the lowest layer of points, if there is one. The grounds of other tools may stand between:
 * taking turns at the place they would never come to rest.
 */
function sinkBeneathPoints(map: Map, layer: GraphicsLayer): void {
  if (layer.destroyed) return;
  const layers = map.layers.toArray();
  const firstPoints = layers.findIndex(holdsPoints);
  const own = layers.indexOf(layer);
  if (firstPoints < 0) return;
  const rests = own < firstPoints && layers.slice(own, firstPoints).every((other) => grounds.has(other));
  if (!rests) map.reorder(layer, own < firstPoints ? firstPoints - 1 : firstPoints);
}

/**
 * Layers for what a tool draws: the ground beneath the layers of points, so that mills stay in sight; what dims all else
 * over them, starts on top.
 */
export function addDrawnLayer(map: Map, title: string): DrawnLayer {
  // Hidden while they hold nothing: each frame of the map has passes of its own for every layer that is shown.
  const ground = new GraphicsLayer({ title, listMode: 'hide', visible: false });
  const veil = new GraphicsLayer({ title, listMode: 'hide', visible: false });
  const starts = new GraphicsLayer({ title, listMode: 'hide', visible: false });
  const layers = [ground, veil, starts];
  grounds.add(ground);
  map.addMany(layers);
  sinkBeneathPoints(map, ground);
  // What a layer holds is known once it has loaded; one that fails holds nothing to sink beneath.
  const sinkOnce = (other: Layer) =>
    void other.when(
      () => sinkBeneathPoints(map, ground),
      () => undefined
    );
  for (const other of map.layers.toArray()) sinkOnce(other);
  const added = map.layers.on('after-add', ({ item }: { item: Layer }) => sinkOnce(item));
  return {
    show: (graphics) => {
      const held = [graphics.ground, graphics.veil ?? [], graphics.starts];
      for (const [at, layer] of layers.entries()) {
        layer.removeAll();
        layer.addMany(held[at]!);
        layer.visible = held[at]!.length > 0;
      }
    },
    remove: () => {
      added.remove();
      map.removeMany(layers);
      for (const layer of layers) layer.destroy();
    }
  };
}
