import type Map from 'esri/Map';
import type { DrawnArea, SelectedArea } from './area-graphics';
import type { AreaRings } from './area-polygon';
import { createAreaGraphics } from './area-graphics';
import { addDrawnLayer } from './drawn-layer';
import type { DrawnView } from './veil-layer';

/**
 * Drawing of areas on `map`: `show` draws exactly these and their overlap if it is known, with all but the hero
 * dimmed; `remove` removes the layers.
 */
export interface AreaLayer {
  show(areas: readonly DrawnArea[], overlap?: AreaRings, hero?: SelectedArea | null): void;
  remove(): void;
}

/** Adds the layers for drive-time areas. */
export function addAreaLayer(map: Map, title: string, view?: DrawnView): AreaLayer {
  const drawn = addDrawnLayer(map, title, view);
  return {
    show: (areas, overlap, hero) => drawn.show(createAreaGraphics(areas, overlap, hero)),
    remove: drawn.remove
  };
}
