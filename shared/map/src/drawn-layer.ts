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

/** Puts `layer` beneath the lowest layer of points, if there is one. */
function sinkBeneathPoints(map: Map, layer: GraphicsLayer): void {
  if (layer.destroyed) return;
  const firstPoints = map.layers.filter((other) => other !== layer).findIndex(holdsPoints);
  if (firstPoints >= 0) map.reorder(layer, firstPoints);
}

/** Layers for what a tool draws: the ground beneath the layers of points, so that mills stay in sight; starts on top. */
export function addDrawnLayer(map: Map, title: string): DrawnLayer {
  // Hidden while they hold nothing: each frame of the map has passes of its own for every layer that is shown.
  const ground = new GraphicsLayer({ title, listMode: 'hide', visible: false });
  const starts = new GraphicsLayer({ title, listMode: 'hide', visible: false });
  const layers = [ground, starts];
  map.addMany(layers);
  sinkBeneathPoints(map, ground);
  // What a layer holds is known once it has loaded; one that fails holds nothing to sink beneath. Graphics hold no
  // points to sink beneath either: tools that moved out of each other's way would never come to rest.
  const sinkOnce = (other: Layer) => {
    if (other instanceof GraphicsLayer) return;
    void other.when(
      () => sinkBeneathPoints(map, ground),
      () => undefined
    );
  };
  for (const other of map.layers.toArray()) sinkOnce(other);
  const added = map.layers.on('after-add', ({ item }: { item: Layer }) => sinkOnce(item));
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
