import type Map from 'esri/Map';
import type { DrawnArea } from './area-graphics';
import { areaGraphics } from './area-graphics';
import { addDrawnLayer } from './drawn-layer';

/** Keeps what is drawn on `map` in step with the areas: `show` draws exactly these, `remove` takes all away. */
export interface AreaLayer {
  show(areas: readonly DrawnArea[]): void;
  remove(): void;
}

/** Layers for drive-time areas. */
export function addAreaLayer(map: Map, title: string): AreaLayer {
  const drawn = addDrawnLayer(map, title);
  return { show: (areas) => drawn.show(areaGraphics(areas)), remove: drawn.remove };
}
