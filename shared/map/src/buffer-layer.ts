import type Map from 'esri/Map';
import type { Appearance } from './basemap';
import type { BufferArea } from './buffer-graphics';
import { createBufferGraphics } from './buffer-graphics';
import { addDrawnLayer } from './drawn-layer';
import type { DrawnView } from './veil-layer';

interface BufferLook {
  /** Opacity of the fills, 0 to 1; that of the specification by default. */
  readonly opacity?: number;
  /** The area of the current result: everything outside it fades. Null for none. */
  readonly hero: BufferArea | null;
  readonly appearance: Appearance;
}

/** Drawing of the areas of an analysis: `show` draws exactly these, `remove` removes the layers. */
export interface BufferLayer {
  show(buffers: readonly BufferArea[], look: BufferLook): void;
  remove(): void;
}

/** Adds the layers for the areas of an analysis. */
export function addBufferLayer(map: Map, title: string, view?: DrawnView): BufferLayer {
  const drawn = addDrawnLayer(map, title, view);
  return {
    show: (buffers, { opacity, hero, appearance }) =>
      drawn.show({
        ...createBufferGraphics(buffers, opacity),
        veil: hero && { area: hero.rings, appearance }
      }),
    remove: drawn.remove
  };
}
