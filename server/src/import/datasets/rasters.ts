import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RASTERS } from '../../layers/rasters';
import { rasterFolder } from '../../engines/raster/raster-folder';
import { RasterError, readGeotiff } from '../../engines/raster/read-geotiff';
import { extentOf } from '../../engines/raster/raster';
import { statisticsOf } from '../../engines/raster/statistics';
import { writeGeotiff } from '../../engines/raster/write-geotiff';
import { positionProblem } from '../geometry';
import { ImportError } from '../import-error';
import type { RasterService } from '../../layers/rasters';
import type { Dataset, DatasetInput } from '../dataset';

/** The bytes to serve: the file as it is, or with the attribution written into it. */
async function bytesOf({ file, attribution }: DatasetInput, { range, unit }: RasterService): Promise<Buffer> {
  try {
    const raster = await readGeotiff(file.path);
    const { xmin, ymin, xmax, ymax } = extentOf(raster);
    if (positionProblem((xmin + xmax) / 2, (ymin + ymax) / 2) !== null)
      throw new ImportError(
        `${file.name} does not lie on Nigeria: it goes from ${xmin}, ${ymin} to ${xmax}, ${ymax} (degrees).`
      );
    const { count, min, max } = statisticsOf(raster);
    if (count === 0) throw new ImportError(`${file.name} has no value in any cell.`);
    if (min < range.min || max > range.max)
      throw new ImportError(
        `${file.name} goes from ${min} to ${max}; values can be from ${range.min} to ${range.max}${unit && `, ${unit}`}. ` +
          'Correct its unit, or mark cells without a value as such (gdal_translate -a_nodata).'
      );
    if (attribution === null && raster.copyright === '')
      throw new ImportError(
        `${file.name} does not say where it comes from, as the map will show it: --attribution "Source, licence".`
      );
    const kept = attribution === null || attribution === raster.copyright;
    return kept ? readFileSync(file.path) : await writeGeotiff({ ...raster, copyright: attribution });
  } catch (error) {
    if (error instanceof RasterError) throw new ImportError(error.message, { cause: error });
    throw error;
  }
}

const fileOf = ({ service }: RasterService, dataDir: string): string =>
  join(rasterFolder(dataDir), `${service}.tif`);

/** A raster of the map: a GeoTIFF of one band in EPSG:4326 that takes the place of the one before, in one step. */
const rasterDataset = (raster: RasterService): Dataset => ({
  name: raster.service,
  title: `${raster.title} (raster${raster.unit ? `, ${raster.unit}` : ''})`,
  formats: ['geotiff'],
  fields: [],
  companions: {},
  knownFiles: {},
  carriesAttribution: true,
  tables: [],
  async run(input, report) {
    const bytes = await bytesOf(input, raster);
    const file = fileOf(raster, input.dataDir);
    const before = existsSync(file) ? readFileSync(file) : null;
    report.read = 1;
    if (before === null) report.created = 1;
    else if (before.equals(bytes)) report.unchanged = 1;
    else report.updated = 1;
  },
  async after({ input, dataDir, log }) {
    const file = fileOf(raster, dataDir);
    mkdirSync(rasterFolder(dataDir), { recursive: true });
    writeFileSync(`${file}.new`, await bytesOf(input, raster));
    renameSync(`${file}.new`, file);
    log(`${file} is in its place; a server that runs reads it when it is started again.`);
  }
});

export const rasterDatasets: readonly Dataset[] = RASTERS.map(rasterDataset);
