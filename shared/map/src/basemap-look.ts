import type Basemap from 'esri/Basemap';
import { GROUND_COLORS } from '@site/domain';
import type { BasemapLook } from '@site/layers';

const LOOKS = Object.keys(GROUND_COLORS) as BasemapLook[];

/** Returns the look of a basemap of this server, whose first layer is 'basemap-light', for example; else null. */
export function readBasemapLook(basemap: Basemap): BasemapLook | null {
  const names = basemap.baseLayers.toArray().map(({ id }) => /^basemap-(\w+)$/.exec(id)?.[1]);
  return LOOKS.find((look) => names.includes(look)) ?? null;
}

/** Returns a basemap of this server once its layers are there, which are created while it loads; else null. */
export const readOwnBasemap = (basemap: Basemap | null | undefined): Basemap | null =>
  basemap && readBasemapLook(basemap) ? basemap : null;
