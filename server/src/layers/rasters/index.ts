import type { RasterService } from './raster-service';
import { growingArea } from './growing-area';
import { maizeYield } from './maize-yield';
import { soilCarbon } from './soil-carbon';
import { soilPh } from './soil-ph';
import { soilSand } from './soil-sand';
import { suitability } from './suitability';

/** Every raster of the map, one line each. */
export const RASTERS: readonly RasterService[] = [
  soilPh,
  soilCarbon,
  soilSand,
  maizeYield,
  suitability,
  growingArea
];
