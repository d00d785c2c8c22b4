import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RASTERS, SCREENING_RASTERS } from '../../layers/rasters';
import { toRasterFolder } from '../../engines/raster/raster-folder';
import { RasterError, readGeotiff } from '../../engines/raster/read-geotiff';
import { computeExtent } from '../../engines/raster/raster';
import { computeStatistics } from '../../engines/raster/statistics';
import { writeGeotiff } from '../../engines/raster/write-geotiff';
import { findPositionProblem } from '../geometry';
import { toText } from '../texts/import-text';
import { ImportError } from '../import-error';
import type { RasterService } from '../../layers/rasters';
import { describeCell, toOwnUnit } from '../raster-units';
import type { Raster } from '../../engines/raster/raster';
import type { ImportDataset, DatasetInput, InputFile } from '../dataset';

/** Elements of GDAL's sidecar file that change the meaning or the position of a raster's cells. */
const MEANING_BESIDE = /<(SRS|GeoTransform|GCPList|NoDataValue|Scale|Offset|UnitType|MaskBand)\b/;

/** @throws ImportError when sidecar files, which only GDAL reads, change the raster's meaning. */
function checkFilesBeside({ name, path }: InputFile): void {
  const beside = `${path}.aux.xml`;
  const found = existsSync(beside) ? MEANING_BESIDE.exec(readFileSync(beside, 'utf8')) : null;
  const rewrite = `gdal_translate ${name} new.tif`;
  if (found)
    throw new ImportError(
      `${name}.aux.xml changes ${name} (${found[1]}). Write it into the file: ${rewrite}.`
    );
  if (existsSync(`${path}.msk`))
    throw new ImportError(
      `${name}.msk is a mask of ${name}. Write it into the cells: gdalwarp -dstnodata -9999 -ot Float32 ${name} new.tif.`
    );
}

/** @throws ImportError for values that the map's raster cannot have, or that are colours. */
function checkValues(
  name: string,
  raster: Raster,
  isPalette: boolean,
  { range, unit, names }: RasterService
): void {
  const { xmin, ymin, xmax, ymax } = computeExtent(raster);
  if (findPositionProblem((xmin + xmax) / 2, (ymin + ymax) / 2) !== null)
    throw new ImportError(
      `${name} does not overlap Nigeria: it extends from ${xmin}, ${ymin} to ${xmax}, ${ymax} (degrees).`
    );
  if (isPalette && !names)
    throw new ImportError(
      `${name}, band 1 has a colour table, so its numbers are colours. Export the values, not the rendered layer; ` +
        `if they are the values: gdal_translate -co PHOTOMETRIC=MINISBLACK -colorinterp gray ${name} new.tif.`
    );
  const { count, min, max } = computeStatistics(raster);
  if (count === 0) throw new ImportError(`${name} has no value in any cell.`);
  if (min < range.min || max > range.max)
    throw new ImportError(
      `${name} goes from ${min} to ${max}; values can be from ${range.min} to ${range.max}${unit && `, ${unit}`}. ` +
        'Correct its unit, or mark cells without a value as such (gdal_translate -a_nodata): ' +
        `${describeCell(raster, (value) => value < range.min || value > range.max)}.`
    );
}

/** @throws ImportError for a value of a classified raster that is not one of its classes. */
function checkClasses(name: string, raster: Raster, { names }: RasterService): void {
  if (!names) return;
  const cell = describeCell(raster, (value) => names[value] === undefined);
  const classes = Object.entries(names).map(([value, label]) => `${value} (${label})`);
  if (cell !== '')
    throw new ImportError(
      `${name}, ${cell}; values can be ${classes.join(', ')}. Write those into the cells.`
    );
}

/** Returns the raster to serve, in the map's unit, and whether the file can be served unchanged. */
async function readRaster({ file, attribution, unit = null }: DatasetInput, service: RasterService) {
  checkFilesBeside(file);
  const read = await readGeotiff(file.path);
  const raster = toOwnUnit(file.name, service.service, read, unit, service.range);
  checkValues(file.name, raster, read.isPalette, service);
  checkClasses(file.name, raster, service);
  if (attribution === null && read.copyright === '')
    throw new ImportError(
      `${file.name} has no source, which the map shows; give one (--attribution "Source, licence").`
    );
  const isOwnCopyright = attribution === null || attribution === read.copyright;
  return {
    raster: { ...raster, copyright: attribution ?? read.copyright },
    isAsServed: isOwnCopyright && raster === read,
    read
  };
}

interface ServedBytes {
  readonly bytes: Buffer;
  /** Conversions of the values, for the report. */
  readonly notes: readonly string[];
}

/**
 * Returns the bytes to serve: the file unchanged, or rewritten with the attribution or with converted values.
 */
async function readServedBytes(input: DatasetInput, service: RasterService): Promise<ServedBytes> {
  try {
    const { raster, isAsServed, read } = await readRaster(input, service);
    const notes = [
      ...(read.isScaled ? [`The scale and offset of the file were applied.`] : []),
      ...(raster.description !== read.description && raster.description ? [raster.description] : [])
    ];
    return { bytes: isAsServed ? readFileSync(input.file.path) : await writeGeotiff(raster), notes };
  } catch (error) {
    if (error instanceof RasterError) throw new ImportError(error.message, { cause: error });
    throw error;
  }
}

const getRasterPath = ({ service }: RasterService, dataDir: string): string =>
  join(toRasterFolder(dataDir), `${service}.tif`);

/**
 * Creates the dataset of a raster: a single-band GeoTIFF in EPSG:4326 that replaces the previous one
 * atomically.
 */
const createRasterDataset = (raster: RasterService): ImportDataset => ({
  name: raster.service,
  title: `${raster.title} (raster${raster.unit ? `, ${raster.unit}` : ''})`,
  formats: ['geotiff'],
  fields: [],
  companions: {},
  knownFiles: {},
  carriesAttribution: true,
  takesUnit: true,
  tables: [],
  async run(input, report) {
    const { bytes, notes } = await readServedBytes(input, raster);
    report.remarks.push(...notes.map(toText));
    const file = getRasterPath(raster, input.dataDir);
    const before = existsSync(file) ? readFileSync(file) : null;
    report.read = 1;
    if (before === null) report.created = 1;
    else if (before.equals(bytes)) report.unchanged = 1;
    else report.updated = 1;
  },
  async after({ input, dataDir, log }) {
    const file = getRasterPath(raster, dataDir);
    mkdirSync(toRasterFolder(dataDir), { recursive: true });
    writeFileSync(`${file}.new`, (await readServedBytes(input, raster)).bytes);
    renameSync(`${file}.new`, file);
    log(`${file} was installed; restart a running server to use it.`);
  }
});

export const rasterDatasets: readonly ImportDataset[] = [...RASTERS, ...SCREENING_RASTERS].map(
  createRasterDataset
);
