import type Graphic from 'esri/Graphic';
import GraphicsLayer from 'esri/layers/GraphicsLayer';
import type Layer from 'esri/layers/Layer';
import type Map from 'esri/Map';

export interface DrawnGraphics {
  /** Polygons and lines. */
  readonly ground: Graphic[];
  /** Starts, with their numbers or pins. */
  readonly starts: Graphic[];
}

/** Keeps what a tool draws on `map` in step with its state: `show` draws exactly this, `remove` takes all away. */
export interface DrawnLayer {
  show(graphics: DrawnGraphics): void;
  remove(): void;
}

const holdsPoints = (layer: Layer): boolean =>
  'geometryType' in layer && (layer as { geometryType: unknown }).geometryType === 'point';

/** The ground layers of all tools. */
const grounds = new WeakSet<Layer>();

/**
 * Puts `layer` right beneath the lowest layer of points, if there is one; with nothing but other tools' ground between, it
 * stays where it is. Moving a layer tells that one was added, so two tools would move theirs past each other for ever.
 */
function sinkBeneathPoints(map: Map, layer: GraphicsLayer): void {
  if (layer.destroyed) return;
  const layers = map.layers.toArray();
  const [at, firstPoints] = [layers.indexOf(layer), layers.findIndex(holdsPoints)];
  if (firstPoints < 0) return;
  if (at > firstPoints) map.reorder(layer, firstPoints);
  else if (!layers.slice(at + 1, firstPoints).every((between) => grounds.has(between)))
    map.reorder(layer, firstPoints - 1);
}

/** Layers for what a tool draws: the ground beneath the layers of points, so that mills stay in sight; starts on top. */
export function addDrawnLayer(map: Map, title: string): DrawnLayer {
  // Hidden while they hold nothing: each frame of the map has passes of its own for every layer that is shown.
  const ground = new GraphicsLayer({ title, listMode: 'hide', visible: false });
  const starts = new GraphicsLayer({ title, listMode: 'hide', visible: false });
  const layers = [ground, starts];
  grounds.add(ground);
  map.addMany(layers);
  sinkBeneathPoints(map, ground);
  // What a layer holds is known once it has loaded; one that fails holds nothing to sink beneath.
  const sinkOnce = (other: Layer) =>
    other.when(
      () => sinkBeneathPoints(map, ground),
      () => undefined
    );
  for (const other of map.layers.toArray()) if (other !== ground && other !== starts) void sinkOnce(other);
  const added = map.layers.on('after-add', ({ item }: { item: Layer }) => void sinkOnce(item));
  return {
    show: (graphics) => {
      for (const layer of layers) layer.removeAll();
      ground.addMany(graphics.ground);
      starts.addMany(graphics.starts);
      const held = graphics.ground.length + graphics.starts.length > 0;
      for (const layer of layers) layer.visible = held;
    },
    remove: () => {
      added.remove();
      map.removeMany(layers);
      for (const layer of layers) layer.destroy();
    }
  };
}
