import type Map from 'esri/Map';
import { createPolygon, createVeilGraphics } from './area-graphics';
import type { Appearance } from './basemap';
import type { BufferArea } from './buffer-graphics';
import { createBufferGraphics } from './buffer-graphics';
import { addDrawnLayer } from './drawn-layer';
import { createOutsideFade } from './fade-outside';

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
export function addBufferLayer(map: Map, title: string): BufferLayer {
  const drawn = addDrawnLayer(map, title);
  const outside = createOutsideFade(map);
  let faded: string | null = null;
  return {
    show: (buffers, { opacity, hero, appearance }) => {
      const { ground, starts } = createBufferGraphics(buffers, opacity);
      drawn.show({
        ground: [...(hero ? createVeilGraphics(hero.rings, appearance) : []), ...ground],
        starts
      });
      // Circles are computed again for each change.
      const rings = hero && JSON.stringify(hero.rings);
      if (rings !== faded) outside.show(hero && createPolygon(hero.rings));
      faded = rings;
    },
    remove: () => {
      outside.remove();
      drawn.remove();
    }
  };
}
