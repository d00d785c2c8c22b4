import type Map from 'esri/Map';
import type { AreaRings, DrawnArea, Hero } from './area-graphics';
import { areaGraphics } from './area-graphics';
import { addDrawnLayer } from './drawn-layer';

/**
 * Keeps what is drawn on `map` in step with the areas: `show` draws exactly these, and the ground that they share where it
 * is known, all but the hero dimmed; `remove` takes all away.
 */
export interface AreaLayer {
  show(areas: readonly DrawnArea[], overlap?: AreaRings, hero?: Hero | null): void;
  remove(): void;
}

/** Layers for drive-time areas. */
export function addAreaLayer(map: Map, title: string): AreaLayer {
  const drawn = addDrawnLayer(map, title);
  return {
    show: (areas, overlap, hero) => drawn.show(areaGraphics(areas, overlap, hero)),
    remove: drawn.remove
  };
}
