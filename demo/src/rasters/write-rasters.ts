import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toRasterFolder } from '@site/server/src/engines/raster/raster-folder';
import type { Raster } from '@site/server/src/engines/raster/raster';
import { writeGeotiff } from '@site/server/src/engines/raster/write-geotiff';
import { generateForestRasters } from './forest';
import { generateRasters } from './generate';
import type { ScreenedLand } from './screened-land';

async function writeRaster(file: string, raster: Raster): Promise<number> {
  const bytes = await writeGeotiff(raster);
  await writeFile(file, bytes);
  return bytes.length;
}

interface RasterOptions {
  readonly land: ScreenedLand;
  readonly today: Date;
  readonly log: (line: string) => void;
}

/** Generates all rasters; those of forest only round plots, up to the year before. */
function* generateAllRasters({ land, today }: RasterOptions): ReturnType<typeof generateRasters> {
  yield* generateRasters();
  if (land.plots.length > 0) yield* generateForestRasters(land, today.getUTCFullYear() - 1);
}

/** Writes the demonstration rasters to a data folder: all of them or, on failure, none. */
export async function writeDemonstrationRasters(dataDir: string, options: RasterOptions): Promise<void> {
  const start = performance.now();
  const making = `${toRasterFolder(dataDir)}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  const writing: Promise<number>[] = [];
  for (const [name, raster] of generateAllRasters(options)) {
    writing.push(writeRaster(join(making, `${name}.tif`), raster));
    // Lets the thread pool start to compress this one while the next is drawn.
    await new Promise(setImmediate);
  }
  const bytes = (await Promise.all(writing)).reduce((sum, length) => sum + length, 0);
  renameSync(making, toRasterFolder(dataDir));
  const ms = Math.round(performance.now() - start);
  options.log(`rasters: ${writing.length}, ${(bytes / 1e6).toFixed(1)} MB, ${ms} ms`);
}
