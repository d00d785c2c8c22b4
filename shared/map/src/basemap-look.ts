import type Basemap from 'esri/Basemap';
import { GROUND_COLORS } from '@site/domain';
import type { BasemapLook } from '@site/layers';

const LOOKS = Object.keys(GROUND_COLORS) as BasemapLook[];

/** Returns the look of a basemap of this server, whose first layer is 'basemap-light', for example; else null. */
export function readBasemapLook(basemap: Basemap): BasemapLook | null {
  const names = basemap.baseLayers.toArray().map(({ id }) => /^basemap-(\w+)$/.exec(id)?.[1]);
  return LOOKS.find((look) => names.includes(look)) ?? null;
}
