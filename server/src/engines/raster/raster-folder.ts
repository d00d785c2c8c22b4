import { join } from 'node:path';
import { readGeotiff } from './read-geotiff';
import type { Raster } from './raster';
import { computeStatistics } from './statistics';
import type { RasterStatistics } from './statistics';

/** Returns the folder of the rasters of a data folder, one `<name>.tif` each. */
export const toRasterFolder = (dataDir: string): string => join(dataDir, 'rasters');

export interface LoadedRaster {
  readonly raster: Raster;
  readonly statistics: RasterStatistics;
}

/** The rasters of a data folder, each read on first use and then held in memory. */
export class RasterFolder {
  private readonly loaded = new Map<string, Promise<LoadedRaster | null>>();

  constructor(private readonly dataDir: string) {}

  /**
   * Returns the raster of that name, or null when the folder has none.
   * @throws RasterError for a file that cannot be read.
   */
  get(name: string): Promise<LoadedRaster | null> {
    const known = this.loaded.get(name);
    if (known) return known;
    const loading = this.loadRaster(name);
    this.loaded.set(name, loading);
    // A file that is added or corrected later is found by the next call.
    const removeEntry = () => this.loaded.delete(name);
    loading.then((found) => found ?? removeEntry(), removeEntry);
    return loading;
  }

  private async loadRaster(name: string): Promise<LoadedRaster | null> {
    try {
      const raster = await readGeotiff(join(toRasterFolder(this.dataDir), `${name}.tif`));
      return { raster, statistics: computeStatistics(raster) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }
}

const opened = new WeakMap<object, RasterFolder>();

/** Returns the rasters of a server, held in memory once for all callers. */
export function getRasterFolder(settings: { readonly dataDir: string }): RasterFolder {
  const known = opened.get(settings) ?? new RasterFolder(settings.dataDir);
  opened.set(settings, known);
  return known;
}
